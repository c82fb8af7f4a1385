"""The play of piquet at once: what is struck out, and what is refused."""

from itertools import product

import pytest

import rules
from tests.rules.tables.common import penalty
from tests.rules.tables.piquet import awards, play, record

POINTS = "Points in play, without the 10 for the cards"
ECRIRE = {"game": "piquet_ecrire", "players": 4, "count": "every"}
TABLES = [{}, {"dealer": 0}, {"capot_last": False}, ECRIRE, ECRIRE | {"dealer": 3}]


def plays_asked(*entries, **header):
    """The questions for the whole play."""
    prompts = rules.score(record(*entries, **header), prompts=True)["prompts"]
    return [prompt for prompt in prompts if prompt["type"] == "play"]


def why_refused(entry, **header):
    """The sentence that an entry is refused with, None if it is accepted."""
    try:
        rules.score(record(*awards(), entry, **header))
    except rules.RuleError as error:
        return error.message
    return None


def told(prompt, taken, *others, players):
    """The entry of a play by the first side's tricks, and what else is tapped."""
    places, tricks = prompt["fields"][0]["places"], [0] * players
    for place, number in zip(places, (taken, 12 - taken), strict=True):
        tricks[place] = number
    if "captures" in [field["name"] for field in prompt["fields"]]:
        return play(tricks, last=places[others[0]], captures=others[1])
    points = [0] * players
    for place, number in zip(places, others, strict=True):
        points[place] = number
    return play(tricks, points)


def standing(prompt):
    """What may be tapped together, as numbers."""
    rows = prompt["rule"]["fits"].split("|")
    return {tuple(map(int, row.split())) for row in rows}


@pytest.mark.parametrize("header", TABLES, ids=str)
def test_what_is_left_to_tap_is_just_what_is_accepted(header):
    players = header.get("players", 2)
    remembered, by_points = plays_asked(*awards(), **header)
    places = remembered["fields"][0]["places"]
    assert remembered["rule"]["parts"] == "tricks last captures"
    assert by_points["rule"]["parts"] == "tricks points-0 points-1"
    open_ = {(taken, places.index(last), c) for taken, last, c in standing(remembered)}
    ranges = {"last": range(2), "captures": range(13), "points": range(14)}
    for row in product([0, 1, 6, 7, 12], ranges["last"], ranges["captures"]):
        entry = told(remembered, *row, players=players)
        assert (why_refused(entry, **header) is None) == (row in open_), row
    for row in product([0, 5, 12], ranges["points"], ranges["points"]):
        entry = told(by_points, *row, players=players)
        is_open = row in standing(by_points)
        assert (why_refused(entry, **header) is None) == is_open, row


def test_no_chip_is_drawn_that_no_play_can_have():
    remembered, by_points = plays_asked(*awards())
    assert remembered["fields"][-1]["high"] == 6
    assert by_points["fields"][-1]["high"] == 13


def test_points_are_asked_without_those_for_the_cards():
    assert [prompt["label"] for prompt in plays_asked(*awards())] == [
        "The play",
        POINTS,
    ]
    [classic] = plays_asked(*awards(), form="rubicon")
    assert classic["fields"][-1]["label"] == POINTS


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (
            play([7, 5], last=0, captures=6),
            "Of the 5 tricks that Bob won, Ann led 1 to 5, not 6.",
        ),
        (
            play([0, 12], last=1, captures=2),
            "Of the 12 tricks that Bob won, Ann led 1, not 2.",
        ),
        (
            play([12, 0], last=1, captures=0),
            "Bob won no tricks, not even the last one.",
        ),
        (
            play([12, 0], last=0, captures=3),
            "Bob won no tricks, not even one that Ann led.",
        ),
        (
            play([7, 5], [14, 3]),
            "With 7 and 5 tricks, the points cannot be Ann 14 and Bob 3.",
        ),
    ],
)
def test_a_refusal_speaks_of_what_was_tapped(entry, why):
    assert why_refused(entry) == why


def test_after_a_short_hand_nothing_is_struck_out():
    short = penalty(1, "short_hand", missing=2)
    remembered, by_points = plays_asked(short, *awards())
    assert remembered["rule"] is by_points["rule"] is None
    assert not by_points["fields"][-1]["is_apart"]
