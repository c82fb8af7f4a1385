"""An evening comes in with what its phone corrected, and with what was paid there."""

import json
from uuid import uuid4

import pytest

from phone import correcting
from scorekeeper import recording, settling
from scorekeeper.models import Game, Night, Payment
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.offline.test_evening import evening, played, rows, send

PAID_AT = "2025-11-21T23:00:00+00:00"


def correction(operation, place, entry=None, along=()):
    row = {"id": str(uuid4()), "operation": operation, "entry": entry}
    return row | {"place": place, "along": list(along)}


def tricks(*taken):
    return {"type": "tricks", "tricks": list(taken)}


def due(payer, payee, amount, paid_at=PAID_AT):
    return {"payer": payer, "payee": payee, "amount": amount, "paid_at": paid_at}


@pytest.mark.alike
def test_a_correction_says_on_a_phone_what_it_says_here(bob, circle, people):
    send(bob, evening(circle, played()))
    game = Game.objects.get()
    record = json.loads(json.dumps(game.record()))
    asked = [
        ("replace", 3, tricks(1, 0, 0)),
        ("replace", 0, BIDS[0] | {"bid": 1}),
        ("insert", 1, {"type": "adjust", "seat": 2, "points": 7}),
        ("remove", 0, None),
        ("remove", 3, None),
    ]
    for operation, place, entry in asked:
        fields = [["entry", json.dumps(entry)]] if entry else []
        given = {"record": record, "place": place, "operation": operation}
        said = correcting.preview(given | {"fields": fields})
        here = recording.preview(game, operation, place, entry)
        if said["missing"]:
            assert said["missing"]["words"] == here["missing"]["words"]
            continue
        assert said.get("text", []) == here["text"], (operation, place)
        assert said["refusal"] == (here["refusal"] or {"message": ""})["message"]
        assert said.get("entry") == entry


@pytest.mark.alike
def test_a_game_is_taken_back_on_a_phone_as_here(bob, circle, people):
    send(bob, evening(circle, played()))
    game = Game.objects.get()
    given = {"record": game.record(), "place": 0, "operation": "later"}
    said = correcting.preview(given)
    assert said["text"] == recording.preview_without_later(game, 0)["text"]
    assert (said["at"], said["along"], len(said["gone"])) == (1, (2, 3), 3)


def test_corrections_come_along_and_may_be_taken_back(bob, circle, people):
    game = played()
    game["rows"] += [correction("replace", 3, tricks(1, 0, 0))]
    game["rows"] += [correction("remove", 2, None, [3]), *rows([None], "undo")]
    assert send(bob, evening(circle, game)).status_code == 200
    kept = Game.objects.get()
    assert kept.entries == [*BIDS, tricks(1, 0, 0)]
    assert (kept.taken_back, kept.log_length) == (1, len(game["rows"]))
    assert list(kept.log.values_list("along", flat=True))[-2] == [3]


@pytest.mark.alike
def test_corrections_made_since_go_behind(bob, circle, people):
    game = played()
    said = evening(circle, game)
    send(bob, said)
    game["rows"] += [correction("replace", 3, tricks(1, 0, 0))]
    answer = send(bob, said).json()
    assert send(bob, said).json() == answer
    assert Game.objects.get().entries[3] == tricks(1, 0, 0)
    assert Game.objects.get().log_length == len(game["rows"])


@pytest.mark.alike
def test_corrections_wait_where_others_went_on(bob, circle, people):
    game = played(BIDS[:1])
    said = evening(circle, game)
    send(bob, said)
    there = Game.objects.get()
    recording.enter(there, BIDS[1], seen=1, client_id=uuid4())
    game["rows"] += [correction("remove", 0)]
    response = send(bob, said)
    assert response.status_code == 409
    assert "Others went on" in response.json()["refusal"]["message"]


@pytest.mark.alike
@pytest.mark.parametrize(
    "row",
    [
        correction("replace", 4, BIDS[0]),
        correction("insert", 5, BIDS[0]),
        correction("remove", 4),
        correction("remove", -1),
        correction("remove", None),
        correction("remove", 1, None, [1]),
        correction("remove", 1, None, [2, 2]),
        correction("remove", 1, None, [4]),
        correction("remove", 1, None, [True]),
        correction("remove", 1) | {"along": 2},
        correction("replace", 0, {"type": "no_such"}),
        correction("leave", 0),
    ],
)
def test_a_correction_that_cannot_be_is_refused_in_a_sentence(bob, circle, people, row):
    response = send(bob, evening(circle, played(rows=[*rows(ONE_DEAL), row])))
    assert response.status_code in (400, 409)
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()


@pytest.mark.alike
def test_what_is_paid_is_paid_here(bob, circle, people):
    paid = [due("Ann", "Bob", 5), due("Zoe", "Bob", 5, None)]
    said = evening(circle, played(), payments=paid)
    assert send(bob, said).status_code == 200
    assert send(bob, said).status_code == 200
    plan = settling.plan(Night.objects.get())
    assert plan.is_kept
    found = [(one.payer.name, one.amount, one.is_paid) for one in plan.dues]
    assert found == [("Ann", 5, True), ("Zoe", 5, False)]
    assert plan.dues[0].payment.paid_at.isoformat() == PAID_AT


def test_what_was_paid_since_is_ticked_too(bob, circle, people):
    paid = [due("Ann", "Bob", 5), due("Zoe", "Bob", 5, None)]
    said = evening(circle, played(), payments=paid)
    send(bob, said)
    said["payments"][1]["paid_at"] = PAID_AT
    send(bob, said)
    assert [row.is_settled for row in Payment.objects.all()] == [True, True]


@pytest.mark.alike
def test_what_a_correction_left_open_is_owed_here(bob, circle, people):
    game = played()
    game["rows"] += [correction("replace", 3, tricks(1, 0, 0))]
    paid = [due("Ann", "Bob", 5), due("Zoe", "Bob", 5)]
    send(bob, evening(circle, game, payments=paid))
    dues = settling.plan(Night.objects.get()).dues
    assert [one.is_paid for one in dues[:2]] == [True, True]
    assert sum(one.amount for one in dues[2:]) > 0


@pytest.mark.alike
@pytest.mark.parametrize(
    "payments",
    [
        [due("Ann", "Ann", 5)],
        [due("Ann", "Cleo", 5)],
        [due("Ann", "Bob", 0)],
        [due("Ann", "Bob", 10**13)],
        [due("Ann", "Bob", "5")],
        [due("Ann", "Bob", 5, "yesterday")],
        [due(None, "Bob", 5)],
        [5],
        {},
        [due("Ann", "Bob", 5)] * 2001,
    ],
)
def test_a_payment_that_cannot_be_is_refused_in_a_sentence(
    bob, circle, people, payments
):
    response = send(bob, evening(circle, played(), payments=payments))
    assert response.status_code in (400, 409)
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()
