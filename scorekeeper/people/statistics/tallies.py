"""Tallies: plain sums of games, and the notes of which are to be added up.

The order in which games come changes nothing, and none is read again for another.
Runs and bests depend on the order or on all games: they are read when a page asks for
them (`runs.py`, `bests.py`).
"""

from collections import defaultdict
from functools import partial

from django.db import transaction

from scorekeeper import scoring
from scorekeeper.models import Game, Tally
from scorekeeper.people.statistics.sum_tables import SumTable

WHERE = ("person_id", "other_id", "key", "house", "year")
SUMMED = ("games", "wins", "points", "together", "won_together", "ahead")
FEW = ["game_id", "person_id", "key", "side", "won", "place", "points"]
TALLIES = SumTable("tally", WHERE, SUMMED)
waiting = set()  # ids of groups that this worker adds up once it has answered


def parts_of(outcomes):
    """(where it is tallied, SUMMED) for each pair of some games under each filter."""
    games = defaultdict(list)
    for row in outcomes:
        games[row.game_id].append(row)
    for game in games.values():
        for row in game:
            for other in game:
                numbers = of_game(row, other)
                for level in levels(row):
                    yield (row.person_id, other.person_id, *level), numbers


def levels(row):
    """The (key, house, year) of the filters that an Outcome falls under."""
    for key, house in (("", ""), (row.key, ""), (row.key, row.house)):
        yield key, house, 0
        yield key, house, row.year


def of_game(row, other):
    """SUMMED of one game for a person and another who played."""
    is_partner = row.side == other.side and row is not other
    is_ahead = row.place < other.place and row.side != other.side
    won = int(row.won)
    return 1, won, row.points, int(is_partner), is_partner * won, int(is_ahead)


def tally_of(group_id, where, pairs):
    """The Tally (not saved) of pairs: a person's and another's Outcome of a game."""
    every = [of_game(*pair) for pair in pairs]
    sums = dict(zip(SUMMED, map(sum, zip(*every, strict=True)), strict=True))
    return Tally(group_id=group_id, **dict(zip(WHERE, where, strict=True)), **sums)


def mark(game, was_finished):
    """Notes on a game (not saved) that it is to be counted, if it is or was over."""
    is_finished = game.status == Game.Status.FINISHED
    game.gained = scoring.side_gains(game.record()) if is_finished else None
    if is_finished or was_finished:
        mark_again(game)


def mark_again(game):
    """Notes on a finished game (not saved) that something else than its end changed."""
    game.is_counted = False
    add_up_soon(game.group_id)


def add_up_soon(group_id):
    """Has a group added up after the answer, if what is done now is kept."""
    transaction.on_commit(partial(waiting.add, group_id))
