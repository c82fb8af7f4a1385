"""Doubling and redoubling: who may, who answers, and what the game is worth then."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.pinochle import (
    answer,
    call_out,
    coming,
    deece,
    double,
    meld,
    play,
    points,
    refused,
    result,
    said,
    taken,
    totals,
    two,
    upcard,
)

DOUBLED = [double(0), answer(1)]


def doubling(*entries, **header):
    return two(*entries, doubling="on", **header)


def test_either_may_double_first_and_the_other_answers():
    for seat in (0, 1):
        assert coming(doubling(double(seat))) == ["answer"]
        own = doubling(double(seat), answer(seat))
        assert refused(own) == "not_yours_to_answer"
        accepted = doubling(double(seat), answer(1 - seat))
        assert said(accepted, last=True) == [
            ("Bob", "Ann")[seat] + " accepts: stakes x2"
        ]
    assert said(doubling(double(0)), last=True) == ["Ann doubles"]


def test_who_accepted_alone_may_double_next():
    assert refused(doubling(*DOUBLED, double(0))) == "not_your_double"
    again = doubling(*DOUBLED, double(1), answer(0))
    assert said(again, last=True) == ["Ann accepts: stakes x4"]
    assert refused(two(*again["entries"], double(1), doubling="on")) == (
        "not_your_double"
    )


def test_doubles_go_on_without_limit():
    entries = []
    for place in range(12):
        entries += [double(place % 2), answer(1 - place % 2)]
    won = result(doubling(*entries, taken(100, 150)))
    assert won["net"] == [-(2**12), 2**12]
    assert won["tags"] == ["doubled"]


def test_a_stake_too_long_to_be_said_is_not_doubled():
    doubles = [entry for _ in range(500) for entry in DOUBLED + [double(1), answer(0)]]
    assert said(doubling(*doubles), last=True) == [f"Ann accepts: stakes x{2**1000}"]
    assert refused(doubling(*doubles, double(0))) == "not_your_double"


def test_an_open_question_may_always_be_doubled():
    upturned = [upcard("TH")]
    phases = [
        [],
        upturned,
        [*upturned, meld(0, "aces")],
        [*upturned, play("AC 9C")],
        [*upturned, play("AC 9C"), deece(1)],
        [points(0, 40)],
    ]
    for entries in phases:
        asked = coming(doubling(*entries))
        assert "double" in asked
        assert coming(doubling(*entries, *DOUBLED)) == asked
        assert "double" in coming(doubling(*entries, *DOUBLED))


def test_a_double_refused_loses_the_stake_before_it():
    conceded = doubling(upcard("9H"), double(1), answer(0, accept=False))
    assert said(conceded, last=True) == ["Ann concedes", "Bob wins the game"]
    ended = result(conceded)
    assert (ended["winners"], ended["net"]) == ([1], [-1, 1])
    assert (ended["scores"], ended["tags"]) == ([10, 0], ["conceded"])
    deal = rules.score(conceded)["deals"][0]
    assert (deal["complete"], deal["void"], deal["points"]) == (False, False, [10, 0])
    redouble = doubling(*DOUBLED, double(1), answer(0, accept=False))
    assert result(redouble)["net"] == [-2, 2]
    assert result(redouble)["tags"] == ["conceded", "doubled"]
    assert refused(doubling(*conceded["entries"], double(0))) == "game_over"


@pytest.mark.parametrize(
    "entry",
    [
        double(0),
        double(1),
        double(7),
        call_out(0),
        taken(100, 150),
        points(0, 40),
        total(100, 150),
        upcard("TH"),
        {"type": "play"},
    ],
)
def test_a_double_is_answered_before_anything_else(entry):
    open_double = [double(0), entry]
    assert refused(doubling(*open_double, game="points")) == "double_pending"


def test_what_the_table_rules_may_come_before_the_answer():
    ruled = doubling(double(0), adjust(0, 20), penalty(1, "angling"))
    assert coming(ruled) == ["answer"]
    assert refused(doubling(double(0), {"type": "nonsense"})) == "unknown_entry"


def test_nothing_is_answered_without_a_double():
    assert refused(doubling(answer(0))) == "no_double"
    assert refused(doubling(*DOUBLED, answer(1))) == "no_double"


def test_without_doubling_nobody_doubles():
    assert "double" not in coming(two())
    assert refused(two(double(0))) == "doubling_off"
    assert refused(two(answer(0))) == "doubling_off"
    assert refused(two(double(2))) == "bad_seat"
    assert refused(two(answer(0, accept="yes"))) == "bad_field"
    assert refused(two({"type": "double"})) == "bad_field"


def test_a_misdeal_takes_its_doubles_with_it():
    again = [double(0), answer(1), misdeal("agreed")]
    for seat in (0, 1):
        assert coming(doubling(*again, double(seat))) == ["answer"]
    assert result(doubling(*again, taken(100, 150)))["net"] == [-1, 1]
    unanswered = doubling(double(0), misdeal("agreed"), upcard("9H"))
    assert totals(unanswered) == [10, 0]


def test_a_table_that_stops_takes_back_the_doubles_of_the_deal():
    ended = result(doubling(*DOUBLED, STOP))
    assert (ended["net"], ended["tags"]) == ([0, 0], [])
    assert result(doubling(double(0), STOP))["winners"] == []


def test_in_a_game_to_a_target_doubles_stand_for_the_whole_game():
    race = {"game": "points", "target": 300}
    deal = [*DOUBLED, taken(100, 150)]
    assert result(doubling(*deal, **race)) is None
    assert refused(doubling(*deal, double(0), **race)) == "not_your_double"
    won = result(doubling(*deal, total(100, 160), **race))
    assert (won["net"], won["tags"]) == ([-2, 2], ["doubled"])
    void = [double(1), answer(0), misdeal("agreed")]
    won = result(doubling(*deal, *void, total(100, 160), **race))
    assert won["net"] == [-2, 2]
    assert refused(doubling(*deal, *void, double(0), **race)) == "not_your_double"
    stopped = result(doubling(*deal, double(1), STOP, **race))
    assert (stopped["net"], stopped["tags"]) == ([-2, 2], ["doubled"])
    called = result(doubling(*deal, call_out(1, cards=150), **race))
    assert (called["net"], called["tags"]) == ([-2, 2], ["called_out", "doubled"])


def test_refusing_one_loses_the_whole_game():
    race = {"game": "points"}
    lost = doubling(total(500, 100), double(1), answer(0, accept=False), **race)
    assert result(lost)["winners"] == [1]
    assert totals(lost) == [500, 100]


def test_a_double_opens_the_deal_and_no_more():
    assert [deal["points"] for deal in rules.score(doubling(double(0)))["deals"]] == [
        [0, 0]
    ]
    assert refused(doubling(*DOUBLED, total(100, 150))) == "deal_started"
