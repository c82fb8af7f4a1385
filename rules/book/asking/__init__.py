"""Asking the referee in words: which situations of the book a player means.

The index of a game is made when it is first asked. A phone, whose memory is small, lets
that of the game before go; a server keeps them all on a `shelf`.
"""

from .index import Index
from .ranking import ranked


class Latest:
    """The index of the game that was asked last."""

    def __init__(self):
        self.indices = {}

    def index(self, game):
        if game not in self.indices:
            self.indices.clear()
            self.indices[game] = Index(game)
        return self.indices[game]


kept = {"in": Latest()}  # what this process keeps indices in


def found(game, text, phases=()):
    """The keys of the situations that a text fits, at most eight, the best first.

    `game`: the key of a card game. `phases`: where its deal stands, as the book names
    phases; what belongs to them comes before what fits equally well. Empty where
    nothing in the book fits.
    """
    return ranked(kept["in"].index(game), text, phases)
