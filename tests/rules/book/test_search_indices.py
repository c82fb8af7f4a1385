"""A server keeps the indices of all families, so that each question is quick."""

import gc
import sys
import time

import pytest

import rules
from rules.book import question_search
from rules.book.question_search import search
from scorekeeper import scoring

KEYS = [game.key for game in rules.card_games()]
AT_MOST = 15_000_000  # bytes for the indices of all families


@pytest.fixture(autouse=True)
def indices(monkeypatch):
    """The indices that are kept, none at first."""
    monkeypatch.setattr(question_search, "indices", {})
    return question_search.indices


def seconds(questions):
    """What the best of three times takes of the processor."""
    took = []
    for _time in range(3):
        started = time.process_time()
        for game, text in questions:
            search(game, text)
        took.append(time.process_time() - started)
    return min(took)


def test_a_server_keeps_the_index_of_each_family(indices):
    for key in ("oh_hell", "piquet", "piquet_normand", "tablanette"):
        scoring.rulings.asked_in_book(key, "who leads")
    assert list(indices) == [
        f"games/{name}" for name in ("oh_hell", "piquet", "tablanette")
    ]


def test_a_phone_keeps_the_index_of_the_latest_family(indices, monkeypatch):
    monkeypatch.setitem(question_search.limits, "indices", 1)
    for key in ("oh_hell", "piquet", "piquet_normand"):
        search(key, "who leads")
    assert list(indices) == ["games/piquet"]


def test_an_index_of_a_family_answers_for_the_game_alone():
    fitting = search("pinochle_two", "who takes the stock and draws the last card")
    known = {page["key"] for page in rules.book.situations("pinochle_two")}
    assert set(fitting) <= known
    family = {page["key"] for page in rules.book.situations("pinochle")}
    assert known - family
    assert family - known


def test_games_asked_by_turns_cost_what_one_game_costs():
    words = ["bob led out of turn", "too many cards were dealt", "who deals first"]
    alone = [("oh_hell", text) for text in words * len(KEYS)]
    by_turns = [(key, text) for text in words for key in KEYS]
    seconds(by_turns)
    floor, took = seconds(alone), seconds(by_turns)
    assert took < 2 * floor, f"{took / floor:.1f} times as long"


def test_all_indices_take_little_memory(indices):
    for key in KEYS:
        search(key, "who leads")
    size = size_of(indices)
    assert size < AT_MOST, f"{size / 1e6:.1f} MB"


def size_of(root):
    """How many bytes a thing takes, with all that it leads to."""
    seen, waiting = {id(root): root}, [root]
    for thing in waiting:
        for part in gc.get_referents(thing):
            if id(part) not in seen and not isinstance(part, type):
                seen[id(part)] = part
                waiting.append(part)
    return sum(map(sys.getsizeof, waiting))
