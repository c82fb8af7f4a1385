"""From which phone each word of a side came: one phone does not answer for others."""

from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import recording
from scorekeeper.access import keyring, permissions
from scorekeeper.access.phones import phone_of
from scorekeeper.models import Agreement, Entry
from tests.web.devices import BIDS, ONE_DEAL, Device
from tests.web.reading import Reading
from tests.web.recording.test_outbox import added, item, send
from tests.web.tables.test_agreements import last_row, say, sit, table

SAME = "The last entry was confirmed on the phone that entered it."
NOT_YET = "Your last entry is not yet confirmed."
ASKED = "is this right?"
SIGNED = {"came": "signed", "state": "10,11,10"}  # after one deal


@pytest.fixture
def asked(night, game):
    """The game of a night that asks the other side."""
    recording.turn_agreeing(night, True)
    game.refresh_from_db()
    return game


@pytest.fixture
def played(bob, asked):
    """A finished game of such a night."""
    game = bob.play(asked)
    assert ",".join(map(str, game.sheet["totals"])) == SIGNED["state"]
    return game


@pytest.fixture
def guest(group, night):
    """A phone with access to this night alone."""
    return Device.holding(group, "enter", "A guest's phone", night)


def sharing(device):
    """Another phone that holds the same access."""
    other = Device()
    session = other.session
    session[permissions.WAYS] = device.session[permissions.WAYS]
    session.save()
    return other


def review(device, game):
    return Reading(device.get(f"{game.get_absolute_url()}review/")).text


def forge_by_form(device, game, row):
    """Sits down at each side in turn, and confirms as each."""
    for side in (1, 2):
        assert sit(device, game, side).status_code == 302
        assert say(device, game, came="agreed", about=row, side=side).status_code == 302
    sit(device, game, 0)


def forge_by_outbox(device, game, row):
    """The same as it comes from a phone that was without a network."""
    notes = []
    for side in (1, 2, 0):
        note = {"note": "agreement", "side": side, "state": ""}
        notes.append(item("note", note | {"came": "side", "about": ""}))
        if side:
            notes.append(item("note", note | {"came": "agreed", "about": str(row)}))
    answer = send(device, game, notes, seen=game.log.count()).json()
    assert (len(answer["taken"]), answer["left"]) == (5, [])


@pytest.mark.parametrize("forge", [forge_by_form, forge_by_outbox])
def test_one_phone_does_not_confirm_for_all(ann, bob, watcher, asked, forge):
    sit(bob, asked, 1)
    sit(ann, asked, 0)
    ann.play(asked, BIDS[:1])
    row = last_row(asked)
    forge(ann, asked, row)
    assert Agreement.objects.count() == 2
    hers = table(ann, asked)
    assert NOT_YET in hers
    assert SAME in hers
    assert f"Bob: {ASKED}" in table(bob, asked)
    told = review(watcher, asked)
    for name in ("Bob", "Cleo"):
        words = f"confirmed by {name} on the phone that entered it Ann's phone,"
        assert f"Ann bids 0: {words}" in told
    say(bob, asked, came="agreed", about=row, side=1)
    assert "not yet confirmed" not in table(ann, asked)
    assert "Ann bids 0: confirmed by Bob Bob's phone," in review(watcher, asked)


def test_a_phone_that_opens_a_second_access_is_the_same_phone(ann, group, asked):
    sit(ann, asked, 0)
    ann.play(asked, BIDS[:1])
    before = phone_of(ann.session)
    ann.post(f"/k/{keyring.new_key(group, 'host', 'Another')[1]}/")
    assert phone_of(ann.session) == before
    say(ann, asked, came="agreed", about=last_row(asked), side=1)
    assert SAME in table(ann, asked)


@pytest.mark.alike
def test_two_phones_with_one_shared_link_are_told_apart(ann, bob, asked):
    other = sharing(bob)
    sit(bob, asked, 0)
    sit(other, asked, 1)
    bob.play(asked, BIDS[:1])
    say(other, asked, came="agreed", about=last_row(asked), side=1)
    assert "not yet confirmed" not in table(bob, asked)
    say(bob, asked, came="agreed", about=last_row(asked), side=2)
    told = review(ann, asked)
    assert "confirmed by Bob Bob's phone, phone 1," in told
    assert "confirmed by Cleo on the phone that entered it Bob's phone, phone 2" in told


def test_of_rows_from_before_the_access_tells_the_phones_apart(ann, bob, asked):
    sit(ann, asked, 0)
    sit(bob, asked, 1)
    ann.play(asked, BIDS[:1])
    say(ann, asked, came="agreed", about=last_row(asked), side=1)
    Entry.objects.update(phone=None)
    assert SAME in table(ann, asked)
    say(bob, asked, came="agreed", about=last_row(asked), side=1)
    assert "not yet confirmed" not in table(ann, asked)


