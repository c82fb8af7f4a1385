"""Strength worked out a second time: all games of a family from the first, in memory.

The formula is written out here from Weng and Lin, "A Bayesian Approximation Method for
Online Ranking", algorithm 4, and nothing of `scorekeeper.people.statistics` is used.
How much of a difference shows is fitted by least squares, as if 0.15 of it had shown in
earlier games that weigh 5.
"""

from math import erf, exp, sqrt

from scorekeeper import scoring
from scorekeeper.game_kinds import kind_of
from tests.web.people import naive_counts as naive

MIDDLE, UNSURE = 25, 25 / 6
BETA, TAU, KAPPA = 25 / 2, 25 / 300, 0.0001
LUCK, WEIGHT = 0.15, 5


def ratings(games):
    """{(person, family): [strength, unsure, games, share]} after all finished games."""
    known, luck = {}, {}
    finished = [game for game in games if game.status == "finished"]
    for game in sorted(finished, key=lambda game: (game.started_at, game.pk)):
        family = scoring.family_of(kind_of(game.key, game.options))
        sides = [
            [naive.seated(game)[seat] for seat in own] for own in game.sheet["sides"]
        ]
        if len(sides) < 2:
            continue
        was = {who: one[0] for (who, at), one in known.items() if at == family}
        was = {who: MIDDLE for own in sides for who in own} | was
        before = [
            [known.get((one, family), [MIDDLE, UNSURE, 0]) for one in own]
            for own in sides
        ]
        places = [naive.place(game, own[0]) for own in sides]
        now = dict(was)
        for own, new in zip(sides, bent(before, places), strict=True):
            for person, (strength, unsure) in zip(own, new, strict=True):
                played = known.get((person, family), [0, 0, 0])[2]
                known[person, family] = [strength, unsure, played + 1]
                now[person] = strength
        start = [LUCK, 0, 0]
        luck[family] = fitted(*luck.get(family, start), was, now, sides, places)
        for person in [person for own in sides for person in own]:
            known[person, family].append(luck[family][0])
    return known


def fitted(share, squares, products, was, now, sides, places):
    """[share, squares, products] after a game; `was`, `now`: everybody's strength."""
    for i, own in enumerate(sides):
        for j, others in enumerate(sides[:i]):
            result = 0.5 * ((places[i] < places[j]) - (places[j] < places[i]))
            for one in own:
                for other in others:
                    squares += ahead(was[one], was[other]) ** 2
                    products += ahead(was[one], was[other]) * result
    slope = (products + WEIGHT * LUCK) / (squares + WEIGHT)
    low, high = -1, 1
    for own, place in zip(sides, places, strict=True):
        for winner in own * (place == 1):
            for then, later in compared(winner, was, now):
                low = max(low, share * then / later) if later > 0 else low
                high = min(high, share * then / later) if later < 0 else high
    slope = max(slope, min(low, share)) if slope < share else slope
    slope = min(slope, max(high, share)) if slope > share else slope
    return [min(max(slope, 0.05), 1), squares, products]


def compared(winner, was, now):
    """What is foretold of a winner, before and after: against each, and on average."""
    means = [sum(of.values()) / len(of) for of in (was, now)]
    for before, after in [*((was[one], now[one]) for one in now), means]:
        yield ahead(was[winner], before), ahead(now[winner], after)


def ahead(one, other):
    """What strength foretells, less one half."""
    return erf((one - other) / (2 * BETA)) / 2


def bent(sides, places):
    """As the formula says, but a win is worth the same to all who won, and the most."""
    new = formula(sides, places)
    gains = [
        [after[0] - before[0] for after, before in zip(*both, strict=True)]
        for both in zip(new, sides, strict=True)
    ]
    won = [
        gain
        for own, place in zip(gains, places, strict=True)
        if place == 1
        for gain in own
    ]
    best = max(sum(won) / len(won), 0)
    for own, its_gains, was, place in zip(new, gains, sides, places, strict=True):
        for seat, gain in enumerate(its_gains):
            gain = best if place == 1 else min(gain, best)
            own[seat] = was[seat][0] + gain, own[seat][1]
    return new


def formula(sides, places):
    """(strength, unsure) of each after a game, as Weng and Lin have it."""
    moved = [[(one[0], one[1] ** 2 + TAU**2) for one in own] for own in sides]
    strengths = [sum(one[0] for one in own) for own in moved]
    variances = [sum(one[1] for one in own) for own in moved]
    c = sqrt(sum(variances) + len(sides) * BETA**2)
    new = []
    for i, own in enumerate(moved):
        omega = delta = 0
        for q, place in enumerate(places):
            if place <= places[i]:
                behind = [s for s, one in enumerate(places) if one >= place]
                p = exp(strengths[i] / c) / sum(exp(strengths[s] / c) for s in behind)
                omega += ((i == q) - p) / places.count(place)
                delta += p * (1 - p) / places.count(place)
        shrunk = delta * variances[i] ** 1.5 / c**3
        new.append(
            [
                (
                    strength + variance * omega / c,
                    sqrt(variance * max(1 - variance / variances[i] * shrunk, KAPPA)),
                )
                for strength, variance in own
            ]
        )
    return new
