"""Names under the settlement of a night that asks the other side to agree."""

from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import recording
from scorekeeper.models import Night, Signature
from scorekeeper.money import settlement
from scorekeeper.money.ledger.results import result_of
from tests.web.devices import ONE_DEAL
from tests.web.money.following import Follower
from tests.web.reading import Reading

DEAL = {"sequence": "custom", "hands": [1]}
WON = "-5,10,-5"  # what the first deal comes to, with five cents a point


@pytest.fixture
def url(bob, night, start):
    """The settlement of a night that asks; Bob won from Ann and Cleo."""
    Night.objects.filter(pk=night.pk).update(agreeing=True)
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def sign(night, people):
    """Puts a name there: sign(bob, "Ann")."""

    def post(device, name, state=WON, headers=None, **more):
        about = {"id": uuid4(), "person": people[name].pk, "state": state}
        where = f"/nights/{night.pk}/signatures/"
        return device.post(where, about | more, headers=headers)

    return post


def text(device, url):
    return Reading(device.get(url)).text


@pytest.mark.alike
def test_a_night_that_asks_nobody_shows_no_names(bob, url, night, sign):
    Night.objects.filter(pk=night.pk).update(agreeing=False)
    assert "Signed by" not in text(bob, url)
    assert sign(bob, "Ann").status_code == 409
    assert not Signature.objects.exists()


@pytest.mark.alike
def test_where_nothing_was_played_there_is_nothing_to_agree_to(bob, night):
    Night.objects.filter(pk=night.pk).update(agreeing=True)
    assert "Signed by" not in text(bob, f"/nights/{night.pk}/settlement/")


@pytest.mark.alike
def test_each_name_is_put_there_once(ann, bob, url, sign):
    page = text(ann, url)
    assert "Nobody has signed this settlement yet." in page
    assert "Sign for Ann Sign for Bob Sign for Cleo" in page
    for device in (bob, ann):
        assert sign(device, "Bob").url == f"{url}#names"
    page = text(ann, url)
    assert "Bob ✓ on Bob's phone" in page
    assert "Sign for Bob" not in page
    assert Signature.objects.get().key.name == "Bob's phone"


@pytest.mark.alike
def test_who_played_nothing_has_nothing_to_agree_to(bob, url, sign):
    assert "Sign for Dan" not in text(bob, url)
    assert sign(bob, "Dan").status_code == 409


@pytest.mark.alike
def test_a_change_says_so_and_asks_again(bob, url, start, sign):
    sign(bob, "Bob")
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    page = text(bob, url)
    assert "Signed before the last change: Bob ✓ on this phone" in page
    assert "Sign for Bob" in page
    assert sign(bob, "Bob").status_code == 409
    sign(bob, "Bob", "-10,20,-10")
    assert "before the last change" not in text(bob, url)


@pytest.mark.alike
def test_a_payment_that_is_made_asks_nobody_again(bob, url, sign, pay):
    sign(bob, "Bob")
    pay("Ann", "Bob", 5)
    assert "Bob ✓ on this phone" in text(bob, url)


@pytest.mark.alike
def test_a_game_for_nothing_is_agreed_to_by_its_points(bob, night, game, sign):
    Night.objects.filter(pk=night.pk).update(agreeing=True)
    recording.restake(game, {})
    bob.play(game, ONE_DEAL)
    game.refresh_from_db()
    if game.status != "finished":
        bob.play(game, [{"type": "stop"}])
    state = settlement.names_under(Night.objects.get(), result_of(night))
    assert sign(bob, "Ann", state["state"]).status_code == 302


@pytest.mark.alike
def test_a_closed_night_is_agreed_to_as_well(bob, url, sign):
    Night.objects.update(closed_at="2025-11-22T00:00Z")
    assert sign(bob, "Bob").status_code == 302


def test_only_who_may_enter_puts_a_name_there(watcher, eve, url, sign):
    assert "Sign for Bob" not in text(watcher, url)
    assert sign(watcher, "Bob").status_code == 403
    assert sign(eve, "Bob").status_code == 404
    assert not Signature.objects.exists()


@pytest.mark.alike
def test_an_open_page_hears_of_a_name(watcher, bob, url, sign):
    follower = Follower(watcher, url)
    sign(bob, "Bob")
    assert follower.ask() == "Bob signed."
    assert follower.ask() is None
    sign(bob, "Bob", signed="0")
    assert follower.ask() == "The signature of Bob was removed."


@pytest.mark.alike
def test_the_text_that_is_shared_says_who_agreed(bob, night, url, sign):
    sign(bob, "Bob")
    shared = bob.get(f"/nights/{night.pk}/settlement.txt").content.decode()
    assert "\nSigned by Bob\n" in shared


@pytest.mark.alike
def test_the_page_takes_at_most_twelve_queries(bob, url, sign):
    sign(bob, "Bob")
    with CaptureQueriesContext(connection) as captured:
        bob.get(url)
    assert len(captured) <= 12
