"""No evening that a phone accepts is refused here, and its money is the same."""

import json
from unicodedata import normalize
from uuid import UUID

import pytest

from phone.evening.settlement import settle_evening, won_by_all
from scorekeeper.models import Group, Night, Person
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.money.ledger.results import results_now
from tests.often import some
from tests.phone import evening_calls
from tests.phone.random_evening import RandomEvening
from tests.web.devices import Device
from tests.web.offline.test_evening import send

EVENINGS = 90
PARTS = 6
CURRENCIES = ["EUR", "JPY", "KWD", "HUF"]


def phone_of(currency):
    """A phone of a new group, and what it knows of that."""
    group = Group.objects.create(name="Friday group", currency=currency)
    for name in ["Weiß", "Ann", "Σοφός"]:
        Person.objects.create(group=group, name=name)
    phone = Device.holding(group, "enter", "Bob's phone")
    [known] = phone.get("/evening/groups.json").json()["groups"]
    return phone, known


def taken(phone, evening):
    """The night that an evening became."""
    answer = send(phone, json.dumps(evening.sent(), ensure_ascii=False))
    assert answer.status_code == 200, answer.content.decode()
    return Night.objects.get(client_id=evening.evening["id"])


def won(night):
    """What everybody won, in the order in which they came."""
    [(_night, amounts)] = results_now(night.group_id, [night.pk])
    return [amounts.get(one.pk, 0) for one in came_to(night)]


def came_to(night):
    return list(night.people.order_by("attendance"))


def due_here(night):
    """The plan of the group: (payer, payee, amount), people by their places."""
    places = {one.pk: place for place, one in enumerate(came_to(night))}
    return [
        (places[row.payer.pk], places[row.payee.pk], row.amount)
        for ledger in ledgers_of(night.group)
        for row in ledger.rows
    ]


def due_there(evening):
    """The plan of the phone, in the same form."""
    people = evening["people"]
    return [
        (people.index(row["payer"]), people.index(row["payee"]), row["amount"])
        for row in settle_evening(evening)["plan"]
    ]


def paid_here(night):
    rows = night.payments.order_by("pk")
    return list(rows.values_list("client_id", "amount", "note"))


def paid_there(evening):
    payments = evening["payments"]
    return [
        (UUID(one["id"]), one["amount"], normalize("NFC", one["note"]))
        for one in payments
    ]


@pytest.mark.alike
@pytest.mark.parametrize("part", some(range(PARTS), 1))
def test_whatever_a_phone_accepts_is_taken_as_it_was(db, part):
    played, due = 0, 0
    for seed in range(part * EVENINGS // PARTS, (part + 1) * EVENINGS // PARTS):
        phone, known = phone_of(CURRENCIES[seed % 4])
        evening = RandomEvening(seed, known)
        evening.play()
        night = taken(phone, evening)
        _points, coins = won_by_all(evening.evening)
        assert won(night) == [coins[name] for name in evening.evening["people"]]
        assert paid_here(night) == paid_there(evening.evening)
        assert due_here(night) == due_there(evening.evening)
        assert night.games.count() == len(evening.evening["games"])
        assert taken(phone, evening) == night  # the same again
        assert paid_here(night) == paid_there(evening.evening)
        played += night.games.count()
        due += len(due_there(evening.evening))
    assert played > EVENINGS / PARTS / 3
    assert due > EVENINGS / PARTS / 3


@pytest.mark.alike
@pytest.mark.parametrize("many", some([4, 12], 1))
def test_the_phones_python_says_the_same_of_an_evening(db, many):
    calls = []
    for seed in range(many):
        evening = RandomEvening(seed, phone_of(CURRENCIES[seed % 4])[1])
        evening.play()
        calls += evening.calls
    answers = evening_calls([call[:2] for call in calls])
    for (name, given, here), there in zip(calls, answers, strict=True):
        assert json.loads(there) == json.loads(here), (name, given)
