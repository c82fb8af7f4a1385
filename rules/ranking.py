"""Who is better: the side with more points, or fewer where the lowest wins.

Everything that ranks sides or people asks here: places, winners, leads, turning points,
records, what a loser is behind. `lowest_wins` is what a card game says of itself.
"""


def merit(points, lowest_wins):
    """Points as a number of which more is better."""
    return -points if lowest_wins else points


def leaders(scores, lowest_wins=False):
    """The sides that no other is better than."""
    best = merit_of_best(scores, lowest_wins)
    return [side for side, one in enumerate(scores) if merit(one, lowest_wins) == best]


def leader(scores, lowest_wins=False):
    """The side that is better than each other, None where none is."""
    leading = leaders(scores, lowest_wins)
    return leading[0] if len(leading) == 1 else None


def ahead_by(scores, side, lowest_wins=False):
    """How many points a side is ahead of the best of the others."""
    others = scores[:side] + scores[side + 1 :]
    best = merit_of_best(others, lowest_wins)
    return merit(scores[side], lowest_wins) - best


def merit_of_best(scores, lowest_wins):
    """The merit of the best of some scores."""
    return max([merit(score, lowest_wins) for score in scores])


def places(winners, scores, lowest_wins=False):
    """The place of each side, from 1: the winners first, then by points."""
    keys = [
        (0, 0) if side in winners else (1, -merit(score, lowest_wins))
        for side, score in enumerate(scores)
    ]
    return [1 + len([one for one in keys if one < key]) for key in keys]
