"""What the referee's page shows: what a question finds, or what is likely now."""

from rules import book, card_game_named
from rules.book.lookup import find

from .laws import NO_LAW, first_of_all, told_by_law
from .results import results
from .situation import situation_titles

LONGEST = 400  # characters; more of a question does not say more
LEFT_OUT = f"The search reads the first {LONGEST} characters of your question."
LIKELY = 6  # situations that are offered before anybody has said a word
OF_THE_LAST = 3  # of them, those about what was just entered
OF_BEFORE = 2  # and those that this table has asked before
OF_ALL = {"adjust": ["wrong_score"], "deal_total": ["wrong_score"]}
ALWAYS = ("any", "play", "deal", "count", "end")  # where a phase has few of its own
NOTHING_FITS = "Nothing in the book fits"


def question_screen(key, words, about=None, phases=(), last="", before=(), law=NO_LAW):
    """What some words find; without words, or where nothing fits, what is likely.

    `about`: as `results` takes it, needed with words. The moment as `find` and
    `likely_keys` take it. What the group has a ruling for, in its `law`, comes first,
    then what is proposed for the night. The first result is the one in `answers`.
    """
    words = words.strip()
    read = words[:LONGEST]
    fit = results(key, find(key, read, phases), about, law) if words else []
    likely = [] if fit else first_of_all(likely_keys(key, phases, last, before), law)
    title = fit[0]["title"] if fit else ""
    return {
        "name": card_game_named(key).name,
        "words": words,
        "left_out": LEFT_OUT if words != read else "",
        "is_nothing": bool(words) and not fit,
        "title": title or (NOTHING_FITS if words else ""),
        "answers": fit[:1],
        "others": fit[1:],
        "situations": told_by_law(situation_titles(key, likely), law),
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
