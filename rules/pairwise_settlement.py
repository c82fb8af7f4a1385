"""What each side wins from another when a game is settled, and what for."""

from .ranking import merit
from .result import Account

OWN, OTHERS = "{side}'s points", "{other}'s points"
BY_PAIRS = "Everyone settles the difference with everyone else"
TO_TOP = "Everyone pays each leader the difference"
BEHIND, ONE_UNIT = "Losers pay the difference", "Losers pay one unit"


def differences(scores, lowest_wins=False):
    """The steps of a pair that settles on the difference: `steps(side, other)`.

    Where the lowest wins, the other side's points come first, as they are more.
    """

    def steps(side, other):
        own, others = (scores[side], OWN), (-scores[other], OTHERS)
        return turned_round([own, others]) if lowest_wins else [own, others]

    return steps


def turned_round(steps):
    """Steps as the side that pays sees them."""
    return [(-points, words) for points, words in steps[::-1]]


def one_game(side, other):
    """The steps of a pair that settles for one unit, whatever the score."""
    return [(1, "The game")]


def everyone_with_everyone(scores, lowest_wins=False):
    """The accounts where each settles with each on the difference of their scores."""
    steps, sides = differences(scores, lowest_wins), range(len(scores))
    return [
        Account(side, other, steps(side, other))
        for side in sides
        for other in sides
        if merit(scores[side], lowest_wins) > merit(scores[other], lowest_wins)
    ]


def losers_pay(scores, winners, steps):
    """The accounts where each losing side pays every winning side.

    `steps(winner, loser)`: what a pair settles for, a list of (points, what for).
    """
    return [
        Account(winner, loser, steps(winner, loser))
        for loser in range(len(scores))
        for winner in winners
        if loser not in winners
    ]
