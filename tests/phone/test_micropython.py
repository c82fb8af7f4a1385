"""The phone's small Python scores and draws every game as the server's does."""

import json
from pathlib import Path

import pytest

import rules
from tests import phone
from tests.often import some
from tests.phone.answer import answer
from tests.random_player import RandomPlayer

SEEDS = some(range(4), 1)  # random games of each
POINTS = 6  # of each of them
GAMES = {game.key: game for game in rules.card_games()}
CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))


def check(records):
    """Compares what the phone answers to each record, in one go, with the server."""
    for record, said in zip(records, phone.answers(records), strict=True):
        assert said == json.loads(json.dumps(answer(record))), record


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_worked_cases_come_out_the_same(path):
    check([case["record"] for case in json.loads(path.read_text())])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", GAMES)
def test_random_games_come_out_the_same_at_any_point(key, seed):
    record = RandomPlayer(GAMES[key], seed).play()
    step = max(7, len(record["entries"]) // POINTS)
    places = range(0, len(record["entries"]) + 1, step)
    check([record | {"entries": record["entries"][:place]} for place in places])
