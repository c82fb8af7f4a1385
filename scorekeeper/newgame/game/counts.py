"""What New Game counts of a player: the deals that he wins."""

from ...counts import SHARE, Count, points_for

COUNTS = (Count("won", "Deals won", SHARE, (("", "Deals won"),)),)


def of_deal(table, deal):
    """Who won a deal."""
    for side in range(len(table.sides)):
        yield side, "won", "", len(points_for(deal, side, ("deal_won",))), 1
