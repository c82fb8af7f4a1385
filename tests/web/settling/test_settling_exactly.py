"""Whatever is played, shared, corrected and paid: to the cent, in fewest payments."""

from importlib import import_module

import pytest
from django.apps import apps

from scorekeeper import settling
from scorekeeper.models import Payment
from tests.fewest_payments import fewest
from tests.often import some
from tests.tries import tries
from tests.web.owing import Evenings, left_open, owed_by_rows
from tests.web.settling.naive_ledger import of_purses, without_zeros

UNKNOWN = ["changed", ""]
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("seed", some(tries(range(16)), 4))
def test_a_night_is_settled_exactly_by_the_fewest_payments(seed):
    plan = settling.plan(Evenings(seed).night())
    amounts = [purse.amount for purse in plan.purses]
    assert sum(amounts) == 0
    assert all(abs(purse.amount - purse.exact) < 1 for purse in plan.purses)
    assert sum(purse.exact for purse in plan.purses) == 0
    assert left_open(plan) == {}
    assert len(plan.dues) == fewest(amounts)
    assert plan.is_exact


@pytest.mark.parametrize("seed", some(tries(range(10)), 3))
def test_parts_bills_and_corrections_leave_nothing_open(seed):
    evenings = Evenings(seed)
    night = evenings.night()
    steps = [evenings.pay, evenings.pay, evenings.correct, evenings.share]
    for _ in range(6):
        evenings.chance.choice(steps)(night)
        night.refresh_from_db()
        plan = settling.plan(night)
        assert left_open(plan) == {}
        assert all(due.amount > 0 for due in plan.dues)
        new = [due for due in plan.dues if plan.is_kept and due.payment is None]
        assert all(due.since and UNKNOWN not in due.since for due in new)


@pytest.mark.parametrize("seed", some(tries(range(10)), 3))
def test_over_several_nights_nothing_is_owed_twice_or_lost(seed):
    evenings = Evenings(seed)
    nights = [evenings.night(number) for number in range(3)]
    for night in nights:
        settling.close(night)
    total = {}
    for night in nights:
        for purse in settling.purses_of(night):
            total[purse.person.pk] = total.get(purse.person.pk, 0) + purse.amount
    for _ in range(5):
        evenings.pay_over_nights()
        paid, due = owed_by_rows(evenings.circle)
        for group in linked(nights, evenings.people):
            whole = sum(paid.get(one, 0) + due.get(one, 0) for one in group)
            assert whole == sum(total.get(one, 0) for one in group)
        for one in settling.debts_of(evenings.circle):
            balances = {person.pk: amount for person, amount in one.balances}
            assert without_zeros(balances) == of_purses(due, one.heads)
            assert len(one.debts) == fewest(balances.values())


def linked(nights, people):
    """The ids of those who settled together on some night: a list of sets."""
    groups = [{person.pk} for person in people]
    for night in nights:
        for row in night.attendances.exclude(settles_with=None):
            both = {row.person_id, row.settles_with_id}
            joined = set().union(*(group for group in groups if group & both))
            groups = [group for group in groups if not group & both] + [joined]
    return groups


@pytest.mark.alike
def test_when_all_is_taken_back_each_night_stands_as_before():
    evenings = Evenings(3)
    nights = [evenings.night(number) for number in range(3)]
    for night in nights:
        settling.close(night)
    before = rows()
    for one in settling.debts_of(evenings.circle):
        for debt in one.debts:
            named = (debt.payer.pk, debt.payee.pk, debt.amount)
            assert settling.pay_debt(evenings.circle, one.currency, *named)
    assert settling.debts_of(evenings.circle) == []
    for row in settling.paid_lately(evenings.circle):
        assert settling.take_back_payment(evenings.circle, row.pk)
    assert rows() == before


def rows():
    """The payments of all nights, as they count."""
    kept = Payment.objects.filter(netted_in=None).order_by("night", "payer", "payee")
    return list(kept.values_list("night", "payer", "payee", "amount", "paid_at"))


@pytest.mark.parametrize("seed", tries(range(4)))
def test_what_nights_left_that_were_closed_long_ago_is_found_too(seed):
    night = settling.close(Evenings(seed).night())
    for bill in night.bills.all():
        settling.remove_bill(night, bill)
    now = rows()
    Payment.objects.all().delete()
    import_module("scorekeeper.migrations.0008_bills_and_debts").write_what_is_owed(
        apps, None
    )
    assert rows() == now
