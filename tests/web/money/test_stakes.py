"""Net times stake is exact, sums to zero, and knows the pool and the cap."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.money.stakes import (
    SMALLEST,
    StakeError,
    money,
    read_stake,
    round_to_steps,
)

ALONE = [[0], [1], [2]]


def result(net, winners=(0,)):
    return {"net": net, "winners": list(winners)}


def test_five_cents_a_point():
    won = money(result([161, -112, -49]), ALONE, {"per_point": "0.05"}, "EUR")
    assert won == [805, -560, -245]


def test_a_fraction_of_the_smallest_coin_is_kept():
    won = money(result([1, -1]), [[0], [1]], {"per_point": "0.0025"}, "EUR")
    assert won == [Decimal("0.25"), Decimal("-0.25")]


def test_per_unit_is_another_name_for_the_one_rate():
    won = money(result([1, -1]), [[0], [1]], {"per_unit": "2"}, "EUR")
    assert won == [200, -200]


def test_a_currency_without_decimals_has_no_smaller_coin():
    assert money(result([3, -3]), [[0], [1]], {"per_point": "10"}, "JPY") == [30, -30]


def test_the_pool_goes_to_the_winners_and_sums_to_zero():
    won = money(result([0, 0, 0], [1]), ALONE, {"ante": "1"}, "EUR")
    assert won == [-100, 200, -100]
    shared = money(result([0, 0, 0, 0, 0, 0, 0], [0, 1, 2]), SEVEN, ONE_CENT, "EUR")
    assert sum(shared) == 0
    assert shared[0] == Decimal("1.333334")
    assert shared[1] == Decimal("1.333333")


SEVEN = [[seat] for seat in range(7)]
ONE_CENT = {"ante": "0.01"}


def test_nobody_wins_and_the_antes_go_back():
    assert money(result([0, 0, 0], []), ALONE, {"ante": "1"}, "EUR") == [0, 0, 0]


def test_partners_share_the_pool():
    pairs = [[0, 2], [1, 3]]
    won = money(result([0, 0, 0, 0], [1]), pairs, {"ante": "1"}, "EUR")
    assert won == [-100, 100, -100, 100]


def test_nobody_loses_more_than_the_cap_and_the_winners_share_what_is_lost():
    stake = {"per_point": "1", "cap": "50"}
    won = money(result([90, 30, -100, -20], [0]), SEVEN[:4], stake, "EUR")
    assert won == [5250, 1750, -5000, -2000]


def test_no_stake_is_no_money():
    assert money(result([5, -5]), [[0], [1]], {}, "EUR") == [0, 0]


NUMBERS = st.decimals(0, 1000, places=4)


@given(
    st.lists(st.integers(-500, 500), min_size=1, max_size=6),
    st.fixed_dictionaries(dict.fromkeys(["per_point", "ante", "cap"], NUMBERS)),
    st.sets(st.integers(0, 6)),
)
def test_no_money_is_made_or_lost(net, stake, winners):
    net = [*net, -sum(net)]
    winners = [seat for seat in winners if seat < len(net)]
    sides = [[seat] for seat in range(len(net))]
    stake = {name: str(number) for name, number in stake.items()}
    won = money(result(net, winners), sides, stake, "EUR")
    assert sum(won) == 0
    assert all(amount == amount.quantize(SMALLEST) for amount in won)


def test_those_with_the_largest_remainder_are_rounded_up():
    amounts = [Decimal("1.7"), Decimal("1.6"), Decimal("-3.3")]
    assert round_to_steps(amounts, 1) == [2, 1, -3]
    assert round_to_steps([Decimal("0.5"), Decimal("-0.5")], 1) == [1, -1]


@given(st.lists(st.decimals(-100, 100, places=6), min_size=1, max_size=9))
def test_rounding_keeps_the_sum_and_moves_nobody_by_a_whole_coin(amounts):
    amounts.append(-sum(amounts))
    whole = round_to_steps(amounts, 1)
    assert sum(whole) == 0
    assert all(abs(a - b) < 1 for a, b in zip(amounts, whole, strict=True))


def test_a_stake_is_stored_as_plain_text_without_what_is_zero():
    stake = {"per_point": Decimal("0.050"), "ante": 0, "cap": Decimal("1E+2")}
    assert read_stake(stake) == {"per_point": "0.05", "cap": "100"}


@pytest.mark.parametrize(
    "number", ["-1", "NaN", "Infinity", "1e9", "1_0", "0.0000001", "five", None, []]
)
def test_a_stake_that_is_no_money_is_refused(number):
    with pytest.raises(StakeError):
        read_stake({"per_point": number})


def test_a_stake_of_another_name_is_refused():
    with pytest.raises(StakeError, match="per_trick"):
        read_stake({"per_trick": "1"})
