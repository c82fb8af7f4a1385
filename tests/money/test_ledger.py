"""The ledger and its plan against sums with fractions that share no code with them."""

import random
from fractions import Fraction

import pytest

from phone.money.fewest_payments import closest
from phone.money.ledger import (
    MOST_SOURCES,
    join_heads,
    sources,
    with_payments,
)
from phone.money.plan import plan
from phone.money.rounding import odd_cents, round_shares, table

RUNS = range(300)


def group(chance, most=9):
    """Balances of a group that sum to zero, often with equal amounts."""
    amounts = [
        chance.choice([chance.randint(-3000, 3000), 500, -500, 1000, 0])
        for _person in range(chance.randint(1, most - 1))
    ]
    return dict(enumerate([*amounts, -sum(amounts)]))


def left_after(owed, payments):
    left = {person: Fraction(amount) for person, amount in owed.items()}
    for payer, payee, amount in payments:
        left[payer] += amount
        left[payee] -= amount
    return set(left.values())


@pytest.mark.parametrize("seed", RUNS)
def test_a_plan_settles_everybody_and_each_person_only_pays_or_is_paid(seed):
    chance = random.Random(seed)
    owed = group(chance)
    present = {person for person in owed if chance.random() < 0.5}
    rows, is_fewest = plan(owed, present=present)
    assert left_after(owed, rows) == {0}
    assert all(owed[payer] < 0 < owed[payee] for payer, payee, _ in rows)
    assert is_fewest


@pytest.mark.parametrize("seed", RUNS)
def test_a_plan_is_the_same_whatever_order_a_dict_has(seed):
    chance = random.Random(seed)
    owed = group(chance)
    present = {person for person in owed if chance.random() < 0.5}
    mixed = list(owed)
    chance.shuffle(mixed)
    other = {person: owed[person] for person in mixed}
    assert plan(owed, present=present) == plan(other, present=present)


@pytest.mark.parametrize("seed", RUNS)
def test_a_payment_of_the_plan_leaves_its_other_rows(seed):
    chance = random.Random(seed)
    owed = group(chance)
    rows, _ = plan(owed)
    if not rows:
        return
    paid = chance.choice(rows)
    after, _ = plan(with_payments(owed, [paid]), [paid])
    assert after == [row for row in rows if row != paid]


def test_those_present_settle_among_themselves_first():
    owed = {"Ann": 500, "Bob": -500, "Cleo": 500, "Dev": -500}
    rows, _ = plan(owed, present={"Ann", "Dev"})
    assert sorted(rows) == [("Bob", "Cleo", 500), ("Dev", "Ann", 500)]
    apart, _ = plan(owed, present={"Ann", "Bob"})
    assert sorted(apart) == [("Bob", "Ann", 500), ("Dev", "Cleo", 500)]


def test_what_is_left_for_those_absent_is_split_among_them():
    owed = {"Ann": -700, "Bob": 200, "Cleo": 400, "Dev": 100}
    rows, _ = plan(owed, present={"Ann", "Bob"})
    assert rows[0] == ("Ann", "Bob", 200)
    assert sorted(rows[1:]) == [("Ann", "Cleo", 400), ("Ann", "Dev", 100)]


def test_a_part_payment_keeps_the_other_payments():
    owed = {1: -300, 2: -300, 3: 300, 4: 300}
    rows, _ = plan(owed)
    part = (*rows[0][:2], 100)
    after, _ = plan(with_payments(owed, [part]), [part])
    assert rows[1] in after


def test_a_part_payment_keeps_the_payments_of_those_absent():
    owed = {"Ann": -2, "Dee": -3, "Eve": 2, "Hal": 3}
    here, part = {"Dee", "Eve", "Hal"}, ("Dee", "Hal", 1)
    rows, _ = plan(owed, present=here)
    assert sorted(rows) == [("Ann", "Eve", 2), ("Dee", "Hal", 3)]
    after, _ = plan(with_payments(owed, [part]), [part], here)
    assert sorted(after) == [("Ann", "Eve", 2), ("Dee", "Hal", 2)]


@pytest.mark.parametrize("many", [15, 40])
def test_beyond_the_search_it_says_so(many):
    owed = {person: (-1) ** person * (100 + person) for person in range(many)}
    owed[many] = -sum(owed.values())
    rows, is_fewest = plan(owed)
    assert not is_fewest
    assert left_after(owed, rows) == {0}


@pytest.mark.parametrize("seed", RUNS)
def test_a_plan_without_an_open_night_is_the_shortest(seed):
    owed = group(random.Random(seed), 7)
    assert len(plan(owed)[0]) == len(closest(owed, [])[0])


def test_those_who_settle_as_one_have_one_balance_and_keep_their_own():
    own = {"Ann": -500, "Bob": 300, "Cleo": 200}
    assert join_heads(own, {"Bob": "Ann"}) == {"Ann": -200, "Cleo": 200}
    assert own == {"Ann": -500, "Bob": 300, "Cleo": 200}


def test_sources_go_back_to_the_last_time_a_balance_was_zero():
    lines = [("tonight", -1285), ("Friday", 31), ("a payment", 900), ("May", -900)]
    assert sources(-1254, lines) == lines[:2]


def test_older_sources_are_one_sum():
    lines = [(night, -100) for night in range(9)]
    told = sources(-900, lines)
    assert told[:-1] == lines[:MOST_SOURCES]
    assert told[-1] == (None, -500)


@pytest.mark.parametrize("seed", RUNS)
def test_lines_of_a_night_sum_to_zero_and_to_the_results(seed):
    chance = random.Random(seed)
    size, many = chance.choice([1, 3, 60, 1_000_000]), chance.randint(2, 6)
    rows = []
    for _row in range(chance.randint(1, 6)):
        row = [chance.randint(-5000 * size, 5000 * size) for _ in range(many - 1)]
        rows.append([*row, -sum(row)])
    lines = table(rows, size, seed)
    assert [sum(line) for line in lines] == [0] * len(rows)
    result = round_shares(
        [sum(column) for column in zip(*rows, strict=True)], size, seed
    )
    assert [sum(column) for column in zip(*lines, strict=True)] == result
    exact = [Fraction(sum(column), size) for column in zip(*rows, strict=True)]
    assert all(abs(one - other) < 1 for one, other in zip(result, exact, strict=True))


def shared(night, amount, people):
    """What each person has of an amount that one after the other pays for all."""
    exact = [-amount] * people
    exact[night % people] += amount * people
    return round_shares(exact, people, night)


def test_twelve_nights_paid_in_turn_cancel_out():
    nights = [shared(night, 10, 3) for night in range(12)]
    assert [sum(one) for one in zip(*nights, strict=True)] == [0, 0, 0]


def test_ten_nights_paid_by_one_person_leave_the_others_a_cent_apart_at_most():
    nights = [round_shares([200, -100, -100], 3, night) for night in range(10)]
    _ann, bob, cleo = [sum(one) for one in zip(*nights, strict=True)]
    assert abs(bob - cleo) <= 1


def test_it_is_known_whether_equal_remainders_took_turns():
    assert odd_cents([20, -10, -10], 3)
    assert not odd_cents([7, -5, -2], 6)
    assert not odd_cents([3, -3], 3)


def test_a_third_that_is_kept_as_millionths_takes_turns_as_well():
    third = [666667, -333333, -333334]
    nights = [
        round_shares([one * 10 for one in third], 10**6, night) for night in range(3)
    ]
    assert {tuple(one) for one in nights} == {(7, -4, -3), (7, -3, -4), (6, -3, -3)}
