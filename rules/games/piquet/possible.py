"""Whether claims can all be true: looks for hands of different cards that hold them.

The search goes suit by suit, and in each suit seat by seat. A seat may place runs, its
point and the cards of its sets in a suit, or leave them to a later one. What failed
once from the same state is not tried again, so that the search is short, and exact.
"""

from collections import namedtuple

from ...cards import SUITS
from .suits import (
    COUNTS,
    RANK_BITS,
    best_place,
    bit_of,
    certain_cards,
    may_stand_in,
    places_of_point,
    with_runs,
    with_sets,
)

PATIENCE = 8  # states that failed, before the search counts what must fit
NEVER = 99  # more cards than there are: there is no way

# One seat's part in the search: the most cards it can have, for each suit the cards
# that it may have (`allowed`) and must have (`held`), and what it has claimed.
Need = namedtuple("Need", "size allowed held runs sets point")

# What a seat has still to place: runs, whether its point is made, and the ranks of
# which a trio has left out its one card (as bits).
State = namedtuple("State", "runs has_point skipped")


def find_hands(needs):
    """Hands, no card in two of them, that meet these needs; None if there are none.

    Gives for each suit the cards of each need. They are what the needs take: whatever
    other cards there are can fill the hands up.
    """
    for place, need in enumerate(needs):
        for other in needs[:place]:
            if any(mine & yours for mine, yours in zip(need.held, other.held)):
                return None
    if len(needs) > 1 and is_crowded(needs):
        return None
    states = tuple(
        State(tuple(sorted(need.runs, key=run_order)), need.point is None, 0)
        for need in needs
    )
    rooms = [need.size for need in needs]
    return Search(needs).from_suit(0, states, rooms)


def is_crowded(needs):
    """Whether the needs take more cards of some rank than there are."""
    certain = [[certain_cards(run) for run in need.runs] for need in needs]
    return any(
        sum(fewest_of_rank(need, runs, bit) for need, runs in zip(needs, certain))
        > len(SUITS)
        for bit in RANK_BITS
    )


def fewest_of_rank(need, runs, bit):
    """How many cards of a rank one seat takes; `runs`: what is certain of each."""
    in_runs = sum(1 for cards in runs if cards & bit)
    in_sets = sum(part.count for part in need.sets if bit_of(part.rank) == bit)
    return max(in_runs, in_sets)


def run_order(run):
    """The long runs first: they have the fewest places."""
    return (-run.length, run.top or "", run.suit or "")


