"""House rules compared: the options of a game as a few letters, and in words."""

import hashlib

from scorekeeper import scoring
from scorekeeper.files.file_format import canonical

LETTERS = 12


def options_hash(key, options):
    """The options of a game as a few letters, the same for the same house rules."""
    differing = canonical(unusual(key, options))
    return hashlib.sha256(differing).hexdigest()[:LETTERS]


def in_words(key, options):
    """What differs from the usual rules of a card game: "Hook: free, Game at: 50"."""
    usual, differing = options_by_key(key), unusual(key, options)
    words = [option_words(usual.get(name), name, differing[name]) for name in differing]
    return ", ".join(words) or "As usual"


def unusual(key, options):
    """Of some options those that are not as usual."""
    usual = options_by_key(key)
    return {
        name: value
        for name, value in options.items()
        if name not in usual or usual[name]["default"] != value
    }


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
