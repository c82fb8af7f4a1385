"""A server keeps the indices of all games, so that each is quick, asked by turns."""

import gc
import json
import sys
import time
from pathlib import Path

import pytest

import rules
from rules.book import asking
from rules.book.asking import Latest, found
from rules.book.asking.shelf import Shelf
from scorekeeper import scoring

KEYS = [game.key for game in rules.card_games()]
CASES = Path(__file__).parents[2] / "cases"
QUESTIONS = sorted(
    {
        (one["game"], one["ask"])
        for path in CASES.glob("questions*/*.json")
        for one in json.loads(path.read_text())
    }
)
AT_MOST = 15_000_000  # bytes for the indices of all games


@pytest.fixture
def kept_in(monkeypatch):
    """Lets indices be kept in something else, and gives it back."""

    def keep(indices):
        monkeypatch.setitem(asking.kept, "in", indices)
        return indices

    return keep


def answers(questions):
    return [found(*question) for question in questions]


def seconds(questions):
    """What the best of three times takes of the processor."""
    took = []
    for _time in range(3):
        started = time.process_time()
        answers(questions)
        took.append(time.process_time() - started)
    return min(took)


def test_a_server_has_a_shelf(kept_in):
    assert isinstance(asking.kept["in"], Shelf)
    shelf = kept_in(Shelf())
    for key in KEYS[:3]:
        scoring.rulings.asked_in_book(key, "who leads")
    assert list(shelf.indices) == KEYS[:3]


def test_what_is_found_is_the_same(kept_in):
    questions = QUESTIONS[::7]
    kept_in(Latest())
    alone = answers(questions)
    kept_in(Shelf())
    assert answers(questions) == alone


def test_a_term_of_a_later_game_is_in_no_earlier_index(kept_in):
    shelf = kept_in(Shelf())
    first = shelf.index("oh_hell")
    found("piquet", "repique")
    terms = shelf.indices["piquet"].ways.numbers
    later = [term for term in terms if terms[term] >= len(first.ways.begins) - 1]
    assert later
    assert not any(term in first.ways or term in first.rarity for term in later)
    assert first.ways.get(later[-1], ()) == ()


def test_games_asked_by_turns_cost_what_one_game_costs(kept_in):
    kept_in(Shelf())
    words = ["bob led out of turn", "too many cards were dealt", "who deals first"]
    one = [("oh_hell", text) for text in words * len(KEYS)]
    by_turns = [(key, text) for text in words for key in KEYS]
    answers(by_turns)
    floor, took = seconds(one), seconds(by_turns)
    assert took < 2 * floor, f"{took / floor:.1f} times as long"


def test_all_indices_take_little_memory(kept_in):
    shelf = kept_in(Shelf())
    for key in KEYS:
        found(key, "who leads")
    size = size_of(shelf)
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
