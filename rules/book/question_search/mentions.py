"""The situations that mention a word of the game."""

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
    rulings = " ".join([one["ruling"] for one in page["outcomes"]]).lower()
    told = " ".join(page["words"]).lower()
    return page["title"].lower().count(name) * TITLE + (rulings + told).count(name)
