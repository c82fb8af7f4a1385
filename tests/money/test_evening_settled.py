"""An offline night: payments change its plan, and never its result."""

import random
from fractions import Fraction
from uuid import UUID

import pytest

from phone import money
from phone.evening.older_formats import as_now
from phone.evening.settlement import settle_evening, won_by_all
from tests.fewest_payments import fewest

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
GROUP = {"id": 7, "places": 2, "unit": "€", "people": NAMES[:2]}
PAID_AT = "2026-11-24T20:00:00Z"
MADE = {"id": "some", "paid_at": PAID_AT}


def evening_of(games, payments=(), rate="0.05", **more):
    stake = {"stake": rate, "ante": "", "cap": ""}
    evening = {"id": "night", "people": NAMES, "group": GROUP, "games": games}
    return as_now(evening | stake | {"payments": list(payments)} | more)


def game(dice, rate="0.05"):
    """A game that is over: who sat there, and what each of them netted."""
    players = dice.sample(NAMES, dice.randint(2, 5))
    net = [dice.randint(-90, 90) for _ in players[1:]]
    return game_of(players, [-sum(net), *net], rate)


def game_of(players, net, rate):
    return {
        "record": {"game": "oh_hell", "players": players},
        "came": {"net": net, "winners": [0]},
        "stake": {"per_point": rate},
    }


def payment(payer, payee, amount):
    return {"payer": payer, "payee": payee, "amount": amount} | MADE


def exact(games):
    """What each person won, in fractions of a cent."""
    won = dict.fromkeys(NAMES, Fraction(0))
    for played in games:
        rate = Fraction(played["stake"]["per_point"]) * 100
        net, players = played["came"]["net"], played["record"]["players"]
        for name, points in zip(players, net, strict=True):
            won[name] += points * rate
    return won


def after(won, payments):
    left = dict(won)
    for one in payments:
        left[one["payer"]] += one["amount"]
        left[one["payee"]] -= one["amount"]
    return left


def row(one):
    return one["payer"], one["payee"], one["amount"]


@pytest.mark.parametrize("seed", range(20))
def test_the_plan_is_the_fewest_payments_whatever_was_paid(seed):
    dice, games, payments = random.Random(seed), [], []
    for _ in range(8):
        games.append(game(dice))
        if dice.random() < 0.3:
            games.pop(dice.randrange(len(games)))
        evening = evening_of(games, payments)
        assert (
            settle_evening(evening)["rows"] == settle_evening(evening_of(games))["rows"]
        )
        plan, left = settle_evening(evening)["plan"], after(exact(games), payments)
        assert set(after(left, plan).values()) == {0}
        assert len(plan) == fewest([int(amount) for amount in left.values()])
        assert {one["payer"] for one in plan} == {n for n in NAMES if left[n] < 0}
        assert {one["payee"] for one in plan} == {n for n in NAMES if left[n] > 0}
        payments = paid_by(dice, plan, payments)


def paid_by(dice, plan, payments):
    """The payments once one was made: by the plan, or any; or once one was deleted."""
    chance = dice.random()
    if chance < 0.2 and payments:
        return payments[1:]
    if chance < 0.6 and plan:
        return [*payments, dice.choice(plan) | MADE]
    return [*payments, payment(*dice.sample(NAMES, 2), dice.randint(1, 3000))]


@pytest.mark.parametrize("seed", range(40))
def test_a_payment_of_the_plan_leaves_its_other_rows(seed):
    dice = random.Random(seed)
    games = [game(dice) for _ in range(3)]
    plan = settle_evening(evening_of(games))["plan"]
    made = dice.choice(plan)
    then = settle_evening(evening_of(games, [made | MADE]))["plan"]
    assert then == [one for one in plan if one != made]


def test_what_was_paid_stays_a_fact_once_a_game_is_corrected():
    paid = payment("Bob", "Ann", 500)
    before = evening_of([game_of(["Ann", "Bob"], [100, -100], "0.05")], [paid])
    assert settle_evening(before)["plan"] == []
    corrected = evening_of([game_of(["Ann", "Bob"], [60, -60], "0.05")], [paid])
    assert [row(one) for one in settle_evening(corrected)["plan"]] == [
        ("Ann", "Bob", 200)
    ]
    assert corrected["payments"] == [paid]


def test_more_than_is_owed_can_be_paid():
    games = [game_of(["Ann", "Bob"], [35, -35], "0.5")]
    note = evening_of(games, [payment("Bob", "Ann", 2000)])
    assert [row(one) for one in settle_evening(note)["plan"]] == [("Ann", "Bob", 250)]


def odd(number, played):
    """The cents of each who played, where two cents are lost by the others alike."""
    _points, coins = won_by_all(evening_of(played, number=number))
    return [coins[name] for name in ("Ann", "Bob", "Cleo")]


def test_equal_remainders_take_turns_by_the_number_of_the_night():
    played = [game_of(["Cleo", "Ann", "Bob"], [2, -1, -1], "0.005")]
    assert [odd(number, played) for number in (0, 1, 2)] == [
        [0, -1, 1],
        [-1, 0, 1],
        [0, -1, 1],
    ]


@pytest.mark.parametrize("number", range(6))
def test_the_result_is_that_of_the_largest_remainders(number):
    dice = random.Random(number)
    for _ in range(50):
        games = [game(dice, "0.0125"), game(dice, "0.003")]
        _points, coins = won_by_all(evening_of(games, number=number, rate="0.0125"))
        won = exact(games)
        assert sum(coins.values()) == 0
        assert all(abs(coins[name] - won[name]) < 1 for name in NAMES)
        ups = [won[name] % 1 for name in NAMES if coins[name] > won[name]]
        downs = [won[name] % 1 for name in NAMES if coins[name] <= won[name]]
        assert not ups or min(ups) >= max(downs) - Fraction(1, money.EXACT)


KEPT = [
    payment("Bob", "Ann", 500),
    payment("Cleo", "Ann", 250) | {"paid_at": ""},
    payment("Bob", "Ann", 500),
]


def test_of_what_an_earlier_page_kept_the_payments_made_stay():
    evening = evening_of([], kept=KEPT)
    assert [row(one) for one in evening["payments"]] == [("Bob", "Ann", 500)] * 2
    ids = [one["id"] for one in evening["payments"]]
    assert [str(UUID(id)) for id in ids] == ids
    assert len(set(ids)) == 2
    assert as_now(evening) == evening


def test_a_payment_of_an_earlier_page_has_one_id_wherever_it_is_in_the_list():
    ids = [one["id"] for one in evening_of([], kept=KEPT)["payments"]]
    more = [payment("Dan", "Eve", 5), *KEPT]
    then = [one["id"] for one in evening_of([], kept=more)["payments"]]
    assert then[1:] == ids
    assert then[0] not in ids


def test_what_an_earlier_page_keeps_since_is_added_and_what_was_deleted_is_not():
    evening = evening_of([], kept=KEPT[:1])
    again = as_now(evening | {"kept": [*KEPT[:1], payment("Dan", "Eve", 5)]})
    assert [row(one)[0] for one in again["payments"]] == ["Bob", "Dan"]
    gone = evening | {"payments": [], "removed": [evening["payments"][0]["id"]]}
    assert as_now(gone | {"kept": KEPT[:1]})["payments"] == []
