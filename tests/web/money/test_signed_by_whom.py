"""A signature names its phone; guests sign an open night; the host removes any."""

import re
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import bounds
from scorekeeper.access.phones import phone_of
from scorekeeper.models import Night, Signature
from tests.web.devices import ONE_DEAL
from tests.web.money.following import AS_HTMX, SAID, Follower
from tests.web.money.test_names_under_it import DEAL, WON, text
from tests.web.reading import Reading
from tests.web.tables.test_confirmed_by_whom import sharing

CLOSED = "Only someone with access to the whole group can sign it now."


@pytest.fixture
def url(bob, night, start):
    """The settlement of a night that asks; Bob won from Ann and Cleo."""
    Night.objects.filter(pk=night.pk).update(agreeing=True)
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def sign(night, people):
    """Puts a name there: sign(bob, "Ann"); removes it: sign(bob, "Ann", signed="0")."""

    def post(device, name, state=WON, headers=None, id=None, **more):
        about = {"id": id or uuid4(), "person": people[name].pk, "state": state}
        where = f"/nights/{night.pk}/signatures/"
        return device.post(where, about | more, headers=headers)

    return post


def heard(response):
    return SAID.search(response.content.decode())[1]


@pytest.mark.alike
def test_one_phone_that_signs_for_all_is_named_with_each(guest, ann, url, sign):
    for name in ("Ann", "Bob", "Cleo"):
        assert sign(guest, name).status_code == 302
    page = text(ann, url)
    for name in ("Ann", "Bob", "Cleo"):
        assert f"{name} ✓ on A guest's phone" in page
    assert "Ann ✓ on this phone" in text(guest, url)
    assert {row.phone for row in Signature.objects.all()} == {phone_of(guest.session)}


def test_two_phones_with_one_shared_link_are_told_apart(ann, bob, url, sign):
    other = sharing(bob)
    sign(bob, "Bob")
    sign(other, "Ann")
    sign(bob, "Cleo")
    page = text(ann, url)
    for name, number in (("Bob", 1), ("Ann", 2), ("Cleo", 1)):
        assert f"{name} ✓ on Bob's phone, phone {number}" in page
    own = text(other, url)
    assert "Ann ✓ on this phone Remove signature of Ann" in own
    assert own.count("Remove") == 1


@pytest.mark.alike
def test_a_guest_signs_while_the_night_is_open(guest, ann, url, sign):
    assert "Sign for Bob" in text(guest, url)
    Night.objects.update(closed_at="2025-11-22T00:00Z")
    assert "Sign for" not in text(guest, url)
    for headers in (None, AS_HTMX):
        refused = sign(guest, "Bob", headers=headers)
        assert refused.status_code == 409
        assert CLOSED in Reading(refused).text
    assert not Signature.objects.exists()
    assert sign(ann, "Bob").status_code == 302


def test_a_guest_still_removes_its_own_signature_then(guest, url, sign):
    sign(guest, "Bob")
    Night.objects.update(closed_at="2025-11-22T00:00Z")
    assert "Remove signature of Bob" in text(guest, url)
    assert sign(guest, "Bob", signed="0").status_code == 302
    assert "✓" not in text(guest, url)


@pytest.mark.alike
def test_the_host_removes_any_signature(ann, bob, url, sign):
    sign(bob, "Bob")
    page = ann.get(url)
    assert "Bob can sign again afterwards." in Reading(page).text
    assert re.search(
        r"<details[^>]*>\s*<summary>Remove signature<", page.content.decode()
    )
    removed = sign(ann, "Bob", signed="0", headers=AS_HTMX)
    assert heard(removed) == "The signature of Bob was removed."
    assert "Bob ✓" not in Reading(removed).text
    assert "Sign for Bob" in text(bob, url)


@pytest.mark.alike
def test_another_phone_removes_no_signature(bob, guest, watcher, eve, url, sign):
    sign(bob, "Bob")
    assert "Remove" not in text(guest, url)
    refused = sign(guest, "Bob", signed="0")
    assert refused.status_code == 403
    words = "Only the host or the phone that signed can remove this signature."
    assert words in Reading(refused).text
    assert sign(watcher, "Bob", signed="0").status_code == 403
    assert sign(eve, "Bob", signed="0").status_code == 404
    assert "Bob ✓ on Bob's phone" in text(guest, url)


