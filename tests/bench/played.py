"""Games to measure by: for each card game some long records, the same every time."""

import functools
import json
from pathlib import Path

import rules
from tests.random_player import RandomPlayer

CASES = Path(__file__).parents[1] / "cases"
GAMES = {game.key: game for game in rules.card_games()}
SEEDS = 64  # random games of each, the longest are taken
LONGEST = 200  # entries of a random game; what comes after is like what was before
ENOUGH = 120  # entries for a card game


@functools.cache
def records(key):
    """The longest records of a card game, worked or random, until they are enough."""
    known = sorted(worked(key) + played(key), key=length, reverse=True)
    chosen = []
    for record in known:
        if sum(map(length, chosen)) < ENOUGH and length(record):
            chosen.append(record)
    return chosen


def length(record):
    return len(record["entries"])


def worked(key):
    """The records of the worked cases of a card game that are not refused."""
    return [
        case["record"]
        for path in sorted(CASES.glob("*.json"))
        for case in json.loads(path.read_text())
        if "error" not in case["expect"] and case["record"]["game"] == key
    ]


def played(key):
    """Random games without rulings, from seeds."""
    return [played_from(GAMES[key], seed) for seed in range(SEEDS)]


def played_from(card_game, seed):
    player = RandomPlayer(card_game, seed, rulings=0)
    while player.referee.result is None and length(player.record) < LONGEST:
        player.enter_something()
    return player.record
