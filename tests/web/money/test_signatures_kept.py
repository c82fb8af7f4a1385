"""A signature under a result stays until its own phone or the host removes it."""

from uuid import uuid4

import pytest

from scorekeeper import bounds
from scorekeeper.models import Agreement, Game, Night
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.reading import Reading
from tests.web.recording.test_outbox import added, item, send
from tests.web.tables.test_agreements import last_row, say, table
from tests.web.tables.test_confirmed_by_whom import (
    SIGNED,
    asked,
    guest,
    played,
    review,
    sharing,
)

__all__ = ["asked", "guest", "played"]
NOTE = {"note": "agreement", "about": "", "state": ""}
CHANGED = "The result has changed since this signature."


def signed_by(device, game):
    """Who the table says has signed."""
    shown = table(device, game)
    return [line for line in ("Ann", "Bob", "Cleo") if f"Signed by {line}, " in shown]


@pytest.mark.alike
def test_a_guest_does_not_remove_a_signature_by_signing_over_it(ann, guest, played):
    say(ann, played, side=0, **SIGNED)
    assert say(guest, played, side=0, **SIGNED).status_code == 302
    assert Agreement.objects.count() == 1
    assert say(guest, played, came="unsigned", side=0).status_code == 422
    assert "Signed by Ann, from this phone." in table(ann, played)


@pytest.mark.alike
def test_a_signature_under_other_totals_is_refused(ann, guest, played):
    say(ann, played, side=0, **SIGNED)
    refused = say(guest, played, side=0, came="signed", state="9,9,9")
    assert refused.status_code == 422
    assert CHANGED in Reading(refused).text
    assert Agreement.objects.count() == 1
    assert "before the last change" not in table(ann, played)


def test_a_phone_that_removes_its_own_shows_the_earlier_signature(ann, guest, played):
    say(ann, played, side=0, **SIGNED)
    ann.enter(played, None, to="last/")
    ann.play(played, [ONE_DEAL[-1] | {"tricks": [1, 0, 0]}])
    played.refresh_from_db()
    state = ",".join(map(str, played.sheet["totals"]))
    assert state != SIGNED["state"]
    say(guest, played, side=0, came="signed", state=state)
    assert "Signed by Ann, from A guest's phone." in table(ann, played)
    assert say(guest, played, came="unsigned", side=0).status_code == 302
    earlier = "Signed by Ann before the last change, from Ann's phone."
    assert earlier in table(guest, played)
    assert "signature of Ann removed A guest's phone" in review(ann, played)


def test_an_outbox_signs_only_the_totals_that_it_comes_to(bob, asked):
    signed = NOTE | {"side": 0} | SIGNED
    other = added(ONE_DEAL[-1] | {"tricks": [1, 0, 0]})
    mine = [*added(*ONE_DEAL), item("note", signed), item("undo"), *other]
    answer = send(bob, asked, mine).json()
    assert [one["code"] for one in answer["left"]] == ["other_totals"]
    assert answer["left"][0]["message"].startswith(CHANGED)
    assert not Agreement.objects.exists()


def test_an_older_signature_goes_without_a_word_where_a_newer_one_follows(bob, asked):
    older, newer = NOTE | {"side": 0} | SIGNED, NOTE | {"side": 0} | SIGNED
    older |= {"state": "0,0,0"}
    mine = [item("note", older), *added(*ONE_DEAL), item("note", newer)]
    removed = NOTE | {"came": "unsigned", "side": 1}
    mine += [item("note", older | {"side": 1}), item("note", removed)]
    answer = send(bob, asked, mine).json()
    assert (len(answer["taken"]), answer["left"]) == (len(mine), [])
    assert signed_by(bob, asked) == ["Ann"]
    assert Agreement.objects.get().state == SIGNED["state"]


def test_a_signature_waits_for_the_question_about_its_entries(ann, bob, asked):
    ann.play(asked, BIDS[:1])
    mine = added(BIDS[0] | {"bid": 1}, *ONE_DEAL[1:])
    mine.append(item("note", NOTE | {"side": 0} | SIGNED))
    answer = send(bob, asked, mine).json()
    assert answer["question"]
    assert mine[-1]["id"] not in [one["id"] for one in answer["left"]]
    assert mine[-1]["id"] not in answer["taken"]


@pytest.mark.alike
def test_a_word_that_repeats_the_last_of_its_phone_takes_no_room(ann, bob, asked):
    ann.play(asked, BIDS[:1])
    about = {"about": last_row(asked), "side": 1}
    for _ in range(2):
        assert say(bob, asked, came="disputed", **about).status_code == 302
    assert Agreement.objects.count() == 1
    say(sharing(bob), asked, came="disputed", **about)
    say(bob, asked, came="agreed", **about)
    say(bob, asked, came="disputed", **about)
    assert Agreement.objects.count() == 4


@pytest.fixture
def small(monkeypatch):
    """There is room for very few words beside a game."""
    monkeypatch.setattr(bounds, "MOST_SAID", {"host": 3, "enter": 2, "guest": 1})


@pytest.mark.alike
def test_a_guest_leaves_room_for_the_host(ann, bob, guest, played, small):
    assert say(guest, played, side=0, **SIGNED).status_code == 302
    refused = say(guest, played, side=1, **SIGNED)
    assert refused.status_code == 422
    assert (
        "only the host or a scorer of the group can add more" in Reading(refused).text
    )
    assert say(bob, played, side=1, **SIGNED).status_code == 302
    refused = say(bob, played, side=2, **SIGNED)
    assert "only the host can add more" in Reading(refused).text
    assert say(ann, played, side=2, **SIGNED).status_code == 302
    about = {"came": "disputed", "about": played.log.first().client_id}
    assert say(ann, played, side=1, **about).status_code == 422
    assert signed_by(ann, played) == ["Ann", "Bob", "Cleo"]


@pytest.mark.alike
def test_a_removal_always_has_room(ann, guest, played, small):
    say(guest, played, side=0, **SIGNED)
    assert say(guest, played, side=0, **SIGNED).status_code == 302
    assert say(guest, played, side=0, came="unsigned").status_code == 302
    for side in (1, 2):
        say(ann, played, side=side, **SIGNED)
    for side in (1, 2):
        assert say(ann, played, side=side, came="unsigned").status_code == 302
    assert signed_by(ann, played) == []


@pytest.mark.alike
def test_the_host_removes_a_signature_after_the_night_is_closed(ann, guest, played):
    for side in (0, 1):
        say(guest, played, side=side, **SIGNED)
    Night.objects.update(closed_at="2025-11-22T00:00Z")
    assert "Remove signature of Ann" in table(ann, played)
    assert "Remove signature" not in table(guest, played)
    assert say(guest, played, came="unsigned", side=0).status_code == 422
    assert say(ann, played, came="unsigned", side=0).status_code == 302
    removal = item("note", NOTE | {"came": "unsigned", "side": 1})
    assert send(ann, played, [removal], seen=4).json()["left"] == []
    assert signed_by(ann, played) == []
    assert say(ann, played, side=0, **SIGNED).status_code == 422


def test_a_repeated_request_of_a_signature_changes_nothing(guest, played):
    id = uuid4()
    for _ in range(2):
        assert say(guest, played, id, side=0, **SIGNED).status_code == 302
    assert Game.objects.get().agreed_length == 1
