"""Every game, played at random through its prompts, keeps the promises of all games."""

import json

import pytest

import rules
from tests.often import some
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.card_games()}
# Games of a card game in every run, enough for each house rule to be met a few times;
# `make long` plays on until the rarest have met each other.
PLAYED, OTHERS_PLAYED = {"oh_hell": 40, "piquet": 60}, 18
LONG_PLAYED, OTHERS_LONG_PLAYED = 1000, 100
WRONG_PLAYED = 8  # games in which much goes wrong
STRETCHES = 10  # shared among processors
OF_EVERY_GAME = {"deal_total", "adjust"}

each_game = pytest.mark.parametrize("key", GAMES)


def sheet(record):
    return rules.score(record, prompts=True)


def lines(scored):
    return [line for deal in scored["deals"] for line in deal["lines"]]


@each_game
def test_games_played_at_random_come_to_their_end_and_add_up(key):
    play(key, range(played(key)))


@each_game
@pytest.mark.long
@pytest.mark.parametrize("stretch", range(STRETCHES))
def test_many_games_played_at_random_add_up(key, stretch):
    last = LONG_PLAYED if key in PLAYED else OTHERS_LONG_PLAYED
    play(key, range(played(key) + stretch, last, STRETCHES))


def played(key):
    """How many games of a card game every run plays."""
    return PLAYED.get(key, OTHERS_PLAYED)


def play(key, seeds):
    """Plays a game to its end for each seed, and adds its sheet up."""
    listed = {reason[0] for reason in GAMES[key].reasons} | OF_EVERY_GAME
    for seed in seeds:
        record = RandomPlayer(GAMES[key], seed).play()
        scored = sheet(record)
        assert adds_up(record, scored), record
        assert {line["reason"] for line in lines(scored)} <= listed, record


def adds_up(record, scored):
    """Whether a game is finished, its net level, and its sheet the sum of its lines."""
    net = scored["result"]["net"]
    return (
        scored["status"] == "finished"
        and scored["next"] == scored["prompts"] == []
        and (sum(net), len(net)) == (0, len(record["players"]))
        and scored["totals"] == sums(lines(scored), scored["sides"])
        and all(
            deal["points"] == sums(deal["lines"], scored["sides"])
            for deal in scored["deals"]
        )
    )


@each_game
def test_a_sheet_is_the_same_played_on_and_replayed(key):
    player = RandomPlayer(GAMES[key], seed="replay")
    for _ in range(60):
        if player.referee.result is None:
            player.enter_something()
            told = rules.record.scored_record(player.referee, prompts=True)
            assert sheet(player.record) == told


@each_game
@pytest.mark.parametrize("seed", some(range(5), 2))
def test_a_refusal_leaves_the_referee_unchanged(key, seed):
    player = RandomPlayer(GAMES[key], f"refused {seed}", rulings=0.2)
    for _ in range(60):
        accepted = player.enter(player.entry())
        told = rules.record.scored_record(player.referee, prompts=True)
        assert accepted or told == sheet(player.record)
        if player.referee.result is not None:
            break


@each_game
def test_every_line_has_a_reason_that_the_game_lists_when_much_goes_wrong(key):
    listed = {reason[0] for reason in GAMES[key].reasons} | OF_EVERY_GAME
    for seed in range(WRONG_PLAYED):
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
