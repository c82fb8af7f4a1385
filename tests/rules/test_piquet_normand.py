"""Piquet normand: three players, ten cards, twenty for pique and repique."""

import pytest

from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.piquet import (
    CLOSE,
    award,
    awards,
    blank,
    exchange,
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
from tests.sentences import CLAIMS_AGAINST_PLAY

EVERY = {"count": "every"}

refusal, result, said, said_last, scored, totals, lines, may_come = of_game(
    "piquet_normand"
)


def test_there_are_no_answers():
    assert may_come(point(0, 4)) == {
        "award",
        "carte_blanche",
        "close",
        "declare",
        "hand",
        "play",
        "trick",
    }
    answer = {"type": "answer", "seat": 1, "class": "point", "reply": "good"}
    assert refusal(point(0, 4), answer) == "unknown_entry"
    assert refusal(penalty(0, "excess_returned")) == "unknown_offence"
    assert refusal(penalty(0, "short_hand", missing=1)) == "unknown_offence"


def test_nothing_is_replied_and_nobody_is_out_of_order():
    assert said(runs(1, "4"), runs(0, "3"), point(2, 4), point(0, 5)) == []
    assert totals(runs(1, "4"), runs(0, "3"), point(2, 4), point(0, 5)) == [5, 4, 0]


class TestTheDealersExchange:
    def test_two_cards_or_none(self):
        assert totals(exchange(2, 2)) == [0, 0, 0]
        assert totals(exchange(2, 0)) == [0, 0, 0]
        assert said(exchange(2, 0)) == []
        assert refusal(exchange(2, 1)) == "exchange_limit"
        assert refusal(exchange(0, 2)) == "not_dealer"
        assert refusal(exchange(2, 2), exchange(2, 2)) == "already_exchanged"
        assert refusal(point(0, 4), exchange(2, 2)) == "exchange_over"

    def test_it_bars_only_the_players_own_carte_blanche(self):
        assert refusal(exchange(2, 2), blank(2)) == "blank_too_late"
        assert totals(exchange(2, 2), blank(0)) == [10, 0, 0]


class TestCarteBlanche:
    def test_two_have_room_in_the_pack(self):
        assert totals(blank(0), blank(1)) == [10, 10, 0]
        assert refusal(blank(0), blank(1), blank(2)) == "blank_impossible"
        assert "carte_blanche" not in may_come(blank(0), blank(1))

    def test_its_owner_has_no_courts_later_but_the_dealer_may(self):
        assert refusal(blank(0), sets(0, "3K")) == "impossible_together"
        assert refusal(sets(0, "3J"), blank(0)) == "impossible_together"
        assert refusal(blank(0), runs(0, "3J")) == "impossible_together"
        assert totals(blank(0), sets(0, "3A")) == [13, 0, 0]
        assert totals(blank(2), sets(2, "3K")) == [0, 0, 13]

    def test_nor_in_the_hand_or_play(self):
        cards = "AS TS 9S 8S 7S AH TH 9H 8H"
        assert refusal(blank(0), hand(0, f"{cards} KH")) == "impossible_together"
        assert totals(blank(0), hand(0, f"{cards} 7H")) == [10, 0, 0]
        doubt = CLAIMS_AGAINST_PLAY
        assert said_last(blank(0), trick(cards="KS 7S 8S"))[-1] == doubt
        assert doubt not in said_last(blank(0), trick(cards="AS 7S 8S"))


class TestClasses:
    def test_the_best_of_three_has_it(self):
        spoken = [runs(0, "3A", "3"), runs(1, "4"), runs(2, "4K")]
        assert refusal(*spoken, CLOSE) == "tie_open"
        assert totals(*spoken, runs(1, "4A")) == [0, 4, 0]
        assert totals(*spoken, runs(1, "4K")) == [0, 0, 0]
        assert refusal(*spoken, runs(0, "3A", "3K")) == "already_declared"

    def test_the_points_of_ten_cards(self):
        assert refusal(award("sequence", 0, 11)) == "points_impossible"
        assert refusal(award("set", 0, 12)) == "points_impossible"
        assert refusal(award("set", 0, 31)) == "points_impossible"
        assert totals(award("set", 0, 28)) == [28, 0, 0]

    def test_a_hand_has_ten_cards(self):
        assert refusal(hand(0, "AS KS QS")) == "wrong_hand_size"
        assert refusal(runs(0, "8", "3")) == "too_many_cards"

    def test_having_nothing(self):
        assert totals(none(0, "point"), point(1, 3)) == [0, 3, 0]


class TestPiqueAndRepique:
    def test_twenty_in_hand(self):
        assert totals(*awards((0, 5), (0, 15), (1, 14)), CLOSE) == [110, 14, 0]
        assert totals(*awards((0, 5), (0, 15), None), CLOSE, bonus_style="jump") == [
            90,
            0,
            0,
        ]
        assert totals(*awards((2, 4), (0, 15), (0, 6)), CLOSE) == [21, 0, 4]

    def test_twenty_in_play(self):
        hand = awards((0, 4), (0, 15), None)
        assert totals(*hand, trick(0)) == [80, 0, 0]
        assert totals(*hand, trick(0), bonus_style="jump") == [60, 0, 0]
        assert totals(*awards((1, 4), (0, 15), None), trick(0)) == [16, 4, 0]

    def test_anyone_can_have_it(self):
        hand = awards((2, 4), (2, 15), None)
        low = trick(2, lead_low=True)
        assert totals(*hand, low) == [0, 0, 80]
        assert totals(*hand, trick(2)) == [1, 0, 20]


class TestPlay:
    def test_three_cards_to_a_trick(self):
        assert refusal(trick(cards="AS KS")) == "wrong_card_count"
        assert totals(trick(cards="QS AS KS")) == [1, 1, 0]
        assert said_last(trick(cards="QS AS KS"))[-3:] == ["Ann 1", "Bob 1", "Cat 0"]
        second = (trick(1), trick(cards="AH TH KH"))
        assert said_last(*second) == ["Bob 2", "Cat 0", "Ann 1"]

    def test_ten_for_the_most(self):
        assert lines(*tricks("0000011122"))[-1] == (0, 10, "cards")
        assert lines(*tricks("0000111222"))[-1] == (0, 10, "cards")

    def test_five_each_for_four(self):
        assert lines(*tricks("0000111122"))[-2:] == [
            (0, 5, "shared_cards"),
            (1, 5, "shared_cards"),
        ]
        told = said_last(*tricks("0000111122"))
        assert told[-3:-1] == ["Ann: shared cards, 10", "Bob: shared cards, 10"]

    def test_twenty_each_for_all_between_two(self):
        for winners in ("0000000001", "0000011111"):
            assert lines(*tricks(winners))[-2:] == [
                (0, 20, "shared_capot"),
                (1, 20, "shared_capot"),
            ]

    def test_declaring_order_counts_where_two_share(self):
        told = said_last(*tricks("2222000011"), dealer=1)
        assert told[-3].startswith("Cat: shared cards")
        assert told[-2].startswith("Ann: shared cards")

    def test_forty_for_all(self):
        assert totals(*tricks("0" * 10)) == [50, 0, 0]
        assert totals(*tricks("0" * 10), capot_last=True) == [51, 0, 0]

    def test_the_play_at_once(self):
        assert refusal(play([4, 3, 2], [6, 4, 4])) == "tricks_total"
        assert refusal(play([4, 3, 3], [11, 4, 4])) == "play_points_impossible"
        assert totals(play([4, 3, 3], [10, 4, 4])) == [20, 4, 4]
        assert refusal(play([4, 3, 3], [6, 8, 4])) == "play_points_impossible"
        assert refusal(play([4, 3, 3], [10, 7, 5])) == "play_points_impossible"
        assert refusal(play([4, 3, 3], last=0, captures=1)) == "bad_field"

    def test_the_sum_by_the_count(self):
        few = play([4, 3, 3], [5, 3, 2])
        assert refusal(few, **EVERY) == "play_points_impossible"
        assert totals(few) == [15, 3, 2]
        exact = play([4, 3, 3], [9, 6, 6])
        assert totals(exact, count="lead_and_trick") == [19, 6, 6]
        assert refusal(few, count="lead_and_trick") == "play_points_impossible"

    def test_the_last_trick_of_a_capot(self):
        assert totals(play([10, 0, 0], [11, 0, 0])) == [51, 0, 0]
        assert totals(play([10, 0, 0], [21, 0, 0]), capot_last=True) == [121, 0, 0]
        assert refusal(play([10, 0, 0], [21, 0, 0])) == "play_points_impossible"

    def test_a_pique_may_hang_on_who_scored_first(self):
        hand = awards((1, 4), (1, 9), None)
        entry = play([3, 4, 3], [4, 8, 4])
        assert refusal(*hand, entry) == "run_needed"
        assert totals(*hand, entry | {"run": 7}) == [4, 13 + 8 + 60 + 10, 4]
        assert totals(*hand, entry | {"run": 6}) == [4, 31, 4]
        assert refusal(*hand, entry | {"run": 9}) == "run_impossible"
        assert totals(*hand, play([3, 4, 3], [5, 8, 5]), **EVERY) == [5, 31, 5]

    def test_the_run_of_elder_follows_where_every_lead_counts(self):
        hand = awards(None, (0, 15), None)

        def refused(points, *numbers):
            entries = [play([4, 3, 3], points, run=run) for run in numbers]
            return {refusal(*hand, entry, **EVERY) for entry in entries}

        assert refused([7, 4, 4], 0, 4, 7) == {"run_impossible"}  # two captures
        assert totals(*hand, play([4, 3, 3], [7, 4, 4], run=3), **EVERY) == [32, 4, 4]
        assert refused([5, 5, 5], 0, 4) == {"run_impossible"}  # none
        entry = play([4, 3, 3], [5, 5, 5], run=5)
        assert totals(*hand, entry, **EVERY) == [15 + 5 + 60 + 10, 5, 5]

    def test_no_run_is_longer_than_the_points_however_few_are_entered(self):
        hand = awards(None, (0, 15), (0, 3))
        entry = play([4, 3, 3], [3, 6, 6], run=4)
        assert refusal(*hand, entry, **EVERY) == "run_impossible"


class TestFalseDeclaration:
    SPOKEN = (*awards((0, 5), None, None), CLOSE)

    def test_it_says_who_scores_instead(self):
        ruled = penalty(0, "false_declaration", **{"class": "point", "points": 4})
        assert refusal(*self.SPOKEN, ruled) == "bad_field"
        assert refusal(*self.SPOKEN, ruled | {"seat": 9}) == "bad_field"
        assert refusal(ruled) == "bad_field"
        assert totals(*self.SPOKEN, ruled | {"to": 2}) == [0, 0, 4]
        assert refusal(*self.SPOKEN, ruled | {"to": 0}) == "bad_seat"
        assert refusal(*self.SPOKEN, ruled | {"to": 3}) == "bad_seat"

    def test_nobody_needs_to(self):
        ruled = penalty(0, "false_declaration", **{"class": "point"})
        assert totals(*self.SPOKEN, ruled) == [0, 0, 0]


class TestTheEnd:
    def test_everyone_pays_the_winner_the_difference(self):
        found = result(total(100, 60, 45))
        assert found["net"] == [95, -40, -55]
        assert said(total(100, 60, 45))[-1] == "Game over: Ann +95, Bob -40, Cat -55"

    def test_or_the_dealer_wins_the_pool(self):
        deals = [total(50, 60, 45), total(50, 0, 0)]
        assert result(*deals, settle="pool", ante=3)["net"] == [12, -6, -6]

    def test_level_at_the_top_another_deal(self):
        level = [total(100, 100, 45)]
        assert said_last(*level)[-1] == "Scores equal: one more deal"
        found = result(*level, total(0, 1, 60))
        assert found["winners"] == [2]
        assert found["tags"] == ["extra_deals"]

    def test_two_who_are_level_below_do_not_matter(self):
        assert result(total(100, 50, 50))["net"] == [100, -50, -50]

    def test_stopped(self):
        assert result(total(50, 30, 40), STOP)["net"] == [30, -20, -10]
        assert result(total(50, 50, 40), STOP)["winners"] == []
        assert result(total(50, 50, 40), STOP)["net"] == [0, 0, 0]
        assert result(total(50, 30, 40), STOP, settle="pool")["winners"] == []
        assert said_last(total(50, 30, 40), STOP) == ["Game stopped"]

    def test_the_deal_passes_to_the_left(self):
        deals = scored(total(0, 0, 0), misdeal("agreed"), total(0, 0, 0), adjust(0, 1))[
            "deals"
        ]
        assert [deal["dealer"] for deal in deals] == [2, 0, 0, 1]

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            ({"form": "cent"}, "unknown_option"),
            ({"double_under": 50}, "unknown_option"),
            ({"pique_order": "spoken"}, "unknown_option"),
            ({"bonus_style": "raise"}, "bad_option"),
            ({"settle": "each_pair"}, "bad_option"),
            ({"ante": 0}, "bad_option"),
        ],
    )
    def test_options(self, options, code):
        assert refusal(**options) == code
