"""A house rule in words: the values that it may have, and its usual one.

Usual is what a new table starts with: the first named set for its number of players.
"""

from ..games import usual_options
from ..options import read_options
from .circumstances import among, in_groups, with_players


def house_rule(game, option):
    """One option of a card game: its label and help, its values, which is usual.

    `values`: the words of each, whether it `is_usual`, and `when` a new table has it:
    in words, "" where nothing changes it. A number has its limits in `range`, and only
    the values of new tables.
    """
    known = values_of_new_tables(game, option)
    values = [value(label, known) for _value, label in option.values]
    return {
        "label": option.label,
        "help": option.help,
        "range": "" if values else limits(game, option),
        "values": values or known,
    }


def value(words, known):
    """One value of an option, with what is known of it."""
    for picture in known:
        if picture["words"] == words:
            return picture
    return value_picture(words, is_usual=False)


def value_picture(words, when="", is_usual=True):
    return {"words": words, "is_usual": is_usual, "when": when}


def limits(game, option):
    """What a number or a text may be: "50 to 1000, in steps of 10"."""
    if option.kind == "text":
        return f"up to {option.most} characters"
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
    most = f"{option.high(few)} with {few} players"
    return f"{most}, {option.low} to {option.high(many)} with {many} players"


def values_of_new_tables(game, option):
    """The values that an option may have where nobody chose it.

    They are usual with some numbers of players. Where one is usual with all, others
    follow that the option takes beside another house rule.
    """
    values = by_players(game, option, game.players)
    if len(values) > 1:
        return [value_picture(words, with_players(few)) for words, few in values]
    [(words, _numbers)] = values
    return [value_picture(words)] + beside_others(game, option, words)


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
        for other, label, options in variations(game, option)
    )
    return [
        value_picture(words, among(circumstances), is_usual=False)
        for words, circumstances in found
        if words != usual_words
    ]


def variations(game, option):
    """(other option, words of its value, the options then in force), one by one."""
    few = min(game.players)
    options = usual_options(game.key, few)
    for other in game.options:
        if other is not option:
            for value, label in other.values:
                yield other, label, in_force(game, few, options | {other.key: value})
