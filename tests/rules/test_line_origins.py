"""Each line of the sheet knows the entry that made it."""

import json
from pathlib import Path

import pytest

import rules
from tests.often import each
from tests.rules.tables import piquet
from tests.rules.tables.oh_hell import bids, oh_hell, tricks

CASES = [
    pytest.param(case["record"], id=f"{path.stem}: {case['name']}")
    for path in sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
    for case in json.loads(path.read_text())
    if "error" not in case["expect"]
]


def made(record):
    """(text, place of the entry) of each line, deal by deal."""
    referee, makers = rules.replay_and_watch(record)
    return [
        [(line.text, place) for line, place in zip(deal.lines, one.places, strict=True)]
        for deal, one in zip(referee.table.deals, makers, strict=True)
    ]


def test_the_tricks_make_the_lines_of_those_who_made_their_bids():
    record = oh_hell(bids(0, 1, 0), tricks(0, 1, 0), hands=[1, 1])
    [lines] = made(record)
    assert [place for _text, place in lines] == [1] * len(lines)


def test_a_claim_told_more_exactly_is_the_line_of_the_entry_that_told_it():
    point = {"type": "declare", "class": "point", "length": 5}
    claims = [point | {"seat": 0}, point | {"seat": 1}]
    told = [point | {"seat": 0, "pips": 48}, point | {"seat": 1, "pips": 44}]
    record = piquet.record(*claims, *told, dealer=1)
    assert made(piquet.record(*claims[:1], dealer=1)) == [[("Point of 5", 0)]]
    assert made(record) == [[("Point of 5, making 48", 3)]]


def test_of_lines_that_are_alike_each_has_its_own_entry():
    agreed = {"type": "adjust", "side": 1, "points": 2, "note": "a"}
    [lines] = made(oh_hell(agreed, bids(0, 0, 0), agreed))
    assert lines == [("a", 0), ("a", 2)]


@pytest.mark.parametrize("record", each(3, CASES))
def test_every_line_was_made_by_an_entry_of_its_deal(record):
    record = {"entries": []} | record
    referee, makers = rules.replay_and_watch(record)
    deals = referee.table.deals
    ends = [deal.first for deal in deals[1:]] + [len(record["entries"])]
    for deal, end, one in zip(deals, ends, makers, strict=True):
        assert len(one.places) == len(deal.lines)
        assert all(deal.first <= place < end for place in one.places)
