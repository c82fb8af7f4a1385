"""How a situation is ruled on with other house rules, and which of them decide."""

from rules import card_game_named

from .outcomes import outcomes


def other_rulings(key, situation, answer_texts, options):
    """The rulings of a card game (its key) that differ with one house rule alone.

    Each has the `label` of the house rule, its `values` in words, and the `ruling`.
    """
    own, found = rulings(situation, answer_texts, options), []
    for option in options_named(key, situation, options):
        for value, words in option.values:
            changed = options | {option.key: value}
            there = rulings(situation, answer_texts, changed)
            if there != own and len(there) == 1:
                add(found, option.label, words, there[0])
    return [other | {"rule": rule_words(other)} for other in found]


def rule_words(other):
    """A house rule with the values that lead to another ruling: "Hook: on or off"."""
    return f"{other['label']}: {' or '.join(other['values'])}"


def options_named(key, situation, options):
    """The options of a card game that some outcome of a situation asks for."""
    named = [name for one in situation["outcomes"] for name in one["options"]]
    return [
        option
        for option in card_game_named(key).options
        if option.key in named and option.key in options
    ]


def rulings(situation, answer_texts, options):
    """The different rulings that answers leave possible, as the book has them."""
    found = []
    for outcome in outcomes(situation, answer_texts, options):
        if outcome and outcome["ruling"] not in found:
            found.append(outcome["ruling"])
    return found


def add(found, label, words, ruling):
    """One value more that leads to a ruling."""
    for other in found:
        if (other["label"], other["ruling"]) == (label, ruling):
            other["values"].append(words)
            return
    found.append({"label": label, "values": [words], "ruling": ruling})


def deciding_rules(key, outcome, others, options):
    """The house rules that decide on an outcome, as they are: "Hook: on" of each."""
    labels = [one["label"] for one in others]
    return [
        f"{option.label}: {option.in_words(options[option.key])}"
        for option in card_game_named(key).options
        if option.label in labels or option.key in outcome["options"]
    ]
