"""A game marked to be counted, by the change that ends, reopens or corrects it."""

from scorekeeper import scoring
from scorekeeper.models import Game


def mark(game, was_finished):
    """Notes on a game (not saved) that it is to be counted, if it is or was over."""
    is_finished = game.status == Game.Status.FINISHED
    game.gained = scoring.gained(game.record()) if is_finished else None
    if is_finished or was_finished:
        game.is_counted = False
