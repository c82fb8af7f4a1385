"""What a game is played for: net times stake, exact, down to the smallest coin.

A stake is a dict of decimals in the night's currency, as text: `per_point`, `ante` and
`cap`, each optional. `per_point` is for one of whatever the game's net counts, points
or units: which of the two it is depends on the game's options, and no game nets both,
so one number says it. `per_unit` is read as another name for it. The ante goes into a
pool for the winners; the cap is the most that anyone can lose in the game.
"""

from decimal import Decimal, InvalidOperation
from fractions import Fraction
from math import floor

from scorekeeper.money.currencies import decimals

NAMES = ["per_point", "per_unit", "ante", "cap"]
MOST = Decimal(1_000_000)
PLACES = 6  # decimals of a minor unit that are kept until a night is settled
SMALLEST = Decimal(1).scaleb(-PLACES)


class StakeError(ValueError):
    """A stake that cannot be played for; the message says why."""

    code = "bad_stake"


def read(stake):
    """A stake as it is stored, from a dict of numbers or text; raises StakeError."""
    read = {}
    for name, number in stake.items():
        if name not in NAMES:
            raise StakeError(f"A stake has no {name}.")
        number = a_number(number)
        if number:
            read[name] = f"{number.normalize():f}"
    return read


def a_number(number):
    try:
        number = Decimal(str(number))
        is_possible = 0 <= number <= MOST and number == round(number, PLACES)
    except InvalidOperation:
        raise StakeError("A stake is a number, such as 0.05.") from None
    if not is_possible:
        raise StakeError("A stake is from 0 to 1,000,000, with six decimals at most.")
    return number


def money(result, sides, stake, currency):
    """What each seat of a finished game wins or loses, in exact minor units.

    Takes the `result` and `sides` of a scored record. The amounts sum to zero.
    """
    shares = parts(result, sides, stake, currency)
    return rounded([sum(each) for each in shares], SMALLEST)


def parts(result, sides, stake, currency):
    """What `money` comes from: for each seat by its net, by the ante, by the cap."""
    stake = {name: minor_units(stake.get(name, 0), currency) for name in NAMES}
    rate = stake["per_point"] or stake["per_unit"]
    winners = {seat for side in result["winners"] for seat in sides[side]}
    by_net = [net * rate for net in result["net"]]
    by_ante = pool(len(by_net), winners, stake["ante"])
    won = [sum(each) for each in zip(by_net, by_ante, strict=True)]
    by_cap = [
        paid - due for due, paid in zip(won, capped(won, stake["cap"]), strict=True)
    ]
    return list(zip(by_net, by_ante, by_cap, strict=True))


def minor_units(number, currency):
    """An amount of a currency, as text, as a Fraction of minor units: 0.05 is 5."""
    return Fraction(str(number)) * 10 ** decimals(currency)


def pool(count, winners, ante):
    """What each of `count` seats takes from the pool beyond what it put in."""
    if not winners:
        return [0] * count
    share = ante * count / len(winners)
    return [share - ante if seat in winners else -ante for seat in range(count)]


def capped(won, cap):
    """The amounts with no loss over the cap; the winners share what is lost."""
    lost = [min(-amount, cap) if amount < 0 else 0 for amount in won]
    due = sum(amount for amount in won if amount > 0)
    if not cap or not due:
        return won
    part = sum(lost) / due
    return [amount * part if amount > 0 else -lost[i] for i, amount in enumerate(won)]


def rounded(amounts, step):
    """Amounts, whose sum is a whole number of steps, as Decimals in whole steps.

    The sum stays: those with the largest remainder are rounded up.
    """
    steps = [Fraction(amount) / Fraction(step) for amount in amounts]
    whole = [floor(number) for number in steps]
    missing = round(sum(steps)) - sum(whole)
    by_remainder = sorted(
        range(len(steps)), key=lambda place: (whole[place] - steps[place], place)
    )
    for place in by_remainder[:missing]:
        whole[place] += 1
    return [number * Decimal(step) for number in whole]
