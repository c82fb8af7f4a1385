"""A game marked to be counted, by the change that ends, reopens or corrects it."""

from functools import partial

from django.db import transaction

from scorekeeper import scoring
from scorekeeper.models import Game

waiting = set()  # ids of groups that this worker adds up once it has answered


def mark(game, was_finished):
    """Notes on a game (not saved) that it is to be counted, if it is or was over."""
    is_finished = game.status == Game.Status.FINISHED
    game.gained = scoring.gained(game.record()) if is_finished else None
    if is_finished or was_finished:
        mark_again(game)


def mark_again(game):
    """Notes on a finished game (not saved) that something else than its end changed."""
    game.is_counted = False
    add_up_soon(game.group_id)


def add_up_soon(group_id):
    """Has a group added up after the answer, if what is done now is kept."""
    transaction.on_commit(partial(waiting.add, group_id))
