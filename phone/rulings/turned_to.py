"""Which situations a table is shown: those of the moment, or those that words fit."""

from rules.book.asking import found

from .moment import likely
from .situation import titled

MOST_FOUND = 6
LONGEST = 400  # characters; more of a question does not say more


def turned_to(key, words, phases=(), last="", before=()):
    """The situations for some words; without them, or where none fit, the likely ones.

    The words and the moment as `found` and `likely` take them.
    """
    words = words.strip()[:LONGEST]
    fit = found(key, words, phases)[:MOST_FOUND] if words else []
    names = fit or likely(key, phases, last, before)
    return {
        "words": words,
        "is_nothing": bool(words) and not fit,
        "is_found": bool(fit),
        "situations": titled(key, names),
    }
