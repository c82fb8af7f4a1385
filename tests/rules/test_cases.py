"""Every worked case of every game comes out as it says."""

import json
from pathlib import Path

import pytest

import rules

CASES = [
    pytest.param(case, id=f"{path.stem}: {case['name']}")
    for path in sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
    for case in json.loads(path.read_text())
]
KEYS = [game.key for game in rules.card_games()]


@pytest.mark.parametrize("case", CASES)
def test_case(case):
    assert differences(case["expect"], scored(case["record"])) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_worked_cases(key):
    told = [case for case in CASES if case.values[0]["record"].get("game") == key]
    assert told, f"Write worked cases of {key!r} in tests/cases/{key}.json."


def test_every_case_is_of_a_game_that_is_there_or_says_that_it_is_not():
    strange = [
        case.id
        for case in CASES
        if case.values[0]["record"].get("game") not in KEYS
        and case.values[0]["expect"].get("error", {}).get("code") != "unknown_game"
    ]
    assert strange == []


def scored(record):
    """The scored record, its announcements by their texts; or the error."""
    try:
        sheet = rules.score(record)
    except rules.RuleError as error:
        return {"error": error.as_dict()}
    texts = [spoken["text"] for spoken in sheet["announcements"]]
    return sheet | {"announcements": texts}


def differences(expected, got, path=""):
    """Where the two differ; a dict may hold more than is expected."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return [
            difference
            for key, value in expected.items()
            for difference in differences(value, got.get(key), f"{path}.{key}")
        ]
    if is_list_of_dicts(expected) and isinstance(got, list):
        pairs = list(zip(expected, got, strict=False))
        found = [] if len(expected) == len(got) else [f"{path}: {len(got)} items"]
        for place, (value, item) in enumerate(pairs):
            found += differences(value, item, f"{path}[{place}]")
        return found
    return [] if expected == got else [f"{path}: {expected} expected, {got} came"]


def is_list_of_dicts(value):
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
