"""Entries are read from their text once, and what is added to them when it comes."""

import json

import pytest

from scorekeeper.models import grown

BIDS = [{"type": "bid", "seat": seat, "bid": 1} for seat in range(3)]
SPACED, CLOSE = json.dumps, lambda entries: json.dumps(entries, separators=(",", ":"))


@pytest.fixture(autouse=True)
def nothing_held(monkeypatch):
    monkeypatch.setattr(grown, "held", {})


@pytest.fixture
def read(monkeypatch):
    """All texts that are read as JSON."""
    texts, loads = [], json.loads
    monkeypatch.setattr(json, "loads", lambda text: texts.append(text) or loads(text))
    return texts


@pytest.mark.parametrize("written", [SPACED, CLOSE])
def test_only_what_was_added_is_read(read, written):
    for count in range(4):
        assert grown.entries_in(written(BIDS[:count]), 1) == BIDS[:count]
    assert read[-1] == f"[{written(BIDS[2])}]"
    assert grown.entries_in(written(BIDS), 1) == BIDS
    assert read[-1] == "[]"


@pytest.mark.parametrize(
    "then", [[], BIDS[:1], BIDS[1:], [*BIDS[:2], {"type": "bid"}, BIDS[2]]]
)
def test_entries_that_do_not_go_on_are_read_anew(then):
    grown.entries_in(CLOSE(BIDS), 1)
    assert grown.entries_in(CLOSE(then), 1) == then
    assert grown.entries_in(SPACED(then), 1) == then


def test_what_is_done_to_the_list_that_was_given_changes_nothing():
    grown.entries_in(CLOSE(BIDS[:1]), 1).append("not entered")
    assert grown.entries_in(CLOSE(BIDS), 1) == BIDS


def test_each_game_has_its_own_and_few_are_held():
    for pk in range(40):
        assert grown.entries_in(CLOSE(BIDS[: pk % 4]), pk) == BIDS[: pk % 4]
    assert len(grown.held) == grown.MOST
