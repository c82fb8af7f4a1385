"""Asking the referee in words: which situations of the book a player means.

The index of a game is made when it is first asked; that of the game before is let go.
"""

from .index import Index
from .ranking import ranked

LATEST = {}  # the index of the game that was asked last, by its key


def found(game, text, phases=()):
    """The keys of the situations that a text fits, at most eight, the best first.

    `game`: the key of a card game. `phases`: where its deal stands, as the book names
    phases; what belongs to them comes before what fits equally well. Empty where
    nothing in the book fits.
    """
    if game not in LATEST:
        LATEST.clear()
        LATEST[game] = Index(game)
    return ranked(LATEST[game], text, phases)
