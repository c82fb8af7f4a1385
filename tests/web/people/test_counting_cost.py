"""Counting a game costs the same wherever it lies in time, and locks for a moment."""

import time
from datetime import timedelta

import pytest

from scorekeeper import recording
from scorekeeper.models import Game, Standing, Tally
from scorekeeper.people.statistics import update
from tests.web.devices import ONE_DEAL

pytestmark = [pytest.mark.django_db, pytest.mark.alike]
ONE_CARD = {"sequence": "custom", "hands": [1]}
BEHIND, A_BATCH = 1_000, 40  # games
FOREVER = float("inf")
A_MOMENT = 0.2  # seconds for which a group is locked at most
A_YEAR = timedelta(days=365)


@pytest.fixture
def finish(night, people):
    """Finishes so many games, begun that long after another: finish(games, later)."""
    three = list(people.values())[:3]
    record = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "options": ONE_CARD}
    game = recording.import_record(night, record | {"entries": ONE_DEAL}, three).game
    given = list(Standing.objects.filter(game=game))
    fields = {"group_id": night.group_id, "night": night, "key": game.key}
    fields |= {"options": game.options, "players": game.players, "sheet": game.sheet}
    fields |= {"gained": game.gained, "status": game.status, "is_counted": False}

    def finish(count, later):
        begun = game.started_at + later
        games = Game.objects.bulk_create(
            Game(**fields, started_at=begun + timedelta(seconds=number))
            for number in range(count)
        )
        Standing.objects.bulk_create(standing(row, to) for to in games for row in given)
        return games

    return finish


def standing(row, game):
    """A Standing (not saved) like another, of another game."""
    names = [field.attname for field in Standing._meta.concrete_fields[1:]]
    values = {name: getattr(row, name) for name in names}
    return Standing(**values | {"game_id": game.pk})


def cost(group, games):
    """The seconds of this process that it takes to count games in one transaction."""
    started = time.process_time()
    update.count(group.pk, games, FOREVER)
    return time.process_time() - started


def test_an_older_game_costs_as_much_as_a_newer_one(group, finish):
    finish(BEHIND, timedelta(0))
    update.add_up(group.pk, seconds=None)
    newer, older = [], []
    for number in range(1, 4):
        newer.append(cost(group, finish(A_BATCH, number * A_YEAR)))
        older.append(cost(group, finish(A_BATCH, -number * A_YEAR)))
    assert min(older) < 1.5 * min(newer), (older, newer)
    row = Tally.objects.get(
        group=group, person__name="Bob", other__name="Bob", key="", year=0
    )
    assert row.games == BEHIND + 6 * A_BATCH + 1


def test_a_game_that_goes_costs_about_as_much_as_one_that_comes(group, finish):
    games = finish(BEHIND, timedelta(0))
    update.add_up(group.pk, seconds=None)
    floor = min(cost(group, finish(A_BATCH, A_YEAR)) for _ in range(3))
    started = time.process_time()
    update.take_out(group.pk, [game.pk for game in games[:A_BATCH]])
    assert time.process_time() - started < 3 * floor


def test_no_transaction_locks_the_group_for_long(group, finish, monkeypatch):
    locked, counted = [], update.write

    def write(*changed):
        started = time.process_time()
        counted(*changed)
        locked.append(time.process_time() - started)

    finish(500, timedelta(0))
    floor = min(cost(group, finish(1, A_YEAR)) for _ in range(3))
    monkeypatch.setattr(update, "write", write)
    assert update.add_up(group.pk, seconds=None) == 0
    assert len(locked) > 5
    assert max(locked) < max(A_MOMENT, update.FEW * floor), (locked, floor)


@pytest.mark.parametrize(
    ("done", "held", "games"),
    [(10, 0.2, 2), (10, 0.01, 20), (100, 0.01, 100), (1, 9, 1)],
)
def test_a_batch_is_as_large_as_the_last_one_was_quick(done, held, games):
    assert update.next_size(done, held) == games


@pytest.mark.django_db(transaction=True)
def test_others_get_as_much_time_as_a_batch_took(group, finish, monkeypatch):
    held, naps, count = [], [], update.count

    def counting(*asked):
        done, took = count(*asked)
        held.append(took)
        return done, took

    finish(60, timedelta(0))
    monkeypatch.setattr(update, "count", counting)
    monkeypatch.setattr(update, "sleep", naps.append)
    update.add_up(group.pk, seconds=None)
    assert len(held) > 2
    assert naps == [0, *held[:-1]]
