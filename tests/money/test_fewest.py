"""Of several plans that are as short, the one that keeps most of the plan before it."""

import random
from itertools import combinations

import pytest

from phone.money.fewest_payments import closest
from tests.fewest_payments import fewest


@pytest.mark.parametrize("seed", range(60))
def test_of_the_shortest_plans_the_one_stays_that_keeps_most(seed):
    dice = random.Random(seed)
    order = list(range(dice.randint(2, 6)))
    won = dict.fromkeys(order, 0)
    moved(won, order, dice, 12)
    shown, _ = closest(won, [])
    moved(won, order, dice, 2)
    plan, _ = closest(won, shown)
    assert left_by(won, plan) == dict.fromkeys(order, 0)
    assert len(plan) == fewest(list(won.values()))
    assert len([one for one in shown if one in plan]) == most_kept(won, shown, plan)


def moved(won, order, dice, often):
    """Lets some win a little from others."""
    for _ in range(often):
        one, other = dice.sample(order, 2)
        amount = dice.randint(1, 5)
        won[one] += amount
        won[other] -= amount


def left_by(won, payments):
    """What is left of some balances after payments from debtors, or None."""
    left = dict(won)
    for payer, payee, amount in payments:
        if amount > min(-left[payer], left[payee]):
            return None
        left[payer] += amount
        left[payee] -= amount
    return left


def most_kept(won, shown, plan):
    """How many payments any plan as short can keep, found by trying everything."""
    for count in range(len(shown), 0, -1):
        for some in combinations(shown, count):
            left = left_by(won, some)
            if left and count + fewest(list(left.values())) == len(plan):
                return count
    return 0


@pytest.mark.parametrize("count", [11, 14, 17])
def test_a_large_table_keeps_what_it_may_and_pays_no_more_often(count):
    dice, order = random.Random(count), list(range(count))
    won = dict.fromkeys(order, 0)
    moved(won, order, dice, 200)
    shown, _ = closest(won, [])
    moved(won, order, dice, 1)
    plan, is_fewest = closest(won, shown)
    fresh, _ = closest(won, [])
    assert left_by(won, plan) == dict.fromkeys(order, 0)
    assert len(plan) <= len(fresh)
    assert len(set(plan) & set(shown)) >= len(set(fresh) & set(shown))
    assert is_fewest == (count <= 14)
