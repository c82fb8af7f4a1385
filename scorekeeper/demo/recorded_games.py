"""Recorded games, as JSON, and how one of them is added to a night."""

import json
from functools import cache
from pathlib import Path

from scorekeeper import recording
from scorekeeper.money.night_unit import stake_for

FOLDER = Path(__file__).parent


@cache
def read_file(name):
    """What a file of this folder holds: a record, or in `games/` a list of them."""
    return json.loads((FOLDER / f"{name}.json").read_text())


def games_for(key, number):
    """The recorded games of a card game that suit so many people.

    All of them play, or one fewer; at a game for fewer, as many as can.
    """
    games = [one for one in read_file(f"games/{key}") if len(one["players"]) <= number]
    counts = sorted({len(one["players"]) for one in games})[-2:]
    return [one for one in games if len(one["players"]) in counts]


def add_game(night, record):
    """Adds a record (a dict) to a night, scored by the present rules: a Game."""
    people = {person.name: person for person in night.people.all()}
    seated = [people[name] for name in record["players"]]
    stake = stake_for(night, record["game"], record["options"], record["players"])
    answer = recording.import_record(night, record, seated, stake=stake)
    assert answer.refusal is None, answer.refusal
    return answer.game
