"""A long game of Oh Hell: four players, forty deals of ten cards, trick by trick."""

PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]
DEALS, HAND = 40, 10
HEADER = {
    "game": "oh_hell",
    "options": {"sequence": "custom", "hands": [HAND] * DEALS},
    "players": PLAYERS,
    "dealer": 0,
}


def entries(deals=DEALS):
    """The entries of the first deals: the bids, then who won each trick."""
    return [entry for number in range(deals) for entry in deal(number)]


def deal(number):
    """One deal: everybody bids two, and the tricks go round."""
    order = [(number + place) % len(PLAYERS) for place in range(len(PLAYERS))]
    bids = [{"type": "bid", "seat": seat, "bid": 2} for seat in order]
    winners = [place % len(PLAYERS) for place in range(HAND)]
    return bids + [{"type": "trick", "winner": winner} for winner in winners]
