"""An entry read in one look is what it is read part by part; and reading is cheap."""

import copy
import sys

import pytest

import rules
from tests.bench import long_game, played
from tests.rules.tables import piquet

LONGEST = 4  # worked records of each game
DEAL = [piquet.trick(number % 2) for number in range(12)]


def vars_of(shape, entry):
    return {one.attribute: getattr(entry, one.attribute) for one in shape.fields}


def spoiled(given):
    """The same entry with a part too much, too few, and each of another kind."""
    yield given | {"what": 1}
    for part in given.keys() - {"type"}:
        yield {name: given[name] for name in given if name != part}
        for value in (None, [], {}, True, 77, -1, "?", [77], ["?"]):
            yield given | {part: value}


def closely(shape, given, table):
    """The entry read part by part, None where it is refused."""
    try:
        return shape.read_in_order(given, table)
    except rules.RuleError:
        return None


@pytest.mark.parametrize("key", sorted(played.GAMES))
def test_one_look_sees_what_each_part_says(key):
    records = sorted(played.worked(key), key=played.length)[-LONGEST:]
    for record in records:
        referee = rules.replay(record | {"entries": []})
        for given in record["entries"]:
            shape = referee.game.shape(given)
            for one in [given, *spoiled(given)]:
                at_once = shape.read_at_once(one, referee.table)
                in_order = closely(shape, one, referee.table)
                if at_once is None or in_order is None:
                    assert at_once is in_order, one
                else:
                    assert vars_of(shape, at_once) == vars_of(shape, in_order)
            referee.enter(given)


@pytest.mark.parametrize("key", sorted(played.GAMES))
def test_what_a_record_says_stays_as_it_was(key):
    for record in sorted(played.worked(key), key=played.length)[-LONGEST:]:
        before = copy.deepcopy(record)
        rules.score(record, prompts=True)
        assert record == before


def longest(key):
    """The worked record of a card game that has the most entries."""
    return max(played.worked(key), key=played.length)


def calls_of(record):
    """How many functions of Python an entry of a record runs, when it is replayed."""
    calls = []

    def count(frame, event, _value):
        if event == "call":
            calls.append(frame.f_code)

    rules.replay(record)
    sys.setprofile(count)
    try:
        rules.replay(record)
    finally:
        sys.setprofile(None)
    return len(calls) / len(record["entries"])


@pytest.mark.parametrize(
    ("record", "most"),
    [
        (long_game.HEADER | {"entries": long_game.entries(4)}, 20),
        (piquet.record(*DEAL, *DEAL, *DEAL), 24),
        (longest("pinochle"), 32),
        (longest("pinochle_two"), 34),
    ],
    ids=["oh_hell", "piquet", "pinochle", "pinochle_two"],
)
def test_an_entry_of_a_long_game_runs_few_functions(record, most):
    assert calls_of(record) < most
