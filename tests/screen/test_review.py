"""A past game read back: its deals in a row each, their lines in groups."""

import json
from pathlib import Path

import pytest

import rules
from phone.screen.review.page import review_screen
from rules.record import scored_record
from tests.phone.test_drawn_on_phone import worked_cases
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import penalty
from tests.rules.tables.oh_hell import bid, oh_hell, tricks
from tests.screen.reading import text

GAMES = {game.key: game for game in rules.card_games()}
DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"


def review(record):
    referee, makers = rules.replay_and_watch(record)
    sheet = scored_record(referee, prompts=True)
    return review_screen(referee, sheet, record["entries"], makers)


@pytest.fixture(scope="module")
def piquet():
    """The deals of the demo's rubicon."""
    return review(json.loads((DEMO / "piquet_rubicon.json").read_text()))["deals"]


def groups(deal):
    """(title, cells, how many lines) of each part of a deal."""
    return [(one["title"], one["cells"], len(one["lines"])) for one in deal["parts"]]


def family(key):
    return GAMES[key].__module__.split(".")[2]


@pytest.mark.parametrize("key", GAMES)
def test_every_group_is_of_reasons_of_the_family_each_in_one_group(key):
    known = {
        reason
        for other in GAMES
        if family(other) == family(key)
        for reason, _words in GAMES[other]().all_reasons()
    }
    told = [one for _words, reasons in GAMES[key].groups for one in reasons]
    assert told
    assert set(told) | set(GAMES[key].routine) <= known
    assert len(told) == len(set(told))


def test_a_deal_of_piquet_is_told_as_players_say_it(piquet):
    assert groups(piquet[0]) == [
        ("Declarations", ["21", ""], 4),
        ("Play", ["4", "7"], 11),
        ("", ["", "10"], 1),
    ]
    assert text(piquet[0]["parts"][2]["lines"][0]["text"]) == "The most tricks"


def test_a_deal_of_few_lines_has_no_groups():
    played = [bid(0, 0), bid(1, 1), bid(2, 1), tricks(0, 1, 0)]
    [deal] = review(oh_hell(*played, hands=[1]))["deals"]
    assert groups(deal) == [("", ["10", "11", ""], 3)]


def test_each_line_knows_its_rule_and_its_entry(piquet):
    first = piquet[0]["parts"][0]["lines"][0]
    assert first["rule"].startswith("The longest suit scores")
    assert first["at"] == first["entry"] + 1
    told = {entry["place"]: entry["words"] for entry in piquet[0]["entries"]}
    assert first["entered"] == told[first["entry"]]


def test_a_row_of_several_sides_is_one_line_and_remembered_as_it_is(monkeypatch):
    monkeypatch.setattr(GAMES["oh_hell"], "in_one_row", ("adjust",))
    moon = [
        {"type": "adjust", "side": side, "points": 26, "note": "Ann shot the moon"}
        for side in (1, 2)
    ]
    [deal] = review(oh_hell(*moon, hands=[1]))["deals"]
    assert groups(deal) == [("", ["", "26", "26"], 1)]
    assert text(deal["remembered"]) == "Ann shot the moon"


def number(cell):
    return int(cell.replace("\N{MINUS SIGN}", "-") or 0)


def test_all_lines_of_a_deal_stand_in_its_groups_and_come_to_its_points():
    for _name, record in worked_cases():
        for deal in review(record)["deals"]:
            points = [number(side["points"]) for side in deal["points"]]
            parts = [map(number, part["cells"]) for part in deal["parts"]]
            none = [0] * len(points)
            sums = [sum(column) for column in zip(none, *parts, strict=True)]
            assert sums == points


def test_a_deal_is_remembered_by_what_was_loudest_else_by_its_largest_line(piquet):
    assert [text(deal["remembered"]) for deal in piquet[:4]] == [
        "Ann: four queens",
        "Ann: three tens",
        "",
        "Bob: repique",
    ]


def test_where_nothing_stands_out_it_is_who_missed():
    played = [bid(0, 0), bid(1, 1), bid(2, 1), tricks(0, 1, 0)]
    [deal] = review(oh_hell(*played, hands=[1]))["deals"]
    assert text(deal["remembered"]) == "Cara missed"


def test_whose_name_a_line_begins_with_is_not_named_twice():
    revoked = whist.record(penalty(3, "revoke"))
    [deal] = review(revoked)["deals"]
    assert text(deal["remembered"]) == "Dan broke a rule"
