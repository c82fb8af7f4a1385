"""Scotch Whist: catch the ten of trumps, and take more cards than you were dealt."""

from .game import ScotchWhist
