"""Which situations a table is shown: those of the moment, or those that words fit."""

from rules import book
from rules.book.question_search import search

from .laws import NO_LAW, first_of_all, told_by_law
from .situation import situation_titles

MOST_FOUND = 6
LONGEST = 400  # characters; more of a question does not say more
LEFT_OUT = f"The search reads the first {LONGEST} characters of your question."
LIKELY = 6  # situations that are offered before anybody has said a word
OF_THE_LAST = 3  # of them, those about what was just entered
OF_BEFORE = 2  # and those that this table has asked before
OF_ALL = {"adjust": ["wrong_score"], "deal_total": ["wrong_score"]}
ALWAYS = ("any", "play", "deal", "count", "end")  # where a phase has few of its own


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


def likely_keys(key, phases=(), last="", before=()):
    """The keys of the situations of a card game that are likeliest at a moment.

    `phases`: where the deal stands; `last`: the type of what was just entered;
    `before`: the situations that this table has asked, the newest first.
    """
    pages = [one for one in book.situations(key) if one["kind"] == "ruling"]
    known = [one["key"] for one in pages]
    found = [one for one in each_once(before) if one in known][:OF_BEFORE]
    found += [one for one in after(key, last) if one in known][:OF_THE_LAST]
    for phase in tuple(phases) + ALWAYS:
        found += [page["key"] for page in pages if page["phase"] == phase]
    return each_once(found)[:LIKELY]


def after(key, entry_type):
    """What is asked of an entry of some type that was just made."""
    return OF_ALL.get(entry_type) or book.after(key, entry_type)


def each_once(keys):
    """Some keys in their order, each once."""
    return [key for place, key in enumerate(keys) if key not in keys[:place]]
