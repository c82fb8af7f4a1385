"""Search of the referee's book: the situations that a question in words is about.

The index of a family is made at its first question. A phone, whose memory is small,
keeps one of them; a server keeps all.
"""

from ..content_files import family_folder
from .index import Index
from .ranking import ranking

indices = {}  # by the folder of a family
limits = {"indices": 1}  # how many are kept


def search(game, text, phases=()):
    """The keys of the situations that a text fits, at most eight, the best first.

    `game`: the key of a card game. `phases`: the phases that its deal may be in;
    situations of these come before those that fit equally well.
    """
    family = family_folder(game)
    if family not in indices:
        if len(indices) >= limits["indices"]:
            indices.clear()
        indices[family] = Index(game)
    return ranking(indices[family], game, text, phases)
