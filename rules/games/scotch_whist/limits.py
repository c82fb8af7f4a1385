"""The fewest and the most points that one deal of Scotch Whist can bring a side."""

from .honours import DIAMOND_TEN, TRUMP_HONOURS
from .scoring import COUNTING, RULE_BROKEN


def total_limits(deal):
    """(fewest, most) points of a side.

    The most: every honour, and every card that was not dealt to the side. The fewest:
    a breach of the rules for each card of the side. The rules name no limit for that,
    so it is generous.
    """
    seats = len(deal.table.sides[0])
    there = TRUMP_HONOURS + (DIAMOND_TEN,) * deal.honours.is_french
    honours = [points for _reason, key, points, _words in COUNTING if key in there]
    most = sum(honours) + deal.hand * (deal.players - seats)
    return RULE_BROKEN * deal.hand * seats, most
