"""No evening that a phone accepts is refused here, and its money is the same."""

import json

import pytest

from phone.evening.settlement import won_by_all
from scorekeeper.models import Circle, Night, Person
from scorekeeper.settling import plan
from tests.often import some
from tests.phone import evening_calls
from tests.phone.random_evening import RandomEvening
from tests.web.devices import Device
from tests.web.offline.test_evening import send

EVENINGS = 90
PARTS = 6
CURRENCIES = ["EUR", "JPY", "KWD", "HUF"]


def phone_of(currency):
    """A phone of a new circle, and what it knows of that."""
    circle = Circle.objects.create(name="Friday circle", currency=currency)
    for name in ["Weiß", "Ann", "Σοφός"]:
        Person.objects.create(circle=circle, name=name)
    phone = Device.holding(circle, "enter", "Bob's phone")
    [known] = phone.get("/evening/known.json").json()["circles"]
    return phone, known


def taken(phone, evening):
    """The night that an evening became."""
    answer = send(phone, json.dumps(evening.sent(), ensure_ascii=False))
    assert answer.status_code == 200, answer.content.decode()
    return Night.objects.get(client_id=evening.evening["id"])


def purses(night):
    """What everybody won, in the order in which they came."""
    rows = {purse.person.pk: purse.amount for purse in plan(night).purses}
    return [rows[one.pk] for one in night.people.order_by("attendance")]


@pytest.mark.alike
@pytest.mark.parametrize("part", some(range(PARTS), 1))
def test_whatever_a_phone_accepts_is_taken_as_it_was(db, part):
    played = 0
    for seed in range(part * EVENINGS // PARTS, (part + 1) * EVENINGS // PARTS):
        phone, known = phone_of(CURRENCIES[seed % 4])
        evening = RandomEvening(seed, known)
        evening.play()
        night = taken(phone, evening)
        _points, coins = won_by_all(evening.evening)
        assert purses(night) == [coins[name] for name in evening.evening["people"]]
        assert night.games.count() == len(evening.evening["games"])
        assert taken(phone, evening) == night  # the same once more
        played += night.games.count()
    assert played > EVENINGS / PARTS / 3


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
