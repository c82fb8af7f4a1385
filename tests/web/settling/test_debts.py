"""Who owes whom over several nights: netted, opened to its nights, ticked in one."""

from datetime import date, timedelta
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import settling
from scorekeeper.models import Attendance, Night, Payment
from tests.web.reading import Reading


@pytest.fixture
def url(circle):
    return f"/circles/{circle.pk}/debts/"


@pytest.fixture
def owe(circle, people):
    """Closes another night on which one owes another: owe("Ann", "Bob", 500)."""

    def close_night(payer, payee, amount, currency="EUR"):
        days = timedelta(circle.nights.count())
        night = Night.objects.create(
            circle=circle, date=date(2025, 1, 1) + days, currency=currency
        )
        for person in people.values():
            Attendance.objects.create(circle=circle, night=night, person=person)
        parts = [(people[payee], amount, 0), (people[payer], 0, 1)]
        settling.enter_bill(night, "Drinks", "equal", parts, uuid4())
        return settling.close(night)

    return close_night


@pytest.fixture
def pay(url, people):
    def post(device, payer, payee, amount, paid="1", currency="EUR", **more):
        named = {"payer": people[payer].pk, "payee": people[payee].pk}
        asked = named | {"amount": amount, "paid": paid, "currency": currency}
        return device.post(url, asked | more)

    return post


def debts(circle):
    return [
        (one.currency, debt.payer.name, debt.payee.name, debt.amount)
        for one in settling.debts_of(circle)
        for debt in one.debts
    ]


@pytest.mark.alike
def test_what_is_unpaid_is_netted_currency_by_currency(bob, circle, owe, url):
    owe("Ann", "Bob", 500)
    owe("Bob", "Cleo", 500)
    owe("Ann", "Bob", 700, "JPY")
    assert debts(circle) == [("EUR", "Ann", "Cleo", 500), ("JPY", "Ann", "Bob", 700)]
    text = Reading(bob.get(url)).text
    assert "One payment settles it in €" in text
    assert "Ann pays Cleo €5.00" in text
    assert "To Bob: 1 January 2025 −5.00" in text
    assert "Ann pays Bob ¥700" in text


@pytest.mark.alike
def test_a_debt_of_one_night_ticks_its_payment(bob, circle, owe, pay, url):
    night = owe("Ann", "Bob", 500)
    assert pay(bob, "Ann", "Bob", 500).url == url
    assert settling.plan(night).dues[0].is_paid
    assert debts(circle) == []
    assert "Paid lately" in Reading(bob.get(url)).text
    bob.post(url, {"paid": "0", "payment": Payment.objects.get().pk})
    assert debts(circle) == [("EUR", "Ann", "Bob", 500)]


def test_a_debt_of_several_nights_settles_them_all(bob, circle, owe, pay, url):
    nights = [owe("Ann", "Bob", 500), owe("Bob", "Cleo", 500)]
    pay(bob, "Ann", "Cleo", 500)
    assert debts(circle) == []
    for night in nights:
        assert settling.plan(night).dues[0].is_netted
        page = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
        assert "Netted with other nights" in page
        assert "All is settled" in page
        assert ", netted<" in bob.get(f"/nights/{night.pk}/picture.svg").text
    paid = settling.paid_lately(circle).get()
    bob.post(url, {"paid": "0", "payment": paid.pk})
    assert debts(circle) == [("EUR", "Ann", "Cleo", 500)]
    assert [settling.plan(night).is_kept for night in nights] == [False, False]


@pytest.mark.alike
def test_a_debt_is_paid_in_part(bob, circle, owe, pay, url):
    owe("Ann", "Bob", 500)
    owe("Ann", "Bob", 250)
    refused = pay(bob, "Ann", "Bob", 750, "part", part="8")
    assert refused.status_code == 422
    assert "A part is more than nothing, at most €7.50" in Reading(refused).text
    assert 'value="8"' in refused.content.decode()
    pay(bob, "Ann", "Bob", 750, "part", part="6,50")
    assert debts(circle) == [("EUR", "Ann", "Bob", 100)]
    text = Reading(bob.get(url)).text
    assert "To Bob, left of: 1 January 2025 , 2 January 2025 −1.00" in text
    owe("Ann", "Bob", 25)
    assert debts(circle) == [("EUR", "Ann", "Bob", 125)]


@pytest.mark.alike
def test_it_is_paid_once_however_often_it_is_sent(bob, circle, owe, pay, url):
    owe("Ann", "Bob", 300)
    asked = {"part": "1", "id": uuid4()}
    for _ in range(2):
        assert pay(bob, "Ann", "Bob", 300, "part", **asked).url == url
    assert debts(circle) == [("EUR", "Ann", "Bob", 200)]


@pytest.mark.alike
def test_only_what_hangs_together_is_taken_up(bob, circle, owe, pay):
    owe("Ann", "Bob", 500)
    owe("Bob", "Cleo", 500)
    alone = owe("Dan", "Bob", 100, "USD")
    pay(bob, "Ann", "Cleo", 500)
    assert not settling.plan(alone).dues[0].is_netted


