"""The most that one deal of piquet can bring a side.

Added up: the best cards in hand, repique, every point of the play, and the capot.
"""

from .scoring import BONUSES, COUNTS
from .tricks import CAPOT

# hand size -> what the best cards count in hand, with the carte blanche before them.
# 12: four tens, four jacks, a quint to the queen, a tierce: 28, 18, point of 5 and 10.
#   Jacks and queen came with the exchange. The best without carte blanche come to 57:
#   three quatorzes, four tierces, a point of 3.
# 10: four tens, a sixième to the queen with one of them, an ace: 37 and 10, for the
#   dealer, who took the widow.
# 8: as if both partners had the best hand: 34, and 40 with carte blanche. Generous,
#   since the same four tens are in both.
IN_HAND = {12: 61, 10: 47, 8: 34 + 40}


def limits_of_deal(game, deal):
    """(fewest, most) points of a side, before a deal of the club is doubled."""
    table, options = deal.table, deal.table.options
    bonus = BONUSES[options.get("bonus_style")]["repique"]
    return 0, IN_HAND[game.hand_size] + bonus + most_in_play(table) + CAPOT


def most_in_play(table):
    """A point for each trick, led or taken, and one for the last.

    Where each lead and each trick counts, two for each. In a capot the last trick may
    not count; fewer tricks bring less, since the capot goes.
    """
    options = table.options
    each = 2 if COUNTS[options["count"]].has_own else 1
    return each * table.game.hand_size + (1 if options["capot_last"] else 0)
