"""Payments of an offline night come to its group once, and stay deleted."""

from uuid import uuid4

import pytest

from scorekeeper import bounds
from scorekeeper.access.phones import phone_of
from scorekeeper.models import Night, Payment, Person
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.money.ledger.results import results_now
from scorekeeper.recording import log
from tests.phone.alone import GROUP, Alone
from tests.web.devices import ONE_DEAL
from tests.web.offline.test_evening import evening, played, send
from tests.web.offline.test_evening_corrected import correction, tricks
from tests.web.recording.test_long_outbox import agreed

PAID_AT = "2025-11-21T23:00:00+00:00"


def payment(payer, payee, amount, **more):
    """A payment as a phone sends it."""
    paid = {"payer": payer, "payee": payee, "amount": amount, "paid_at": PAID_AT}
    return paid | {"id": str(uuid4()), "note": ""} | more


def earlier(payer, payee, amount, paid_at=PAID_AT):
    """The same as earlier pages sent it: without an id, and perhaps not paid."""
    return {"payer": payer, "payee": payee, "amount": amount, "paid_at": paid_at}


def kept():
    """The payments of all nights, as (payer, payee, amount)."""
    found = Payment.objects.order_by("pk").select_related("payer", "payee")
    return [(one.payer.name, one.payee.name, one.amount) for one in found]


def due(group):
    """The plan of the group."""
    return {
        (row.payer.name, row.payee.name, row.amount)
        for ledger in ledgers_of(group)
        for row in ledger.rows
    }


def results(night):
    """The result of a night by name, as it will be written."""
    [(_night, amounts)] = results_now(night.group_id, [night.pk])
    names = dict(Person.objects.values_list("pk", "name"))
    return {names[pk]: amount for pk, amount in amounts.items()}


@pytest.mark.alike
def test_what_is_paid_is_a_payment_of_the_night(bob, group, people):
    paid = payment("Ann", "Bob", 5, note="in coins")
    said = evening(group, played(), payments=[paid])
    for _ in range(3):
        assert send(bob, said).status_code == 200
    [row] = Payment.objects.all()
    assert (kept(), row.note) == ([("Ann", "Bob", 5)], "in coins")
    assert (row.night, row.currency) == (Night.objects.get(), "EUR")
    assert (row.paid_at.isoformat(), str(row.client_id)) == (PAID_AT, paid["id"])
    assert (row.key, row.phone) == (bob.key, phone_of(bob.session))
    assert due(group) == {("Zoe", "Bob", 5)}
    assert results(row.night) == {"Ann": -5, "Bob": 10, "Zoe": -5}


def test_a_night_sent_with_more_brings_only_what_is_new(bob, group, people):
    said = evening(group, played(), payments=[payment("Ann", "Bob", 5)])
    send(bob, said)
    said["payments"].insert(0, payment("Ann", "Bob", 5))
    said["payments"].append(payment("Zoe", "Bob", 2000))
    for _ in range(2):
        assert send(bob, said).status_code == 200
    assert kept() == [("Ann", "Bob", 5), ("Ann", "Bob", 5), ("Zoe", "Bob", 2000)]


@pytest.mark.alike
def test_a_payment_deleted_on_the_phone_after_it_was_sent_goes(bob, group, people):
    paid = [payment("Ann", "Bob", 5), payment("Zoe", "Bob", 5)]
    before = evening(group, played(), payments=paid)
    send(bob, before)
    after = before | {"payments": paid[1:], "removed": [paid[0]["id"]]}
    for said in (after, after, before):  # the last was on its way for longer
        assert send(bob, said).status_code == 200
        assert kept() == [("Zoe", "Bob", 5)]
    assert due(group) == {("Ann", "Bob", 5)}


def test_what_was_deleted_before_it_came_never_comes(bob, group, people):
    paid = payment("Ann", "Bob", 5)
    said = evening(group, played())
    send(bob, said | {"removed": [paid["id"]]})
    assert send(bob, said | {"payments": [paid]}).status_code == 200
    assert kept() == []


def test_a_payment_deleted_here_does_not_come_back(bob, group, people):
    said = evening(group, played(), payments=[payment("Ann", "Bob", 5)])
    send(bob, said)
    payments.delete(group, Payment.objects.get().pk, client_id=uuid4())
    assert send(bob, said).status_code == 200
    assert kept() == []


def test_a_phone_deletes_no_payment_of_another_night(bob, group, people):
    paid = payment("Ann", "Bob", 5)
    send(bob, evening(group, played(), payments=[paid]))
    other = evening(group, played(), removed=[paid["id"]])
    assert send(bob, other).status_code == 200
    assert kept() == [("Ann", "Bob", 5)]


@pytest.mark.alike
def test_earlier_pages_bring_what_was_paid_and_drop_the_rest(bob, group, people):
    paid = [earlier("Zoe", "Bob", 5, None), earlier("Ann", "Bob", 5)]
    said = evening(group, played(), payments=paid)
    for _ in range(2):
        assert send(bob, said).status_code == 200
    assert kept() == [("Ann", "Bob", 5)]
    said["payments"] = [earlier("Ann", "Bob", 5), earlier("Zoe", "Bob", 5)]
    send(bob, said)
    assert kept() == [("Ann", "Bob", 5), ("Zoe", "Bob", 5)]


