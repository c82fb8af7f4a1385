"""New Game: win deals, and be the first to the target."""

from .game import NewGame
