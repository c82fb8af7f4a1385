"""Groups with many games, as Outcomes in memory: three made up, and that of the demo.

In a made-up group each person has a skill. At a game everybody does as well as their
skill, so far as it shows at that card game, and luck.
"""

import random
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace

from scorekeeper import scoring
from scorekeeper.demo import years
from scorekeeper.models import Outcome
from scorekeeper.people.statistics.outcomes import place

UNTIL = date(2026, 11, 27)
FIRST_DAY = datetime(2020, 1, 3, 20, tzinfo=UTC)
A_NIGHT = 4  # games, one night a week
# of each card game: how many play, and how much of a step in skill shows
CARD_GAMES = {
    "oh_hell": ((3, 4), 0.35),
    "piquet": ((2,), 0.8),
    "pinochle": ((2, 3, 4), 0.5),
    "tablanette": ((2, 3), 0.15),
}
PARTNERS = ("pinochle", 4)
TIED = 0.05  # of the games two are level
GROUPS = {  # the skills of their people
    "equal": [0, 0, 0, 0, 0],
    "ladder": [-1.25, -0.75, -0.25, 0.25, 0.75, 1.25],
    "master": [1.5, 0, 0, 0],
}


def made_up(name, seed, games):
    """The Outcomes of each game of a made-up group, the same for the same seed."""
    dice, skills = random.Random(f"{name} {seed}"), GROUPS[name]
    return [outcomes(game, *play(dice, skills)) for game in range(games)]


def play(dice, skills):
    """(card game, sides, places) of a game that chance picks and decides."""
    key = dice.choice(list(CARD_GAMES))
    numbers, shows = CARD_GAMES[key]
    people = dice.sample(range(len(skills)), dice.choice(numbers))
    sides = [[person] for person in people]
    if (key, len(people)) == PARTNERS:
        sides = [people[::2], people[1::2]]
    points = [
        shows * sum(skills[person] for person in side) + len(side) ** 0.5 * dice.gauss()
        for side in sides
    ]
    if dice.random() < TIED:
        points[0] = points[1]
    return key, sides, [1 + sum(p > own for p in points) for own in points]


def outcomes(number, key, sides, places):
    """The Outcomes of a game, as far as strength is worked out from them."""
    played_at = FIRST_DAY + timedelta(weeks=number // A_NIGHT, minutes=number % A_NIGHT)
    return [
        Outcome(
            group_id=1,
            game_id=number,
            person_id=person,
            key=key,
            played_at=played_at,
            side=side,
            place=places[side],
            won=places[side] == 1,
        )
        for side, people in enumerate(sides)
        for person in people
    ]


def of_demo(monkeypatch):
    """The Outcomes of each game of two years of the demo group, without a database."""
    games, ids, sheets = [], {}, {}

    def add_game(_night, record):
        people = [ids.setdefault(name, len(ids)) for name in record["players"]]
        played = id(record["entries"])  # by several nights
        sheet = sheets[played] = sheets.get(played) or scoring.score(record)
        game = SimpleNamespace(key=record["game"], sheet=sheet)
        sides = [[people[seat] for seat in seats] for seats in sheet["sides"]]
        places = [place(game, side) for side in range(len(sides))]
        games.append(outcomes(len(games), game.key, sides, places))

    start = SimpleNamespace(start_night=lambda *_, **about: None)
    monkeypatch.setattr(years, "nights", start)
    monkeypatch.setattr(years, "add_game", add_game)
    for name in ("start_again_at", "come_and_go", "settle"):
        monkeypatch.setattr(years, name, lambda *_: None)
    days = years.fridays(UNTIL - timedelta(round(365.25 * 2)), UNTIL)
    for number, day in enumerate(days):
        dice = random.Random(f"{years.SEED} {number}")
        years.play_night(None, day, number / len(days), dice, is_paid=False)
    return games
