"""Who can play Pinochle, and by which house rules."""

import pytest

import rules
from tests.rules.tables.common import total
from tests.rules.tables.pinochle import (
    NAMES,
    coming,
    partners,
    record,
    refused,
    result,
    taken,
    two,
)


def test_two_play_two_handed_pinochle_and_three_or_four_the_other():
    assert rules.score(two())["sides"] == [[0], [1]]
    assert rules.score(record(players=3))["sides"] == [[0], [1], [2]]
    assert rules.score(record(players=4))["sides"] == [[0], [1], [2], [3]]


def test_partners_sit_opposite_each_other():
    assert rules.score(partners())["sides"] == [[0, 2], [1, 3]]


@pytest.mark.parametrize(
    "wrong",
    [
        two() | {"players": NAMES[:3]},
        record(players=2),
        record(players=4) | {"players": [*NAMES, "Eve"]},
        record(players=3, form="partnership"),
    ],
)
def test_no_other_number_plays(wrong):
    assert refused(wrong) == "bad_players"


def test_partners_are_counted_before_anything_else_of_the_header():
    wrong = record(players=3, form="partnership", deck=64, dealer=5)
    assert refused(wrong) == "bad_players"


def test_the_dealer_has_a_seat():
    assert refused(two(dealer=2)) == "bad_dealer"


@pytest.mark.parametrize(
    "wrong",
    [
        two(form="individual"),
        two(first_lead="dealer"),
        two(no_trick="keep"),
        record(deck=48),
        record(doubling="off"),
        record(jokers=2),
    ],
)
def test_an_option_of_the_other_game_is_unknown(wrong):
    assert refused(wrong) == "unknown_option"


@pytest.mark.parametrize(
    "wrong",
    [
        two(deck="64"),
        two(deck=32),
        two(doubling=True),
        record(form="pairs"),
        record(game="night"),
        record(target=1005),
        record(target=90),
        record(target=10010),
        record(ending="low"),
        record(first_lead="left"),
        record(no_trick="half"),
        record(count="hoyle"),
        record(rounding="five"),
        record(double_pinochle=100),
        record(doubles="double"),
        record(heading="none"),
        record(renege="game"),
        record(settle="money"),
        two(doubling="on", settle="difference"),
    ],
)
def test_an_option_has_one_of_its_values(wrong):
    assert refused(wrong) == "bad_option"


@pytest.mark.parametrize(
    "given",
    [
        {"target": 100},
        {"target": 10000},
        {"ending": "high"},
        {"first_lead": "eldest"},
        {"count": "simple"},
        {"count": "counters"},
        {"settle": "difference", "game": "deal"},
    ],
)
def test_every_listed_value_is_taken(given):
    assert rules.score(record(**given))["status"] == "open"


def test_with_doubling_one_deal_is_the_game_unless_the_table_says_otherwise():
    assert "call_out" not in coming(two(doubling="on"))
    assert "call_out" in coming(two(doubling="on", game="points"))
    assert "call_out" in coming(two())
    assert result(two(taken(100, 150), doubling="on"))["winners"] == [1]
    assert result(two(taken(100, 150), doubling="on", game="points")) is None


def test_the_deal_goes_to_the_left():
    deals = rules.score(record(total(100, 100, 50), taken(80, 80, 90)))["deals"]
    assert [deal["dealer"] for deal in deals] == [0, 1]
