"""Everything in the book of a card game that a question is about.

Its situations (`question_search/`), and entries: words, points, house rules and the
steps of a deal (`entries.py`).
"""

from .entries import entries
from .question import Question

SITUATION = "situation"
MOST = 8  # results


def find(game, text, phases=()):
    """What a question is about, the best first, at most eight: [kind, key] of each.

    The kind is SITUATION with the key of a situation, or that of an entry. `game`: the
    key of a card game; `phases`: as `question_search.search` takes them.
    """
    question = Question(game, text)
    keys = question.situations(phases)
    first = question.before_names(keys)
    rest = [key for key in keys if key not in first]
    if question.is_name():
        named = pairs(question.named)
        found = as_situations(first)[: MOST - len(named)] + named + as_situations(rest)
    else:
        beside = pairs(question.entries_beside(bool(keys)))
        found = as_situations(first + rest)[: MOST - len(beside)] + beside
    return found[:MOST]


def found_situations(game, text, phases=()):
    """The keys of the situations that a question is about, the best first."""
    return [key for kind, key in find(game, text, phases) if kind == SITUATION]


def pairs(found):
    return [[entry["kind"], entry["key"]] for entry in found]


def as_situations(keys):
    return [[SITUATION, key] for key in keys]
