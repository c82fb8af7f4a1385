"""The most that one deal of Tablanette can bring a player."""

from .deal import PLAYS
from .groups import VALUES
from .scoring import CARD_POINTS, MOST_CARDS

COPIES = 4  # of each rank


def total_limits(deal):
    """(fewest, most) points of a player.

    The most is reached by the dealer: on the table lie two kings and two sevens, the
    other plays a king, and the dealer takes all with the last. From then on the dealer
    clears the table with a card like the one that the other has just played.
    """
    return 0, most_tablanettes(deal.table.options) + CARD_POINTS + MOST_CARDS


def most_tablanettes(options):
    """What tablanettes can bring, if every play of one player clears the table.

    Each card counts in one tablanette at most, and never more than its value. A jack
    that takes all makes none: its value is lost, and of each two jacks one play.
    """
    values = [value for rank, value in VALUES.items() if rank != "J"]
    plays = PLAYS // 2
    if options["jack"] == "twelve":
        values.append(VALUES["J"])
    else:
        plays -= COPIES // 2
    return plays if options["sweep"] == "one" else COPIES * sum(values)
