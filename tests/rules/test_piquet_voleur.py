"""Piquet voleur: two partnerships, eight cards each, nothing exchanged."""

import pytest

from tests.rules.tables.common import STOP, penalty, total
from tests.rules.tables.piquet import (
    CLOSE,
    award,
    awards,
    blank,
    hand,
    none,
    of_game,
    play,
    point,
    runs,
    sets,
    trick,
    tricks,
)

EVERY = {"count": "every"}

refusal, result, said, said_last, scored, totals, lines, may_come = of_game(
    "piquet_voleur"
)


def test_nothing_is_exchanged_or_answered():
    types = {"award", "carte_blanche", "close", "declare", "hand", "play", "trick"}
    assert may_come() == types
    exchange = {"type": "exchange", "seat": 0, "count": 1}
    assert refusal(exchange) == "unknown_entry"
    assert refusal(penalty(0, "elder_overdrew")) == "unknown_offence"
    assert refusal(penalty(0, "short_hand", missing=1)) == "unknown_offence"


def test_partners_sit_apart():
    assert scored()["sides"] == [[0, 2], [1, 3]]


class TestPartners:
    def test_runs_and_sets_of_both_score(self):
        spoken = [sets(0, "3T"), sets(1, "3A"), sets(3, "3J")]
        assert totals(*spoken) == [0, 6]

    def test_of_points_only_the_better(self):
        spoken = [point(0, 4), point(1, 4, 39), point(2, 5)]
        assert totals(*spoken) == [5, 0]
        assert totals(*spoken, partner_point="both") == [9, 0]

    def test_equal_points_of_partners_are_no_tie(self):
        spoken = [point(0, 4), point(2, 4), point(1, 3)]
        assert totals(*spoken, CLOSE) == [4, 0]
        assert refusal(*spoken[:2], point(1, 4), CLOSE) == "tie_open"

    def test_a_tie_is_open_until_all_the_tied_have_told(self):
        spoken = [point(0, 4), point(1, 4, 39), point(2, 4)]
        assert refusal(*spoken, point(0, 4, 40), CLOSE) == "tie_open"
        told = [*spoken, point(0, 4, 38), point(2, 4, 40)]
        assert totals(*told, CLOSE) == [4, 0]

    def test_a_rank_is_in_one_hand_only(self):
        assert refusal(sets(0, "3K"), sets(2, "3K")) == "set_conflict"

    def test_awards_of_two(self):
        assert refusal(award("point", 0, 9)) == "points_impossible"
        assert totals(award("point", 0, 16), partner_point="both") == [16, 0]
        assert totals(award("sequence", 0, 18 + 16)) == [34, 0]
        assert refusal(award("sequence", 0, 5)) == "points_impossible"
        assert totals(award("set", 0, 28 + 14)) == [42, 0]
        assert refusal(award("set", 0, 15)) == "points_impossible"

    def test_a_lead_won_by_the_partner_counts_once(self):
        assert totals(trick(2), **EVERY) == [1, 0]
        assert totals(trick(1), **EVERY) == [1, 1]
        assert totals(trick(2), count="lead_and_trick") == [2, 0]


class TestCarteBlanche:
    def test_two_partners_have_repique(self):
        assert totals(blank(0), blank(2), CLOSE) == [110, 0]
        assert said(blank(0), blank(2), CLOSE) == [
            "Ann: carte blanche, 10",
            "Cat: carte blanche, 10",
            "Ann & Cat: repique",
            "Ann & Cat starts with 110",
            "Bob & Dan starts with 0",
        ]

    def test_three_have_no_room(self):
        assert refusal(blank(0), blank(1), blank(2)) == "blank_impossible"

    def test_its_owner_has_no_courts(self):
        assert refusal(blank(3), sets(3, "3K")) == "impossible_together"
        plain = "AS TS 9S 8S 7S AH TH"
        assert refusal(blank(0), hand(0, f"{plain} QH")) == "impossible_together"
        assert totals(blank(0, f"{plain} 9H"), hand(0, f"{plain} 9H")) == [10, 0]


