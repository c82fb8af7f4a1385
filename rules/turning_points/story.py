"""The story of a finished game: what turned it, and what an evening remembers."""

from .cost import missed_chance, short_of_a_bound, things, without_one_thing
from .lead import turns_of_the_lead
from .resettlement import Resettlement

MOST_TURNS, MOST_MOMENTS = 3, 3
# The kinds that are shown where there are more; and how much an evening makes of each.
TOLD_FIRST = ("lead", "without", "short", "missed", "swing")
WEIGHT = {"without": 9, "short": 7, "missed": 6, "lead": 4, "swing": 1}
LOUD = 8


def story(referee, turning):
    """What turned a finished game, as plain data; it uses up the referee.

    `turned`: at most three sentences, each with its `kind` and, counted from 1, the
    place of the `deal` that it is about. `moments`: what an evening remembers of the
    game, each with its `text`, `deal` and `weight`, the weightiest first.
    """
    again = Resettlement(referee, turning)
    turned = turns(again)
    return {
        "turned": [turn.picture() for turn in turned],
        "moments": moments(again, turned),
    }


def turns(again):
    """At most three Turns of a game."""
    all_turns = turns_of_the_lead(again)
    if not again.is_ruled():
        tried = [without_one_thing, short_of_a_bound, missed_chance]
        all_turns += [turn for turn in [one(again) for one in tried] if turn]
    kept = [turn for kind in TOLD_FIRST for turn in all_turns if turn.kind == kind]
    return kept[:MOST_TURNS]


def moments(again, turned):
    """What an evening remembers: what turned the game, and what was loud in it."""
    weighed = [(WEIGHT[turn.kind], 0, 0, turn.place, turn.text[:-1]) for turn in turned]
    loud = list(again.turning.loud)
    for thing in things(again):
        if thing.kind.reason in loud:
            rarity, text = -loud.index(thing.kind.reason), thing.in_deal(again)
            text = text[0].upper() + text[1:]
            weighed.append((LOUD, rarity, thing.points, thing.place, text))
    weighed.sort(key=lambda moment: (moment[:3], -moment[3], moment[4]), reverse=True)
    return [
        {"weight": weight, "deal": place + 1, "text": text}
        for weight, _rarity, _points, place, text in weighed[:MOST_MOMENTS]
    ]
