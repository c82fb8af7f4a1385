"""Games, shared costs and payments of the night, by the names of people."""

from datetime import date, timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper.models import Attendance, Night, Standing
from scorekeeper.money import settlement
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.results import write_results
from tests.web.devices import Device
from tests.web.owing import balances_of, bring, plan_of
from tests.web.reading import Reading


@pytest.fixture
def url(night):
    """The settlement of the night."""
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def money_url(group):
    """Money of the group."""
    return f"/groups/{group.pk}/money/"


@pytest.fixture
def text():
    """What a page says: text(bob, url)."""
    return lambda device, url: Reading(device.get(url)).text


@pytest.fixture
def play(people, start):
    """Adds a finished game to the night: play(Ann=560, Bob=-560), in minor units."""

    def finish(key="oh_hell", **money):
        names = {"oh_hell": "Ann Bob Cleo", "tablanette": "Ann Bob"}[key]
        game = start(key, names, stake={"per_point": "0.05"})
        scores = game.sheet["totals"]
        game.sheet["result"] = {"winners": [], "scores": scores, "stopped": False}
        game.status = "finished"
        game.save()
        return bring(game, {people[name]: money[name] for name in money})

    return finish


@pytest.fixture
def correct(people):
    """Corrects what a game brought: correct(game, Ann=50, Bob=-50)."""

    def change(game, **money):
        for name, amount in money.items():
            rows = Standing.objects.filter(game=game, person=people[name])
            rows.update(money=amount)
        write_results(game.group_id, [game.night_id])

    return change


@pytest.fixture
def another_night(group, people):
    """Another night at which all are: another_night("USD")."""

    def start_night(currency="EUR", **about):
        days = timedelta(group.nights.count())
        about = {"date": date(2025, 1, 1) + days, "currency": currency} | about
        night = Night.objects.create(group=group, **about)
        for person in people.values():
            Attendance.objects.create(group=group, night=night, person=person)
        return night

    return start_night


@pytest.fixture
def share(night, people):
    """Enters a cost that one paid for some: share("Ann", 4000, "Ann Bob")."""

    def enter(payer, amount, names, at=night):
        parts = {people[name]: [0, 1] for name in names.split()}
        parts.setdefault(people[payer], [0, 0])[0] = amount
        said = [(person, *part) for person, part in parts.items()]
        return settlement.enter_bill(at, "Hall", "equal", said, uuid4())

    return enter


@pytest.fixture
def owe(share, another_night):
    """Adds a night that is over, on which one owes another: owe("Ann", "Bob", 500)."""

    def play_night(payer, payee, amount, currency="EUR"):
        night = another_night(currency, closed_at=timezone.now())
        share(payee, amount, payer, at=night)
        return night

    return play_night


@pytest.fixture
def pay(group, people):
    """Records a payment: pay("Ann", "Bob", 500)."""

    def record(payer, payee, amount, currency="EUR", **about):
        stamp = {"client_id": uuid4()} | about
        both = people[payer], people[payee]
        return payments.record(group, currency, *both, amount, **stamp)

    return record


@pytest.fixture
def mark(night, people):
    """Marks a row of the plan as paid, as a page does: mark(bob, "Ann", "Bob", 5).

    Another amount is `part`, as it is typed.
    """

    def post(device, payer, payee, amount, part=None, currency="EUR", **more):
        fields = {"payer": people[payer].pk, "payee": people[payee].pk}
        fields |= {"amount": amount, "currency": currency, "id": more.pop("id", "")}
        fields |= {"paid": "1"} if part is None else {"paid": "part"}
        fields |= {} if part is None else {"paid_amount": part}
        url = more.pop("to", f"/nights/{night.pk}/payments/")
        return device.post(url, fields, **more)

    return post


@pytest.fixture
def rows(group):
    """The plan now: [("Ann", "Bob", 500)]."""
    return lambda currency="EUR": plan_of(group, currency)


@pytest.fixture
def balances(group):
    """What everybody is owed or owes now: {"Ann": -500, "Bob": 500}."""
    return lambda currency="EUR": balances_of(group, currency)


@pytest.fixture
def guest(group, night):
    """A phone with access to the night alone."""
    return Device.holding(group, "enter", "A guest's phone", night)
