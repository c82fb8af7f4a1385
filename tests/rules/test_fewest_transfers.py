"""The fewest payments bring a table level, and there are no fewer."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.settlement import fewest_transfers
from tests.fewest_payments import fewest, most_groups


def level_after(balances, transfers):
    left = list(balances)
    for payer, payee, amount in transfers:
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    return not any(left)


def summing_to_zero(most):
    numbers = st.lists(st.integers(-6, 6), max_size=most)
    return numbers.map(lambda amounts: amounts + [-sum(amounts)])


@given(summing_to_zero(6))
def test_nobody_can_do_with_fewer_payments(balances):
    transfers, exact = fewest_transfers(balances)
    assert exact
    assert level_after(balances, transfers)
    assert len(transfers) == fewest(balances)


@given(summing_to_zero(30))
def test_everyone_is_level_however_many_they_are(balances):
    transfers, exact = fewest_transfers(balances)
    assert level_after(balances, transfers)
    assert exact == (sum(1 for amount in balances if amount) <= 14)


def test_two_couples_settle_among_themselves():
    transfers, exact = fewest_transfers([805, -560, -245, 30, -30])
    assert sorted(transfers) == [(1, 0, 560), (2, 0, 245), (4, 3, 30)]
    assert exact


def test_a_pair_is_seen_that_the_greedy_way_would_part():
    # Pairing the largest first gives 16 to a 6 and ends with five payments.
    transfers, _ = fewest_transfers([-6, -6, -5, -5, 6, 16])
    assert len(transfers) == 4
    assert (1, 4, 6) in transfers


def test_a_level_table_pays_nothing():
    assert fewest_transfers([0, 0, 0]) == ([], True)
    assert fewest_transfers([]) == ([], True)


def test_balances_that_do_not_sum_to_zero_are_refused():
    with pytest.raises(ValueError, match="add up to zero"):
        fewest_transfers([5, -4])


LEVEL_OFTEN = [1, 1, 1, 2, 2, 3, 5, -2, -3, -1, -1, -4, 3, -7]


@pytest.mark.parametrize("balances", [[3**i for i in range(13)], LEVEL_OFTEN[:13]])
def test_fourteen_people_take_few_steps(balances):
    """Debts of a group do it for each of two hundred nights."""
    lines = []

    def traced(frame, event, _):
        lines.append(event)
        return traced if "settlement" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(traced)
    try:
        transfers, exact = fewest_transfers([*balances, -sum(balances)])
    finally:
        sys.settrace(before)
    assert exact
    assert len(transfers) == 14 - most_groups((*balances, -sum(balances)))
    assert len(lines) < 20_000  # one crowd after the other: 400,000
