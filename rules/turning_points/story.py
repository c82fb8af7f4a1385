"""The story of a finished game: what turned it, and what an evening remembers."""

from .cost import (
    missed_chance,
    saved_from_a_bound,
    short_of_a_bound,
    without_one_thing,
)
from .lead import turns_of_the_lead
from .resettlement import Resettlement
from .things import things

MOST_TURNS, MOST_MOMENTS = 3, 3
# How much an evening makes of each kind.
WEIGHT = {"without": 9, "saved": 7, "short": 7, "missed": 6, "lead": 4, "swing": 1}
LOUD = 8


def story(referee, origins, turning):
    """What turned a finished game, as plain data; it uses up the referee.

    `origins`: the LineOrigins of each deal. `turned`: at most three turning points in
    the order of the game, each at the `entry` (from 0) that turned it and in its `deal`
    (from 1), with its `kind`, a `name` and a sentence. `moments`: what an evening
    remembers, each with its `text`, `deal` and `weight`, the weightiest first.
    """
    again = Resettlement(referee, origins, turning)
    turned = turns(again)
    in_order = sorted(turned, key=lambda turn: (turn.entry, turn.kind))
    return {
        "turned": [turn.picture() for turn in in_order],
        "moments": moments(again, turned),
    }


def turns(again):
    """At most three Turns of a game, the most telling first."""
    if again.is_ruled():
        return []
    turned = missed_chance(again) + without_one_thing(again, MOST_TURNS)
    return (turned + saved_from_a_bound(again) + short_of_a_bound(again))[:MOST_TURNS]


def moments(again, turned):
    """What an evening remembers: what turned the game, and what was loud in it."""
    weighed, kinds = [], []
    for turn in turned + turns_of_the_lead(again):
        if turn.kind not in kinds:
            kinds.append(turn.kind)
            weighed.append((WEIGHT[turn.kind], 0, 0, turn.place, turn.moment[:-1]))
    loud = list(again.turning.loud)
    for thing in things(again, again.line_kinds()):
        if thing.kind.reason in loud:
            rarity, text = -loud.index(thing.kind.reason), thing.in_deal(again)
            text = text[0].upper() + text[1:]
            weighed.append((LOUD, rarity, thing.points, thing.place, text))
    weighed.sort(key=lambda moment: (moment[:3], -moment[3], moment[4]), reverse=True)
    return [
        {"weight": weight, "deal": place + 1, "text": text}
        for weight, _rarity, _points, place, text in weighed[:MOST_MOMENTS]
    ]
