"""What history keeps of Oh Hell: its tags; bids made, and how others were missed."""

from ...history import SHARE, Count
from ...words import ORDINALS

MADE = ("made", "made_zero")
FEWEST = 3  # deals for a feat to be one


def is_faultless(sheet):
    """Whether somebody made every bid of a game."""
    deals = [deal for deal in sheet["deals"] if deal["complete"]]
    made = [sides_that_made(deal) for deal in deals]
    return len(deals) >= FEWEST and bool(set.intersection(*made))


def sides_that_made(deal):
    """The sides that made their bids in a deal, a set."""
    return {line["side"] for line in deal["lines"] if line["reason"] in MADE}


def is_deal_without_a_miss(sheet):
    """Whether all made their bids in a deal behind the first few."""
    return any(
        deal["complete"]
        and deal["number"] >= FEWEST
        and len(sides_that_made(deal)) == len(sheet["sides"])
        for deal in sheet["deals"]
    )


# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("faultless", "every bid made", is_faultless),
    ("no_miss", "deal without a miss", is_deal_without_a_miss),
    ("play_off", "play-off", ()),
    ("tie", "tie", ()),
)


COUNTS = (
    Count("bids", "Bids made, by size of bid", SHARE, part_words="Bid {}", unit="bid"),
    Count(
        "bidding",
        "Bids made, by position in the bidding",
        SHARE,
        [(str(number), f"Bids {words}") for number, words in enumerate(ORDINALS, 1)],
        unit="bid",
    ),
    Count(
        "missed",
        "Bids missed",
        SHARE,
        (("over", "Took too many"), ("under", "Took too few")),
        unit="bid",
    ),
)


def of_deal(table, deal):
    """The bids of a deal; by how much they were missed if tricks were entered."""
    if not (deal.is_bid() and deal.is_played()):
        return
    for place, seat in enumerate(deal.order, 1):
        bid, taken = deal.bids[seat], deal.taken[seat]
        is_made = int(bid == taken)
        yield seat, "bids", str(bid), is_made, 1
        yield seat, "bidding", str(place), is_made, 1
        if deal.has_counts:
            yield seat, "missed", "over", int(taken > bid), 1
            yield seat, "missed", "under", int(taken < bid), 1
