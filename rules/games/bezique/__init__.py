"""The bezique family: two, three or four players, and the game of five hundred."""

from .five_hundred import BeziqueFiveHundred
from .four_handed import BeziqueFour
from .three_handed import BeziqueThree
from .two_handed import Bezique

__all__ = ["Bezique", "BeziqueFiveHundred", "BeziqueFour", "BeziqueThree"]
