"""The bezique family: two, three or four players, and the game of five hundred."""

from .five_hundred import BeziqueFiveHundred
from .four_handed import BeziqueFour
from .game import Bezique
from .three_handed import BeziqueThree

__all__ = ["Bezique", "BeziqueFiveHundred", "BeziqueFour", "BeziqueThree"]
