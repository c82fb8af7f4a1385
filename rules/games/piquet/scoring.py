"""What a deal of piquet scores: in hand, in play, and for the cards."""

from collections import namedtuple

from ...table import Line
from .claims import Point, Run

GROUPS = (
    ("Declarations", ("carte_blanche", "point", "sequence", "set", "repique")),
    ("Play", ("lead", "win", "play", "last_trick", "pique")),
    ("The cards", ("cards", "capot", "shared_cards", "shared_capot")),
)
ROUTINE = ("point", "lead", "win", "play", "last_trick", "cards", "shared_cards")
REASONS = (
    ("carte_blanche", "A dealt hand without king, queen or jack counts 10"),
    ("point", "The longest suit counts a point a card; of equal ones the more pips"),
    ("sequence", "Three 3, four 4, five or more 10 and the cards; the best has all"),
    ("set", "Four of a kind 14, three 3, tens or higher; the best has all"),
    ("repique", "Enough in hand before the others have anything"),
    ("lead", "A card led"),
    ("win", "A trick won"),
    ("play", "The points of the play, added up"),
    ("last_trick", "The last trick counts one more"),
    ("pique", "Enough in hand and play before the others have anything"),
    ("cards", "10 for the most tricks"),
    ("capot", "40 for all the tricks"),
    ("no_count", "A breach of the rules costs all points of the deal"),
)
DOUBLE_DEAL = (
    "double_deal",
    "The first and the fourth deal of a club game count twice",
)
SHARED = (
    ("shared_capot", "20 each for two who took all the tricks between them"),
    ("shared_cards", "5 each for two who have the most tricks"),
)

BLANK = 10  # a carte blanche
RUN_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SET_POINTS = {3: 3, 4: 14}
CARDS, CAPOT = 10, 40
BONUSES = {"repique": 60, "pique": 30}
# `bonus_style` -> what reaching twenty adds, where three or four play
BONUSES_OF_MANY = {
    "add": {"repique": 90, "pique": 60},
    "jump": {"repique": 70, "pique": 40},
}

# hand size -> class -> the points that the winner of the class can have there
SCORES = {
    12: {
        "point": list(range(1, 9)),
        "sequence": [3, 4] + list(range(6, 13)) + list(range(15, 23)) + [30, 31, 32],
        "set": [3, 6, 9, 12, 14, 17, 20, 28, 31, 42],
    },
    10: {
        "point": list(range(1, 9)),
        "sequence": [3, 4] + list(range(6, 11)) + list(range(15, 21)) + [30],
        "set": [3, 6, 9, 14, 17, 20, 28],
    },
    8: {
        "point": list(range(1, 9)),
        "sequence": [3, 4, 6, 7, 8, 15, 16, 17, 18],
        "set": [3, 6, 14, 17, 28],
    },
}


def part_points(part):
    """What one point, run or set scores."""
    if type(part) is Point:
        return part.length
    if type(part) is Run:
        return RUN_POINTS[part.length]
    return SET_POINTS[part.count]


# What counts in play: whether low cards do, and the tricks that one has led himself.
Count = namedtuple("Count", "has_low has_own")
COUNTS = {
    "every": Count(has_low=True, has_own=False),
    "classic": Count(has_low=False, has_own=False),
    "lead_and_trick": Count(has_low=True, has_own=True),
}


def majority_lines(sides, won, whole):
    """The lines for the cards where two sides play: nothing if they are divided.

    `sides`: in declaring order; `won`: the tricks of each; `whole`: those of the deal.
    """
    best = with_most(sides, won)
    if len(best) > 1:
        return []
    side = best[0]
    return [capot_line(side) if won[side] == whole else cards_line(side)]


def shared_lines(sides, won, whole):
    """The lines where three play, of whom two may share the most, or all."""
    best, takers = with_most(sides, won), [side for side in sides if won[side]]
    if len(takers) == 1:
        return [capot_line(takers[0])]
    if len(takers) == 2:
        text = "All the tricks, shared"
        return [Line(side, CAPOT // 2, "shared_capot", text) for side in takers]
    if len(best) == 2:
        text = "The most tricks, shared"
        return [Line(side, CARDS // 2, "shared_cards", text) for side in best]
    return [cards_line(best[0])]


def with_most(sides, won):
    """The sides with the most tricks."""
    most = max(won)
    return [side for side in sides if won[side] == most]


def capot_line(side):
    """All the tricks."""
    return Line(side, CAPOT, "capot", "All the tricks")


def cards_line(side):
    """The most tricks."""
    return Line(side, CARDS, "cards", "The most tricks")
