"""A house rule in words: what it may be, and what it is when nothing is agreed."""

from ..options import read_options


def house_rule(game, option):
    """One option of a card game: its label and help, what it can be, what is usual.

    `values`: the words of each, and `when` it is usual: a list of circumstances, empty
    where it always is, None where it never is. A number has its limits in `range`, and
    only its usual values.
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
    """One value of an option, with the circumstances that make it the usual one."""
    for rule in usual:
        if rule["words"] == words:
            return rule
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
    """The values of an option that nobody chose: {"words", "when"} of each.

    `when` lists what goes with the value; it is empty where nothing can change it.
    """
    if option.is_worked_out:
        for source in sources(game, option):
            values = group_values(option, source)
            if len(values) > 1:
                return values
    options = read_options(game.options, {}, min(game.players))
    return [{"words": option.in_words(options[option.key]), "when": []}]


def sources(game, option):
    """What a default may hang on: lists of (when, the options then in force)."""
    few = min(game.players)
    yield [
        (f"{players} players", read_options(game.options, {}, players))
        for players in game.players
    ]
    for other in game.options:
        if other is not option:
            yield [
                (label, read_options(game.options, {other.key: value}, few))
                for value, label in other.values
            ]


def group_values(option, source):
    """The values that an option takes in a source, each with all that it goes with."""
    values = []
    for when, options in source:
        words = option.in_words(options[option.key])
        same = [one for one in values if one["words"] == words]
        if same:
            same[0]["when"].append(when)
        else:
            values.append({"words": words, "when": [when]})
    return values
