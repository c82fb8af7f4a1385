"""What a shared cost gives each person, in exact minor units."""

from fractions import Fraction

from phone import money


def won_by_cost(paid, shares):
    """What each person wins or loses of a cost, as Fractions; they sum to zero."""
    won, size = money.won_by_cost(paid, shares)
    return [Fraction(amount, size) for amount in won]
