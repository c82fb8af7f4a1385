"""Which situations a table is shown: those of the moment, or those that words fit."""

from rules.book.question_search import search

from .laws import NO_LAW, first_of_all, told_by_law
from .likely_situations import likely_keys
from .situation import situation_titles

MOST_FOUND = 6
LONGEST = 400  # characters; more of a question does not say more
LEFT_OUT = f"The search reads the first {LONGEST} characters of your question."


def find_situations(key, words, phases=(), last="", before=(), law=NO_LAW):
    """The situations for some words; without them, or where none fit, the likely ones.

    The words and the moment as `search` and `likely_keys` take them. What the group has
    a ruling for, in its `law`, comes first, then what is proposed for the night.
    """
    words = words.strip()
    read = words[:LONGEST]
    fit = first_of_all(search(key, read, phases), law)[:MOST_FOUND] if words else []
    names = fit or first_of_all(likely_keys(key, phases, last, before), law)
    return {
        "words": words,
        "left_out": LEFT_OUT if words != read else "",
        "is_nothing": bool(words) and not fit,
        "is_found": bool(fit),
        "situations": told_by_law(situation_titles(key, names), law),
    }
