"""What two phones entered apart comes together as each worked case says."""

import functools
import json
from pathlib import Path

import pytest

from tests import phone
from tests.phone.merged import came

CASES = {
    case["name"]: case
    for case in json.loads((Path(__file__).parent / "cases.json").read_text())
}


@functools.cache
def on_the_phone():
    """What the phone's small Python makes of every case, by its name."""
    return dict(zip(CASES, phone.brought_together(list(CASES.values())), strict=True))


@pytest.mark.parametrize("name", CASES)
def test_a_worked_case_comes_out_as_it_says(name):
    assert came(CASES[name]) == CASES[name]["expect"]


@pytest.mark.parametrize("name", CASES)
def test_the_small_python_comes_to_the_same(name):
    assert on_the_phone()[name] == CASES[name]["expect"]
