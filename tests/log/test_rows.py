"""A log folds into the record's entries, whatever was done in which order."""

import pytest

from phone.log.items import items_after
from phone.log.rows import Row, entries_after, fold_rows
from phone.log.validate import is_sound
from tests import phone
from tests.log.random_logs import random_log
from tests.phone.logs import came_to


def add(entry):
    return Row("add", entry=entry)


SEEDS = range(200)
UNDO, REDO = Row("undo"), Row("redo")
SIX = [add(letter) for letter in "abcdef"]


def after(*rows):
    return "".join(entries_after(rows))


def test_entries_are_added_in_order():
    assert after(*SIX) == "abcdef"


def test_an_entry_is_inserted_replaced_and_removed_at_its_place():
    assert after(*SIX, Row("insert", 1, "x")) == "axbcdef"
    assert after(*SIX, Row("replace", 1, "x")) == "axcdef"
    assert after(*SIX, Row("remove", 1)) == "acdef"


def test_a_correction_takes_later_entries_along_by_their_old_places():
    assert after(*SIX, Row("insert", 1, "x", (2, 4))) == "axbdf"
    assert after(*SIX, Row("replace", 1, "x", (2, 4))) == "axdf"
    assert after(*SIX, Row("remove", 1, None, (2, 4))) == "adf"


def test_one_undo_takes_back_a_correction_with_all_it_took_along():
    correction = Row("remove", 0, None, (1, 3))
    assert after(*SIX, correction, UNDO) == "abcdef"
    assert after(*SIX, correction, UNDO, REDO) == "cef"


def test_undo_and_redo_reach_to_the_beginning_and_back():
    log = [add("a"), Row("replace", 0, "b"), add("c")]
    assert after(*log, *[UNDO] * 3) == ""
    assert after(*log, *[UNDO] * 3, *[REDO] * 3) == "bc"
    assert after(*log, UNDO, UNDO, REDO) == "b"


def test_a_new_operation_after_undo_leaves_nothing_to_redo():
    log = [add("a"), add("b"), UNDO, add("c")]
    assert after(*log) == "ac"
    assert fold_rows(log)[1] == []


def test_what_is_left_changes_nothing_and_redo_still_brings_back():
    assert after(add("a"), UNDO, Row("leave", 0, "x"), REDO) == "a"


def test_a_repeated_entry_is_where_the_other_was():
    assert after(*SIX, Row("replace", 0, "x", ([2, "y"], 4))) == "xbydf"
    assert after(*SIX, Row("remove", 0, None, ([3, "y", "d"],))) == "bcydef"
    assert after(*SIX, Row("insert", 1, "x", ([5, "y"],)), UNDO) == "abcdef"


def test_a_repeated_entry_keeps_the_root_of_what_it_replaces():
    rows = [Row("add", entry=letter, id=letter) for letter in "abc"]
    items = items_after([*rows, Row("replace", 0, "x", ([1, "y", "b"],), id="r")])
    said = [(item.entry, item.id, item.root) for item in items]
    assert said == [
        ("x", "r", "a"),
        ("y", "r", "r"),
        ("b", "r", "b"),
        ("c", "c", "c"),
    ]


def test_random_logs_come_to_what_a_stack_of_records_says():
    for seed in SEEDS:
        log, (entries, redoable) = random_log(seed)
        came = came_to(log)
        assert (came["entries"], came["redoable"]) == (entries, redoable)
        assert [entry for _id, _root, entry in came["items"]] == entries
        assert came["is_sound"]


def test_rows_fold_behind_what_stands_as_from_the_beginning():
    for seed in SEEDS:
        rows = [Row(**row) for row in random_log(seed)[0]]
        for known in range(len(rows)):
            assert fold_rows(rows[known:], *fold_rows(rows[:known])) == fold_rows(rows)


def test_the_small_python_folds_random_logs_alike():
    logs = [random_log(seed)[0] for seed in SEEDS]
    assert phone.folded(logs) == [came_to(log) for log in logs]


UNSOUND = {
    "an undo of nothing": [UNDO],
    "an undo too many": [add("a"), UNDO, UNDO],
    "a redo of nothing": [add("a"), REDO],
    "a redo after something else": [add("a"), UNDO, add("b"), REDO],
    "a correction of nothing": [Row("remove", 0)],
    "a correction behind the end": [*SIX, Row("replace", 6, "x")],
    "a place below the first": [*SIX, Row("insert", -1, "x")],
    "a correction without a place": [*SIX, Row("remove")],
    "what goes along behind the end": [*SIX, Row("remove", 2, None, (6,))],
    "what goes along before its place": [*SIX, Row("remove", 2, None, (1,))],
    "what goes along twice": [*SIX, Row("insert", 2, "x", (3, 3))],
    "what is said anew behind the end": [*SIX, Row("remove", 2, None, ([6, "x"],))],
    "what goes and is said anew": [*SIX, Row("insert", 2, "x", (3, [3, "y"]))],
    "an entry that takes others along": [*SIX, Row("add", None, "x", (1,))],
    "what went already": [*SIX, Row("remove", 0, None, (5,)), Row("remove", 4)],
}


@pytest.mark.parametrize("why", UNSOUND)
def test_a_log_is_not_sound_that_has(why):
    assert not is_sound(UNSOUND[why])


def test_what_goes_along_may_be_the_next_and_the_last():
    assert is_sound([*SIX, Row("remove", 2, None, (3, 5)), Row("insert", 3, "x")])


def test_a_repeated_entry_is_counted():
    correction = Row("remove", 2, None, ([3, "x", "y"], 5))
    assert is_sound([*SIX, correction, Row("replace", 4, "z")])
    assert not is_sound([*SIX, correction, Row("replace", 5, "z")])
