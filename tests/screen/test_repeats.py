"""A moment of a review says everything once."""

import json
from pathlib import Path

import pytest

import rules
from phone.screen.review.moment import moment_screen, step_made
from phone.screen.review.repeats import first_of_deal, say_once
from rules.record import scored_record
from tests.often import each
from tests.screen.reading import text

CASES = [
    pytest.param(case["record"], id=f"{path.stem}: {case['name']}")
    for path in sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
    for case in json.loads(path.read_text())
    if "error" not in case["expect"]
]


def moment(record, place):
    """(the moment of a record after so many entries, the same without repeats)."""
    entries = record["entries"]
    referee = rules.replay(record | {"entries": entries[: place - 1]})
    step = step_made(referee, scored_record(referee, True, ""), entries[place - 1])
    sheet = scored_record(referee, prompts=True, way="")
    whole = moment_screen(sheet, entries, step)
    return whole, say_once(whole, sheet)


@pytest.mark.parametrize("record", each(4, CASES))
def test_no_step_repeats_its_call_or_itself(record):
    for place in range(1, len(record["entries"]) + 1):
        whole, once = moment(record, place)
        step, call = once["step"], once["call"]
        lines = [f"{line['name']}: {text(line['text'])}" for line in step["lines"]]
        texts = [text(step["words"]), step["brought"], text(call["quiet"])]
        texts += [text(words) for words in call["loud"]] + lines
        said = [words.casefold() for words in texts if words]
        said = [words for words in said if lines.count(words) < 2]
        told = text(whole["step"]["words"])
        assert said.count(told.casefold()) < 2, (place, said)
        assert call["loud"] == whole["call"]["loud"]


PLAYERS = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 0}
HANDS = [
    {"type": "turn_up", "card": "9H"},
    {"type": "meld", "seat": 1, "meld": "four_kings"},
]


def test_a_meld_that_is_called_is_told_by_the_call_alone():
    record = {"game": "bezique", "players": ["Ann", "Bob"], "entries": HANDS}
    _whole, once = moment(record, 2)
    assert once["step"] == {
        "words": [],
        "is_long": False,
        "lines": [],
        "brought": "Bob +80",
        "is_in_call": True,
    }
    assert text(once["call"]["loud"][0]) == "Bob: four kings"


def test_what_led_to_a_call_is_told_by_the_step_alone():
    _whole, once = moment({**PLAYERS, "game": "bezique", "entries": HANDS}, 1)
    assert text(once["step"]["words"]) == "9♥ is turned up"
    assert text(once["call"]["quiet"]) == ""


def test_a_deal_begins_with_its_first_entry():
    total = {"type": "deal_total", "points": [20, 10]}
    referee = rules.replay(PLAYERS | {"entries": [total, total]})
    assert [first_of_deal(referee, place) for place in (0, 1, 2)] == [0, 0, 1]
