"""What is said to have turned a game is true, for every case and for random games."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import rules
from rules.games import turning_named
from rules.turning_points import story
from rules.turning_points.resettlement import Resettlement
from tests.random_player import RandomPlayer
from tests.rules import naive_turning as naive

ROOT = Path(__file__).parents[2]
CASES = sorted((ROOT / "tests" / "cases").glob("*.json"))
DEMO = sorted((ROOT / "scorekeeper" / "demo").glob("*.json"))
GAMES = rules.card_games()
SEEDS = range(3)
LONGEST = 120  # entries of a random game: each is replayed once for every line


def told(record):
    referee = rules.replay(record)
    return story(referee, turning_named(record["game"]))


def is_finished(case):
    return case["expect"].get("status") == "finished" or case["expect"].get("result")


@cache
def records():
    """The record of every finished game in the cases, the demo, and random ones."""
    found = [
        case["record"]
        for path in CASES
        for case in json.loads(path.read_text())
        if is_finished(case)
    ]
    found += [json.loads(path.read_text()) for path in DEMO]
    played = [RandomPlayer(game, seed).play() for game in GAMES for seed in SEEDS]
    found += [record for record in played if len(record["entries"]) <= LONGEST]
    return [record for record in found if rules.replay(record).result is not None]


def of_kind(record, kind):
    """What is told of one kind, None where nothing is."""
    texts = [turn["text"] for turn in told(record)["turned"] if turn["kind"] == kind]
    return texts[0] if texts else None


def is_ruled(record):
    result = rules.replay(record).result
    return any(tag in turning_named(record["game"]).ruled for tag in result.tags)


def test_lead_and_swing_are_those_that_the_points_show():
    turned = 0
    for record in records():
        lead, swing = naive.lead_and_swing(naive.NaiveGame(record))
        assert of_kind(record, "lead") == lead, record
        if len(told(record)["turned"]) < 3:
            assert of_kind(record, "swing") == swing, record
        turned += bool(lead)
    assert turned > 20


def test_what_is_taken_away_had_changed_the_game_as_a_correction_does():
    unknown = turned = 0
    for record in records():
        if is_ruled(record):
            continue
        expected = naive.without_one_thing(naive.NaiveGame(record))
        unknown += expected is False
        turned += bool(expected)
        if expected is not False:
            assert of_kind(record, "without") == expected, record
    assert turned > 15
    assert unknown < 5


def test_nothing_is_taken_away_where_a_ruling_has_decided():
    for record in records():
        if is_ruled(record):
            kinds = {turn["kind"] for turn in told(record)["turned"]}
            assert kinds <= {"lead", "swing"}, record


def test_at_most_three_are_told_and_always_the_same():
    for record in records():
        once = told(record)
        assert len(once["turned"]) <= 3
        assert len(once["moments"]) <= 3
        assert once == told(record)


def test_each_is_about_a_deal_that_was_played():
    for record in records():
        deals = len(rules.score(record)["deals"])
        about = told(record)
        for one in about["turned"] + about["moments"]:
            assert 1 <= one["deal"] <= deals


def test_a_game_settled_again_unchanged_is_settled_as_it_was():
    for record in records():
        again = Resettlement(rules.replay(record), turning_named(record["game"]))
        if not again.is_ruled():
            result, sides = again.settle_with({}), again.table.sides
            assert sorted(result.winners) == sorted(again.result.winners), record
            assert result.net(sides) == again.result.net(sides), record


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_game_asks_only_about_reasons_that_it_has(game):
    known = {reason for reason, _rule in game().all_reasons()}
    turning = turning_named(game.key)
    family = {
        reason
        for other in GAMES
        if other.family == game.family
        for reason, _rule in other().all_reasons()
    }
    assert {one.reason for one in turning.line_kinds} <= family
    assert {one.reason for one in turning.line_kinds} & known or is_pad(game)
    assert set(turning.loud) <= {one.reason for one in turning.line_kinds}
    assert set(turning.cancels) <= family


def is_pad(game):
    """Whether it is the pad, which knows no more of its lines than their points."""
    return game.key == "score_pad"


def test_no_table_in_play_reads_it():
    code = "import sys, rules; rules.card_games(); print(*sys.modules)"
    command = [sys.executable, "-c", code]
    read = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    assert "rules.games.piquet.ending" in read.stdout
    assert "turning" not in read.stdout
