"""Everything in the book of a card game that a question is about.

Its situations (`question_search/`), and entries: words, points, house rules and the
steps of a deal (`entries.py`).
"""

from .. import situations
from ..question_search import index_of, keys_mentioning, search
from ..question_search.words import words_of
from .entries import HOUSE_RULE, entries, entry_of
from .names import names_in

SITUATION = "situation"
MOST = 8  # results
FEW = 3  # situations that only mention the word of a question
MOST_OF_A_KIND = 2  # entries of one kind, beside situations
MOST_BESIDE = 3  # entries beside situations


def find(game, text, phases=()):
    """What a question is about, the best first, at most eight: [kind, key] of each.

    The kind is SITUATION with the key of a situation, or that of an entry. `game`: the
    key of a card game; `phases`: as `question_search.search` takes them.
    """
    names = names_in(game)
    words = spelt_words(game, names, words_of(text))
    asked = names.telling_words(words)
    named = names.entries_named(asked, words)
    keys = search(game, text, phases) or keys_about(game, named)
    if not keys and names.has_all(words):
        keys = keys_mentioning(game, words)[:FEW]
    decided = decided_by(game, names.entries_spelt_so(words))
    chosen = [key for key in keys if key in decided]
    keys = [key for key in keys if key not in chosen]
    if named and names.is_bare(words):
        return (as_situations(chosen) + pairs(named) + as_situations(keys))[:MOST]
    others = pairs(entries_beside(names, asked, named, chosen + keys))
    if chosen or keys:
        others = others[:MOST_BESIDE]
    return as_situations(chosen + keys)[: MOST - len(others)] + others[:MOST]


def found_situations(game, text, phases=()):
    """The keys of the situations that a question is about, the best first."""
    return [key for kind, key in find(game, text, phases) if kind == SITUATION]


def keys_about(game, named):
    """The keys of the situations about what a question names."""
    names = [name for one in named for name in [one["name"]] + one["also"]]
    keys = keys_mentioning(game, names)
    meaning = " ".join([one["text"] for one in named])
    return keys or search(game, meaning, is_of_game=True)


def spelt_words(game, names, words):
    """The words of a question, with wrong letters put right."""
    letters = index_of(game).letters
    return [word if word in names.known else letters.spelt(word) for word in words]


def decided_by(game, named):
    """The keys of the situations that a house rule decides, if it is named alone."""
    options = [one["option"] for one in named if one["kind"] == HOUSE_RULE]
    return [
        page["key"]
        for page in (situations(game) if options else ())
        if not page["ask"]
        and any(key in one["options"] for one in page["outcomes"] for key in options)
    ]


def entries_beside(names, asked, named, keys):
    """The entries that go beside the situations of a question.

    Where no situation was found, an entry must say most of the question.
    """
    found = named + names.entries_fitting(asked)
    if keys:
        found += names.entries_mentioned(asked)
    return few_of_each(found)


def few_of_each(found):
    """Entries in their order, each once, and few of a kind."""
    kept, counts = [], {}
    for entry in found:
        count = counts.get(entry["kind"], 0)
        if entry not in kept and count < MOST_OF_A_KIND:
            kept.append(entry)
            counts[entry["kind"]] = count + 1
    return kept


def pairs(found):
    return [[one["kind"], one["key"]] for one in found]


def as_situations(keys):
    return [[SITUATION, key] for key in keys]
