"""What Oh Hell counts of a player: the bids he makes, and how he misses others."""

from ...counts import SHARE, Count

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
COUNTS = (
    Count("bids", "Bids made, by what was bid", SHARE, part_words="Bid {}", unit="bid"),
    Count(
        "bidding",
        "Bids made, by the place in the bidding",
        SHARE,
        [(str(number), f"Bids {words}") for number, words in enumerate(PLACES, 1)],
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
    """The bids of a deal; by how much they were missed where the tricks were told."""
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
