"""What a stake comes to, by an example of how a game may end."""

from rules.words import minus, side_name

from .amounts import written_sum
from .shares import coins_of, won_by
from .stakes import is_for_money


def example_words(price, players, stake, unit, places):
    """Who wins and who pays how much: "60, 10: Ann wins €0.10, Bob pays €0.10".

    `price`: as `rules.price` has it; "" where it has no example, or nothing is won.
    """
    ends = price["example"]
    if not ends or not is_for_money(stake):
        return ""
    coins = coins_of(won_by(ends["net"], ends["winners"], stake, places))
    amounts = [unit + written_sum(won, places) for won in coins]
    scores = ", ".join([minus(score) for score in ends["scores"]])
    return f"{scores}: {outcome(price, players, coins, amounts)}"


def outcome(price, players, coins, amounts):
    """What the first winner gets, and what is paid: by each, or by who pays most."""
    sides, winner = price["sides"], price["example"]["winners"][0]
    losers = [seat for seat in range(len(coins)) if seat != winner]
    if len(sides) > 2 and len({coins[seat] for seat in losers}) == 1:
        return f"{players[winner]} gets {amounts[losers[0]]} from each of the others"
    least = coins.index(min(coins))
    won = side_words(sides, players, winner, "win", amounts[winner])
    return f"{won}, {side_words(sides, players, least, 'pay', amounts[least])}"


def side_words(sides, players, seat, verb, amount):
    """What the side of a seat wins or pays: "Ann & Cid win €0.10 each"."""
    seats = [side for side in sides if seat in side][0]
    if len(seats) > 1:
        return f"{side_name(players, seats)} {verb} {amount} each"
    return f"{players[seat]} {verb}s {amount}"