def test_a_row_of_which_nobody_knows_the_phone_has_the_name_of_its_access(bob, asked):
    bob.play(asked, BIDS[:1])
    rows = []
    for phone in (None, 1, 2, 1):
        side = len(rows) % 3
        say(bob, asked, came="disputed", about=last_row(asked), side=side)
        say(bob, asked, came="agreed", about=last_row(asked), side=side)
        rows.append(Agreement.objects.select_related("key").latest("pk"))
        rows[-1].phone = phone
    names = list(recording.phone_names(rows).values())
    one, two = "Bob's phone, phone 1", "Bob's phone, phone 2"
    assert names == ["Bob's phone", one, two, one]
    assert list(recording.phone_names(rows[:2]).values()) == ["Bob's phone"] * 2


def test_a_phone_in_the_middle_asks_once_and_says_where_it_was_confirmed(ann, asked):
    sit(ann, asked, "middle")
    ann.play(asked, BIDS[:1])
    assert f"Bob: {ASKED}" in table(ann, asked)
    say(ann, asked, came="agreed", about=last_row(asked), side=1)
    shown = table(ann, asked)
    assert ASKED not in shown
    assert SAME in shown


def test_a_dispute_names_the_phone_it_came_from(ann, bob, asked):
    ann.play(asked, BIDS[:1])
    say(bob, asked, came="disputed", about=last_row(asked), side=1)
    assert "Bob disputes this, from Bob's phone." in table(ann, asked)
    assert "Bob disputes this, from this phone." in table(bob, asked)
    assert "Ann bids 0: disputed by Bob Bob's phone," in review(ann, asked)


def test_a_word_costs_an_entry_no_query_more(ann, bob, asked):
    for seen, entry in enumerate(BIDS):
        with CaptureQueriesContext(connection) as captured:
            ann.enter(asked, entry, seen=seen)
        assert len(captured) <= 8
        say(bob, asked, came="agreed", about=last_row(asked), side=1)
        say(ann, asked, came="disputed", about=last_row(asked), side=2)
    with CaptureQueriesContext(connection) as captured:
        answer = ann.get(asked.get_absolute_url())
    assert len(captured) <= 12
    assert answer.status_code == 200


# The result of a game, signed by its sides.


def test_one_phone_that_signs_for_all_is_named_with_each(guest, ann, played):
    for side in range(3):
        assert say(guest, played, side=side, **SIGNED).status_code == 302
    for name in ("Ann", "Bob", "Cleo"):
        assert f"Signed by {name}, from A guest's phone." in table(ann, played)
        assert f"The result: signed by {name} A guest's phone," in review(ann, played)


@pytest.mark.alike
def test_the_host_removes_a_signature_and_a_phone_its_own(ann, bob, guest, played):
    sit(bob, played, 1)
    for side in range(2):
        say(guest, played, side=side, **SIGNED)
    assert table(ann, played).count("Remove signature of") == 4
    assert "Remove signature" not in table(bob, played)
    refused = say(bob, played, came="unsigned", side=0)
    assert refused.status_code == 422
    assert "Only the host or the phone that signed" in Reading(refused).text
    assert say(ann, played, came="unsigned", side=0).status_code == 302
    assert say(guest, played, came="unsigned", side=1).status_code == 302
    shown = table(bob, played)
    assert "Signed by" not in shown
    assert "Sign for Bob" in shown
    assert "The result: signature of Ann removed Ann's phone," in review(bob, played)
    again = say(ann, played, came="unsigned", side=0)
    assert again.status_code == 422
    assert "there is no signature to remove" in Reading(again).text


@pytest.mark.alike
def test_a_signature_that_is_sent_again_does_not_come_back(guest, ann, played):
    id = uuid4()
    say(guest, played, id, side=0, **SIGNED)
    say(ann, played, came="unsigned", side=0)
    assert say(guest, played, id, side=0, **SIGNED).status_code == 302
    assert "Signed by Ann" not in table(ann, played)


def test_a_guest_does_not_sign_a_result_after_the_night_is_closed(
    ann, guest, night, played
):
    type(night).objects.filter(pk=night.pk).update(closed_at="2025-11-22T00:00Z")
    refused = say(guest, played, side=0, **SIGNED)
    assert refused.status_code == 422
    assert "The night is closed." in Reading(refused).text
    note = {"note": "agreement", "side": 0, "about": ""} | SIGNED
    answer = send(guest, played, [item("note", note)], seen=4).json()
    assert [one["code"] for one in answer["left"]] == ["night_closed"]
    assert not Agreement.objects.exists()


def test_what_was_entered_without_a_network_is_of_the_phone_that_sends_it(bob, asked):
    mine = added(*ONE_DEAL[:2])
    about = {"came": "agreed", "side": 1, "about": mine[1]["id"], "state": ""}
    mine.append(item("note", {"note": "agreement"} | about))
    assert len(send(bob, asked, mine).json()["taken"]) == 3
    phone = phone_of(bob.session)
    assert [row.phone for row in Entry.objects.all()] == [phone, phone]
    assert Agreement.objects.get().phone == phone
