"""The situations that mention a word of the game."""

from ..words import is_letter
from .ranking import best_first

TITLE = 5  # how often a name counts in a title


def mentions(pages, game, names):
    """The keys of the situations of a game that mention some names, most first.

    `pages`: the situations of its family; `names`: in small letters.
    """
    scores = {
        place: sum([count(page, name) for name in names])
        for place, page in enumerate(pages)
        if not page["games"] or game in page["games"]
    }
    return [pages[place]["key"] for place in best_first(scores)]


def count(page, name):
    """How often a situation mentions a name."""
    rulings = " ".join([one["ruling"] for one in page["outcomes"]])
    told = " ".join(page["words"])
    below = whole_words(rulings, name) + whole_words(told, name)
    return whole_words(page["title"], name) * TITLE + below


def whole_words(text, name):
    """How often a name stands in a text, by itself or with an s after it."""
    text, found = text.lower(), 0
    at = text.find(name)
    while at >= 0:
        end = at + len(name)
        end += text[end : end + 1] == "s"
        begins = not (at and is_letter(text[at - 1]))
        found += begins and not is_letter(text[end : end + 1] or " ")
        at = text.find(name, at + 1)
    return found
