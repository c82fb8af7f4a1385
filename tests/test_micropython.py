"""The phone's small Python scores every case as the server's does."""

import functools
import json
from pathlib import Path

import pytest

import rules
from tests import phone

CASES = {
    f"{path.stem}: {case['name']}": case["record"]
    for path in sorted((Path(__file__).parent / "cases").glob("*.json"))
    for case in json.loads(path.read_text())
}


@functools.cache
def on_the_phone():
    return dict(zip(CASES, phone.scored(list(CASES.values())), strict=True))


def on_the_server(record):
    try:
        answer = {"scored": rules.score(record, prompts=True)}
    except rules.RuleError as error:
        parts = ("entry", "code", "message")
        answer = {"error": {part: getattr(error, part) for part in parts}}
    return json.loads(json.dumps(answer))


@pytest.mark.parametrize("name", CASES)
def test_phone_and_server_agree(name):
    assert on_the_phone()[name] == on_the_server(CASES[name])
