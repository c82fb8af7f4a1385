"""New Game: whoever wins a deal scores; the first to the target wins the game."""

from .game import NewGame

__all__ = ["NewGame"]
