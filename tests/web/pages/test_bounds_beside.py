"""What grows with a game or a night has an end that is said: logs, notes, payments."""

import json
from uuid import uuid4

import pytest

from scorekeeper import bounds
from scorekeeper.files.imports import batches
from scorekeeper.models import Agreement, Bill, Entry, Game, Payment, Ruling
from scorekeeper.money import settlement
from scorekeeper.money.ledger import payments
from tests.web.devices import BIDS, page_of
from tests.web.reading import Reading
from tests.web.recording.test_outbox import added, item, send
from tests.web.shared_costs import add

STOP = {"type": "stop"}
FULL = (
    "This game has been changed 2 times, which is the limit. You can only stop the "
    "game now."
)


@pytest.fixture
def full(bob, game, monkeypatch):
    """A game whose log has no room."""
    monkeypatch.setattr(bounds, "MOST_LOGGED", 2)
    monkeypatch.setattr(bounds, "ROWS", FULL)
    return bob.play(game, BIDS[:2])


@pytest.mark.alike
@pytest.mark.parametrize(
    ("to", "fields"),
    [
        ("", {"entry": BIDS[2]}),
        ("last/", {"entry": None}),
        ("0/", {"entry": BIDS[0], "operation": "replace", "confirm": "1"}),
    ],
)
def test_a_log_takes_so_many_rows_and_then_only_that_it_stops(bob, full, to, fields):
    answer = bob.enter(full, to=to, **fields)
    assert answer.status_code == 422
    assert FULL in page_of(answer)
    assert Entry.objects.count() == 2
    assert bob.enter(full, STOP).status_code == 200
    assert Game.objects.get().status == "finished"


def test_what_was_entered_before_is_answered_again(bob, full):
    [first, second] = Entry.objects.order_by("number")
    answer = bob.enter(full, BIDS[1], seen=1, id=second.client_id)
    assert answer.status_code == 200
    assert first.number == 1


@pytest.mark.alike
def test_an_outbox_leaves_what_a_log_has_no_room_for(bob, full):
    mine = [*added(BIDS[2]), item("undo"), *added(BIDS[2])]
    answer = send(bob, full, mine, seen=2).json()
    assert [one["message"] for one in answer["left"]] == [FULL] * 3
    assert Entry.objects.count() == 2
    assert send(bob, full, added(STOP), seen=2).json()["left"] == []


@pytest.mark.alike
def test_a_choice_leaves_it_too(bob, full):
    mine = {"id": str(uuid4()), "entry": BIDS[0] | {"bid": 1}}
    body = mine | {"version": "1", "keep": "theirs", "place": 0, "seen": 2}
    url = f"{full.get_absolute_url()}choice/"
    answer = bob.post(url, json.dumps(body), content_type="application/json")
    assert [one["message"] for one in answer.json()["left"]] == [FULL]
    assert Entry.objects.count() == 2


def test_beside_a_game_so_much_is_kept(bob, game, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_BESIDE", 1)
    monkeypatch.setattr(bounds, "MOST_SAID", dict.fromkeys(bounds.MOST_SAID, 1))
    Game.objects.filter(pk=game.pk).update(agreeing=True)
    for side in range(2):
        url = f"{game.get_absolute_url()}referee/revoke/notes/?a=0"
        came = bob.post(url, {"id": uuid4(), "seen": 0, "came": "passed"})
        said = {"id": uuid4(), "came": "signed", "side": side, "state": "0,0,0"}
        said = bob.post(f"{game.get_absolute_url()}agreements/", said)
    assert [came.status_code, said.status_code] == [403, 422]
    assert "A game can have at most 1,000 rulings" in Reading(came).text
    assert [Ruling.objects.count(), Agreement.objects.count()] == [1, 1]


@pytest.mark.alike
def test_a_night_has_so_many_bills(bob, night, people, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_BILLS", 1)
    ann = people["Ann"].pk
    for _ in range(2):
        fields = {"id": uuid4(), "name": "Drinks", "way": "equal", "seen": ""}
        fields |= {f"paid_{ann}": "2", f"equal_{ann}": "on"}
        answer = add(bob, f"/nights/{night.pk}/bills/", fields)
    assert answer.status_code == 403
    assert "shared costs. Combine some into one" in Reading(answer).text
    assert Bill.objects.count() == 1


@pytest.mark.alike
def test_a_group_has_so_many_payments(group, night, people, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_PAYMENTS", 1)
    ann, bob = people["Ann"], people["Bob"]
    settlement.enter_bill(night, "Hall", "equal", [(ann, 900, 0), (bob, 0, 1)], uuid4())
    row, about = (bob.pk, ann.pk), {"part": 100, "client_id": uuid4()}
    for _ in range(2):  # the same again is no other payment
        assert payments.mark_as_paid(group, "EUR", *row, 900, **about)
    with pytest.raises(bounds.TooManyError):
        payments.mark_as_paid(group, "EUR", *row, 800, client_id=uuid4())
    assert Payment.objects.count() == 1


@pytest.mark.parametrize("table", ["OF_A_NIGHT", "OF_A_GAME"])
def test_a_file_brings_no_more_of_each_than_is_kept(table):
    lists = getattr(batches, table)
    for what, most in lists.items():
        holder = type("Holder", (), {name: [] for name in lists})
        setattr(holder, what, [0] * most)
        batches.refuse_too_much(holder, "Friday", lists)
        getattr(holder, what).append(0)
        with pytest.raises(batches.FileError, match="has more than"):
            batches.refuse_too_much(holder, "Friday", lists)
