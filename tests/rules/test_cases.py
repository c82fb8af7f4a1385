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
KEYS = [game.key for game in rules.CARD_GAMES]


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.values[0]["record"]["game"] in KEYS]
)
def test_case(case):
    assert differences(case["expect"], scored(case["record"])) == []


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
