"""Strength worked out a second time: all games of a family from the first, in memory.

The formula is written out here from Weng and Lin, "A Bayesian Approximation Method for
Online Ranking", algorithm 4, and nothing of `scorekeeper.people.statistics` is used.
"""

from math import exp, sqrt

from scorekeeper import scoring
from scorekeeper.kinds import kind_of
from tests.web.people import naive_counts as naive

MIDDLE, UNSURE = 25, 25 / 6
BETA, TAU, KAPPA = 25 / 6, 25 / 300, 0.0001


def ratings(games):
    """{(person, family): [strength, unsure, games]} after all finished games."""
    known = {}
    finished = [game for game in games if game.status == "finished"]
    for game in sorted(finished, key=lambda game: (game.started_at, game.pk)):
        family = scoring.family_of(kind_of(game.key, game.options))
        sides = [
            [naive.seated(game)[seat] for seat in own] for own in game.sheet["sides"]
        ]
        if len(sides) < 2:
            continue
        before = [
            [known.get((one, family), [MIDDLE, UNSURE, 0]) for one in own]
            for own in sides
        ]
        places = [naive.place(game, own[0]) for own in sides]
        for own, new in zip(sides, bent(before, places), strict=True):
            for person, (strength, unsure) in zip(own, new, strict=True):
                played = known.get((person, family), [0, 0, 0])[2]
                known[person, family] = [strength, unsure, played + 1]
    return known


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
