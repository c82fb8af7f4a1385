"""A correction of any entry of any case: what stands then, and what is asked for."""

import json

import pytest

import rules
from phone import entry_gap
from phone.corrections import CorrectedRecord
from phone.log.rows import Row, apply_rows
from tests.often import sisters_later, some
from tests.phone import evening_calls
from tests.phone.test_drawn_on_phone import cases_of, evening_of

KEYS = [game.key for game in rules.card_games()]
MOST = 30  # entries of a case that are corrected
FEW = 8  # cases of each game; all in `make long`
some_cases = pytest.mark.parametrize("many", some([FEW, None], 1))


def corrections(record):
    """Rows that take out, replace or insert, at the first places of a record."""
    entries = record["entries"][:MOST]
    for place, entry in enumerate(entries):
        yield Row("remove", place)
        yield Row("insert", place, entry)
        yield Row("replace", place, entries[place - 1])


def corrected(record):
    """What each of them makes of a record, if it is no refusal."""
    for row in corrections(record):
        try:
            yield CorrectedRecord(record, row)
        except rules.RuleError:
            continue


@some_cases
@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_what_a_row_says_is_what_was_scored(key, many):
    for name, record in cases_of(key)[:many]:
        for one in corrected(record):
            entries = apply_rows([one.row], record["entries"])
            assert entries == one.entries, name
            assert (
                rules.score(record | {"entries": entries})["deals"]
                == (one.sheet["deals"])
            ), name


@some_cases
@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_what_is_missing_can_be_asked(key, many):
    for name, record in cases_of(key)[:many]:
        for one in corrected(record):
            asked = entry_gap.question(record, one)
            if asked:
                form = entry_gap.form_of(asked, {"operation": one.row.operation})
                assert form["likely"], name
                assert asked["words"].endswith(".")
                assert "_" not in asked["words"]


@some_cases
@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_the_small_python_asks_the_same(key, many):
    calls = []
    for _name, record in cases_of(key)[:many]:
        alone = evening_of(record)
        if record["entries"]:
            alone.go("/game/g/entry/0/remove")
            calls.append(alone.calls[-1])
    there = evening_calls([call[:2] for call in calls])
    assert list(map(json.loads, there)) == [json.loads(call[-1]) for call in calls]


def test_a_deal_that_would_run_into_the_next_is_ended_first():
    entries = [
        {"type": "tablanette", "seat": 0, "points": 9},
        {"type": "count", "points": [10, 12], "most": 0},
        {"type": "tablanette", "seat": 0, "points": 9},
    ]
    record = {"game": "tablanette", "players": ["Ann", "Bob"], "entries": entries}
    asked = entry_gap.question(record, CorrectedRecord(record, Row("remove", 1)))
    words = "Deal 1 is incomplete. Enter the rest of the deal."
    assert asked["words"] == words
    said = [[asked["place"], entries[1], asked["is_before"]]]
    again = CorrectedRecord(record, Row("remove", 1), said)
    assert again.entries == entries
    assert entry_gap.question(record, again) is None