class Search:
    """One search; it keeps the states from which it found no way on.

    `rooms`: how many more cards fit in each hand.
    """

    def __init__(self, needs):
        self.needs = needs
        self.failed = {}  # (suit, states) -> the rooms that were too small
        self.fewest = {}  # (place of the need, suit, state) -> cards it takes
        self.places = {}  # (point, cards beside it, free cards) -> its best place

    def from_suit(self, suit, states, rooms):
        """The cards of this suit and those after it that take all that is left."""
        if suit == len(SUITS):
            return [] if all(is_done(state) for state in states) else None
        if not self.is_hopeful(suit, states, rooms):
            return None
        too_small = self.failed.setdefault((suit, states), [])
        if any(is_within(rooms, others) for others in too_small):
            return None
        for cards, after, left in self.layouts(suit, states, rooms):
            rest = self.from_suit(suit + 1, after, left)
            if rest is not None:
                return [cards] + rest
        too_small.append(rooms)
        return None

    def is_hopeful(self, suit, states, rooms):
        """Whether the suits left can hold the runs left, and the hands what is due."""
        if len(self.failed) < PATIENCE:
            return True
        suits = len(SUITS) - suit
        lengths = [run.length for state in states for run in state.runs]
        if len(lengths) > 2 * suits or sum(lengths) > 8 * suits:
            return False
        return all(
            self.fewest_cards(place, suit, state) <= rooms[place]
            for place, state in enumerate(states)
        )

    def fewest_cards(self, place, suit, state):
        """The fewest cards with which one seat, were it alone, meets the rest."""
        if suit == len(SUITS):
            return 0 if is_done(state) else NEVER
        key = (place, suit, state)
        if key not in self.fewest:
            self.fewest[key] = min(
                [
                    COUNTS[cards] + self.fewest_cards(place, suit + 1, after)
                    for cards, after in self.alone(self.needs[place], suit, state)
                ],
                default=NEVER,
            )
        return self.fewest[key]

    def alone(self, need, suit, state):
        """(cards, state after) of one seat in one suit, as if there were no others."""
        free = need.allowed[suit]
        for base, after in bases(need, suit, state, free):
            yield base, after
            if not state.has_point and may_stand_in(need.point, suit):
                made = State(after.runs, True, after.skipped)
                for cards in self.best_place(need.point, base, free):
                    yield base | cards, made

    def best_place(self, point, base, free):
        """The fewest cards that a point adds to its hand, looked for once."""
        key = (point, base, free)
        if key not in self.places:
            self.places[key] = best_place(point, base, free)
        return self.places[key]

    def layouts(self, suit, states, rooms):
        """Every (cards, states after, rooms after) in which no card is used twice."""
        held = 0
        for need in self.needs:
            held |= need.held[suit]
        for cards, after in self.all_bases(suit, states, rooms, held):
            free = self.free_for_points(suit, cards)
            left = [room - COUNTS[base] for room, base in zip(rooms, cards)]
            yield from self.with_points(0, suit, cards, after, left, free)

    def all_bases(self, suit, states, rooms, held, taken=0):
        """Runs and sets of every seat: (the cards of each, states after) each time."""
        if not states:
            yield (), ()
            return
        place = len(self.needs) - len(states)
        need = self.needs[place]
        free = need.allowed[suit] & ~taken & (~held | need.held[suit])
        for base, state in bases(need, suit, states[0], free):
            if COUNTS[base] <= rooms[place]:
                for others, after in self.all_bases(
                    suit, states[1:], rooms, held, taken | base
                ):
                    yield (base,) + others, (state,) + after

    def free_for_points(self, suit, cards):
        """For each seat the cards of a suit that the runs and sets of others leave."""
        used = 0
        for base in cards:
            used |= base
        return [
            need.allowed[suit] & (~used | base) for need, base in zip(self.needs, cards)
        ]

    def with_points(self, place, suit, cards, states, rooms, free):
        """With the points from this seat on, each made in this suit or left."""
        if place == len(cards):
            yield cards, states, rooms
            return
        for added in self.points_here(place, suit, cards, states, free):
            if COUNTS[added] <= rooms[place]:
                yield from self.with_points(
                    place + 1,
                    suit,
                    swapped(cards, place, cards[place] | added),
                    swapped(states, place, with_point(states[place])),
                    swapped(rooms, place, rooms[place] - COUNTS[added]),
                    [others & ~added for others in free],
                )
        yield from self.with_points(place + 1, suit, cards, states, rooms, free)

    def points_here(self, place, suit, cards, states, free):
        """What one seat may add to make its point here; the best where it is last."""
        point = self.needs[place].point
        if states[place].has_point or not may_stand_in(point, suit):
            return []
        is_last = all(state.has_point for state in states[place + 1 :])
        places = self.best_place if is_last else places_of_point
        return places(point, cards[place], free[place])


def bases(need, suit, state, free):
    """Every (cards, state after) of one seat's runs and sets in one suit, once."""
    held = need.held[suit]
    if held & ~free:
        return
    seen = set()
    for cards, skipped in with_sets(need.sets, held, state.skipped, free):
        for more, runs in with_runs(state.runs, 0, suit, free):
            found = (cards | more, State(runs, state.has_point, skipped))
            if found not in seen:
                seen.add(found)
                yield found


def is_done(state):
    """Whether a seat has nothing left to place."""
    return state.has_point and not state.runs


def with_point(state):
    """The state once the point is made."""
    return State(state.runs, True, state.skipped)


def swapped(items, place, item):
    """A tuple or list with one item replaced."""
    middle = (item,) if type(items) is tuple else [item]
    return items[:place] + middle + items[place + 1 :]


def is_within(rooms, others):
    """Whether no hand has more room than the other has."""
    return all(room <= other for room, other in zip(rooms, others))
