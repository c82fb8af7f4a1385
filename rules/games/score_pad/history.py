"""What history keeps of a game on the pad: its ties, and the points of a deal."""

from ...history import MEAN, Count, points_for

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (("tie", "tie", ()),)
COUNTS = (Count("points", "Points a deal", MEAN, (("", "Points"),)),)


def of_deal(table, deal):
    """The points of each side."""
    for side in range(len(table.sides)):
        yield side, "points", "", sum(points_for(deal, side, ("scores",))), 1
