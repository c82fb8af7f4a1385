"""Oh Hell: say how many tricks you will take, and take exactly that many."""

from .game import OhHell
