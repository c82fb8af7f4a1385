"""Sums are up to date right after a game; a server that was killed loses none."""

import pytest
from django.db import OperationalError

from scorekeeper import recording
from scorekeeper.models import Game, Outcome, Tally
from scorekeeper.people.statistics import tallies, update

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def nothing_waits():
    tallies.waiting.clear()


def is_counted(game):
    return Game.objects.get(pk=game.pk).is_counted


def test_a_game_is_added_up_once_its_end_is_answered(bob, game):
    bob.play(game)
    assert not is_counted(game)
    assert not Outcome.objects.filter(game=game).exists()
    update.left_to_do()()
    assert is_counted(game)
    assert Outcome.objects.filter(game=game).count() == 3
    assert update.left_to_do() is None


def test_an_entry_that_ends_nothing_leaves_nothing_to_do(bob, game):
    bob.enter(game, {"type": "bid", "seat": 0, "bid": 0}, seen=0)
    assert update.left_to_do() is None


def test_a_game_undone_or_played_for_more_is_added_up_again(bob, game):
    bob.play(game)
    update.add_up_what_waits()
    recording.restake(game, {"per_point": "0.2"})
    update.add_up_what_waits()
    assert all(row.money for row in Outcome.objects.filter(game=game, won=True))
    bob.enter(game, None, seen=4, to="last/")
    update.add_up_what_waits()
    assert not Tally.objects.exists()


def test_what_was_not_kept_is_not_added_up(bob, game, monkeypatch):
    def fail(*_):
        raise RuntimeError

    monkeypatch.setattr("scorekeeper.recording.changes.write_standings", fail)
    with pytest.raises(RuntimeError):
        bob.play(game)
    assert update.left_to_do() is None


def test_the_next_look_adds_up_what_a_killed_server_left(bob, game, people):
    bob.play(game)
    tallies.waiting.clear()  # as the memory of a process that is gone
    bob.get(f"/people/{people['Ann'].pk}/")
    assert is_counted(game)
    assert Tally.objects.filter(person=people["Ann"], games=1).exists()


@pytest.mark.alike
def test_what_the_database_refuses_waits_for_a_reader(bob, game, monkeypatch):
    def busy(*_, **__):
        raise OperationalError("database is locked")

    bob.play(game)
    with monkeypatch.context() as patch:
        patch.setattr(update, "add_up", busy)
        update.add_up_what_waits()
    assert not is_counted(game)
    assert update.left_to_do() is None
    bob.get(f"/groups/{game.group_id}/people/")
    assert is_counted(game)
