"""The count of a deal of Pinochle, and the end of a game: targets, calls, settling."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, penalty, total
from tests.rules.tables.pinochle import (
    call_out,
    coming,
    names,
    partners,
    play,
    points,
    reasons,
    record,
    refused,
    result,
    said,
    taken,
    totals,
    two,
    upcard,
)

SPADES = upcard("TS")


class TestTaken:
    def test_the_last_trick_is_ten_beside_the_cards_or_in_them(self):
        beside = record(taken(70, 110, 60, last=1))
        assert totals(beside) == [70, 120, 60]
        assert reasons(beside) == [
            *((0, "cards", 70), (1, "cards", 110), (2, "cards", 60)),
            (1, "last_trick", 10),
        ]
        inside = record(taken(70, 120, 60))
        assert totals(inside) == [70, 120, 60]
        assert (1, "last_trick", 10) not in reasons(inside)

    def test_one_number_follows_from_the_others(self):
        assert totals(record(taken(70, None, 60, last=1))) == [70, 120, 60]
        assert totals(record(taken(70, 120, None))) == [70, 120, 60]

    @pytest.mark.parametrize(
        "entry",
        [
            taken(70, None, None, last=1),
            taken(70, 180),
            taken(70, 120, 60, 0),
            taken(-10, 200, 60),
            taken(70, 120, 60.0),
            taken(70, 120, 60, last=None),
            taken(70, 120, 60, won_a_trick=1),
            taken(70, 120, 60, winner=1),
            {"type": "taken", "last": 1},
        ],
    )
    def test_the_parts_are_what_they_must_be(self, entry):
        assert refused(record(entry)) == "bad_field"

    def test_seats_and_sides_are_those_of_the_table(self):
        assert refused(record(taken(70, 110, 60, last=3))) == "bad_seat"
        assert refused(record(taken(70, 110, 60, won_a_trick=[3]))) == "bad_seat"
        assert refused(partners(taken(120, 130, won_a_trick=[2]))) == "bad_seat"
        assert totals(partners(taken(110, 130, last=3))) == [110, 140]

    @pytest.mark.parametrize(
        "entry",
        [
            taken(70, 110, 60),
            taken(70, 110, 70, last=1),
            taken(100, 160, None),
            taken(100, 150, None, last=0),
        ],
    )
    def test_the_cards_add_up(self, entry):
        assert refused(record(entry)) == "wrong_total"

    def test_some_counts_no_cards_come_to(self):
        assert refused(two(taken(1, 249))) == "impossible_count"
        assert refused(two(taken(1, None, last=1))) == "impossible_count"
        assert totals(two(taken(2, 248))) == [2, 248]
        assert refused(two(taken(122, 128), count="simple")) == "impossible_count"
        assert totals(two(taken(125, 125), count="simple")) == [125, 125]
        assert refused(two(taken(125, 125), count="counters")) == "impossible_count"
        assert totals(two(taken(120, 130), count="counters")) == [120, 130]

    def test_nobody_has_less_than_in_the_tricks_recorded(self):
        played = [SPADES, play("AC TC KC")]
        assert refused(record(*played, taken(20, 170, 60))) == "below_tricks_seen"
        assert totals(record(*played, taken(25, 165, 60))) == [25, 165, 60]

    def test_a_deal_is_closed_with_its_totals(self):
        told = record(points(0, 40), taken(70, 120, 60))
        assert said(told, last=True) == ["Totals: Ann 110, Bob 120, Cid 60"]
        assert said(partners(taken(100, 150))) == [
            "Totals: Ann & Cid 100, Bob & Dee 150"
        ]

    def test_totals_are_said_of_any_name(self):
        told = two(taken(100, 150)) | {"players": ["100%d", "{} %"]}
        assert said(told) == ["Totals: 100%d 100, {} % 150"]


class TestRounding:
    @pytest.mark.parametrize(
        ("number", "written"), [(66, 60), (67, 70), (69, 70), (70, 70), (2, 0)]
    )
    def test_card_points_go_to_tens_if_the_table_says_so(self, number, written):
        entry = taken(number, 240 - number, last=1)
        assert totals(two(entry, rounding="ten"))[0] == written
        assert totals(two(entry))[0] == number

    def test_the_last_trick_is_not_rounded_away(self):
        counted = two(taken(66, 174, last=0), rounding="ten")
        assert totals(counted) == [70, 170]
        assert totals(two(taken(76, 174), rounding="ten")) == [70, 170]


class TestDealTotal:
    def test_it_stands_for_a_whole_deal(self):
        told = record(total(123, 100, 87))
        assert totals(told) == [123, 100, 87]
        assert said(told) == ["Totals: Ann 123, Bob 100, Cid 87"]
        assert reasons(told)[0] == (0, "deal_total", 123)

    @pytest.mark.parametrize(
        "numbers", [(80, 80, 80), (100, 100, 55), (100, 100, 49), (0, 0, 0)]
    )
    def test_melds_are_tens_and_tricks_250(self, numbers):
        assert refused(record(total(*numbers))) == "wrong_total"

    def test_it_is_never_below_nothing(self):
        assert refused(record(total(-10, 200, 60))) == "bad_field"
        assert refused(record(points(0, 10), total(-10, 200, 60))) == "bad_field"
        assert refused(record(points(0, 10), total(100, 90, 60))) == "deal_started"

    def test_each_number_is_possible(self):
        assert refused(record(total(1, 129, 120))) == "impossible_count"
        assert refused(two(total(122, 128), count="simple")) == "impossible_count"
        assert refused(two(total(125, 125), count="counters")) == "impossible_count"
        assert totals(two(total(125, 125), count="simple")) == [125, 125]

    def test_in_tens_every_number_is(self):
        tens = {"rounding": "ten"}
        assert totals(record(total(80, 80, 80), **tens)) == [80, 80, 80]
        assert refused(record(total(80, 80, 70), **tens)) == "wrong_total"
        assert refused(record(total(85, 85, 80), **tens)) == "wrong_total"
        four = {"players": 4, **tens}
        assert totals(record(total(60, 60, 60, 50), **four)) == [60, 60, 60, 50]
        assert refused(record(total(60, 60, 60, 40), **four)) == "wrong_total"
        assert refused(partners(total(120, 110), **tens)) == "wrong_total"
        assert totals(partners(total(120, 120), **tens)) == [120, 120]


class TestNoTrick:
    lost = staticmethod(lambda *entries: record(*entries, no_trick="lose"))

    def test_melds_without_a_trick_stay_unless_the_table_says_so(self):
        deal = [SPADES, names(1, "aces", "deece"), taken(130, 0, 110, last=0)]
        assert totals(record(*deal)) == [140, 110, 110]
        told = self.lost(*deal)
        assert totals(told) == [140, 0, 110]
        assert reasons(told)[-1] == (1, "no_trick", -110)

    def test_a_trick_saves_them_however_it_is_known(self):
        melds, none = [SPADES, names(1, "aces")], taken(130, 0, 110, last=0)
        won = none | {"won_a_trick": [1]}
        assert totals(self.lost(*melds, none)) == [140, 0, 110]
        assert totals(self.lost(*melds, won)) == [140, 100, 110]
        assert totals(self.lost(*melds, taken(130, 0, 110, last=1))) == [130, 110, 110]
        assert totals(self.lost(*melds, taken(128, 2, 110, last=0))) == [138, 102, 110]

    def test_a_trick_recorded_saves_them_though_it_counts_nothing(self):
        trick = [upcard("TH"), names(1, "deece"), play("9C 9H 9C")]
        assert totals(self.lost(*trick, taken(0, 0, 250))) == [0, 10, 250]

    def test_who_won_a_trick_is_taken_and_ignored_elsewhere(self):
        entry = taken(130, 0, 120, won_a_trick=[1])
        assert totals(record(points(1, 40), entry)) == [130, 40, 120]
        assert totals(two(points(1, 40), taken(250, 0, won_a_trick=[]))) == [250, 40]

    def test_adjustments_are_not_lost(self):
        told = self.lost(points(1, 40), adjust(1, 30), taken(130, 0, 120))
        assert totals(told) == [130, 30, 120]


class TestTarget:
    def test_one_side_there_wins(self):
        won = record(total(1000, 100, 100))
        assert result(won)["winners"] == [0]
        assert result(won)["net"] == [2, -1, -1]
        assert said(won)[-1] == "Ann wins the game"
        assert result(two(total(500, 100), target=500))["winners"] == [0]

    def test_in_mid_deal_nothing_ends(self):
        assert result(two(total(990, 100), points(0, 40))) is None

    def test_several_raise_it_and_it_is_tested_at_once(self):
        won = two(total(1260, 1010))
        assert said(won) == [
            "Totals: Ann 1260, Bob 1010",
            "Game goes to 1250",
            "Ann wins the game",
        ]
        assert (result(won)["winners"], result(won)["tags"]) == ([0], [])

    def test_a_raised_target_that_nobody_has_is_played_for(self):
        raised = [total(1010, 1060)]
        assert said(two(*raised))[-1] == "Game goes to 1250"
        assert result(two(*raised)) is None
        won = result(two(*raised, total(190, 190)))
        assert (won["winners"], won["tags"]) == ([1], ["extended"])

    def test_it_is_told_once_that_a_game_went_on(self):
        raised = [total(1010, 1060), total(240, 200), total(250, 100)]
        won = result(two(*raised))
        assert (won["winners"], won["tags"]) == ([0], ["extended"])

    def test_it_rises_as_often_as_it_must(self):
        told = two(total(1600, 1510))
        raised = ["Game goes to 1250", "Game goes to 1500", "Game goes to 1750"]
        assert said(told)[1:] == raised

    def test_points_without_bound_are_raised_to_at_once(self):
        far = 10**29
        told = two(total(far, far))
        assert said(told)[-1] == f"Game goes to {far + 250}"
        assert len(said(told)) == 1001
        assert result(two(total(far, far), total(250, 0)))["winners"] == [0]

    def test_the_highest_wins_where_the_table_says_so(self):
        high = {"ending": "high"}
        assert result(two(total(1010, 1060), **high))["winners"] == [1]
        level = [total(1050, 1050)]
        assert result(two(*level, **high)) is None
        assert result(two(*level, total(130, 120), **high))["winners"] == [0]
        three = record(total(1050, 1050, 1000), **high)
        assert result(three) is None


class TestDealGame:
    def test_most_points_win_one_deal(self):
        won = result(record(taken(100, 90, 60), game="deal"))
        assert (won["winners"], won["net"], won["tags"]) == ([0], [2, -1, -1], [])

    def test_sides_level_at_the_top_win_together(self):
        told = record(taken(100, 100, 50), game="deal")
        assert result(told)["winners"] == [0, 1]
        assert result(told)["net"] == [1, 1, -2]
        assert said(told)[-1] == "Ann and Bob win the game"

    def test_all_level_is_a_draw(self):
        told = two(taken(125, 125), game="deal")
        assert result(told)["winners"] == []
        assert result(told)["net"] == [0, 0]
        assert said(told)[-1] == "The game is drawn"

    def test_a_whole_total_ends_it_too(self):
        assert result(two(total(100, 200), game="deal"))["winners"] == [1]

    def test_there_is_nothing_to_call(self):
        assert "call_out" not in coming(record(game="deal"))
        assert refused(record(call_out(0), game="deal")) == "no_target"
        assert refused(two(call_out(0), game="deal")) == "no_target"


class TestCallOut:
    late = staticmethod(lambda *entries, **header: two(total(800, 700), *entries))

    def test_right_it_wins_at_once(self):
        told = self.late(points(1, 200), call_out(1, cards=100))
        won = result(told)
        assert (won["winners"], won["scores"]) == ([1], [800, 1000])
        assert (won["net"], won["tags"]) == ([-1, 1], ["called_out"])
        assert said(told, last=True) == ["Bob is out with 1000", "Bob wins the game"]
        deal = rules.score(told)["deals"][-1]
        assert (deal["complete"], deal["void"]) == (False, False)
        assert reasons(told)[-1] == (1, "cards", 100)

    def test_false_it_loses_to_all_others(self):
        told = self.late(points(1, 200), call_out(1, cards=99))
        assert said(told, last=True) == [
            "Bob is not out: 999 of 1000",
            "Ann wins the game",
        ]
        lost = result(told)
        assert (lost["winners"], lost["scores"]) == ([0], [800, 900])
        assert lost["tags"] == ["false_call"]
        three = record(total(900, 900, 100), call_out(2))
        assert result(three)["net"] == [1, 1, -2]
        assert said(three)[-1] == "Ann and Bob win the game"

    def test_without_cards_melds_alone_count(self):
        assert result(self.late(points(1, 300), call_out(1)))["winners"] == [1]

    def test_recorded_tricks_count_themselves(self):
        trick = [upcard("AS"), play("AC TC")]
        told = two(total(979, 271), *trick, call_out(0), dealer=0)
        # Bob dealt the second time, so Ann led and took 21.
        assert said(told, last=True)[0] == "Ann is out with 1000"
        same = two(total(979, 271), *trick, call_out(0, cards=21))
        assert result(same)["winners"] == [0]
        other = two(total(979, 271), *trick, call_out(0, cards=30))
        assert refused(other) == "wrong_total"

    @pytest.mark.parametrize("cards", [-1, 241, "40", None])
    def test_card_points_are_what_tricks_can_hold(self, cards):
        assert refused(self.late(call_out(0, cards=cards))) == "bad_field"

    def test_they_are_possible_and_rounded(self):
        assert refused(self.late(call_out(0, cards=1))) == "impossible_count"
        tens = two(total(800, 700), call_out(0, cards=197), rounding="ten")
        assert result(tens)["scores"] == [1000, 700]
        low = two(total(800, 700), call_out(0, cards=206), rounding="ten")
        assert result(low)["scores"] == [1000, 700]

    def test_a_side_with_a_renege_counts_nothing_or_no_cards(self):
        deal = [points(1, 300), penalty(1, "renege"), call_out(1, cards=100)]
        assert said(self.late(*deal), last=True)[0] == "Bob is not out: 700 of 1000"
        cards = two(total(800, 700), *deal, renege="cards")
        assert said(cards, last=True)[0] == "Bob is out with 1000"
        assert result(cards)["scores"] == [800, 1000]

    def test_without_a_trick_lost_melds_do_not_count(self):
        deal = [total(800, 700, 800), points(1, 300)]
        lose = {"no_trick": "lose"}
        none = record(*deal, call_out(1), **lose)
        assert said(none, last=True)[0] == "Bob is not out: 700 of 1000"
        some = record(*deal, call_out(1, cards=2), **lose)
        assert said(some, last=True)[0] == "Bob is out with 1002"
        trick = [upcard("TH"), names(1, "aces"), play("9H 9C 9C")]
        empty = record(total(800, 900, 800), *trick, call_out(1), **lose)
        assert said(empty, last=True)[0] == "Bob is out with 1000"

    def test_a_raised_target_is_the_one_to_reach(self):
        raised = two(total(1010, 1060), call_out(1, cards=100))
        assert said(raised, last=True)[0] == "Bob is not out: 1160 of 1250"

    def test_it_may_come_at_any_time(self):
        assert result(record(call_out(2)))["winners"] == [0, 1]
        assert refused(record(call_out(3))) == "bad_seat"
        assert refused(record(call_out(2), STOP)) == "game_over"

    def test_a_partner_calls_for_both(self):
        told = partners(total(900, 500), call_out(2, cards=100))
        assert said(told, last=True) == [
            "Cid is out with 1000",
            "Ann & Cid wins the game",
        ]
        assert result(told)["net"] == [1, -1, 1, -1]


class TestSettlement:
    def test_every_loser_pays_the_difference_where_the_table_says_so(self):
        told = result(record(total(1000, 400, 100), settle="difference"))
        assert told["net"] == [1500, -600, -900]
        pairs = result(partners(total(1000, 400), settle="difference"))
        assert pairs["net"] == [600, -600, 600, -600]

    def test_a_false_call_pays_the_difference_as_a_plus(self):
        told = result(
            two(total(100, 300), points(1, 200), call_out(1), settle="difference")
        )
        assert told["net"] == [400, -400]

    def test_partners_pay_one_opponent_each(self):
        assert result(partners(total(1000, 400)))["net"] == [1, -1, 1, -1]


class TestStop:
    def test_the_leader_on_completed_deals_wins(self):
        told = record(total(100, 200, 300), points(0, 400), adjust(1, 500), STOP)
        ended = result(told)
        assert (ended["winners"], ended["scores"]) == ([2], [100, 200, 300])
        assert (ended["net"], ended["stopped"]) == ([-1, -1, 2], True)
        deals = rules.score(told)["deals"]
        assert [deal["void"] for deal in deals] == [False, True]
        assert deals[1]["points"] == [0, 0, 0]

    def test_without_a_complete_deal_or_a_leader_it_is_drawn(self):
        for told in (record(STOP), record(points(0, 40), STOP), two(STOP)):
            assert result(told)["winners"] == []
            assert said(told)[-1] == "The game is drawn"
        assert result(two(total(125, 125), STOP))["winners"] == []

    def test_several_leaders_win_together(self):
        told = record(total(100, 100, 50), STOP)
        assert result(told)["net"] == [1, 1, -2]

    def test_nothing_comes_after_the_end(self):
        assert refused(record(STOP, total(100, 100, 50))) == "game_over"
        assert refused(record(STOP, {"type": "nonsense"})) == "game_over"
