"""The review of a game: its curve, its deals, its stake changed afterwards."""

import pytest

from scorekeeper import settling
from tests.web.reading import Reading


@pytest.fixture
def game(bob, game):
    """A finished game, played for nothing."""
    return bob.play(game)


@pytest.fixture
def restake(game):
    """Posts a stake: restake(bob, stake_per_point="0.05")."""
    return lambda device, **stake: device.post(f"/games/{game.pk}/stake/", stake)


def review(device, game):
    return Reading(device.get(f"/games/{game.pk}/review/")).text


def test_a_deal_tells_its_number_once_and_why_each_point_was_scored(bob, game, start):
    assert "Deal 1 Ann dealt For 1 card Ann Bob Cleo Bid" in review(bob, game)
    tablanette = start("tablanette", "Ann Bob")
    bob.play(tablanette, [{"type": "tablanette", "seat": 0, "points": 28}])
    assert "Deal 1 Ann dealt, in progress For Ann Bob Tablanette" in review(
        bob, tablanette
    )


def test_a_forgotten_stake_is_filled_in_afterwards(bob, game, restake, night):
    assert "Stake for nothing" in review(bob, game)
    response = restake(bob, stake_per_point="0.05", stake_cap="10")
    assert response.url == f"/games/{game.pk}/review/"
    assert "Stake for €0.05 a point, at most €10" in review(bob, game)
    assert [due.amount for due in settling.plan(night).dues] == [5, 5]


@pytest.mark.parametrize(("typed", "kept"), [("0,05", "0.05"), ("12,5", "12.5")])
def test_a_comma_may_stand_for_the_point(bob, game, restake, typed, kept):
    restake(bob, stake_per_point=typed)
    game.refresh_from_db()
    assert game.stake == {"per_point": kept}


@pytest.mark.parametrize("typed", ["-1", "much", "1,000", "99999999"])
def test_a_stake_that_cannot_be_is_refused_and_stays_typed(bob, game, restake, typed):
    response = restake(bob, stake_per_point=typed)
    assert response.status_code == 422
    assert f'value="{typed}"' in response.content.decode()
    game.refresh_from_db()
    assert game.stake == {}


def test_who_only_watches_sees_the_stake(bob, watcher, game, restake):
    restake(bob, stake_ante="1")
    assert "Played for ante €1." in review(watcher, game)
    assert restake(watcher, stake_ante="2").status_code == 403


def test_the_stake_of_a_closed_night_stays(bob, game, restake, night):
    settling.close(night)
    assert restake(bob, stake_ante="1").status_code == 403
