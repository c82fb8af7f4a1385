"""House rules compared: the options of a game as a few letters, and in words."""

import hashlib

from scorekeeper import scoring
from scorekeeper.files.file_format import canonical

LETTERS = 12
NONE_CHANGED = "No house rule changed"


def options_hash(key, options):
    """The options of a game as a few letters, the same for the same house rules."""
    differing = canonical(changed_rules(key, options))
    return hashlib.sha256(differing).hexdigest()[:LETTERS]


def in_words(key, options):
    """The set that has these house rules, by its name, or what a game changed."""
    known, changed = options_by_key(key), changed_rules(key, options)
    words = [option_words(known.get(name), name, changed[name]) for name in changed]
    return scoring.name_of_set(key, changed) or ", ".join(words) or NONE_CHANGED


def changed_rules(key, options):
    """Of some options those that have another value than a record without them.

    What a table calls its game is no house rule.
    """
    known = options_by_key(key)
    return {
        name: value
        for name, value in options.items()
        if name not in known or is_changed_rule(known[name], value)
    }


def is_changed_rule(option, value):
    return option["kind"] != "text" and option["default"] != value


def options_by_key(key):
    """The options of a card game by their names, none where there is no such game."""
    card_game = scoring.card_game(key)
    return (
        {option["key"]: option for option in card_game["options"]} if card_game else {}
    )


def option_words(option, name, value):
    """One option in words; spelt where this version does not know it."""
    if option is None:
        return f"{name}: {value}"
    return f"{option['label']}: {label_of(option, value)}"


def label_of(option, value):
    """How a screen names one value of an option."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    labels = {str(one): label for one, label in option["values"]}
    return labels.get(str(value), str(value))
