"""The curve of the totals: its lines, its scale, its ticks, what turned the game."""

import rules
from phone.screen.review.curve import BELOW, MOST_POINTS, MOST_TICKS, curve, levels
from rules.record import scored_record
from tests.bench import long_game
from tests.rules.tables.oh_hell import bid, oh_hell, tricks
from tests.screen.reading import text

DEALS = [bid(0, 0), bid(1, 1), bid(2, 0), tricks(0, 1, 0)]
DEALS += [bid(1, 1), bid(2, 1), bid(0, 1), tricks(1, 0, 1)]
TWO_DEALS = oh_hell(*DEALS, hands=[1, 2])


def drawn(record, marks=()):
    referee, makers = rules.replay_and_watch(record)
    return curve(scored_record(referee, prompts=True), makers, marks)


def test_a_line_goes_from_nothing_to_the_total_of_its_side():
    ann, bob, cara = drawn(TWO_DEALS)["lines"]
    assert ann["points"] == "0,1000 500,523 1000,0"
    assert bob["points"] == "0,1000 500,476 1000,476"
    assert [line["total"] for line in (ann, bob, cara)] == ["21", "11", "21"]


def test_what_changed_in_a_deal_is_on_it_where_it_was_entered():
    adjusted = {"type": "adjust", "side": 0, "points": -5}
    ann = drawn(oh_hell(*DEALS[:1], adjusted, *DEALS[1:4], hands=[1]))["lines"][0]
    assert ann["points"].split()[1] == "400,1000"


def test_a_deal_ends_at_its_tick():
    assert drawn(TWO_DEALS)["ticks"] == [{"x": "50.0%"}, {"x": "100.0%"}]


def test_the_same_stands_in_a_table():
    rows = drawn(TWO_DEALS)["rows"]
    assert [text(row["title"]).strip() for row in rows] == ["1 card", "2 cards"]
    assert [row["cells"] for row in rows] == [["10", "11", "10"], ["21", "11", "21"]]


def test_a_game_in_which_nobody_has_a_point_has_no_curve():
    assert drawn(oh_hell(bid(0, 1), hands=[1])) is None
    assert drawn(oh_hell(hands=[1])) is None


def test_without_marks_none_is_drawn():
    assert drawn(TWO_DEALS)["marks"] == []


def turn(entry):
    return {"entry": entry, "name": "Bob's bid: 11", "text": "Without it Ann had won."}


def test_a_mark_stands_at_its_entry():
    [one] = drawn(TWO_DEALS, [turn(1)])["marks"]
    assert (one["number"], one["x"], one["at"]) == (1, "25.0%", 2)
    assert one["name"] == "Bob's bid: 11"


def test_marks_that_are_close_hang_below_each_other():
    marks = [turn(3), turn(7), turn(7)]
    assert [one["y"] for one in drawn(TWO_DEALS, marks)["marks"]] == [0, 0, BELOW]


def test_the_scale_is_round_and_short():
    assert levels(0, 87) == [0, 20, 40, 60, 80]
    assert levels(-54, 42) == [-40, -20, 0, 20, 40]
    assert levels(0, 1010) == [0, 500, 1000]
    assert levels(0, 3) == [0, 1, 2, 3]


def test_a_long_game_is_drawn_in_some_points():
    again = [{"type": "misdeal", "reason": "other"}] * 100
    corrections = [
        {"type": "adjust", "side": 0, "points": 1, "note": f"{n}"} for n in range(300)
    ]
    record = long_game.HEADER | {"entries": again + corrections}
    shown = drawn(record)
    ann = shown["lines"][0]["points"].split()
    assert len(ann) == MOST_POINTS
    assert ann[-1] == "1000,0"
    assert len(shown["ticks"]) == len(shown["rows"]) == MOST_TICKS
    assert shown["rows"][-1]["cells"][0] == "300"
