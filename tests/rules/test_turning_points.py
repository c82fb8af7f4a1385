"""What is said to have turned a game is true, for every case and for random games."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import rules
from rules.games import turning_named
from rules.turning_points import story
from rules.turning_points.lead import turns_of_the_lead
from rules.turning_points.resettlement import Resettlement
from tests.random_player import RandomPlayer
from tests.rules import naive_turning as naive

ROOT = Path(__file__).parents[2]
CASES = sorted((ROOT / "tests" / "cases").glob("*.json"))
DEMO = sorted((ROOT / "scorekeeper" / "demo").glob("*.json"))
PLAYED = sorted((ROOT / "scorekeeper" / "demo" / "games").glob("*.json"))
GAMES = rules.card_games()
SEEDS = range(3)
LONGEST = 120  # entries of a random game: each is replayed once for every line


def told(record):
    return story(*rules.replay_and_watch(record), turning_named(record["game"]))


def again(record):
    read = rules.replay_and_watch(record)
    return Resettlement(*read, turning_named(record["game"]))


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
    found += [record for path in PLAYED for record in json.loads(path.read_text())]
    played = [RandomPlayer(game, seed).play() for game in GAMES for seed in SEEDS]
    found += [record for record in played if len(record["entries"]) <= LONGEST]
    return [record for record in found if rules.replay(record).result is not None]


@cache
def stories():
    """The story of each of the records, by the identity of the record."""
    return {id(record): told(record) for record in records()}


def of_kind(record, *kinds):
    """The turning points of some kinds."""
    return [turn for turn in stories()[id(record)]["turned"] if turn["kind"] in kinds]


def is_ruled(record):
    result = rules.replay(record).result
    return any(tag in turning_named(record["game"]).ruled for tag in result.tags)


def test_lead_and_swing_are_those_that_the_points_show():
    led = 0
    for record in records():
        found = {turn.kind: turn.text for turn in turns_of_the_lead(again(record))}
        lead, swing = naive.lead_and_swing(naive.NaiveGame(record))
        assert (found.get("lead"), found.get("swing")) == (lead, swing), record
        led += bool(lead)
    assert led > 20


def test_what_is_taken_away_had_changed_the_game_as_a_correction_does():
    unknown = turned = 0
    for record in records():
        if is_ruled(record):
            continue
        expected = naive.without_each_thing(naive.NaiveGame(record))
        unknown += expected is None
        if expected is not None:
            found = of_kind(record, "without")
            ranks = [expected[turn["text"], turn["entry"]] for turn in found]
            assert max(ranks, default=None) == max(expected.values(), default=None)
            places = {entry for _text, entry in expected}
            others = 3 - len(stories()[id(record)]["turned"])
            assert len(found) == len(places) or not others, record
            turned += len(found)
    assert turned > 30
    assert unknown < 5


def test_a_missed_bid_that_decided_had_won_the_game():
    decided = 0
    for record in records():
        game = naive.NaiveGame(record)
        missed = naive.missed_bids(game)
        found = of_kind(record, "missed")
        assert len(found) == bool(missed), record
        for turn in found:
            place = missed[turn["text"]]
            assert turn["deal"] == place + 1
            first = game.table.deals[place].first
            assert first <= turn["entry"] <= game.makers[place].last
            decided += 1
    assert decided > 5


def test_what_is_said_to_have_cost_was_paid():
    paid = 0
    for record in records():
        for turn in of_kind(record, "saved", "short"):
            game, place = naive.NaiveGame(record), turn["deal"] - 1
            number = int(re.search(r"(\d+)(?= more\.|\.$)", turn["text"])[0])
            name = re.split("'s |: ", turn["name"])[0]
            points = int(re.search(r": (\d+)", turn["name"])[1])
            times = 2 if game.number(place) in game.doubled else 1
            side = game.names.index(name)
            is_saved = turn["kind"] == "saved"
            more = -times * points if is_saved else points
            cost = naive.cost_of(game, place, side, more)
            if cost is not None:
                assert abs(cost) == number > points, record
                assert is_saved == (cost > 0)
                paid += 1
    assert paid > 10


def test_a_game_that_a_ruling_has_decided_has_no_turning_point():
    for record in records():
        if is_ruled(record):
            assert stories()[id(record)]["turned"] == [], record


def test_each_is_at_an_entry_of_its_deal_and_in_the_order_of_the_game():
    for record in records():
        turned = stories()[id(record)]["turned"]
        deals = rules.replay(record).table.deals
        assert [turn["entry"] for turn in turned] == sorted(
            turn["entry"] for turn in turned
        )
        for turn in turned:
            assert deals[turn["deal"] - 1].first <= turn["entry"]
            assert turn["entry"] < len(record["entries"])
            assert all(turn["entry"] < deal.first for deal in deals[turn["deal"] :])


def test_at_most_three_are_told_and_always_the_same():
    for record in records():
        once = told(record)
        assert len(once["turned"]) <= 3
        assert len(once["moments"]) <= 3
        assert once == told(record)


def test_each_is_about_a_deal_that_was_played():
    for record in records():
        deals = len(rules.score(record)["deals"])
        about = stories()[id(record)]
        for one in about["turned"] + about["moments"]:
            assert 1 <= one["deal"] <= deals


def test_a_game_settled_again_unchanged_is_settled_as_it_was():
    for record in records():
        game = again(record)
        if not game.is_ruled():
            result, sides = game.settle_with({}), game.table.sides
            assert sorted(result.winners) == sorted(game.result.winners), record
            assert result.net(sides) == game.result.net(sides), record


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
    table = begun(game).table
    reasons = {kind.reason for kind in turning.kinds_at(table)}
    assert reasons <= family
    assert reasons & known
    assert set(turning.loud) <= reasons
    assert set(turning.cancels) <= family


def begun(game):
    """A Referee of a card game that has just begun."""
    players = ["Ann", "Bob", "Cid", "Dee"][: min(game.players)]
    return rules.replay({"game": game.key, "players": players, "entries": []})


def test_no_table_in_play_reads_it():
    code = "import sys, rules; rules.card_games(); print(*sys.modules)"
    command = [sys.executable, "-c", code]
    read = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    assert "rules.games.piquet.ending" in read.stdout
    assert "turning" not in read.stdout
