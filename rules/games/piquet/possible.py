"""Whether claims can all be true: looks for hands of different cards that hold them.

A suit is a number of eight bits, the seven its lowest, the ace its highest. The search
goes suit by suit, and in each suit seat by seat. Within a suit a seat may place runs,
its point, and the cards of its sets there, or leave them to a later suit. What failed
once from the same state is not tried again, so that the search stays short and exact.
"""

from collections import namedtuple

from ...cards import SUITS
from .claims import PIPS_OF_POINTS, RANKS

WHOLE = 255  # all eight cards of a suit
COUNTS = [bin(cards).count("1") for cards in range(256)]
PIP_COUNTS = [
    sum((7, 8, 9, 10, 10, 10, 10, 11)[bit] for bit in range(8) if cards >> bit & 1)
    for cards in range(256)
]
BY_COUNT = [[cards for cards in range(256) if COUNTS[cards] == n] for n in range(9)]
COURTS = sum(1 << RANKS.index(rank) for rank in "JQK")

# One seat's part in the search: the cards of each suit that it may have (`allowed`)
# and must have (`held`), the most cards it can have, and what it has claimed.
Need = namedtuple("Need", "size allowed held runs sets point")

# What a seat has still to place: runs, whether the point is placed, the ranks of which
# a trio has left out its one card (as bits), and how many more cards fit in its hand.
State = namedtuple("State", "runs has_point skipped room")


def masks(cards):
    """Cards as a number for each suit."""
    suits = [0] * len(SUITS)
    for card in cards:
        suits[SUITS.index(card[1])] |= 1 << RANKS.index(card[0])
    return suits


def find_hands(needs):
    """A mask for each suit and each need, or None where no such hands exist."""
    for need in needs:
        for other in needs:
            if other is not need and any(a & b for a, b in zip(need.held, other.held)):
                return None
    states = tuple(
        State(tuple(sorted(need.runs, key=run_order)), need.point is None, 0, need.size)
        for need in needs
    )
    return Search(needs).from_suit(0, states)


def run_order(run):
    """The long runs first: they have the fewest places."""
    return (-run.length, run.top or "", run.suit or "")


class Search:
    """One search; it keeps the states from which it found no way on."""

    def __init__(self, needs):
        self.needs = needs
        self.failed = set()

    def from_suit(self, suit, states):
        """The masks of this suit and those after it, or None."""
        if suit == len(SUITS):
            is_done = all(state.has_point and not state.runs for state in states)
            return [] if is_done else None
        if (suit, states) in self.failed:
            return None
        for layout, after in self.layouts(suit, states, self.free_cards(suit)):
            rest = self.from_suit(suit + 1, after)
            if rest is not None:
                return [layout] + rest
        self.failed.add((suit, states))
        return None

    def free_cards(self, suit):
        """For each need the cards of a suit that no other need must have."""
        held = [need.held[suit] for need in self.needs]
        return [
            need.allowed[suit] & ~(sum(held) & ~need.held[suit]) for need in self.needs
        ]

    def layouts(self, suit, states, free):
        """Every (masks, states after) in which each seat takes different cards."""
        if not states:
            yield (), ()
            return
        place = len(self.needs) - len(states)
        for cards, state in options(self.needs[place], states[0], suit, free[place]):
            left = [others & ~cards for others in free]
            for layout, after in self.layouts(suit, states[1:], left):
                yield (cards,) + layout, (state,) + after


def options(need, state, suit, free):
    """Every (mask, state after) of one seat in one suit, without repetitions."""
    seen = set()
    if need.held[suit] & ~free:
        return
    for cards, skipped in with_sets(need.sets, need.held[suit], state.skipped, free):
        for more, runs in with_runs(state.runs, 0, suit, free):
            for all_cards, has_point in with_point(
                need.point, state.has_point, cards | more, suit, free
            ):
                room = state.room - COUNTS[all_cards]
                after = State(runs, has_point, skipped, room)
                if room >= 0 and (all_cards, after) not in seen:
                    seen.add((all_cards, after))
                    yield all_cards, after


def with_sets(sets, cards, skipped, free):
    """With the cards of the sets: all of them, but for one that a trio may leave out."""
    if not sets:
        yield cards, skipped
        return
    bit = 1 << RANKS.index(sets[0].rank)
    if bit & free:
        yield from with_sets(sets[1:], cards | bit, skipped, free)
    if sets[0].count == 3 and not bit & (skipped | cards):
        yield from with_sets(sets[1:], cards, skipped | bit, free)


def with_runs(runs, cards, suit, free):
    """With some of the runs placed in this suit, the others left for later."""
    if not runs:
        yield cards, ()
        return
    run = runs[0]
    if run.suit in (None, SUITS[suit]):
        for place in run_places(run):
            if not place & ~free and not place & cards:
                yield from with_runs(runs[1:], cards | place, suit, free)
    for more, left in with_runs(runs[1:], cards, suit, free):
        yield more, (run,) + left


def run_places(run):
    """The masks of a run in a suit, one for each top that it may have."""
    run_cards = (1 << run.length) - 1
    if run.top:
        return [run_cards << (RANKS.index(run.top) + 1 - run.length)]
    return [run_cards << low for low in range(len(RANKS) - run.length, -1, -1)]


def with_point(point, has_point, cards, suit, free):
    """With the point made in this suit, if it is still to be made; and without it."""
    if not has_point and point.suit in (None, SUITS[suit]):
        least = point.pips or PIPS_OF_POINTS[point.length][0]
        for place in BY_COUNT[point.length]:
            if PIP_COUNTS[place] >= least and not place & ~free:
                yield cards | place, True
    yield cards, has_point
