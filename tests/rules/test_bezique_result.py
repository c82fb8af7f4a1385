"""The end of a game of bezique: who wins, with which line, and what is paid."""

import pytest

import rules
from tests.rules.tables.bezique import (
    brisques,
    five_hundred,
    four,
    game,
    last,
    lines,
    meld,
    partners,
    played,
    refused,
    result,
    said,
    score,
    three,
    totals,
    turn,
    won,
)
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total


def test_the_game_ends_with_the_line_that_brings_a_side_there():
    record = game(total(980, 960), turn("7H"), brisques(1, 2), brisques(0, 2))
    assert result(record)["winners"] == [0]
    assert totals(record) == [1000, 990]
    assert said(record)[-1] == "Game: Ann"


def test_nothing_counts_after_it_even_in_the_same_entry():
    entries = [total(90, 90), turn("8H"), played("7H AC")]
    record = game(*entries, target=100, sevens="play")
    assert lines(record) == [(0, 10, "seven_played")]
    assert totals(record) == [100, 90]


def test_the_deal_in_which_it_ends_is_complete():
    record = game(turn(), meld(0, "double_bezique"), target=500)
    assert score(record)["deals"][0]["complete"]
    assert refused(game(turn(), meld(0, "double_bezique"), won(0), target=500)) == (
        "game_over"
    )


def test_brisques_come_before_the_last_trick():
    entries = [turn(), brisques(0, 9), brisques(1, 7), last(0)]
    assert result(game(*entries, target=100))["winners"] == [0]
    by_winners = [turn(), [won(0, 1)] * 8, [won(1, 1)] * 7, [won(1)] * 16, won(0, 1)]
    assert totals(game(*by_winners, target=100)) == [100, 70]
    assert lines(game(*by_winners, target=200))[-1] == (0, 10, "last_trick")
    entries = [turn(), brisques(0, 10), last(0)]
    assert refused(game(*entries, target=100)) == "game_over"


@pytest.mark.parametrize("points", [90, 10010, 105, "100", True])
def test_the_target_comes_in_tens(points):
    with pytest.raises(rules.RuleError) as raised:
        rules.score(game(target=points))
    assert raised.value.code == "bad_option"


def test_the_target_may_be_any_of_the_books():
    assert result(game(total(1500, 0), target=1500))["winners"] == [0]
    assert score(three(total(2000, 0, 0), target=2500))["status"] == "open"
    assert result(three(total(0, 2000, 0)))["winners"] == [1]
    assert result(four(total(0, 0, 0, 2000)))["winners"] == [3]


class TestADealAddedUp:
    def test_comes_in_tens_and_above_nothing(self):
        assert refused(game(total(15, 10))) == "wrong_total"
        assert refused(game(total(-10, 10))) == "bad_field"
        assert refused(game(turn(), total(10, 10))) == "deal_started"
        assert refused(game(adjust(0, 10), total(10, 10))) == "deal_started"

    def test_is_looked_at_before_the_deal_that_it_comes_in(self):
        assert refused(game(turn(), total(5, 10))) == "wrong_total"
        assert refused(game(turn(), total(-10, 10))) == "bad_field"
        started = [turn(), total(5, 10)]
        assert refused(five_hundred(*started)) == "deal_started"

    def test_wins_for_the_higher_of_two_who_are_there(self):
        record = game(total(1000, 1010))
        assert result(record)["winners"] == [1]
        assert result(record)["scores"] == [1000, 1010]

    def test_leaves_it_to_the_next_points_if_they_are_level(self):
        level = total(1000, 1000)
        assert score(game(level))["status"] == "open"
        assert result(game(level, turn(), brisques(1)))["winners"] == [1]
        assert result(game(level, turn("7H"), dealer=1))["winners"] == [0]
        assert result(game(level, adjust(0, 10)))["winners"] == [0]
        assert score(game(level, total(0, 0)))["status"] == "open"
        assert result(game(level, total(10, 20)))["winners"] == [1]

    def test_lets_nobody_win_by_losing_points(self):
        entries = [total(1000, 1000), turn(), penalty(0, "overdrew")]
        record = game(*entries, forfeits="classic")
        assert score(record)["status"] == "open"
        ended = game(*entries, brisques(0), brisques(1), forfeits="classic")
        assert result(ended)["winners"] == [1]


def test_a_correction_can_end_the_game():
    record = game(total(900, 0), adjust(0, 100))
    assert result(record)["winners"] == [0]
    assert score(record)["deals"][1]["complete"]