def test_a_page_that_was_renewed_meanwhile_sends_each_payment_once(bob, group, people):
    paid = [earlier("Ann", "Bob", 5), earlier("Ann", "Bob", 5)]
    said = evening(group, payments=paid)
    send(bob, said)
    phone = Alone(GROUP | {"id": group.pk, "people": ["Ann", "Bob", "Zoe"]})
    phone.begin("Ann", "Bob", stake="0.05")
    del phone.evening["payments"]
    phone.evening |= {"id": said["id"], "kept": paid}
    assert send(bob, phone.sent()).status_code == 200
    assert kept() == [("Ann", "Bob", 5)] * 2


def test_a_payment_that_came_before_payments_had_ids_is_known(bob, group, people):
    said = evening(group, played(), payments=[earlier("Ann", "Bob", 5)])
    send(bob, said)
    Payment.objects.update(client_id=uuid4())
    said["payments"][0] = payment("Ann", "Bob", 5)  # as the renewed page has it
    assert send(bob, said).status_code == 200
    assert kept() == [("Ann", "Bob", 5)]


@pytest.mark.alike
def test_a_correction_changes_no_payment(bob, group, people):
    game = played()
    paid = [payment("Ann", "Bob", 5), payment("Zoe", "Bob", 5)]
    said = evening(group, game, payments=paid)
    send(bob, said)
    game["rows"] += [correction("replace", 3, tricks(1, 0, 0))]
    send(bob, said)
    assert kept() == [("Ann", "Bob", 5), ("Zoe", "Bob", 5)]
    won = results(Night.objects.get())
    assert sum(won.values()) == 0 != won["Ann"]
    left = {"Ann": won["Ann"] + 5, "Zoe": won["Zoe"] + 5, "Bob": won["Bob"] - 10}
    for payer, payee, amount in due(group):
        left[payer] += amount
        left[payee] -= amount
    assert set(left.values()) == {0}


def test_payments_wait_until_all_of_a_night_is_taken(bob, group, people, monkeypatch):
    monkeypatch.setattr("phone.log.merged_log.PATIENCE", 400)
    monkeypatch.setattr(log, "PATIENCE", 400)
    games = [played([agreed(at) for at in range(210)]) for _ in range(4)]
    said = evening(group, *games, payments=[payment("Ann", "Bob", 5)])
    assert send(bob, said).status_code == 409
    assert kept() == []
    while send(bob, said).status_code == 409:
        assert Night.objects.get().games.count() < len(games)
    assert kept() == [("Ann", "Bob", 5)]


@pytest.mark.alike
def test_a_group_takes_no_more_payments_than_it_can_have(
    bob, group, people, monkeypatch
):
    monkeypatch.setattr(bounds, "MOST_PAYMENTS", 1)
    said = evening(group, payments=[payment("Ann", "Bob", 5)])
    assert send(bob, said).status_code == 200
    assert send(bob, said).status_code == 200
    said["payments"].append(payment("Ann", "Bob", 6))
    assert send(bob, said).status_code == 403
    assert kept() == [("Ann", "Bob", 5)]


@pytest.mark.alike
@pytest.mark.parametrize(
    "paid",
    [
        [payment("Ann", "Ann", 5)],
        [payment("Ann", "Cleo", 5)],
        [payment("Ann", "Bob", 0)],
        [payment("Ann", "Bob", 10**13)],
        [payment("Ann", "Bob", "5")],
        [payment("Ann", "Bob", 5, paid_at="yesterday")],
        [payment("Ann", "Bob", 5, id="1")],
        [payment("Ann", "Bob", 5, note="x" * 81)],
        [payment("Ann", "Bob", 5, note=7)],
        [payment(None, "Bob", 5)],
        [payment("Ann", "Bob", 5)] * 2,
        [earlier("Ann", "Bob", 5, "yesterday")],
        [5],
        {},
        [payment("Ann", "Bob", 5) for _ in range(1001)],
    ],
)
def test_a_payment_that_cannot_be_is_refused_in_a_sentence(bob, group, people, paid):
    response = send(bob, evening(group, played(), payments=paid))
    assert response.status_code in (400, 409)
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()


@pytest.mark.alike
@pytest.mark.parametrize(
    "more", [{"number": -1}, {"number": 10**7}, {"removed": ["1"]}, {"removed": None}]
)
def test_a_number_or_an_id_that_cannot_be_is_refused(bob, group, people, more):
    response = send(bob, evening(group, played(), **more))
    assert response.status_code == 400
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()


THIRD = {"per_point": "0.025"}  # half a cent is left of an odd number of points


@pytest.mark.parametrize("number", [None, 0, 1, 7])
def test_a_night_has_the_number_by_which_its_phone_rounded(bob, group, people, number):
    Night.objects.create(group=group, date="2025-11-20", number=3)
    game = played([*ONE_DEAL[:3], tricks(0, 1, 0)], stake=THIRD)
    said = evening(group, game) | ({} if number is None else {"number": number})
    assert send(bob, said).status_code == 200
    night = Night.objects.get(client_id=said["id"])
    assert night.number == (4 if number is None else number)
    [known] = bob.get("/evening/groups.json").json()["groups"]
    assert known["number"] == max(3, night.number)
    ann, zoe = (Person.objects.get(name=name) for name in ("Ann", "Zoe"))
    won = results(night)
    assert ann.pk < zoe.pk
    assert (won["Ann"] == -2) == (night.number % 2 == 0)
    assert won["Ann"] + won["Zoe"] == -5 == -won["Bob"]
