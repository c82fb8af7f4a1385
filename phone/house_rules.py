"""House rules for people: the named sets, and what is in force, in words."""

from rules import RuleError, card_game_named, presets_named
from rules.presets import nearest, unlike

USUAL = "As usual"
LAST, AS_LAST_TIME = "last", "As last time"


def offered_sets(key, count, remembered):
    """The sets of house rules to choose from: that of last time, then the named ones.

    Each has `key`, `name`, a `line` and `options`. `count`: how many play;
    `remembered`: the options of last time, None before the first.
    """
    sets = [
        {
            "key": preset.key,
            "name": preset.name,
            "line": preset.differs,
            "options": preset.options,
        }
        for preset in presets_for(key, count)
    ]
    if remembered is None or not may_play_by(key, count, remembered):
        return sets
    line = describe_options(key, count, remembered)["line"]
    last = {"key": LAST, "name": AS_LAST_TIME, "line": line, "options": remembered}
    return [last] + sets


def still_offered(sets, key, chosen):
    """The key of the offered set that is meant by one that was chosen.

    Where that is not for so many, it is the one of the same name; else the first.
    """
    names = [one.name for one in presets_named(key) if one.key == chosen]
    meant = [one["key"] for one in sets if one["key"] == chosen]
    meant += [one["key"] for one in sets if one["name"] in names]
    return (meant + [one["key"] for one in sets] + [""])[0]


def options_of(sets, chosen):
    """The options of an offered set; none of one that is not."""
    options = [one["options"] for one in sets if one["key"] == chosen]
    return options[0] if options else {}


def count_for(players, seated):
    """Of some numbers of players that which is nearest to those who are seated."""
    far = [(abs(number - seated), number) for number in players]
    return min(far)[1]


def presets_for(key, players):
    return [one for one in presets_named(key) if one.is_for(players)]


def may_play_by(key, players, options):
    """Whether so many can play a card game by these options."""
    game = card_game_named(key)()
    try:
        game.check_players(options, players)
        game.read_options(options, players)
    except RuleError:
        return False
    return players in game.players


def describe_options(key, players, options):
    """Options as the named set that they are most like, and what differs from it.

    The `name` of the set, `but`, the rest in words, and both as a `line`.
    """
    game, sets = card_game_named(key), presets_for(key, players)
    near = nearest(game, sets, players, options)
    name, base = (near.name, near.options) if near else (USUAL, {})
    differing = unlike(game, players, options, base)
    but = ", ".join([rule_words(option, value) for option, value in differing])
    line = f"{name}, but {but}" if but else name
    return {"name": name, "but": but, "line": line}


def name_of_set(key, options):
    """The name of the set that has just these options; "" where none has them."""
    names = [one.name for one in presets_named(key) if one.options == options]
    return "".join(names[:1])


def rule_words(option, value):
    return f"{option.label}: {option.in_words(value)}"


def in_force(key, players, options):
    """Every house rule of a game in words, and whether the named set has it so."""
    game, sets = card_game_named(key), presets_for(key, players)
    read = game().read_options(options, players)
    near = nearest(game, sets, players, options)
    differing = unlike(game, players, options, near.options if near else {})
    unusual = [option.key for option, _value in differing]
    return [
        {
            "label": option.label,
            "words": option.in_words(read[option.key]),
            "is_ours": option.key in unusual,
        }
        for option in game.options
        if option.is_rule and read[option.key] is not None and option.is_used(read)
    ]


def house_rules(header):
    """The house rules of a game by the head of its record: as `told`, and `rules`.

    None where there are no such rules in this version.
    """
    terms = header["game"], len(header["players"]), header.get("options", {})
    if not (card_game_named(terms[0]) and may_play_by(*terms)):
        return None
    return describe_options(*terms) | {"rules": in_force(*terms)}
