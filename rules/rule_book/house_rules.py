"""A house rule in words: the values that it may have, and its usual one.

Usual is what a new table starts with: the first named set for its number of players.
"""

from ..games import usual_options
from ..options import read_options
from .circumstances import among, in_groups, with_players


def house_rule(game, option):
    """One option of a card game: its label and help, its values, which is usual.

    `values`: the words of each, and `when` it is usual: in words, "" where it always
    is, None where it never is. A number has its limits in `range`, and only its usual
    values.
    """
    usual_ones = usual(game, option)
    values = [value(label, usual_ones) for _value, label in option.values]
    return {
        "label": option.label,
        "help": option.help,
        "range": "" if values else limits(game, option),
        "values": values or usual_ones,
    }


def value(words, usual):
    """One value of an option, and when it is the usual one."""
    for one in usual:
        if one["words"] == words:
            return one
    return {"words": words, "when": None}


def limits(game, option):
    """What a number may be: "50 to 1000, in steps of 10"."""
    words = f"{option.low} to {highest(game, option)}"
    if option.step > 1:
        words += f", in steps of {option.step}"
    if option.kind == "numbers":
        words = f"up to {option.most} numbers, each {words}"
    return words


def highest(game, option):
    """The largest number, where it hangs on the players for the fewest and the most."""
    if not callable(option.high):
        return option.high
    few, many = min(game.players), max(game.players)
    return f"{option.high(few)} for {few} players, {option.high(many)} for {many}"


def usual(game, option):
    """The values with which a new table starts: {"words", "when"} of each.

    Where they are the same for all numbers of players, others follow that the option
    takes beside another house rule.
    """
    values = by_players(game, option, game.players)
    if len(values) > 1:
        return [
            {"words": words, "when": with_players(numbers)} for words, numbers in values
        ]
    [(words, _numbers)] = values
    return [{"words": words, "when": ""}] + beside_others(game, option, words)


def by_players(game, option, numbers, options=None):
    """[words, numbers of players] for each value of an option.

    `options`: those of a named set; if missing, those of a new table.
    """
    return in_groups(
        (option.in_words(in_force(game, number, options)[option.key]), number)
        for number in numbers
    )


def in_force(game, players, options=None):
    """The house rules of so many, by a set or at a new table, by key."""
    if options is None:
        options = usual_options(game.key, players)
    return read_options(game.options, options, players)


def beside_others(game, option, usual_words):
    """The values that an option takes beside unusual values of others."""
    if not option.is_worked_out:
        return []
    found = in_groups(
        (option.in_words(options[option.key]), (other.label, label))
        for other, label, options in varied(game, option)
    )
    return [
        {"words": words, "when": among(circumstances)}
        for words, circumstances in found
        if words != usual_words
    ]


def varied(game, option):
    """(other option, words of its value, the options then in force), one by one."""
    few = min(game.players)
    options = usual_options(game.key, few)
    for other in game.options:
        if other is not option:
            for value, label in other.values:
                yield other, label, in_force(game, few, options | {other.key: value})
