"""What was given before is chosen in the form that asks for it again, of every kind."""

import pytest

import rules
from phone.screen import prompt_screen
from phone.screen.pad.chips import KINDS, drawn_field
from phone.screen.pad.prefill import with_given

SHEET = {"players": ["Ann", "Bob", "Cid"], "sides": [[0], [1], [2]]}
ASKED = {"label": "", "help": "", "optional": False, "preset": None, "barred": []}


def drawn(kind, given, **more):
    """The picture of a field "it" for which something was given."""
    field = ASKED | {"name": "it", "kind": kind} | more
    return drawn_field(with_given(field, {"it": given}), SHEET)


def chosen(row):
    return [chip["value"] for chip in row["chips"] if chip["is_preset"]]


NUMBERS = {"count": 3, "places": [0, 1, 2], "low": 0, "high": 9, "step": 1}
NUMBERS["total"] = None
ROWS = {
    "most": 2,
    "rule": None,
    "parts": [
        ASKED | {"name": "rank", "kind": "choice", "values": [["T", "10"], ["A", "A"]]},
        ASKED | {"name": "count", "kind": "number", "low": 3, "high": 4},
    ],
}
PACK = {"pack": ["AS", "KS"], "left": [1, 1], "order": [], "count": 3}


@pytest.mark.parametrize(
    ("kind", "given", "more", "is_chosen"),
    [
        ("number", 0, {"low": 0, "high": 3}, ["0"]),
        ("seat", 1, {"values": [0, 1]}, ["1"]),
        ("seat", 1, {"values": [0, 1], "preset": 0}, ["1"]),
        ("seats", [0, 2], {"values": [0, 1, 2], "preset": [0, 1, 2]}, ["0", "2"]),
        ("seats", [], {"values": [0, 1], "preset": [0, 1]}, []),
        ("side", 0, {"values": [0, 1], "none": "Nobody"}, ["0"]),
        ("side", None, {"values": [0, 1], "none": "Nobody"}, ["none"]),
        ("choice", "b", {"values": [["a", "A"], ["b", "B"]], "preset": "a"}, ["b"]),
        ("choices", ["b"], {"values": [["a", "A"], ["b", "B"]], "most": 1}, ["b"]),
        ("suit", "H", {"values": "CDHS"}, ["H"]),
        ("flag", True, {}, ["true"]),
        ("flag", False, {"preset": True}, []),
    ],
)
def test_chips_show_what_was_given(kind, given, more, is_chosen):
    assert chosen(drawn(kind, given, **more)) == is_chosen


def test_a_seat_that_is_not_the_assumed_one_is_no_longer_folded_away():
    assert drawn("seat", 0, values=[0, 1], preset=0)["shape"] == "assumed"
    assert drawn("seat", 1, values=[0, 1], preset=0)["shape"] == "chips"


def test_typed_numbers_stand_in_their_boxes():
    boxes = drawn("numbers", [1, None, 0], **NUMBERS)["boxes"]
    assert [box["value"] for box in boxes] == ["1", "", "0"]
    [box] = drawn("number", 250, low=0, high=999)["boxes"]
    assert box["value"] == "250"


def test_a_pair_of_numbers_is_the_chip_that_says_both():
    pair = NUMBERS | {"count": 2, "places": [0, 1], "total": 5}
    assert chosen(drawn("numbers", [2, 3], **pair)) == ["2"]


def test_words_that_may_come_twice_are_counted():
    values = [["a", "A"], ["b", "B"]]
    rows = drawn("choices", ["a", "a"], values=values, most=2)["rows"]
    assert [row["value"] for row in rows] == ["2", "0"]


def test_cards_are_ticked_and_words_stand_as_they_are_typed():
    [spades] = drawn("card", "KS", **PACK)["suits"]
    assert [card["is_preset"] for card in spades["cards"]] == [False, True]
    [spades] = drawn("cards", ["KS", "AS"], **PACK)["suits"]
    assert [card["is_preset"] for card in spades["cards"]] == [True, True]
    assert drawn("text", "agreed")["value"] == "agreed"
    assert drawn("flags", [True, False])["value"]


def test_each_row_that_was_given_is_open_and_chosen():
    given = [{"rank": "T", "count": 3}]
    first, second = drawn("rows", given, **ROWS)["rows"]
    assert [chosen(part) for part in first["parts"]] == [["T"], ["3"]]
    assert (first["is_open"], second["is_open"]) == (True, False)


def test_who_took_what_is_chosen_and_nobody_else():
    field = {"values": [["J", "J\u2665"], ["T", "10\u2665"]], "sides": [0, 1]}
    rows = drawn("shares", {"J": 1, "T": None}, **field, none="nobody")["rows"]
    assert [chosen(row) for row in rows] == [["1"], ["none"]]
    rows = drawn("shares", {}, **field, none="nobody")["rows"]
    assert [chosen(row) for row in rows] == [["none"], ["none"]]
    rows = drawn("shares", {}, **field, none=None)["rows"]
    assert [chosen(row) for row in rows] == [[], []]


LEAST = NUMBERS | ROWS | PACK | {"values": [], "sides": [0], "none": None, "most": 1}
LEAST |= {"columns": 1}
ODD = [None, "x", 7, [None], [7], ["x"], {}, {"J": "x"}, [[7]]]


@pytest.mark.parametrize("kind", KINDS)
def test_what_does_not_fit_is_not_shown_and_breaks_nothing(kind):
    for given in ODD:
        assert drawn(kind, given, **LEAST)["name"] == "it"


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        ({"type": "exchange", "seat": 0}, ["Ann exchanges the deece"]),
        ({"type": "taken", "points": [0, 0, 250]}, ["Count the tricks"] * 2),
    ],
)
def test_only_the_questions_that_ask_for_it_fit(given, fits):
    table = {"game": "pinochle", "players": ["Ann", "Bob", "Cid"], "dealer": 1}
    turned = [{"type": "upcard", "card": "KH"}]
    sheet = rules.score(table | {"entries": turned}, prompts=True)
    quick = [prompt for prompt in sheet["prompts"] if prompt["way"] != "cards"]
    labels = [
        "".join(piece["text"] for piece in form["label"])
        for form in prompt_screen(sheet, quick, given)
        if form["fits"] == 3
    ]
    assert labels == fits
