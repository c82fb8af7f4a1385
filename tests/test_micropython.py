"""The phone's small Python scores and draws every game as the server's does."""

import functools
import json
from pathlib import Path

import pytest

import rules
from tests import phone
from tests.phone.answer import answer
from tests.random_player import RandomPlayer

POINTS = 9  # of each random game
GAMES = {game.key: game for game in rules.card_games()}
CASES = {
    f"{path.stem}: {case['name']}": case["record"]
    for path in sorted((Path(__file__).parent / "cases").glob("*.json"))
    for case in json.loads(path.read_text())
}


@functools.cache
def on_the_phone():
    """The phone's answer to every case, by its name."""
    return dict(zip(CASES, phone.answers(list(CASES.values())), strict=True))


def on_the_server(record):
    return json.loads(json.dumps(answer(record)))


@pytest.mark.parametrize("name", CASES)
def test_a_worked_case_comes_out_the_same(name):
    assert on_the_phone()[name] == on_the_server(CASES[name])


@pytest.mark.parametrize("key", GAMES)
def test_random_games_come_out_the_same_at_any_point(key):
    records = []
    for seed in range(10):
        record = RandomPlayer(GAMES[key], seed).play()
        step = max(7, len(record["entries"]) // POINTS)
        places = range(0, len(record["entries"]) + 1, step)
        records += [record | {"entries": record["entries"][:place]} for place in places]
    for record, said in zip(records, phone.answers(records), strict=True):
        assert said == on_the_server(record)
