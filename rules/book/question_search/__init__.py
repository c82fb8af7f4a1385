"""Search of the referee's book: the situations that a question in words is about.

The index of a family is made at its first question. A phone, whose memory is small,
keeps one of them; a server keeps all.
"""

from ..content_files import family_folder
from .index import Index
from .mentions import mentions
from .ranking import ranking

indices = {}  # by the folder of a family
limits = {"indices": 1}  # how many are kept


def search(game, text, phases=(), is_of_game=False):
    """The keys of the situations that a text fits, at most eight, the best first.

    `game`: the key of a card game. `phases`: the phases that its deal may be in;
    situations of these come before those that fit equally well. `is_of_game`: the text
    is about this game for certain, and is not held against questions about others.
    """
    return ranking(index_of(game), game, text, phases, is_of_game)


def keys_mentioning(game, names):
    """The keys of the situations that mention some names of the game, most first."""
    return mentions(index_of(game).pages, game, [name.lower() for name in names])


def index_of(game):
    """The index of the family of a card game."""
    family = family_folder(game)
    if family not in indices:
        if len(indices) >= limits["indices"]:
            indices.clear()
        indices[family] = Index(game)
    return indices[family]
