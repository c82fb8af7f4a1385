"""Scoring at Pinochle: the reasons, the card points, and their possible totals."""

from ...cards import SUITS

MELD_REASONS = ("flush", "double_flush", "royal_marriage", "marriage")
MELD_REASONS += ("aces", "eight_aces", "kings", "eight_kings", "queens", "eight_queens")
MELD_REASONS += ("jacks", "eight_jacks", "pinochle", "double_pinochle", "meld")
GROUPS = (
    ("Melds", MELD_REASONS),
    ("Deeces", ("deece", "deece_turned", "deece_exchanged")),
    ("Cards", ("cards", "last_trick", "no_trick")),
)
ROUTINE = GROUPS[1][1] + ("meld", "cards", "last_trick")
REASONS = (
    ("flush", "Ace, ten, king, queen and jack of trumps: 150"),
    ("double_flush", "Both flushes together: 300, or 1500 by house rule"),
    ("royal_marriage", "King and queen of trumps: 40"),
    ("marriage", "King and queen of another suit: 20"),
    ("aces", "An ace of each suit: 100"),
    ("eight_aces", "All eight aces together: 200, or 1000 by house rule"),
    ("kings", "A king of each suit: 80"),
    ("eight_kings", "All eight kings together: 160, or 800 by house rule"),
    ("queens", "A queen of each suit: 60"),
    ("eight_queens", "All eight queens together: 120, or 600 by house rule"),
    ("jacks", "A jack of each suit: 40"),
    ("eight_jacks", "All eight jacks together: 80, or 400 by house rule"),
    ("pinochle", "Queen of spades and jack of diamonds: 40"),
    ("double_pinochle", "Both pinochles together: 80, or 300 by house rule"),
    ("deece", "The lowest trump: 10"),
    ("deece_turned", "A deece turned up: 10 for the dealer"),
    ("deece_exchanged", "A deece exchanged for the turn-up: 10"),
    ("meld", "Melds, added up by the table"),
    ("cards", "Card points in the tricks taken"),
    ("last_trick", "The last trick: 10"),
    ("no_trick", "By house rule, a side without a trick loses its melds"),
    ("renege", "A renege costs all points of the deal, or the card points"),
)
LAST_TRICK = 10
ALL_CARDS = 240
CARD_POINTS = {
    "standard": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "simple": {"A": 10, "T": 10, "K": 5, "Q": 5},
    "counters": {"A": 10, "T": 10, "K": 10},
}
WORTH = {  # the same for every card
    count: {rank + suit: points.get(rank, 0) for rank in "AKQJT987" for suit in SUITS}
    for count, points in CARD_POINTS.items()
}
STEPS = {"standard": 1, "simple": 5, "counters": 10}
TO_TENS = (0, -1, -2, -3, -4, -5, -6, 3, 2, 1)  # by the last digit: 7, 8, 9 go up
LEAST_IN_TENS = {2: 240, 3: 240, 4: 230}  # all points of a deal, by number of sides
AGREED = "adjust"


def own_points(deal, side, reasons=None):
    """A side's points of this deal: of some reasons, or all that were not agreed."""
    return sum(
        line.points
        for line in deal.lines
        if line.side == side
        and (line.reason in reasons if reasons else line.reason != AGREED)
    )


def round_points(options, numbers):
    """Several card points as the table rounds them."""
    if options["rounding"] == "none":
        return numbers
    return [points + TO_TENS[points % 10] for points in numbers]


def why_no_such_points(options, numbers):
    """Why card points cannot be: no cards come to one of them."""
    step = STEPS[options["count"]]
    if step == 1 and 1 not in numbers:
        return None
    for points in numbers:
        if points == 1 or points % step:
            steps = f" They score in steps of {step}." if step > 1 else ""
            return "impossible_count", f"Cards cannot add up to {points}.{steps}"
    return None


def why_not_total(table, points):
    """Why a whole deal cannot be: melds and tricks cannot come to it."""
    total, is_exact = sum(points), table.options["rounding"] == "none"
    least = ALL_CARDS + LAST_TRICK if is_exact else LEAST_IN_TENS[len(table.sides)]
    tens = [total] if is_exact else points
    if total < least or any(number % 10 for number in tens):
        return (
            "wrong_total",
            f"The points come to {total}. They must come to {least} plus the melds, "
            "in tens.",
        )
    return why_no_such_points(table.options, points) if is_exact else None
