"""What a finished game gave each person is written, and taken back, with it."""

from decimal import Decimal

import pytest

from scorekeeper import recording
from scorekeeper.models import Standing
from scorekeeper.money.stakes import StakeError
from tests.web.devices import ONE_DEAL

ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def game(start):
    return start(options=ONE_CARD, stake={"per_point": "0.0525"})


def test_the_last_entry_writes_them(bob, game, night):
    bob.play(game, ONE_DEAL[:-1])
    assert not Standing.objects.exists()
    bob.play(game, ONE_DEAL[-1:])
    rows = {row.person.name: row for row in game.standings.select_related("person")}
    assert [rows[name].points for name in ["Ann", "Bob", "Cleo"]] == [10, 11, 10]
    assert [rows[name].net for name in ["Ann", "Bob", "Cleo"]] == [-1, 2, -1]
    assert rows["Bob"].money == Decimal("10.5")
    assert rows["Ann"].money == Decimal("-5.25")
    assert [name for name, row in rows.items() if row.won] == ["Bob"]
    assert all(row.night == night and row.tags == [] for row in rows.values())


@pytest.mark.alike
def test_undo_takes_them_back_and_redo_writes_them_again(bob, game):
    bob.play(game)
    bob.enter(game, None, to="last/")
    assert not Standing.objects.exists()
    bob.enter(game, None, to="next/")
    assert Standing.objects.count() == 3


@pytest.mark.alike
def test_another_stake_makes_other_money(bob, game):
    bob.play(game)
    recording.restake(game, {"per_point": "1"})
    money = {row.person.name: row.money for row in game.standings.all()}
    assert money == {"Ann": -100, "Bob": 200, "Cleo": -100}


@pytest.mark.alike
def test_an_open_game_can_be_restaked_too(game):
    assert recording.restake(game, {"ante": "1"}).stake == {"ante": "1"}
    assert not Standing.objects.exists()


def test_a_stake_that_cannot_be_is_refused(bob, game):
    bob.play(game)
    with pytest.raises(StakeError):
        recording.restake(game, {"per_point": "-1"})
    assert recording.restake(game, {}).standings.filter(money=0).count() == 3
