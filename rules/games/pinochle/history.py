"""What history keeps of Pinochle: its tags, melds by name, card points a deal."""

from ...history import MEAN, SHARE, WORTH, Count, points_for
from .melds import DOUBLES, OF_ANY_SUIT, OF_TRUMP

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("flush", "flush", ("flush", "double_flush")),
    ("double_pinochle", "double pinochle", ("double_pinochle",)),
    (
        "all_eight",
        "eight of a kind",
        ("eight_aces", "eight_kings", "eight_queens", "eight_jacks"),
    ),
    ("called_out", "called out", ()),
    ("false_call", "false call", ()),
    ("doubled", "double", ()),
    ("conceded", "double refused", ()),
    ("extended", "target raised", ()),
    ("renege", "renege", ("renege",)),
)


NAMED = tuple([(meld[0], meld[1]) for meld in OF_TRUMP])
NAMED += (("marriage", "Marriage"),)
NAMED += tuple([(meld[0], meld[1]) for meld in OF_ANY_SUIT])
NAMED += tuple([(double, words) for _single, double, words in DOUBLES])
NAMED += (
    ("deece", "Deece"),
    ("deece_turned", "Deece turned"),
    ("deece_exchanged", "Deece exchanged"),
    ("meld", "Melds without a name"),
)
COUNTS = (
    Count("melds", "Melds", WORTH, NAMED),
    Count("cards", "Card points a deal", MEAN, (("", "Card points"),)),
    Count("last_trick", "The last trick", SHARE, (("", "Last trick"),)),
)


def of_deal(table, deal):
    """The lines of a deal that are melds, and the points of its tricks."""
    names = dict(NAMED)
    for line in deal.lines:
        if line.reason in names:
            yield line.side, "melds", line.reason, line.points, 1
    for side in range(len(table.sides)):
        yield side, "cards", "", sum(points_for(deal, side, ("cards",))), 1
        yield side, "last_trick", "", len(points_for(deal, side, ("last_trick",))), 1
