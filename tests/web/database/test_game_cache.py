"""Of the entries of a game only what is new is read, and what is told is never less."""

import json

import orjson
import pytest

from scorekeeper.database import game_cache
from scorekeeper.database.game_cache import MOST, entries_in
from tests.random_player import RandomPlayer
from tests.web.devices import ONE_DEAL
from tests.web.groups import GAMES

AS_STORED = {
    "sqlite": lambda entries: orjson.dumps(entries).decode(),
    "postgresql": json.dumps,  # with a space between two
}


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch):
    monkeypatch.setattr(game_cache, "known", {})


@pytest.mark.parametrize("database", AS_STORED)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_is_known_as_it_is_however_it_grows_or_is_corrected(game, database):
    stored, entries = AS_STORED[database], RandomPlayer(game, 1).play()["entries"]
    for length in [*range(40), 38, 41, 38, 0, len(entries)]:
        now = entries[:length]
        assert entries_in(stored(now), 1) == now
        if length % 7 == 3:
            other = [*now[:-1], {"type": "other", "of": 'it, { [ \\" }]'}]
            assert entries_in(stored(other), 1) == other


def test_what_is_known_is_not_read_again():
    short = entries_in('[{"bid": 1}]', 1)
    long = entries_in('[{"bid": 1}, {"bid": 2}]', 1)
    assert len(long) == 2
    assert long[0] is short[0]
    assert len(short) == 1


def test_a_text_that_goes_on_otherwise_is_read_from_its_start():
    entries_in('[{"bid": 1}, {"bid": 2}]', 1)
    assert entries_in('[{"bid": 1}, {"bid": 23}]', 1) == [{"bid": 1}, {"bid": 23}]
    assert entries_in("[]", 1) == []
    assert entries_in('[{"bid": 3}]', 1) == [{"bid": 3}]


def test_it_is_known_of_so_many_games():
    for pk in range(MOST + 3):
        entries_in(f'[{{"bid": {pk}}}]', pk)
    assert [*game_cache.known] == [*range(3, MOST + 3)]


def test_no_request_changes_what_is_known(ann, game):
    *bids, _tricks = ONE_DEAL
    ann.play(game, bids)
    ann.enter(game, {"type": "bid", "seat": 7})
    ann.enter(game, None, to="last/")
    ann.enter(game, bids[-1])
    [(text, entries)] = game_cache.known.values()
    assert json.loads(text) == entries == bids[:-1]
    game.refresh_from_db()
    assert game.entries == bids
