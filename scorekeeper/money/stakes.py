"""What a game is played for and comes to, in the Decimals of forms and of the log.

`phone.money` says what a stake is, and works a game out.
"""

from decimal import Decimal, InvalidOperation
from fractions import Fraction
from math import lcm

from phone import money as exact
from phone.money import (
    RATES,
    StakeError,
    fitting_stake,
    rate_name,
    rate_of,
    why_for_nothing,
)
from scorekeeper.money.currencies import decimals, unit

PLACES = 6  # decimals of a minor unit that are kept until a night is settled
SMALLEST = Decimal(1).scaleb(-PLACES)
LONGEST = 20  # digits before or behind the point


def read_stake(stake):
    """A stake as it is stored, from a dict of numbers or text; raises StakeError."""
    return exact.read_stake(plain(stake))


def fits(stake):
    """Whether a stored object is a stake as `read_stake` gives it."""
    try:
        return exact.read_stake(stake) is not None
    except (StakeError, AttributeError):
        return False


def as_text(number):
    """A number, or what stands in its place, as digits and a point.

    A text stays as it is: "1_50" and "1e3" are numbers to Python, not to people.
    """
    if isinstance(number, str):
        return number
    try:
        number = Decimal(str(number))
    except InvalidOperation:
        return str(number)
    is_short = number.is_finite() and abs(number.adjusted()) < LONGEST
    return f"{number:f}" if is_short else ""


def in_words(stake, currency, each=""):
    """A stake in words: "€0.05 a point, at most €10"; "" where nothing is at stake.

    `each`: what the rate is for in one game, as `scoring.price_of` has it.
    """
    return exact.stake_words(plain(stake), unit(currency), decimals(currency), each)


def example(price, players, stake, currency):
    """Who wins and pays how much if a game ends so; "" where nothing is at stake."""
    written = plain(stake), unit(currency), decimals(currency)
    return exact.example_words(price, players, *written)


def plain(stake):
    """A stake with its numbers as text."""
    return {name: as_text(number) for name, number in stake.items()}


def money(result, sides, stake, currency):
    """What each seat of a finished game wins or loses, in exact minor units.

    Takes the `result` and `sides` of a scored record. The amounts sum to zero.
    """
    won = exact.won_by(*asked_of(result, sides, stake, currency))
    return [Decimal(amount).scaleb(-PLACES) for amount in won]


def parts(result, sides, stake, currency):
    """What `money` comes from: for each seat by its net, by the ante, by the cap."""
    shares, size = exact.shares_of(*asked_of(result, sides, stake, currency))
    return [[Fraction(part, size * exact.EXACT) for part in share] for share in shares]


def asked_of(result, sides, stake, currency):
    """What a game is worked out from: nets, the seats that won, stake, decimals."""
    winners = [seat for side in result["winners"] for seat in sides[side]]
    return result["net"], winners, stake, decimals(currency)


def round_to_steps(amounts, step, total=None):
    """Amounts, whose sum is a whole number of steps, as Decimals in whole steps.

    The sum stays: those with the largest remainder are rounded up. Where it is no whole
    number, a `total` says so many steps, one of the two next to it.
    """
    steps = [Fraction(amount) / Fraction(step) for amount in amounts]
    size = lcm(*[number.denominator for number in steps])
    whole = exact.shared_out([int(number * size) for number in steps], size, total)
    return [number * Decimal(step) for number in whole]
