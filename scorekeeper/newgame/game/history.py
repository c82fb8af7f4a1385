"""What history keeps of New Game: its tags; who wins its deals."""

from ...history import SHARE, Count, points_for

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (("revoke", "revoke", ("revoke",)),)
COUNTS = (Count("won", "Deals won", SHARE, (("", "Deals won"),)),)


def of_deal(table, deal):
    """Who won a deal."""
    for side in range(len(table.sides)):
        yield side, "won", "", len(points_for(deal, side, ("deal_won",))), 1
