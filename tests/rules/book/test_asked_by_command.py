"""`python -m rules ask`: what it prints, and how it ends."""

import json
import sys

import pytest

import rules.__main__ as command_line

OPEN = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"]}
BID = {"type": "bid", "seat": 1, "bid": 0}
BIDS = {"type": "bids", "bids": [0, 0, 0]}


@pytest.fixture
def ask(monkeypatch, capsys):
    """Runs the command with these words: its status, and what it wrote."""

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["rules", "ask", *map(str, words)])
        return command_line.main(), capsys.readouterr()

    return run


def test_what_fits_is_told_by_its_keys(ask):
    status, told = ask("oh_hell", "he", "led", "out of", "turn")
    assert (status, told.err) == (0, "")
    found = json.loads(told.out)
    assert found["game"] == "oh_hell"
    assert found["found"][0] == "led_out_of_turn"
    assert 1 <= len(found["found"]) <= 8


def test_where_nothing_fits_nothing_is_told(ask):
    status, told = ask("piquet", "will it rain tomorrow?")
    assert (status, json.loads(told.out)) == (0, {"game": "piquet", "found": []})


def test_an_unknown_game_is_the_error_of_a_bad_record(ask):
    status, told = ask("bridge", "he led out of turn")
    assert (status, told.out) == (2, "")
    error = json.loads(told.err)["error"]
    assert (error["entry"], error["code"]) == (None, "unknown_game")


@pytest.mark.parametrize(
    ("entries", "first"),
    [([BID], "bid_out_of_turn"), ([BIDS], "played_out_of_turn")],
    ids=["bidding", "play"],
)
def test_with_a_record_its_phase_comes_first(ask, tmp_path, entries, first):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(OPEN | {"entries": entries}))
    status, told = ask("oh_hell", "--record", path, "out of turn")
    assert status == 0, told.err
    assert json.loads(told.out)["found"][0] == first


def test_a_bad_record_is_refused(ask, tmp_path):
    path = tmp_path / "record.json"
    path.write_text("[]")
    status, told = ask("oh_hell", "out of turn", "--record", path)
    assert (status, told.out) == (2, "")
    assert json.loads(told.err)["error"]["code"] == "bad_record"


def test_words_may_follow_a_record_and_be_empty(ask, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(OPEN))
    status, told = ask("oh_hell", "--record", path, "led", "out", "of", "turn")
    assert status == 0, told.err
    assert json.loads(told.out)["found"][0] == "led_out_of_turn"
    status, told = ask("oh_hell", "")
    assert (status, json.loads(told.out)["found"]) == (0, [])
