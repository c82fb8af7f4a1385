"""Pinochle: a card turned up makes trumps, melds count, and so do the tricks."""

from .game import Pinochle
from .two_handed import PinochleTwo

__all__ = ["Pinochle", "PinochleTwo"]
