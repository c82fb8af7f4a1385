"""What each wins or owes by a bill: what he paid, less his share of it all.

All shares count alike: ones where everybody shares the same, numbers that were given,
or each one's own cost, where what is over, such as a tip, goes by cost.
"""

from fractions import Fraction

from scorekeeper.money.stakes import SMALLEST, rounded


def cost_of(parts):
    """What each of some BillParts wins, exact minor units; they sum to zero."""
    paid = sum(part.paid for part in parts)
    shares = sum(part.share for part in parts)
    won = [part.paid - Fraction(paid * part.share, shares) for part in parts]
    return rounded(won, SMALLEST)
