"""A phone alone refuses a total that no deal can bring, as the server does."""

import pytest

from phone import corrections
from phone.table import Table
from tests.sentences import TOO_MUCH_FOR_A_DEAL

HEAD = {"game": "piquet", "players": ["Ann", "Bob"], "options": {}}
SLIP = {"type": "deal_total", "points": [500, 12]}
RIGHT = {"type": "deal_total", "points": [50, 12]}
WORDS = TOO_MUCH_FOR_A_DEAL


def table_of(*entries):
    record = HEAD | {"entries": entries}
    known = {"record": record, "undoable": len(entries), "redoable": [], "rows": []}
    return Table(known, "")


def preview(operation, place, entry, *entries):
    fields = [["type", entry["type"]]]
    fields += [["points", str(points)] for points in entry["points"]]
    return corrections.preview(
        {
            "record": HEAD | {"entries": list(entries)},
            "place": place,
            "operation": operation,
            "fields": fields,
        }
    )


@pytest.mark.parametrize("before", [[], [RIGHT]])
def test_it_is_refused_and_the_table_stands_as_it_was(before):
    table = table_of(*before)
    drawn = table.picture()
    refusal = table.enter(SLIP)
    assert (refusal["code"], refusal["message"]) == ("impossible_points", WORDS)
    assert refusal["part"] == "points"
    assert table.picture() == drawn
    assert table.enter(RIGHT) is None


def test_a_game_that_has_one_is_shown_undone_and_brought_back():
    table = table_of(SLIP)
    assert table.totals() == ["500", "12"]
    assert (table.undo(), table.redo()) == (None, None)
    assert table.totals() == ["500", "12"]


def test_a_correction_is_refused_and_one_of_an_older_total_is_not():
    assert preview("replace", 0, SLIP, RIGHT)["refusal"] == WORDS
    assert preview("insert", 0, SLIP, RIGHT)["refusal"] == WORDS
    assert preview("replace", 0, RIGHT, SLIP)["refusal"] == ""


def test_a_repeated_entry_has_the_same_limit():
    anew = [[1, SLIP, False]]
    assert corrections.why_beyond(HEAD, RIGHT, anew)[0] == "impossible_points"
    assert corrections.why_beyond(HEAD, RIGHT, [[1, None, True]]) is None
