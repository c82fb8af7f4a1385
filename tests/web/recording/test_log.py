"""The log folds into the record's entries, whatever was done in which order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.recording.log import Row, applied, entries, folded, places_after


def add(entry):
    return Row("add", entry=entry)


UNDO, REDO = Row("undo"), Row("redo")


def test_entries_are_added_in_order():
    assert entries([add("a"), add("b")]) == ["a", "b"]


def test_an_entry_is_inserted_replaced_and_removed_at_its_place():
    log = [add("a"), add("b"), add("c")]
    assert entries([*log, Row("insert", 1, "x")]) == ["a", "x", "b", "c"]
    assert entries([*log, Row("replace", 1, "x")]) == ["a", "x", "c"]
    assert entries([*log, Row("remove", 1)]) == ["a", "c"]


def test_a_correction_takes_later_entries_along_by_their_old_places():
    log = [add(letter) for letter in "abcdef"]
    assert entries([*log, Row("insert", 1, "x", (2, 4))]) == ["a", "x", "b", "d", "f"]
    assert entries([*log, Row("replace", 1, "x", (2, 4))]) == ["a", "x", "d", "f"]
    assert entries([*log, Row("remove", 1, None, (2, 4))]) == ["a", "d", "f"]


def test_one_undo_takes_back_a_correction_with_all_it_took_along():
    log = [add(letter) for letter in "abcd"]
    assert entries([*log, Row("remove", 0, None, (1, 3)), UNDO]) == list("abcd")


def test_undo_and_redo_reach_to_the_beginning_and_back():
    log = [add("a"), Row("replace", 0, "b"), add("c")]
    assert entries(log + [UNDO] * 3) == []
    assert entries(log + [UNDO] * 3 + [REDO] * 3) == ["b", "c"]
    assert entries([*log, UNDO, UNDO, REDO]) == ["b"]


def test_a_new_operation_after_undo_leaves_nothing_to_redo():
    log = [add("a"), add("b"), UNDO, add("c")]
    assert entries(log) == ["a", "c"]
    assert folded(log)[1] == []


def test_places_after_a_correction_are_told_by_the_places_before():
    assert places_after(Row("insert", 1, "x", (2,)), 4) == [0, None, 1, 3]
    assert places_after(Row("replace", 1, "x"), 3) == [0, None, 2]
    assert places_after(Row("remove", 0), 3) == [1, 2]


@st.composite
def logs(draw):
    """A log that could have been made, and the entries after each of its rows."""
    rows, states, undone = [], [[]], []
    for number in range(draw(st.integers(0, 25))):
        now = states[-1]
        choices = ["add", "insert"] + ["replace", "remove"] * bool(now)
        choices += ["undo"] * (len(states) > 1) + ["redo"] * bool(undone)
        operation = draw(st.sampled_from(choices))
        if operation == "undo":
            undone.append(states.pop())
            rows.append(UNDO)
        elif operation == "redo":
            states.append(undone.pop())
            rows.append(REDO)
        else:
            last = len(now) - (operation != "insert")
            place = None if operation == "add" else draw(st.integers(0, last))
            entry = None if operation == "remove" else number
            rows.append(Row(operation, place, entry))
            states.append(applied(rows[-1:], now))
            undone = []
    return rows, states[-1]


@given(logs())
def test_the_fold_is_what_stepping_through_the_log_gives(log):
    rows, expected = log
    assert entries(rows) == expected


def test_a_log_that_cannot_be_is_not_folded():
    with pytest.raises(IndexError):
        entries([UNDO])
