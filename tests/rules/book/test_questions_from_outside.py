"""Questions as people ask them elsewhere, written by someone who saw no telling.

Of each file every other question was read when the book was written; the others count.
"""

import json
from pathlib import Path

import pytest

from rules.book.lookup import find, found_situations

CASES = Path(__file__).parents[2] / "cases/questions_from_outside"
FAMILIES = ("bezique", "oh_hell", "pinochle", "piquet", "scotch_whist", "tablanette")


def asked_in(name):
    return json.loads((CASES / f"{name}.json").read_text())


READ = sum([asked_in(family)[::2] for family in FAMILIES], [])
UNREAD = sum([asked_in(family)[1::2] for family in FAMILIES], [])
BOTH = READ + UNREAD


def of_kind(questions, kind):
    """Those of a kind: a mishap, b a rule or a score, c who, how many, what next."""
    return [one for one in questions if one["kind"] == kind]


def share(questions, places):
    """How many of some questions find a fair answer among the first places."""
    right = [one for one in questions if is_answered(one, places)]
    return len(right) / len(questions)


def is_answered(asked, places):
    found = found_situations(asked["game"], asked["ask"])[:places]
    return bool({*found} & {*asked["expect"]})


@pytest.mark.parametrize(
    ("questions", "first", "among_three"),
    [
        (READ, 0.85, 0.96),
        (UNREAD, 0.84, 0.95),
        (of_kind(BOTH, "a"), 0.85, 0.97),
        (of_kind(BOTH, "b"), 0.79, 0.93),
        (of_kind(BOTH, "c"), 0.88, 0.95),
    ],
    ids=["read", "unread", "mishaps", "rules and scores", "who, how many, what next"],
)
def test_what_people_ask_is_found(questions, first, among_three):
    assert share(questions, 1) >= first
    assert share(questions, 3) >= among_three


def test_single_words_are_found():
    words = asked_in("single_words")
    found = [one for one in words if find(one["game"], one["ask"])]
    assert len(found) / len(words) >= 0.97


def test_what_is_about_something_else_is_refused():
    asked = asked_in("something_else")
    refused = [one for one in asked if not find(one["game"], one["ask"])]
    assert len(refused) / len(asked) >= 0.9
