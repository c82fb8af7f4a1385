"""What history keeps of New Game: its tags; the deals won."""

from ...history import SHARE, Count, points_for

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (("revoke", "revoke", ("revoke",)),)
COUNTS = (Count("won", "Deals won", SHARE, (("", "Deals won"),)),)


def of_deal(table, deal):
    """The winner of each deal."""
    for side in range(len(table.sides)):
        yield side, "won", "", len(points_for(deal, side, ("deal_won",))), 1
