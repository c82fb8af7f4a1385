"""Whatever is played, shared, corrected and paid: to the cent, in fewest payments."""

import pytest

from scorekeeper.money.ledger.plan import ledger_of
from scorekeeper.money.ledger.results import MILLIONTHS, result_of
from tests.fewest_payments import fewest
from tests.often import some
from tests.tries import tries
from tests.web.owing import Evenings

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("seed", some(tries(range(16)), 4))
def test_a_night_is_settled_exactly_by_the_fewest_payments(seed):
    evenings = Evenings(seed)
    result = result_of(evenings.night())
    assert sum(result.amounts) == sum(result.exact) == 0
    for amount, exact in zip(result.amounts, result.exact, strict=True):
        assert abs(amount * MILLIONTHS - exact) < MILLIONTHS
    ledger = ledger_of(evenings.group, evenings.currency)
    amounts = dict(zip([p.pk for p in result.people], result.amounts, strict=True))
    assert {pk: ledger.own.get(pk, 0) for pk in amounts} == amounts
    assert_settled(ledger)


@pytest.mark.parametrize("seed", some(tries(range(10)), 3))
def test_parts_bills_and_corrections_leave_nothing_open(seed):
    evenings = Evenings(seed)
    nights = [evenings.night(number) for number in range(2)]
    steps = [evenings.pay, evenings.pay, evenings.correct, evenings.share]
    for _ in range(8):
        evenings.chance.choice(steps)(evenings.chance.choice(nights))
        ledger = ledger_of(evenings.group, evenings.currency)
        assert_settled(ledger)
        for row in ledger.rows:
            parts = sum(amount for _source, amount in row.because)
            assert parts == ledger.purses[row.payer.pk] == -row.payer_owes


def assert_settled(ledger):
    """The rows of a Ledger settle everybody, and are the fewest that do."""
    left = dict(ledger.purses)
    for row in ledger.rows:
        assert ledger.purses[row.payer.pk] < 0 < ledger.purses[row.payee.pk]
        assert row.amount > 0
        left[row.payer.pk] += row.amount
        left[row.payee.pk] -= row.amount
    assert not any(left.values())
    assert ledger.is_exact
    if not ledger.here_first:
        assert len(ledger.rows) == fewest(ledger.purses.values())
