"""The phone's small Python tells why, and counts, as the server's does."""

import json
from pathlib import Path

import pytest

import rules
from tests import phone
from tests.often import some
from tests.phone.reasons import counted, told

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
KEYS = [game.key for game in rules.card_games()]
BLACK, RED = ["KS", "QS", "AS"], ["JD", "TD", "7D"]
TAPPED = [["cards", card] for card in BLACK + RED] + [["trump", "S"]]
TAPPED += [["players", "3"], ["bid", "2"], ["tricks", "3"]]


def asked_of(path, step):
    """Of accepted cases, one in `step`, the addresses of lines and of each call."""
    for case in json.loads(path.read_text())[::step]:
        record = case["record"]
        try:
            sheet = rules.score(record)
        except rules.RuleError:
            continue
        deals = enumerate(sheet["deals"])
        addresses = [
            f"lines/{place}/{number}/why/"
            for place, deal in deals
            for number in range(len(deal["lines"]))
        ]
        called = sorted({one["entry"] for one in sheet["announcements"]})
        addresses += [f"why/{entry}/" for entry in called]
        yield {"record": record, "addresses": addresses[-6:] + ["why/9999/"]}


def same(asked, function, said):
    for one, heard in zip(asked, said, strict=True):
        assert heard == json.loads(json.dumps(function(one))), one


@pytest.mark.parametrize("step", some([6, 1], 1))
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_lines_and_calls_come_about_the_same(path, step):
    asked = list(asked_of(path, step))
    same(asked, told, phone.each("reasons", "told", asked))


def test_what_is_tapped_comes_to_the_same():
    asked = [{"key": key, "fields": fields} for key in KEYS for fields in ([], TAPPED)]
    same(asked, counted, phone.each("reasons", "counted", asked))
