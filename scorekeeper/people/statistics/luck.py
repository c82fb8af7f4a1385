"""How much of a difference in strength shows in the results of a group's games.

The rest is luck. Strength alone foretells too much: it knows nothing of lucky cards. So
a prediction is shrunk towards one half, as in linear calibration. Its deviation from a
half is multiplied by a share, the slope of a regression through the origin: of results
(1 ahead, 1/2 level, 0 behind) on what strength foretold, both less one half.

The slope is fitted for each family of games, by least squares with a ridge penalty. In
Bayesian terms its prior is normal around PRIOR, and weighs as much as WEIGHT of squared
deviations: as 500 results of two of whom strength foretells 60 to 40. Each result is
compared with what was foretold before it, and a prediction knows earlier games alone.

A new slope could lower a winner: if they are behind and it rises, or if they are ahead
and it falls. So a game moves it only as far as lowers no winner of that game. What it
still lacks is kept in the sums, and made up for by the next games.
"""

from collections import namedtuple
from itertools import combinations, product
from statistics import fmean

from scorekeeper.people.statistics.strength import chance

PRIOR = 0.15  # much luck
WEIGHT = 5
LEAST, MOST = 0.05, 1  # a share of 0 could never grow again

# The share of a difference that shows; the sums of its regression: `squares` of what
# was foretold, `products` of that with the results.
Luck = namedtuple("Luck", "share squares products")
UNKNOWN = Luck(PRIOR, 0, 0)


def prediction(share, strength, other):
    """How likely the one comes before the other: a share from 0 to 1."""
    return 1 / 2 + share * foretold(strength, other)


def foretold(strength, other):
    """What strength alone foretells, as a deviation from one half."""
    return chance(strength, other) - 1 / 2


def after_game(luck, sides, before, now):
    """The Luck after a game, from the Outcomes of each side.

    `before` and `now`: the strength of everybody who is rated, by person.
    """
    squares, products = luck.squares, luck.products
    for row, other in opponents(sides):
        deviation = foretold(before[row.person_id], before[other.person_id])
        result = (row.place < other.place) - (row.place > other.place)
        squares += deviation**2
        products += deviation * result / 2
    slope = (products + WEIGHT * PRIOR) / (squares + WEIGHT)
    winners = [row.person_id for own in sides for row in own if row.place == 1]
    share = as_far_as_lowers_none(luck.share, slope, changes(winners, before, now))
    return Luck(share, squares, products)


def opponents(sides):
    """All pairs of the members of two sides."""
    for own, others in combinations(sides, 2):
        yield from product(own, others)


def changes(winners, before, now):
    """(what strength foretold before a game, what after it) of each winner.

    Against each other person, and against an average player.
    """
    averages = fmean(before.values()), fmean(now.values())
    return [
        (foretold(before[person], was), foretold(now[person], strength))
        for person in winners
        for was, strength in [
            *zip(before.values(), now.values(), strict=True),
            averages,
        ]
    ]


def as_far_as_lowers_none(share, slope, changes):
    """The share on its way to a slope, by the `changes` of the winners."""
    ahead = [share * was / now for was, now in changes if now > 0]
    behind = [share * was / now for was, now in changes if now < 0]
    least = min(share, max(ahead, default=LEAST))
    most = max(share, min(behind, default=MOST))
    return min(max(slope, least, LEAST), most, MOST)
