"""The table in a phone's hand: begun in no time, and drawn when it is asked for."""

import json
import subprocess
from pathlib import Path

import pytest

import rules
from phone import worker
from phone.table import Table
from tests.phone import node

TESTS = Path(__file__).parent
HEAD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [2]},
}
FIRST = {"type": "bid", "seat": 1, "bid": 0}
BID = {"type": "bid", "seat": 2, "bid": 1}


@pytest.fixture
def written(monkeypatch):
    """The sheets that were written, as how they were asked for."""
    asked, scored = [], rules.scored_record

    def write(*given, **named):
        asked.append(named)
        return scored(*given, **named)

    monkeypatch.setattr(rules, "scored_record", write)
    return asked


@pytest.fixture
def table():
    return table_of(FIRST)


def table_of(*entries, undoable=0, redoable=(), rows=()):
    """A Table of a game that is known with these entries, and of rows made since."""
    return Table(game_of(*entries, undoable=undoable, redoable=redoable, rows=rows), "")


def game_of(*entries, undoable=0, redoable=(), rows=()):
    record = HEAD | {"entries": entries}
    known = {"record": record, "undoable": undoable, "redoable": redoable}
    return known | {"rows": rows}


def pad(table):
    return table.picture()["pad"]


def test_the_python_of_a_phone():
    tests = TESTS / "python.test.mjs"
    done = subprocess.run(
        [node(), "--test", tests], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_a_number_that_was_left_open_is_found_without_a_sheet(written):
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
    table = table_of(*bids)
    fields = [["type", "tricks"], ["tricks", "1"], ["tricks", "0"], ["tricks", ""]]
    entry = table.entry(fields)
    assert entry == {"type": "tricks", "tricks": [1, 0, 1]}
    assert written == []


def test_a_tap_is_counted_before_any_sheet_is_written(written, table):
    assert table.enter(BID) is None
    assert table.totals() == ["0", "0", "0"]
    assert written == []
    table.picture()
    assert len(written) == 1


def test_a_question_opens_at_a_table_that_was_never_drawn(table):
    mark = shut_forms(drawn_after_a_tap())[0]["mark"]
    table.enter(BID)
    assert table.open(mark)


def drawn_after_a_tap():
    table = table_of(FIRST)
    table.enter(BID)
    return pad(table)


def shut_forms(pad):
    groups = pad["beside"] + pad["more"]
    forms = [form for group in groups for form in group["forms"]]
    return [form for form in forms if form["is_shut"]]


def test_only_a_table_that_was_replayed_is_drawn_with_what_is_folded_away(table):
    assert shut_forms(pad(table)) == []
    table.enter(BID)
    assert shut_forms(pad(table))
    table.undo()
    assert shut_forms(pad(table)) == []
    assert "Undone" in table.sheet["changed"]


def entries(table):
    return [entry["bid"] for entry in table.kept.record()["entries"]]


def may(table):
    return table.may()


def row(operation, entry=None, **more):
    return {"id": "1", "operation": operation, "entry": entry} | more


def test_undo_reaches_what_the_server_says_it_may_take_back_and_no_further():
    table = table_of(FIRST, BID, undoable=1)
    assert may(table) == {"undo": True, "redo": False}
    assert table.undo() is None
    assert entries(table) == [0]
    assert may(table) == {"undo": False, "redo": True}
    assert table.undo()["code"] == "nothing_to_undo"
    assert entries(table) == [0]


def test_redo_brings_back_what_was_taken_back_here_or_before(table):
    table = table_of(FIRST, redoable=[BID | {"seat": 0}, BID])
    assert table.redo() is table.redo() is None
    assert entries(table) == [0, 1, 1]
    assert table.redo()["code"] == "nothing_to_redo"
    assert "Redone" in table.sheet["changed"]


def test_the_first_entry_knows_the_totals_before_it_though_none_were_shown():
    bids = {"type": "bids", "bids": [0, 1, 2]}
    table = table_of({"type": "adjust", "side": 0, "points": 2}, bids)
    assert table.enter({"type": "tricks", "tricks": [0, 1, 1]}) is None
    table.write_sheet()
    assert (table.sheet["before"], table.sheet["totals"]) == ([2, 0, 0], [12, 11, 0])


def test_an_entry_that_is_refused_leaves_what_redo_brings_back(table):
    table = table_of(FIRST, redoable=[BID])
    assert table.enter(BID | {"bid": 9})["code"] == "bid_range"
    assert may(table)["redo"]
    assert table.enter(BID) is None
    assert not may(table)["redo"]


def test_a_correction_among_the_rows_is_taken_back_and_made_again_whole():
    correction = row("replace", BID | {"seat": 1}, at=0, along=[1])
    table = table_of(rows=[row("add", FIRST), row("add", BID), correction])
    assert entries(table) == [1]
    table.undo()
    assert entries(table) == [0, 1]
    assert table.sheet["changed"] == "Undone: the correction"
    table.redo()
    assert entries(table) == [1]
    assert table.sheet["changed"] == "Redone: the correction"


def test_a_game_differs_by_what_it_comes_to_not_by_what_is_acknowledged(table):
    table = table_of(FIRST, BID, undoable=2)
    table.undo()
    acknowledged = game_of(FIRST, undoable=1, redoable=[BID])
    waiting = game_of(FIRST, BID, undoable=2, rows=[row("undo")])
    assert table.differs(acknowledged) is table.differs(waiting) is False
    assert table.differs(game_of(FIRST, undoable=1))
    assert table.differs(game_of(FIRST, BID, undoable=2))


@pytest.fixture
def laid():
    """The page of a game that lies on the table of the worker."""
    worker.begin(game_of(FIRST), "")
    return {"way": "", "seen": 0}


def answer(name, **given):
    return json.loads(worker.answer(name, json.dumps(given)))


def tapped(page, **fields):
    return answer("add", fields=list(fields.items()), page=page)


def shown(page, changed=""):
    return answer("shown", page=page, changed=changed)


def test_a_tap_tells_the_totals_or_why_it_is_refused(laid):
    refused = tapped(laid, type="bid", seat="2", bid="9")
    assert (refused["refusal"]["code"], "totals" in refused) == ("bid_range", False)
    assert refused["names"]["page"]["refusal"] == refused["refusal"]
    taken = tapped(laid, type="bid", seat="2", bid="1")
    assert taken == {"entry": BID, "totals": ["0", "0", "0"]}


def test_a_table_is_shown_with_what_may_be_taken_back_there(laid):
    before = shown(laid, "Undone")
    names = before["names"]
    assert (names["page"]["may_undo"], before["may"]["undo"]) == (False, False)
    assert "Undone" in json.dumps(names["table"])
    tapped(laid, type="bid", seat="2", bid="1")
    after = shown(laid)
    page = after["names"]["page"]
    assert (page["may_undo"], page["may_redo"]) == (True, False)
    assert after["outcome"]["status"] == "open"
    assert shown(laid | {"seen": 2})["names"]["page"]["may_undo"]


def test_what_only_the_server_can_bring_back_is_offered_until_more_is_entered(laid):
    game = game_of(FIRST, undoable=1) | {"has_more_to_redo": True}
    worker.begin(game, "")
    before = shown(laid)
    assert (before["names"]["page"]["may_redo"], before["may"]["redo"]) == (True, False)
    assert answer("redo", page=laid)["refusal"]["code"] == "nothing_to_redo"
    tapped(laid, type="bid", seat="2", bid="1")
    assert not shown(laid)["names"]["page"]["may_redo"]


def test_a_table_that_is_shown_in_another_way_is_whole(laid):
    tapped(laid, type="bid", seat="2", bid="1")
    pad = shown(laid | {"way": "cards"})["names"]["table"]["pad"]
    assert shut_forms(pad) == []
