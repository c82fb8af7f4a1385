"""The host deletes a game begun by mistake, and a night at which none was played."""

from uuid import uuid4

import pytest

from scorekeeper import recording
from scorekeeper.models import Entry, Game, Night, Payment, Result, Standing
from scorekeeper.money.ledger.payments import delete, record
from scorekeeper.money.ledger.plan import ledger_of
from scorekeeper.nights.end_of_night import close
from scorekeeper.people.statistics.update import add_up
from tests.web.reading import Reading


@pytest.fixture
def game(bob, game):
    """A finished game of one deal."""
    return bob.play(game)


def test_a_game_goes_with_its_log_and_what_it_gave(ann, game, night):
    assert "Delete game" in Reading(ann.get(f"/games/{game.pk}/review/")).text
    response = ann.post(f"/games/{game.pk}/deletion/")
    assert response.url == night.get_absolute_url()
    assert not any(rows.objects.exists() for rows in (Game, Entry, Standing))


def test_only_the_host_deletes_a_game(bob, eve, game):
    assert "Delete game" not in Reading(bob.get(f"/games/{game.pk}/review/")).text
    assert bob.post(f"/games/{game.pk}/deletion/").status_code == 403
    assert eve.post(f"/games/{game.pk}/deletion/").status_code == 404
    assert Game.objects.exists()


def test_a_game_of_a_closed_night_stays(ann, game, night):
    close(night)
    response = ann.post(f"/games/{game.pk}/deletion/")
    assert response.status_code == 403
    assert "Reopen it" in Reading(response).text
    assert Game.objects.exists()


def test_a_night_without_a_game_is_deleted(ann, bob, night):
    url = night.get_absolute_url()
    assert "Delete night" in Reading(ann.get(url)).text
    assert bob.post(f"{url}deletion/").status_code == 403
    assert ann.post(f"{url}deletion/").url == "/"
    assert not Night.objects.exists()


@pytest.fixture
def payment(people, night):
    """A payment that was recorded on the night."""
    both = (people["Ann"], people["Bob"])
    return record(night.group, "EUR", *both, 500, client_id=uuid4(), night=night)


def test_a_night_at_which_was_paid_stays_though_its_game_goes(
    ann, game, night, payment
):
    ann.post(f"/games/{game.pk}/deletion/")
    url = night.get_absolute_url()
    assert "Delete night" not in Reading(ann.get(url)).text
    assert ann.post(f"{url}deletion/").status_code == 403
    assert Payment.objects.filter(pk=payment.pk).exists()


def test_a_night_whose_payment_was_deleted_is_deleted(ann, night, payment):
    delete(night.group, payment.pk, client_id=uuid4())
    assert ann.post(f"{night.get_absolute_url()}deletion/").url == "/"
    assert not Night.objects.exists()


def test_a_game_that_goes_leaves_no_result(ann, game, night, group):
    recording.restake(game, {"per_point": "1"})
    add_up(group.pk)
    assert Result.objects.filter(night=night).exists()
    ann.post(f"/games/{game.pk}/deletion/")
    assert not any(ledger_of(group, "EUR").own.values())
    assert ann.post(f"{night.get_absolute_url()}deletion/").url == "/"
    assert not Result.objects.exists()


def test_a_night_with_a_game_stays(ann, game, night):
    url = night.get_absolute_url()
    assert "Delete night" not in Reading(ann.get(url)).text
    assert ann.post(f"{url}deletion/").status_code == 403
    assert Night.objects.exists()
