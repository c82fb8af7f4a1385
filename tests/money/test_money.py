"""What a game comes to in money, and how money is written and typed."""

import random
from fractions import Fraction

import pytest

from phone import money
from phone.money import EXACT


def exactly_won(net, winners, stake, places):
    """What each seat wins, in coins, worked out in fractions step by step."""
    rate, ante, cap = (
        Fraction(stake.get(name, "0")) * 10**places for name in money.PARTS
    )
    won = [points * rate for points in net]
    if winners:
        share = ante * len(net) / len(winners)
        won = [
            amount - ante + (share if seat in winners else 0)
            for seat, amount in enumerate(won)
        ]
    gains = sum(amount for amount in won if amount > 0)
    if not cap or not gains:
        return won
    lost = [min(-amount, cap) if amount < 0 else 0 for amount in won]
    part = sum(lost) / gains
    return [
        amount * part if amount > 0 else -lost[seat] for seat, amount in enumerate(won)
    ]


def test_points_ante_and_cap_come_to_what_fractions_make_of_them():
    dice = random.Random(8)
    for _ in range(500):
        stake = {"per_point": dice.choice(["0.05", "0.0125", "7"])}
        stake |= {name: dice.choice(["0.5", "3", "40"]) for name in ("ante", "cap")}
        stake = {name: stake[name] for name in stake if dice.random() < 0.7}
        net = [dice.randrange(-90, 90) for _ in range(3)]
        net.append(-sum(net))
        game = net, dice.sample(range(4), dice.randrange(4)), stake, dice.choice([0, 2])
        won, exact = money.won_by(*game), exactly_won(*game)
        assert sum(won) == 0
        assert all(abs(a - b * EXACT) < 1 for a, b in zip(won, exact, strict=True)), (
            game
        )
        shares, size = money.shares_of(*game)
        assert [Fraction(sum(share), size * EXACT) for share in shares] == exact


def test_whole_coins_keep_the_sum_and_move_nobody_by_one():
    dice = random.Random(7)
    for _ in range(300):
        amounts = [dice.randrange(-9 * EXACT, 9 * EXACT) for _ in range(6)]
        amounts.append(-sum(amounts))
        coins = money.coins_of(amounts)
        assert sum(coins) == 0
        pairs = zip(coins, amounts, strict=True)
        assert all(abs(coin * EXACT - amount) < EXACT for coin, amount in pairs)


def test_those_with_the_largest_remainder_get_the_odd_coin():
    assert money.shared_out([17, 16, -33], 10) == [2, 1, -3]
    assert money.shared_out([5, -5], 10) == [1, -1]


@pytest.mark.parametrize(
    ("coins", "places", "written"),
    [(560, 2, "5.60"), (-5, 2, "0.05"), (123456789, 3, "123,456.789"), (250, 0, "250")],
)
def test_a_sum_is_written_with_the_decimals_of_its_currency(coins, places, written):
    assert money.written_sum(coins, places) == written


def test_what_is_won_or_lost_has_its_sign():
    assert [money.signed_sum(coins, 2) for coins in (5, 0, -5)] == [
        "+0.05",
        "0.00",
        "−0.05",
    ]


def test_a_stake_is_kept_without_what_says_nothing():
    stake = {"per_point": "0.050", "ante": "000", "cap": "0100"}
    assert money.read_stake(stake) == {"per_point": "0.05", "cap": "100"}
    assert money.read_stake({"ante": ".5"}) == {"ante": "0.5"}


@pytest.mark.parametrize(
    "text", ["", "five", "-1", "1e3", "1.", ".", "1_0", "٣", "0.0000001", "1000000.1"]
)
def test_what_is_no_stake_is_refused_in_a_sentence(text):
    with pytest.raises(money.StakeError, match=r"^A stake must be .*\.$"):
        money.read_stake({"per_point": text})


def test_a_stake_is_said_in_the_money_of_the_night():
    stake = {"cap": "9", "ante": "0.5", "per_point": "0.0025"}
    words = "€0.0025 a point, ante €0.50, at most €9"
    assert money.stake_words(stake, "€", 2) == words
    assert money.stake_words({}, "€", 2) == ""
    assert money.is_for_money({"ante": "1"})
    assert not money.is_for_money({"cap": "1"})
