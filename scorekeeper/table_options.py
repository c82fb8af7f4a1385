"""What the options of a table say of its game: its name, and who wins there."""

import rules


def card_game_key(kind):
    """The key of the card game of a kind of game (see `scorekeeper.game_kinds`)."""
    return kind.partition(":")[0]


def title_option(key):
    """The key of the option by which a table names its game; "" where none does."""
    game = rules.card_game_named(key)
    texts = [one.key for one in game.options if one.kind == "text"] if game else []
    return "".join(texts[:1])


def keys_with_title():
    """The keys of the card games that a table names itself."""
    return [game.key for game in rules.card_games() if title_option(game.key)]


def name_by(key, options):
    """What a table with some options calls its game; None if there is none such."""
    game = rules.card_game_named(key)
    if not title_option(key):
        return game.name if game else None
    return game().name_by(sound_options(game, options))


def lowest_wins(kind):
    """Whether fewer points are better at a card game; False if there is none such."""
    game = rules.card_game_named(card_game_key(kind))
    return game is not None and game.lowest_wins


def lowest_wins_by(key, options):
    """The same at a table with some options."""
    if not title_option(key):
        return lowest_wins(key)
    game = rules.card_game_named(key)
    return game().lowest_wins_by(sound_options(game, options))


def lowest_wins_in(sheet):
    """The same of a scored record; one that was scored long ago does not say it."""
    return sheet.get("lowest_wins", lowest_wins(sheet["game"]))


def sound_options(game, options):
    """All options of a table; a default for each that the rules would not take."""
    sound = {option.key: option.default for option in game.options}
    for option in game.options:
        given = options.get(option.key)
        if option.allows(given, game.players[0]):
            sound[option.key] = given
    return sound
