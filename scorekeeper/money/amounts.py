"""Amounts as people type them; `phone.money` knows how these are read."""

from fractions import Fraction

from phone import money
from phone.money import AmountError, StakeError
from scorekeeper.money.currencies import decimals

REFUSED = (AmountError, StakeError)  # each with a code and a sentence


def read_coins(typed, currency):
    """What somebody typed as whole minor units; raises one of REFUSED."""
    return money.read_coins(typed, decimals(currency))


def read_stake_part(typed, currency):
    """What somebody typed as a part of a stake is stored; raises one of REFUSED."""
    return money.typed_part(typed, decimals(currency))


def as_typed(amount, currency):
    """A stored part of a stake as a form begins with it, None for none."""
    return amount and money.as_typed(amount, decimals(currency))


def won_by_cost(paid, shares):
    """What each person wins or loses of a cost, as Fractions; they sum to zero."""
    won, size = money.won_by_cost(paid, shares)
    return [Fraction(amount, size) for amount in won]
