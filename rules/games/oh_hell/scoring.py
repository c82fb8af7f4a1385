"""Oh Hell's points: what a bid and the tricks taken are worth."""

from ...words import join_with_and, minus

MADE = 10
GROUPS = (("Bids", ("made", "made_zero", "missed")), ("Tricks", ("trick_points",)))
ROUTINE = ("made", "made_zero", "trick_points", "missed")
REASONS = (
    ("made", "Took exactly the tricks bid: 10, plus any points the house rules add"),
    ("made_zero", "Bid 0 and took no tricks"),
    ("trick_points", "One point for each trick, if the house rules count tricks"),
    ("missed", "Points lost for a missed bid"),
)


def exact(bid, tricks):
    """Nothing for a missed bid."""
    return (MADE + bid, 0) if bid == tricks else (0, 0)


def each_trick(bid, tricks):
    """A point for every trick, made or not."""
    return (MADE, tricks) if bid == tricks else (0, tricks)


def difference(bid, tricks):
    """A missed bid costs the difference."""
    return (MADE + bid, 0) if bid == tricks else (-abs(bid - tricks), 0)


def minus_bid(bid, tricks):
    """A missed bid costs the bid."""
    return (MADE + bid, 0) if bid == tricks else (-bid, 0)


def mirror(bid, tricks):
    """A missed bid costs what it would have won."""
    return (MADE + bid, 0) if bid == tricks else (-MADE - bid, 0)


def squares(bid, tricks):
    """Bids count squared, and so does the difference of a missed one."""
    if bid == tricks:
        return MADE + bid * bid, 0
    return -(bid - tricks) * (bid - tricks), 0


# scoring -> function of bid and tricks: points for the bid, points for tricks
SCORINGS = {
    "exact": exact,
    "tricks": each_trick,
    "difference": difference,
    "minus_bid": minus_bid,
    "mirror": mirror,
    "squares": squares,
}
# The scorings that need not know how many tricks a player who missed has taken.
BY_MADE = ("exact", "minus_bid", "mirror")

# zero_bid -> function of the hand size: points for a made bid of 0
ZERO_BIDS = {
    "ten": lambda hand: 10,
    "five": lambda hand: 5,
    "five_plus_tricks": lambda hand: 5 + hand,
}


def lines(options, hand, bid, tricks):
    """The points of one player in a deal: (points, reason, text) each."""
    if bid == 0 and tricks == 0:
        points = ZERO_BIDS[options["zero_bid"]](hand)
        return [(points, "made_zero", "Bid 0, made it")]
    points, trick_points = SCORINGS[options["scoring"]](bid, tricks)
    if tricks == bid:
        written = [(points, "made", f"Bid {bid}, made it")]
    else:
        written = [(points, "missed", f"Bid {bid}, missed it")]
    return written + [(trick_points, "trick_points", f"Tricks taken: {tricks}")]


def possible_points(options, hand):
    """Every total that some bid and some tricks give in a deal of so many cards."""
    possible = {0}
    for bid in range(hand + 1):
        for tricks in range(hand + 1):
            parts = lines(options, hand, bid, tricks)
            possible.add(sum(part[0] for part in parts))
    return possible


def why_not_total(deal, points):
    """Why these points of each are not what some bid scores."""
    possible = sorted(possible_points(deal.table.options, deal.hand))
    for number in points:
        if number not in possible:
            right = join_with_and([minus(n) for n in possible])
            return (
                "impossible_points",
                f"No bid in this deal scores {minus(number)}. "
                f"Possible scores are {right}.",
            )
    return None
