"""The book is read by those who ask, and by nobody who scores."""

import json
import subprocess
import sys

import pytest

from rules import book
from tests import phone
from tests.phone.book_answers import told
from tests.rules.book.pages import KEYS
from tests.server import ROOT

SCORE = """
import json, pathlib, sys, phone.table, rules
for path in pathlib.Path("tests/cases").glob("*.json"):
    for case in json.loads(path.read_text()):
        try:
            rules.score(case["record"], prompts=True)
        except rules.RuleError:
            pass
print(*sys.modules)
"""


def test_scoring_every_case_reads_no_page_of_it():
    done = subprocess.run(
        [sys.executable, "-c", SCORE],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    names = [name for name in done.stdout.split() if name.startswith("rules.")]
    assert names
    assert not [name for name in names if {"book"} & set(name.split(".")[:-1])]
    assert "rules.book" not in names


def test_a_phone_finds_the_same_in_it():
    for key, found in zip(KEYS, phone.asked_of_book(KEYS), strict=True):
        assert found == json.loads(json.dumps(told(key)))


@pytest.mark.parametrize(
    ("options", "answer", "source"),
    [({"forfeits": "none"}, "A missed draw", "spec"), ({}, "The deal", "S4")],
)
def test_the_first_outcome_that_fits_is_what_the_referee_says(options, answer, source):
    [asked] = [one for one in book.situations("bezique") if one["key"] == "wrong_count"]
    found = book.outcome(asked, [answer], options)
    assert found["if"] == [answer]
    assert found["source"] == source
    assert book.outcome(asked, ["Nobody was asked"], options) is None
