"""The table in a phone's hand: begun in no time, and drawn when it is asked for."""

import json
import subprocess
from pathlib import Path

import pytest

import rules
from phone.table import Table
from tests.phone import node

TESTS = Path(__file__).parent / "phone"
START = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [2]},
    "entries": [{"type": "bid", "seat": 1, "bid": 0}],
}
BID = {"type": "bid", "seat": 2, "bid": 1}


@pytest.fixture
def written(monkeypatch):
    """The sheets that were written, as how they were asked for."""
    asked, scored = [], rules.scored

    def write(*given, **named):
        asked.append(named)
        return scored(*given, **named)

    monkeypatch.setattr(rules, "scored", write)
    return asked


@pytest.fixture
def table():
    return Table(json.dumps(START), "")


def pad(table):
    return json.loads(table.picture())["pad"]


def test_the_python_of_a_phone():
    tests = TESTS / "python.test.mjs"
    done = subprocess.run(
        [node(), "--test", tests], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_a_number_that_was_left_open_is_found_without_a_sheet(written):
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
    table = Table(json.dumps(START | {"entries": bids}), "")
    fields = [["type", "tricks"], ["tricks", "1"], ["tricks", "0"], ["tricks", ""]]
    entry = json.loads(table.entry(json.dumps(fields)))
    assert entry == {"type": "tricks", "tricks": [1, 0, 1]}
    assert written == []


def test_a_tap_is_counted_before_any_sheet_is_written(written, table):
    assert table.enter(json.dumps(BID)) == "null"
    assert json.loads(table.totals()) == ["0", "0", "0"]
    assert written == []
    table.picture()
    assert len(written) == 1


def test_a_question_opens_at_a_table_that_was_never_drawn(table):
    mark = shut_forms(drawn_after_a_tap())[0]["mark"]
    table.enter(json.dumps(BID))
    assert json.loads(table.open(mark))


def drawn_after_a_tap():
    table = Table(json.dumps(START), "")
    table.enter(json.dumps(BID))
    return pad(table)


def shut_forms(pad):
    groups = pad["beside"] + pad["more"]
    forms = [form for group in groups for form in group["forms"]]
    return [form for form in forms if form["is_shut"]]


def test_only_a_table_that_was_replayed_is_drawn_with_what_is_folded_away(table):
    assert shut_forms(pad(table)) == []
    table.enter(json.dumps(BID))
    assert shut_forms(pad(table))
    table.undo()
    assert shut_forms(pad(table)) == []
    assert "Undone" in table.sheet["changed"]
