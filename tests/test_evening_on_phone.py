"""An evening on a phone comes to what the server would make of it."""

import json
import random
import subprocess
from fractions import Fraction
from pathlib import Path

from phone import evening
from scorekeeper.money import stakes
from tests.phone import node

TESTS = Path(__file__).parent / "phone" / "evening.test.mjs"
EXACT = evening.EXACT


def test_names_stakes_and_what_is_sent():
    done = subprocess.run(
        [node(), "--test", TESTS], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_money_is_rounded_as_on_the_server():
    dice = random.Random(7)
    for _ in range(300):
        amounts = [dice.randrange(-9 * EXACT, 9 * EXACT) for _ in range(6)]
        amounts.append(-sum(amounts))
        exact = [Fraction(amount, EXACT) for amount in amounts]
        assert evening.whole(amounts, EXACT) == stakes.rounded(exact, 1)


def settled(**more):
    asked = {"people": ["Ann", "Bob", "Cleo"], "order": ["Cleo", "Ann", "Bob"]}
    asked |= {
        "rate": 5 * EXACT,
        "ante": 0,
        "cap": 0,
        "places": 2,
        "games": [],
        "kept": [],
    }
    return json.loads(evening.settled(json.dumps(asked | more)))


def won(*seats, winners=()):
    return {"seats": seats, "winners": winners}


def dues(told):
    names = ("payer", "payee", "words", "paid_at")
    return [tuple(due[name] for name in names) for due in told["dues"]]


def test_points_and_money_over_all_games():
    games = [won(["Ann", -20], ["Bob", 20]), won(["Cleo", -120], ["Bob", 120])]
    told = settled(games=games)
    assert [row["points"] for row in told["rows"]] == ["−20", "+140", "−120"]
    assert [row["money"] for row in told["rows"]] == ["−1.00", "+7.00", "−6.00"]
    assert dues(told) == [("Cleo", "Bob", "6.00", ""), ("Ann", "Bob", "1.00", "")]


def test_an_ante_and_a_most_to_lose_come_to_what_the_server_makes_of_them():
    dice = random.Random(8)
    for _ in range(300):
        stake = {"per_point": dice.choice(["0.05", "0.0125", "0"])}
        stake |= {name: dice.choice(["0", "0.5", "3"]) for name in ("ante", "cap")}
        nets = [dice.randrange(-90, 90) for _ in range(3)]
        nets.append(-sum(nets))
        winners = dice.sample(range(4), dice.randrange(4))
        result = {"net": nets, "winners": winners}
        exact = stakes.money(result, [[0], [1], [2], [3]], stake, "EUR")
        parts = [int(Fraction(part) * 100 * EXACT) for part in stake.values()]
        game = won(*[(f"{seat}", net) for seat, net in enumerate(nets)])
        amounts = evening.won_in(game | {"winners": winners}, *parts)
        assert amounts == [amount * EXACT for amount in exact]


def test_a_tenth_of_a_coin_is_not_lost():
    games = [won(["Ann", -15], ["Bob", 15])]
    told = settled(games=games, rate=EXACT // 10, places=0)
    assert dues(told) == [("Ann", "Bob", "1", "")]


def test_what_is_paid_stays_and_the_rest_is_found_anew():
    games = [won(["Ann", -20], ["Bob", 20]), won(["Cleo", -120], ["Bob", 120])]
    kept = settled(games=games)["dues"]
    kept[0] |= {"paid_at": "now"}
    assert dues(settled(games=games, kept=kept)) == dues({"dues": kept})
    corrected = [won(["Ann", -20], ["Bob", 20]), won(["Cleo", -80], ["Bob", 80])]
    more = dues(settled(games=corrected, kept=kept))[2:]
    assert more == [("Bob", "Cleo", "2.00", "")]


def test_a_game_that_cannot_begin_is_refused_in_a_sentence():
    record = {"game": "piquet", "players": ["Ann"], "dealer": 0, "options": {}}
    assert json.loads(evening.refusal_to_start(json.dumps(record))).endswith(".")
    record |= {"players": ["Ann", "Bob"]}
    assert evening.refusal_to_start(json.dumps(record)) == "null"


def test_a_game_is_read_back():
    record = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 0, "options": {}}
    record |= {"entries": [{"type": "deal_total", "points": [61, 12]}]}
    said = json.dumps(record)
    [deal] = json.loads(evening.review(said))["deals"]
    assert deal["parts"][0]["lines"]
    assert json.loads(evening.outcome(said))["status"] == "open"
    assert "misdeal" in [one["type"] for one in json.loads(evening.rulings(said))]
