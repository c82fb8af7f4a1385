"""An evening without a server is settled as a night is: what is paid stays."""

import random

import pytest

from phone.evening.settlement import settled
from tests.fewest_payments import fewest

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def evening_of(games, kept):
    circle = {"places": 2, "unit": "€", "people": NAMES[:2]}
    stake = {"stake": "0.05", "ante": "", "cap": ""}
    return {"people": NAMES, "circle": circle, "games": games, "kept": kept} | stake


def game(dice):
    """A game that is over: who sat there, and what each of them netted."""
    players = dice.sample(NAMES, dice.randint(2, 5))
    net = [dice.randint(-90, 90) for _ in players[1:]]
    came = {"net": [-sum(net), *net], "winners": [0]}
    return {
        "record": {"game": "oh_hell", "players": players},
        "came": came,
        "stake": {"per_point": "0.05"},
    }


def left(evening, dues):
    """What is owed once some payments are made, by name, in coins."""
    coins = dict.fromkeys(NAMES, 0)
    for played in evening["games"]:
        net, players = played["came"]["net"], played["record"]["players"]
        for name, points in zip(players, net, strict=True):
            coins[name] += points * 5
    for due in dues:
        coins[due["payer"]] += due["amount"]
        coins[due["payee"]] -= due["amount"]
    return coins


@pytest.mark.parametrize("seed", range(20))
def test_what_is_open_is_the_fewest_payments_whatever_is_paid(seed):
    dice, games, kept = random.Random(seed), [], []
    for _ in range(8):
        games.append(game(dice))
        if dice.random() < 0.3:
            games.pop(dice.randrange(len(games)))
        evening = evening_of(games, kept)
        dues = settled(evening)["dues"]
        paid = [due for due in dues if due["paid_at"]]
        assert [one for one in kept if one["paid_at"]] == [
            {name: due[name] for name in kept[0]} for due in paid
        ]
        owed, due_now = left(evening, paid), [due for due in dues if due not in paid]
        assert set(left(evening, dues).values()) == {0}
        assert len(due_now) == fewest(list(owed.values()))
        assert {due["payer"] for due in due_now} == {n for n in NAMES if owed[n] < 0}
        assert {due["payee"] for due in due_now} == {n for n in NAMES if owed[n] > 0}
        kept = ticked(dice, dues)


def ticked(dice, dues):
    """The payments as they are kept once one of them was ticked, or taken back."""
    parts = ("payer", "payee", "amount", "paid_at")
    kept = [{part: due[part] for part in parts} for due in dues]
    if kept:
        one = dice.choice(kept)
        one["paid_at"] = "" if one["paid_at"] else "2026-11-24T20:00:00Z"
    return kept if any(due["paid_at"] for due in kept) else []
