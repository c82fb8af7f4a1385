"""What one game says of the strength of those who played it, from their places alone.

The method is openskill's Plackett and Luce: partners are one side, and any number
of sides may play. What it gives is bent in one way, so that a win never lowers what a
page shows: all who won gain alike and never lose, and nobody else gains more.
"""

from math import erf
from statistics import fmean

from openskill.models import PlackettLuce

# Half as unsure of a newcomer as usual, and three times as much luck in a game: three
# games make no champion.
MODEL = PlackettLuce(sigma=25 / 6, beta=25 / 2)
FIRST = (MODEL.mu, MODEL.sigma)  # of one who has not played yet


def after(sides, places):
    """The (strength, unsure) of all, by sides, after a game; `sides`: those before.

    `places`: of each side, 1 for those who won.
    """
    given = [[MODEL.rating(*one) for one in side] for side in sides]
    reckoned = MODEL.rate(given, ranks=places)
    gains = [
        [now.mu - strength for now, (strength, _) in zip(*both, strict=True)]
        for both in zip(reckoned, sides, strict=True)
    ]
    won = [
        gain
        for own, place in zip(gains, places, strict=True)
        for gain in own * (place == 1)
    ]
    most = max(0, fmean(won))
    return [
        [
            (strength + (most if place == 1 else min(gain, most)), now.sigma)
            for (strength, _), gain, now in zip(side, own, new, strict=True)
        ]
        for side, own, new, place in zip(sides, gains, reckoned, places, strict=True)
    ]


def chance(strength, other):
    """How likely the one comes before the other, by strength alone: from 0 to 1.

    How unsure both are does not bend it: a win makes surer, and could lower it.
    """
    return (1 + erf((strength - other) / (2 * MODEL.beta))) / 2
