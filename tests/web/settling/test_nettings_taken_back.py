"""A netting of many nights taken back: only nights that changed are settled anew."""

from datetime import date, timedelta
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import settling
from scorekeeper.models import Attendance, Night, Payment
from scorekeeper.settling import paying_debts, unpaid


@pytest.fixture
def owe(circle, people):
    """Closes so many nights on which Ann owes Bob, and Bob Cleo, 500 each."""

    def close_nights(count):
        first = date(2025, 1, 1)
        nights = Night.objects.bulk_create(
            Night(
                circle=circle,
                date=first + timedelta(number),
                closed_at="2025-12-01T00:00Z",
                currency="EUR",
            )
            for number in range(count)
        )
        Attendance.objects.bulk_create(
            Attendance(circle=circle, night=night, person=person)
            for night in nights
            for person in people.values()
        )
        for night in nights:
            parts = [(people["Cleo"], 500, 0), (people["Ann"], 0, 1)]
            settling.enter_bill(night, "Drinks", "equal", parts, uuid4())
        return nights

    return close_nights


@pytest.fixture
def settled_anew(monkeypatch):
    """The ids of nights whose plans were reckoned, in a list."""
    nights, plan_of = [], unpaid.plan_of

    def noted(night, *rest, **more):
        nights.append(night.pk)
        return plan_of(night, *rest, **more)

    monkeypatch.setattr(unpaid, "plan_of", noted)
    return nights


def netted(circle):
    """Pays all that is owed, so that it is netted: the Payment that was made."""
    [among] = settling.debts_of(circle)
    [debt] = among.debts
    named = debt.payer.pk, debt.payee.pk, debt.amount
    assert settling.pay_debt(circle, "EUR", *named)
    return settling.paid_lately(circle).get()


def rows_of(nights):
    """The payments of nights as they are written, by their ids."""
    rows = Payment.objects.filter(night__in=nights, of_netting=None)
    return sorted(rows.values_list("pk", "amount", "paid_at", "netted_in"))


def test_nights_that_did_not_change_are_owed_as_before(circle, owe, settled_anew):
    nights = owe(12)
    before = rows_of(nights)
    payment = netted(circle)
    assert rows_of(nights) != before
    assert settling.take_back_payment(circle, payment.pk)
    assert settled_anew == []
    assert rows_of(nights) == before
    assert not Payment.objects.exclude(of_netting=None).exists()


@pytest.mark.alike
def test_it_takes_as_many_queries_for_many_nights(circle, owe):
    def queries(count):
        owe(count)
        payment = netted(circle)
        with CaptureQueriesContext(connection) as made:
            assert settling.take_back_payment(circle, payment.pk)
        return len(made)

    few = queries(2)
    assert queries(20) == few


def test_what_changed_meanwhile_is_settled_anew(circle, people, owe, settled_anew):
    nights = owe(6)
    payment = netted(circle)
    billed, joined, opened = nights[1], nights[3], nights[5]
    parts = [(people["Ann"], 200, 0), (people["Cleo"], 0, 1)]
    settling.enter_bill(billed, "Cake", "equal", parts, uuid4())
    assert settling.settle_together(joined, people["Ann"], people["Dan"])
    settling.reopen(opened)
    settled_anew.clear()
    assert settling.take_back_payment(circle, payment.pk)
    assert set(settled_anew) == {billed.pk, joined.pk, opened.pk}
    assert amounts(billed) == [("Ann", "Cleo", 300)]
    assert amounts(joined) == [("Dan", "Cleo", 500)]
    assert amounts(opened) == []  # reckoned by whoever asks
    assert settling.debts_of(circle)[0].balances == [
        (people["Cleo"], 2800),
        (people["Dan"], -2800),
    ]


def amounts(night):
    rows = Payment.objects.filter(night=night).select_related("payer", "payee")
    return [(row.payer.name, row.payee.name, row.amount) for row in rows]


@pytest.mark.alike
def test_of_many_that_changed_the_rest_stays_owed(
    circle, people, owe, settled_anew, monkeypatch
):
    monkeypatch.setattr(paying_debts, "MOST_ANEW", 2)
    nights = owe(5)
    payment = netted(circle)
    for night in nights:
        parts = [(people["Ann"], 200, 0), (people["Cleo"], 0, 1)]
        settling.enter_bill(night, "Cake", "equal", parts, uuid4())
    settled_anew.clear()
    assert settling.take_back_payment(circle, payment.pk)
    assert settled_anew == [nights[4].pk, nights[3].pk]
    assert sorted(map(len, map(amounts, nights))) == [1, 1, 2, 2, 2]
    [among] = settling.debts_of(circle)
    assert [debt.amount for debt in among.debts] == [1500]
