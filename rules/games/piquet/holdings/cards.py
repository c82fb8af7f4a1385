"""A hand as a number, eight bits for each suit: where its runs, sets and points are."""

from ....cards import SUITS
from ..combinations import RANKS, Point, Run

SHIFTS = tuple(8 * place for place in range(len(SUITS)))  # where each suit begins
PIPS = (7, 8, 9, 10, 10, 10, 10, 11)


def bits(cards):
    """The bits that are set, from low to high."""
    return [bit for bit in range(8) if cards >> bit & 1]


# of the 256 ways to hold cards of one suit: how many cards, and how many pips
COUNTS = tuple(len(bits(cards)) for cards in range(256))
PIP_COUNTS = tuple(sum(PIPS[bit] for bit in bits(cards)) for cards in range(256))
BY_LENGTH = [[cards for cards in range(256) if COUNTS[cards] == n] for n in range(9)]

WHOLE = 0xFFFFFFFF  # all cards of the pack
OF_RANK = {rank: 0x01010101 << place for place, rank in enumerate(RANKS)}
OF_SUIT = {suit: 255 << shift for suit, shift in zip(SUITS, SHIFTS)}
COURTS = OF_RANK["J"] | OF_RANK["Q"] | OF_RANK["K"]
BITS = {  # card -> the bit that stands for it
    rank + suit: 1 << shift + place
    for suit, shift in zip(SUITS, SHIFTS)
    for place, rank in enumerate(RANKS)
}


# number of cards in a run -> where it may begin in a suit; where it may lie in a hand
LOWS = {length: range(8 - length, -1, -1) for length in range(3, 9)}
RUNS = {
    length: [(1 << length) - 1 << shift + low for shift in SHIFTS for low in lows]
    for length, lows in LOWS.items()
}


def hand_of(cards):
    """A list of cards as a hand."""
    return sum(map(BITS.get, cards))


def count(hand):
    """How many cards a hand has."""
    return bin(hand).count("1")


def union(hands):
    """All the cards that are in some hand."""
    taken = 0
    for hand in hands:
        taken |= hand
    return taken


def highest(cards, number):
    """The highest cards of a suit or a rank, at most so many."""
    for _ in range(count(cards) - number):
        cards &= cards - 1
    return cards


def places_of(part):
    """All cards that make a run or a set; of a point, where its suit may begin."""
    if type(part) is Point:
        return shifts_of(part)
    return places_of_run(part) if type(part) is Run else places_of_set(part)


def shifts_of(part):
    """Where the suits begin of which a run or a point can be."""
    return SHIFTS if part.suit is None else (8 * SUITS.index(part.suit),)


def places_of_run(run):
    """The cards of a run in each suit, under each top that it may have."""
    length, top, suit = run
    if not top and not suit:
        return RUNS[length]
    lows = [RANKS.index(top) + 1 - length] if top else LOWS[length]
    cards = (1 << length) - 1
    return [cards << shift + low for shift in shifts_of(run) for low in lows]


def places_of_set(part):
    """The cards of a set: all four, or without one."""
    cards = OF_RANK[part.rank]
    if part.count == len(SUITS):
        return [cards]
    return [cards & ~(255 << shift) for shift in SHIFTS]
