"""The named sets of house rules in words: what each changes of the usual ones."""

from ..games import presets_named, usual_set
from .circumstances import players_words, with_players
from .house_rules import by_players, in_force


def named_sets(game):
    """(key, what the page of a card game says of it) of each named set.

    `players`: those that it is for, "" of all. `starts`: who starts with it: None of
    nobody, "" of everybody. `changes`: the label of each house rule, and its words.
    """
    for preset in presets_named(game.key):
        numbers = preset.players or list(game.players)
        yield (
            preset.key,
            {
                "name": preset.name,
                "differs": preset.differs,
                "players": players_words(numbers) if preset.players else "",
                "starts": starters(game, preset, numbers),
                "changes": changes(game, preset, numbers),
            },
        )


def starters(game, preset, numbers):
    """The numbers of players that start with a set, as `named_sets` has them."""
    first = [one for one in numbers if usual_set(game.key, one) is preset]
    if not first:
        return None
    return "" if first == list(game.players) else players_words(first)


def changes(game, preset, numbers):
    """The house rules in which a set differs from the usual ones, in words."""
    return [
        {"label": option.label, "words": change_words(game, option, preset, numbers)}
        for option in game.options
        if unusual_for(game, option, preset, numbers)
    ]


def change_words(game, option, preset, numbers):
    """What a set makes of an option: "7", "15 with 3 players, 13 with 4 players"."""
    values = by_players(game, option, numbers, preset.options)
    if len(values) > 1:
        few = unusual_for(game, option, preset, numbers)
        values = by_players(game, option, few, preset.options)
        return ", ".join([f"{words} {with_players(some)}" for words, some in values])
    return values[0][0]


def unusual_for(game, option, preset, numbers):
    """The numbers of players for which a set has another value than a new table."""
    return [
        number
        for number in numbers
        if in_force(game, number, preset.options)[option.key]
        != in_force(game, number)[option.key]
    ]