class TestTheSettlement:
    def test_is_one_unit_from_each_loser(self):
        assert result(game(total(1000, 500)))["net"] == [1, -1]
        assert result(three(total(0, 2000, 10)))["net"] == [-1, 2, -1]
        assert result(four(total(0, 2000, 10, 0)))["net"] == [-1, 3, -1, -1]
        assert result(partners(total(2000, 0)))["net"] == [1, -1, 1, -1]

    def test_may_be_the_difference(self):
        rule = {"settle": "difference"}
        assert result(game(total(1000, 600), **rule))["net"] == [400, -400]
        record = three(total(100, 2000, 1500), **rule)
        assert result(record)["net"] == [-1900, 2400, -500]
        assert result(partners(total(2000, 700), **rule))["net"] == [
            *(1300, -1300, 1300, -1300)
        ]

    def test_names_the_winners(self):
        assert said(game(total(0, 1000))) == ["Game: Bob"]
        assert said(partners(total(2000, 0))) == ["Game: Ann and Cat"]

    def test_tags_the_great_beziques_of_deals_that_count(self):
        entries = [turn(), meld(0, "double_bezique"), meld(0, "triple_bezique")]
        tags = result(three(*entries))["tags"]
        assert tags == ["double_bezique", "triple_bezique"]
        four_of_them = partners(turn(), meld(0, "quadruple_bezique"), STOP)
        assert result(four_of_them)["tags"] == []
        void = [turn(), meld(0, "double_bezique"), misdeal("wrong_hand")]
        assert result(game(*void, total(1000, 0)))["tags"] == []


class TestATableThatStops:
    def test_drops_the_deal_in_progress(self):
        entries = [total(200, 150), turn(), meld(1, "double_bezique"), STOP]
        record = game(*entries)
        assert result(record) == {
            "winners": [0],
            "scores": [200, 150],
            "net": [1, -1],
            "stopped": True,
            "tags": [],
        }
        assert said(record)[-1] == "Game: Ann"

    def test_has_no_winner_if_the_leaders_are_level(self):
        for make, points in ((game, (90, 90)), (three, (90, 90, 50))):
            record = make(total(*points), STOP)
            assert result(record)["winners"] == []
            assert set(result(record)["net"]) == {0}
            assert said(record) == []

    def test_settles_by_the_difference_where_that_is_the_rule(self):
        record = three(total(90, 50, 0), STOP, settle="difference")
        assert result(record)["net"] == [130, -40, -90]


class TestTheOptions:
    @pytest.mark.parametrize(
        ("key", "option"),
        [
            ("bezique", {"second_double": "yes"}),
            ("bezique", {"sides": "partners"}),
            ("bezique_500", {"target": 500}),
            ("bezique_500", {"brisques": "at_end"}),
            ("bezique_500", {"settle": "game"}),
            ("bezique_three", {"form": "polish"}),
            ("bezique_three", {"renege": "cards"}),
            ("bezique_four", {"trump_from": "marriage"}),
        ],
    )
    def test_belong_to_their_games(self, key, option):
        with pytest.raises(rules.RuleError) as raised:
            rules.score(game(key=key, **option))
        assert raised.value.code == "unknown_option"

    def test_have_the_values_of_the_book(self):
        with pytest.raises(rules.RuleError) as raised:
            rules.score(game(form="rubicon"))
        assert raised.value.code == "bad_option"

    def test_partners_sit_opposite(self):
        assert score(partners())["sides"] == [[0, 2], [1, 3]]
        assert score(four())["sides"] == [[0], [1], [2], [3]]


def test_the_deal_passes_to_the_left():
    record = three(total(10, 0, 0), total(0, 10, 0), turn(), dealer=1)
    assert [deal["dealer"] for deal in score(record)["deals"]] == [1, 2, 0]


def test_a_marriage_in_polish_bezique_may_have_a_king_that_was_won():
    entries = [turn("9S"), played("AH KH"), meld(1, "marriage", "KH QH")]
    assert totals(game(*entries, form="polish")) == [0, 30]
    lying = [*entries[:2], meld(1, "marriage", "KH QH", table=["KH"])]
    assert totals(game(*lying, form="polish")) == [0, 30]
    assert refused(game(*lying)) == "not_available"
    again = [*lying, played("9C 8C"), meld(1, "marriage", "KH QH", table=["KH", "QH"])]
    assert refused(game(*again, form="polish")) == "already_used"
