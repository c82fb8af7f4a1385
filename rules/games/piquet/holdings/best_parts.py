"""What can be claimed: all of a hand, and the least that is better."""

from ....cards import SUITS
from ..combinations import (
    LONGEST,
    PIPS_OF_POINTS,
    RANKS,
    SET_RANKS,
    Point,
    Run,
    Set,
)
from .cards import COUNTS, OF_RANK, PIP_COUNTS, SHIFTS, count


def best_parts(kind, hand):
    """The parts of a class that a hand holds, the best first."""
    return FINDERS[kind](hand)


def longest_suit(hand):
    """The longest suit as a point; of equally long ones that with the most pips."""
    suits = [hand >> shift & 255 for shift in SHIFTS]
    size, pips, place = max(
        (COUNTS[cards], PIP_COUNTS[cards], place) for place, cards in enumerate(suits)
    )
    return [Point(size, pips, SUITS[place])] if size else []


def all_runs(hand):
    """Every run of three or more, as long as it goes; the best first."""
    runs = [run for place in range(len(SUITS)) for run in runs_of(hand, place)]
    return sorted(runs, key=lambda run: (-run.length, -RANKS.index(run.top), run.suit))


def runs_of(hand, place):
    """The runs of one suit."""
    cards, runs, length = hand >> SHIFTS[place] & 255, [], 0
    if not cards & cards >> 1 & cards >> 2:  # no three in a row
        return runs
    for bit in range(len(RANKS) + 1):
        if cards >> bit & 1:
            length += 1
            continue
        if length >= 3:
            runs.append(Run(length, RANKS[bit - 1], SUITS[place]))
        length = 0
    return runs


def all_sets(hand):
    """Every three or four of a rank; the best first."""
    counts = [(count(hand & OF_RANK[rank]), rank) for rank in SET_RANKS]
    sets = [Set(rank, number) for number, rank in counts if number >= 3]
    return sorted(sets, key=lambda part: (-part.count, -RANKS.index(part.rank)))


FINDERS = {"point": longest_suit, "sequence": all_runs, "set": all_sets}


def least_points(size, pips):
    """The least point, or the least ones that beat so many cards and pips."""
    if not size:
        return [Point(1, None, None)]
    fewest, most = PIPS_OF_POINTS[size]
    better = [Point(size, max(pips + 1, fewest), None)] if pips < most else []
    return better + [Point(size + 1, None, None)] if size < LONGEST else better


def least_runs(size, top):
    """The least run, or the least ones that beat so many cards to such a top."""
    if not size:
        return [Run(3, None, None)]
    better = [Run(size, rank, None) for rank in RANKS[max(top + 1, size - 1) :]]
    return better + [Run(size + 1, None, None)] if size < LONGEST else better


def least_sets(size, rank):
    """Every single set."""
    return [Set(rank, count) for count in (3, 4) for rank in SET_RANKS]


# class -> function of (size, rank) that are to be beaten, 0 and -1 of nothing
LEAST = {"point": least_points, "sequence": least_runs, "set": least_sets}
