"""What history keeps of Bezique: its tags; melds by name, brisques a deal."""

from ...history import MEAN, WORTH, Count, points_for
from .scoring import BRISQUE_POINTS, MELDS

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("double_bezique", "double bezique", ("double_bezique",)),
    ("triple_bezique", "triple bezique", ("triple_bezique",)),
    ("quadruple_bezique", "quadruple bezique", ("quadruple_bezique",)),
    ("sequence", "sequence", ("sequence",)),
    ("four_aces", "four aces", ("four_aces",)),
    ("called", "winning call", ()),
    ("false_call", "false call", ()),
    ("extended", "target raised", ()),
    ("renege", "renege", ("renege",)),
)


SEVENS = (
    ("turned_seven", "Turned up"),
    ("seven_exchanged", "Exchanged"),
    ("seven_shown", "Shown"),
    ("seven_played", "Played"),
)
COUNTS = (
    Count("melds", "Melds", WORTH, [(name, MELDS[name][1]) for name in MELDS]),
    Count("brisques", "Brisques a deal", MEAN, (("", "Brisques"),)),
    Count("card_points", "Card points a deal", MEAN, (("", "Card points"),)),
    Count("sevens", "Sevens of trumps", WORTH, SEVENS),
)


def of_deal(table, deal):
    """The lines of a deal that are melds, sevens, brisques or card points."""
    for line in deal.lines:
        if line.reason in MELDS:
            yield line.side, "melds", line.reason, line.points, 1
        elif line.reason in dict(SEVENS):
            yield line.side, "sevens", line.reason, line.points, 1
    name = "card_points" if deal.house.counts == "points" else "brisques"
    worth = 1 if name == "card_points" else BRISQUE_POINTS
    for side in range(len(table.sides)):
        won = sum(points_for(deal, side, (name,)))
        yield side, name, "", won // worth, 1