class TestPlay:
    def test_four_cards_in_order_of_play(self):
        assert refusal(trick(cards="AS KS QS")) == "wrong_card_count"
        assert totals(trick(cards="TS KS AS QS"), **EVERY) == [1, 0]
        assert said_last(trick(1), trick(cards="TH KH AH QH"))[-2:] == [
            "Bob & Dan 2",
            "Ann & Cat 1",
        ]

    def test_five_tricks_are_the_cards(self):
        assert lines(*tricks("00000111"), **EVERY)[-1] == (0, 10, "cards")
        assert "Cards divided" in said_last(*tricks("00001111"))
        assert lines(*tricks("02020202"), **EVERY)[-1] == (0, 40, "capot")

    def test_the_play_at_once(self):
        assert totals(play([5, 3], [8, 4])) == [18, 4]
        assert refusal(play([5, 3], [13, 2])) == "play_points_impossible"
        assert refusal(play([5, 3], [6, 8])) == "play_points_impossible"
        assert refusal(play([5, 3], [2, 2]), **EVERY) == "play_points_impossible"
        assert refusal(play([5, 4], [8, 4])) == "tricks_total"

    def test_pique_at_twenty(self):
        hand = awards((0, 4), (0, 15), None)
        assert totals(*hand, trick(2)) == [80, 0]
        assert said_last(*hand, CLOSE, trick(2)) == [
            "Ann & Cat: pique",
            "Ann & Cat 80",
            "Bob & Dan 0",
        ]
        assert totals(*awards((1, 4), (1, 15), None), trick(1), **EVERY) == [1, 20]

    def test_hands_and_claims_have_eight_cards(self):
        assert refusal(runs(0, "5", "4")) == "too_many_cards"
        assert totals(point(0, 5), runs(0, "3"), sets(0, "4A")) == [22, 0]
        assert refusal(point(0, 6), runs(0, "3"), sets(0, "4A")) == (
            "impossible_together"
        )


class TestRulings:
    def test_an_offence_costs_the_side(self):
        spoken = [award("point", 0, 5), penalty(2, "long_hand")]
        assert totals(*spoken) == [0, 0]
        assert said_last(*spoken) == ["Penalty: Cat, long hand"]

    def test_a_miscall_takes_the_award_of_the_side(self):
        wrong = penalty(2, "miscall", **{"class": "set"})
        assert totals(award("set", 0, 3), wrong) == [0, 0]
        assert refusal(sets(0, "3A"), wrong) == "nothing_claimed"

    def test_a_false_declaration_gives_to_the_other_side(self):
        spoken = [*awards((0, 5), None, (0, 3)), CLOSE]
        ruled = penalty(2, "false_declaration", **{"class": "set", "points": 28})
        assert totals(*spoken, ruled) == [0, 28]
        assert refusal(*spoken, ruled | {"to": 1}) == "bad_field"

    def test_no_more_tricks_than_eight(self):
        assert refusal(penalty(0, "revoke", trick=9)) == "bad_field"


class TestTheEnd:
    def test_each_winner_takes_and_each_loser_pays(self):
        found = result(total(100, 40))
        assert found["net"] == [120, -120, 120, -120]
        assert found["tags"] == ["double"]
        assert said(total(100, 40))[-1] == "Ann & Cat wins 120"

    def test_the_forms(self):
        rubicon = [total(20, 10)] * 6
        assert result(*rubicon, form="rubicon")["net"][0] == 120 + 60 + 100
        club = [total(20, 30)] * 4
        assert result(*club, form="club")["scores"] == [120, 180]
        assert result(*club, form="club")["net"] == [-160, 160, -160, 160]

    def test_level(self):
        assert said_last(total(100, 100))[-1] == "Scores equal: one more deal"
        assert result(total(100, 100), tie="draw")["tags"] == ["draw"]

    def test_stopped(self):
        assert result(total(60, 40), STOP)["net"] == [20, -20, 20, -20]

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            ({"form": "partie"}, "bad_option"),
            ({"partner_point": "none"}, "bad_option"),
            ({"blank_when": "at_once"}, "unknown_option"),
            ({"younger_pique": True}, "unknown_option"),
            ({"stock_offence": "no_count"}, "unknown_option"),
            ({"ante": 1}, "unknown_option"),
        ],
    )
    def test_options(self, options, code):
        assert refusal(**options) == code


def test_having_nothing_is_no_claim():
    assert totals(none(0, "point"), point(1, 4), none(2, "point")) == [0, 4]
