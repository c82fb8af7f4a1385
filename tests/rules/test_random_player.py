"""Every game, played at random through its prompts, keeps the promises of all games."""

import json

import pytest

import rules
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.CARD_GAMES}
SEEDS = range(30)
OF_EVERY_GAME = {"deal_total", "adjust"}

each_game = pytest.mark.parametrize("key", GAMES)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def sheet(record):
    return rules.score(record, prompts=True)


def lines(scored):
    return [line for deal in scored["deals"] for line in deal["lines"]]


@each_game
@each_seed
def test_a_game_played_at_random_comes_to_its_end_and_adds_up(key, seed):
    player = RandomPlayer(GAMES[key], seed)
    record = player.play()
    scored = sheet(record)
    assert scored["status"] == "finished"
    assert scored["next"] == scored["prompts"] == []
    assert sum(scored["result"]["net"]) == 0
    assert len(scored["result"]["net"]) == len(record["players"])
    assert scored["totals"] == sums(lines(scored), scored["sides"])
    for deal in scored["deals"]:
        assert deal["points"] == sums(deal["lines"], scored["sides"])


@each_game
def test_a_sheet_is_the_same_played_on_and_replayed(key):
    player = RandomPlayer(GAMES[key], seed="replay")
    for _ in range(60):
        if player.referee.result is None:
            player.enter_something()
            told = rules.record.scored(player.referee, prompts=True)
            assert sheet(player.record) == told


@each_game
def test_a_refused_entry_leaves_the_sheet_as_it_was(key):
    player = RandomPlayer(GAMES[key], seed="refused")
    for _ in range(40):
        before = sheet(player.record)
        accepted = player.enter(player.entry())
        assert accepted or sheet(player.record) == before
        if player.referee.result is not None:
            break


@each_game
@each_seed
def test_every_line_has_a_reason_that_the_game_lists(key, seed):
    listed = {reason[0] for reason in GAMES[key].reasons} | OF_EVERY_GAME
    scored = sheet(RandomPlayer(GAMES[key], seed, rulings=0.1).play())
    assert {line["reason"] for line in lines(scored)} <= listed


@each_game
def test_an_undone_entry_leaves_no_trace(key):
    player = RandomPlayer(GAMES[key], seed="undo")
    record = player.play()
    earlier = record | {"entries": record["entries"][:-1]}
    first = sheet(earlier)
    sheet(record)
    assert sheet(earlier) == first


@each_game
def test_sheets_and_records_are_plain_data(key):
    record = RandomPlayer(GAMES[key], seed="plain").play()
    assert json.loads(json.dumps(record)) == record
    assert json.loads(json.dumps(sheet(record))) == sheet(record)


def sums(lines, sides):
    """The points of each side in a list of lines."""
    points = [0] * len(sides)
    for line in lines:
        points[line["side"]] += line["points"]
    return points
