"""One suit of the piquet pack as eight bits: where runs, sets and points find room.

The seven is the lowest bit, the ace the highest.
"""

from ...cards import SUITS
from .claims import PIPS_OF_POINTS, RANKS

WHOLE = 255  # all eight cards of a suit
COURTS = sum(1 << RANKS.index(rank) for rank in "JQK")
PIPS = (7, 8, 9, 10, 10, 10, 10, 11)
AT_LEAST = (255, 254, 252, 248, 128)  # the cards of 7, 8, 9, 10 and 11 pips or more


def bits(cards):
    """The bits that are set, from low to high."""
    return [bit for bit in range(8) if cards >> bit & 1]


COUNTS = [len(bits(cards)) for cards in range(256)]
PIP_COUNTS = [sum(PIPS[bit] for bit in bits(cards)) for cards in range(256)]
BY_COUNT = [[cards for cards in range(256) if COUNTS[cards] == n] for n in range(9)]


def masks(cards):
    """Cards as a number for each suit."""
    suits = [0] * len(SUITS)
    for card in cards:
        suits[SUITS.index(card[1])] |= bit_of(card[0])
    return suits


def bit_of(rank):
    """The bit of a rank."""
    return 1 << RANKS.index(rank)


def may_stand_in(part, suit):
    """Whether a run or a point can be of this suit (a number)."""
    return part.suit in (None, SUITS[suit])


def places_of_run(run):
    """The cards of a run, one number for each top that it may have."""
    cards = (1 << run.length) - 1
    if run.top:
        return [cards << (RANKS.index(run.top) + 1 - run.length)]
    return [cards << low for low in range(len(RANKS) - run.length, -1, -1)]


# (length, least pips) -> the cards that can make such a point, the lowest first
POINTS = {
    (length, least): [cards for cards in by_pips if PIP_COUNTS[cards] >= least]
    for length, (fewest, most) in PIPS_OF_POINTS.items()
    for by_pips in [sorted(BY_COUNT[length], key=lambda cards: PIP_COUNTS[cards])]
    for least in range(fewest, most + 1)
}


def points(point, free):
    """The cards of a suit that can make a point."""
    least = point.pips or PIPS_OF_POINTS[point.length][0]
    return [cards for cards in POINTS[point.length, least] if not cards & ~free]


def best_place(point, base, free):
    """The fewest cards that a point adds to its hand: a list of one, or empty."""
    places = [cards & ~base for cards in points(point, free)]
    return [min(places, key=lambda cards: COUNTS[cards])] if places else []


def places_of_point(point, base, free):
    """The cards that a point may add to others of its hand, the fewest, lowest first.

    What takes as few cards and as low ones leaves as much to the others, so only the
    best of such places are given.
    """
    best = []
    for cards in sorted(
        {cards & ~base for cards in points(point, free)},
        key=lambda cards: (COUNTS[cards], PIP_COUNTS[cards]),
    ):
        if not any(takes_less(other, cards) for other in best):
            best.append(cards)
    return best


def takes_less(cards, others):
    """Whether these are no more and no higher cards than the others, rank by rank."""
    return all(COUNTS[cards & high] <= COUNTS[others & high] for high in AT_LEAST)