def test_a_phone_that_shares_the_access_removes_no_signature(bob, url, sign):
    sign(bob, "Bob")
    assert sign(sharing(bob), "Bob", signed="0").status_code == 403
    assert sign(bob, "Bob", signed="0").status_code == 302


@pytest.mark.alike
def test_a_removed_signature_is_not_brought_back_by_the_same_request(
    ann, bob, url, sign
):
    id = uuid4()
    sign(bob, "Bob", id=id)
    sign(ann, "Bob", signed="0")
    refused = sign(bob, "Bob", id=id)
    assert refused.status_code == 409
    assert "This signature was removed." in Reading(refused).text
    assert "Bob ✓" not in text(bob, url)
    assert sign(bob, "Bob").status_code == 302
    assert "Bob ✓ on this phone" in text(bob, url)


def test_only_what_was_stored_is_said(ann, bob, guest, url, sign):
    id = uuid4()
    assert heard(sign(bob, "Bob", headers=AS_HTMX, id=id)) == "Bob signed."
    assert heard(sign(bob, "Bob", headers=AS_HTMX, id=id)) == "Bob signed."
    already = heard(sign(guest, "Bob", headers=AS_HTMX))
    assert "signed" not in already
    assert Signature.objects.count() == 1
    refused = sign(guest, "Bob", signed="0", headers=AS_HTMX)
    assert refused.status_code == 403
    assert "removed" not in refused.content.decode()
    nothing = heard(sign(ann, "Cleo", signed="0", headers=AS_HTMX))
    assert "removed" not in nothing
    changed = sign(bob, "Cleo", "1,2,3", headers=AS_HTMX)
    assert changed.status_code == 409
    assert "signed" not in heard(changed)


@pytest.mark.alike
def test_an_open_page_hears_that_the_host_removed_a_signature(
    ann, watcher, bob, url, sign
):
    sign(bob, "Bob")
    follower = Follower(watcher, url)
    sign(bob, "Bob", signed="0")
    sign(bob, "Bob")
    assert follower.ask() is None
    sign(ann, "Bob", signed="0")
    assert follower.ask() == "The signature of Bob was removed."
    assert follower.ask() is None


def test_a_signature_under_other_sums_can_be_removed_as_well(
    ann, bob, start, url, sign
):
    sign(bob, "Bob")
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    assert "Signed before the last change: Bob ✓ on Bob's phone" in text(ann, url)
    sign(ann, "Bob", signed="0")
    assert "Signed before" not in text(ann, url)


@pytest.mark.alike
def test_the_page_costs_no_more_with_many_signatures(ann, bob, url, sign):
    for name in ("Ann", "Bob", "Cleo"):
        sign(bob, name)
        sign(bob, name, signed="0")
        sign(sharing(bob), name)
    with CaptureQueriesContext(connection) as captured:
        assert ann.get(url).status_code == 200
    assert len(captured) <= 12


def test_a_phone_removes_only_its_own_of_two_signatures(bob, guest, start, url, sign):
    sign(bob, "Bob")
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    sign(guest, "Bob", "-10,20,-10")
    assert sign(bob, "Bob", signed="0").status_code == 403
    sign(guest, "Bob", signed="0")
    assert "Signed before the last change: Bob ✓ on this phone" in text(bob, url)


@pytest.mark.alike
def test_a_guest_leaves_room_under_a_settlement(
    ann, bob, guest, url, sign, monkeypatch
):
    monkeypatch.setattr(bounds, "MOST_SAID", {"host": 3, "enter": 2, "guest": 1})
    sign(guest, "Ann")
    sign(guest, "Ann", signed="0")
    refused = sign(guest, "Ann", headers=AS_HTMX)
    assert refused.status_code == 409
    assert "Guests can sign until a night has 1 " in Reading(refused).text
    assert sign(bob, "Ann").status_code == 302
    refused = sign(bob, "Bob")
    assert "Scorers can sign until a night has 2 " in Reading(refused).text
    assert sign(ann, "Bob").status_code == 302
    assert "This night has 3 signatures" in Reading(sign(ann, "Cleo")).text
    assert sign(ann, "Ann", signed="0").status_code == 302
    assert "Ann ✓" not in text(ann, url)
    assert Signature.objects.count() == 3
