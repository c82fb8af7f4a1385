"""What each side wins from another when a game is settled, and what for."""

from .result import Account

OWN, OTHERS = "{side}'s points", "{other}'s points"
BY_PAIRS = "Everyone settles with everyone on the difference"
BEHIND, ONE_UNIT = "Losers pay what they are behind", "Losers pay one unit"


def differences(scores):
    """The steps of a pair that settles on the difference: `steps(side, other)`."""

    def steps(side, other):
        return [(scores[side], OWN), (-scores[other], OTHERS)]

    return steps


def one_game(side, other):
    """The steps of a pair that settles for one unit, whatever the score."""
    return [(1, "The game")]


def everyone_with_everyone(scores):
    """The accounts where each settles with each on the difference of their scores."""
    steps, sides = differences(scores), range(len(scores))
    return [
        Account(side, other, steps(side, other))
        for side in sides
        for other in sides
        if scores[side] > scores[other]
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


def leaders(scores):
    """The sides with the highest score."""
    return [side for side, score in enumerate(scores) if score == max(scores)]