@pytest.mark.alike
def test_what_is_stale_or_no_debt_is_refused(bob, watcher, eve, owe, pay, url):
    owe("Ann", "Bob", 500)
    stale = pay(bob, "Ann", "Bob", 400)
    assert stale.status_code == 409
    assert "The payments have changed" in Reading(stale).text
    assert pay(bob, "Ann", "Bob", 500, currency="USD").status_code == 409
    assert bob.post(url, {"paid": "0", "payment": "7000"}).status_code == 409
    assert bob.post(url, {"paid": "0", "payment": "x"}).status_code == 400
    assert pay(bob, "Ann", "Bob", 500, currency="").status_code == 400
    assert pay(watcher, "Ann", "Bob", 500).status_code == 403
    assert pay(eve, "Ann", "Bob", 500).status_code == 404
    assert not Payment.objects.exclude(paid_at=None).exists()


@pytest.mark.alike
def test_an_open_night_is_counted_as_it_stands_and_said_to_be(bob, circle, owe, url):
    night = owe("Ann", "Bob", 500)
    settling.reopen(night)
    assert debts(circle) == [("EUR", "Ann", "Bob", 500)]
    assert "Still open" in Reading(bob.get(url)).text
    owe("Bob", "Cleo", 500)
    night.refresh_from_db()
    bill = night.bills.get()
    settling.remove_bill(night, bill)
    assert debts(circle) == [("EUR", "Bob", "Cleo", 500)]


def test_a_debt_of_a_night_that_goes_on_is_paid(bob, circle, owe, pay):
    night = settling.reopen(owe("Ann", "Bob", 500))
    owe("Bob", "Cleo", 500)
    assert pay(bob, "Ann", "Cleo", 400).status_code == 409
    assert pay(bob, "Ann", "Cleo", 500).status_code == 302
    assert debts(circle) == []
    settling.remove_bill(night, night.bills.get())
    assert debts(circle) == [("EUR", "Bob", "Ann", 500)]


@pytest.mark.alike
def test_a_household_or_bill_of_a_closed_night_changes_the_debt(circle, owe, people):
    night = owe("Ann", "Bob", 500)
    assert settling.settle_together(night, people["Ann"], people["Dan"])
    assert debts(circle) == [("EUR", "Dan", "Bob", 500)]


@pytest.mark.alike
def test_a_bill_that_was_netted_is_owed_back_when_it_is_gone(circle, owe, pay, bob):
    night = owe("Ann", "Bob", 500)
    owe("Bob", "Cleo", 500)
    pay(bob, "Ann", "Cleo", 500)
    settling.remove_bill(night, night.bills.get())
    assert debts(circle) == [("EUR", "Bob", "Ann", 500)]
    settling.take_back_payment(circle, settling.paid_lately(circle).get().pk)
    assert debts(circle) == [("EUR", "Bob", "Cleo", 500)]


@pytest.mark.alike
def test_what_is_no_longer_carried_into_a_closed_night_is_owed_once(circle, owe):
    first, later = owe("Ann", "Bob", 500), settling.reopen(owe("Ann", "Bob", 100))
    due = settling.plan(first).dues[0]
    named = (due.payer.pk, due.payee.pk, due.amount)
    assert settling.carry(first, *named, to=later)
    settling.close(later)
    assert debts(circle) == [("EUR", "Ann", "Bob", 600)]
    assert settling.untick(first, *named)
    assert debts(circle) == [("EUR", "Ann", "Bob", 600)]
    assert settling.plan(later).purses[0].amount == -100


@pytest.mark.alike
def test_the_queries_are_as_many_for_many_nights_as_for_one(bob, owe, pay, url):
    owe("Ann", "Bob", 500)
    owe("Ann", "Bob", 500)
    pay(bob, "Ann", "Bob", 1000, "part", part="1")
    few = queries(bob, url)
    for _ in range(6):
        owe("Bob", "Ann", 100)
        owe("Bob", "Cleo", 30)
    assert queries(bob, url) == few <= 12


@pytest.mark.alike
def test_they_are_at_most_twelve_with_all_that_may_be_owed(
    bob, owe, pay, people, start, url
):
    for payee in ("Bob", "Cleo"):
        owe("Ann", payee, 500)
    owe("Cleo", "Dan", 100)
    pay(bob, "Ann", "Bob", 500, "part", part="1")
    night = owe("Dan", "Bob", 60)
    settling.settle_together(night, people["Dan"], people["Cleo"])
    bob.play(start(options={"sequence": "custom", "hands": [1]}, stake={"per_unit": 1}))
    text = Reading(bob.get(url)).text
    for part in ("Still open", "Paid lately", "left of", "Cleo + Dan"):
        assert part in text
    assert queries(bob, url) <= 12


def queries(device, url):
    with CaptureQueriesContext(connection) as made:
        assert device.get(url).status_code == 200
    return len(made)


@pytest.mark.alike
def test_payments_long_made_are_not_read(circle, owe, people):
    """The databases have an index of what is unpaid, and use it."""
    night = owe("Ann", "Bob", 500)
    Payment.objects.bulk_create(
        Payment(
            circle=circle,
            night=night,
            payer=people["Ann"],
            payee=people["Bob"],
            amount=1,
            paid_at="2025-01-01T00:00Z",
        )
        for _ in range(2000)
    )
    if connection.vendor == "sqlite":
        plan = settling.unpaid.unpaid(circle).explain()
        assert "unpaid_payments" in plan
