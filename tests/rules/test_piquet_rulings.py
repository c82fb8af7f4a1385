"""Irregularities of two-handed piquet: what each ruling does to the score."""

import pytest

from tests.rules.tables.common import adjust, misdeal, penalty, total
from tests.rules.tables.piquet import (
    CLOSE,
    answer,
    award,
    awards,
    blank,
    exchange,
    lines,
    may_come,
    none,
    play,
    point,
    refusal,
    result,
    runs,
    said,
    said_last,
    scored,
    sets,
    totals,
    trick,
    tricks,
)

LOSES = {"stock_offence": "loses_game"}


class TestMisdeals:
    @pytest.mark.parametrize(
        "reason",
        [
            "card_exposed",
            "wrong_count",
            "faced_card",
            "imperfect_pack",
            "wrong_dealer",
            "agreed",
        ],
    )
    def test_the_deal_is_void_and_the_same_dealer_deals_again(self, reason):
        sheet = scored(award("point", 0, 5), adjust(1, 7), misdeal(reason))
        assert sheet["totals"] == [0, 0]
        deal = sheet["deals"][0]
        assert (deal["void"], deal["complete"], deal["points"]) == (True, False, [0, 0])
        assert sheet["announcements"][-1]["text"] == "Misdeal: Bob deals again"

    def test_the_number_stays(self):
        deals = scored(misdeal("agreed"), total(1, 2), total(3, 4))["deals"]
        assert [(deal["number"], deal["dealer"]) for deal in deals] == [
            (1, 1),
            (1, 1),
            (2, 0),
        ]

    def test_an_unknown_reason(self):
        assert refusal(misdeal("bored")) == "unknown_reason"


class TestMiscall:
    def test_the_claim_is_wiped_and_made_again(self):
        spoken = [point(0, 5), penalty(0, "miscall", **{"class": "point"})]
        assert totals(*spoken) == [0, 0]
        assert totals(*spoken, point(0, 4)) == [4, 0]
        assert said_last(*spoken) == ["Penalty: Ann, miscall"]

    def test_the_answer_to_it_is_wiped_too(self):
        spoken = [point(0, 5), answer(1, "point", "good")]
        spoken.append(penalty(0, "miscall", **{"class": "point"}))
        assert totals(*spoken, point(0, 3), point(1, 4)) == [0, 4]
        assert said_last(*spoken, point(0, 3), point(1, 4)) == ["Not good"]

    def test_so_is_what_the_other_said_of_having_nothing(self):
        spoken = [point(0, 5), none(1, "point")]
        spoken.append(penalty(0, "miscall", **{"class": "point"}))
        assert "award" in may_come(*spoken)
        assert totals(*spoken, point(1, 4)) == [0, 4]

    def test_the_players_own_answer_to_the_other_stays(self):
        spoken = [point(0, 5), answer(1, "point", "not_good"), point(1, 6)]
        spoken.append(penalty(1, "miscall", **{"class": "point"}))
        assert totals(*spoken) == [5, 0]
        assert refusal(*spoken, point(1, 4)) == "not_better"
        assert totals(*spoken, point(1, 7)) == [0, 7]

    def test_a_claim_of_the_other_stays(self):
        spoken = [point(0, 5), point(1, 4)]
        spoken.append(penalty(0, "miscall", **{"class": "point"}))
        assert totals(*spoken) == [0, 4]
        assert said_last(*spoken, point(0, 3)) == ["Good"]

    def test_an_award_is_wiped(self):
        spoken = [award("set", 0, 3), penalty(0, "miscall", **{"class": "set"})]
        assert totals(*spoken) == [0, 0]
        assert totals(*spoken, award("set", 1, 14)) == [0, 14]

    def test_nobody_is_out_of_order_there_any_more(self):
        spoken = [point(0, 5), runs(0, "3"), runs(1, "4")]
        spoken.append(penalty(0, "miscall", **{"class": "point"}))
        assert totals(*spoken, point(0, 4)) == [4, 4]
        assert totals(*spoken, point(1, 6), point(0, 4)) == [0, 10]

    def test_what_was_not_claimed(self):
        wrong = penalty(0, "miscall", **{"class": "set"})
        assert refusal(wrong) == "nothing_claimed"
        assert refusal(none(0, "set"), wrong) == "nothing_claimed"
        assert refusal(award("set", 1, 3), wrong) == "nothing_claimed"
        assert refusal(award("set", None), wrong) == "nothing_claimed"

    def test_not_once_a_card_is_played(self):
        late = penalty(0, "miscall", **{"class": "set"})
        assert refusal(sets(0, "3A"), trick(0), late) == "declaring_closed"
        assert refusal(sets(0, "3A"), CLOSE, trick(0), late) == "declaring_closed"


class TestMiscallAfterTheClose:
    OWNED = penalty(0, "miscall", **{"class": "set"})
    CLOSED = (point(0, 5), sets(0, "3A"), CLOSE)

    def test_the_declaring_is_open_again(self):
        assert said_last(*self.CLOSED, self.OWNED) == ["Penalty: Ann, miscall"]
        assert totals(*self.CLOSED, self.OWNED) == [5, 0]
        open_again = may_come(*self.CLOSED, self.OWNED)
        assert open_again == may_come(point(0, 5), sets(0, "3A"), self.OWNED)
        assert {"award", "carte_blanche", "close", "declare", "hand"} < open_again
        assert "exchange" not in open_again

    def test_the_points_before_play_are_announced_again(self):
        again = [*self.CLOSED, self.OWNED, sets(1, "3K")]
        assert totals(*again) == [5, 3]
        starts = ["Ann starts with 5", "Bob starts with 3"]
        assert said_last(*again, CLOSE) == starts
        assert said_last(*again, trick(0)) == [*starts, "Ann 6", "Bob 3"]

    def test_so_is_a_repique(self):
        claimed = [point(0, 6), runs(0, "6A"), sets(0, "4A"), CLOSE]
        assert totals(*claimed) == [36 + 60, 0]
        assert totals(*claimed, self.OWNED) == [22, 0]
        again = [*claimed, self.OWNED, sets(0, "4K")]
        assert totals(*again) == [36, 0]
        assert said_last(*again, CLOSE)[0] == "Ann: repique"
        lost = [*claimed, self.OWNED, sets(1, "3Q"), CLOSE]
        assert said_last(*lost) == ["Ann starts with 22", "Bob starts with 3"]

    def test_an_award_may_be_taken_back_too(self):
        closed = [*awards((0, 5), None, (0, 3)), CLOSE]
        assert totals(*closed, self.OWNED, award("set", 1, 14)) == [5, 14]

    def test_a_tie_may_open_again(self):
        first = penalty(0, "miscall", **{"class": "point"})
        closed = [point(0, 5), point(1, 4), CLOSE, first, point(0, 4)]
        assert said_last(*closed) == ["Making?"]
        assert refusal(*closed, trick(0)) == "tie_open"
        assert totals(*closed, point(0, 4, 40), point(1, 4, 39)) == [4, 0]

    def test_it_may_come_once_all_tricks_are_taken_back(self):
        back = [*self.CLOSED, trick(0), penalty(1, "revoke", trick=1)]
        assert totals(*back, self.OWNED, sets(0, "3K")) == [8, 0]

    def test_what_was_not_claimed(self):
        other = penalty(1, "miscall", **{"class": "set"})
        assert refusal(*self.CLOSED, other) == "nothing_claimed"

    def test_another_false_declaration_waits_for_the_play(self):
        false = penalty(0, "false_declaration", **{"class": "point"})
        assert refusal(*self.CLOSED, self.OWNED, false) == "before_play"


class TestFalseDeclaration:
    FALSE = {"class": "set", "points": 14}

    def ruled(self, seat=0, **parts):
        return penalty(seat, "false_declaration", **(self.FALSE | parts))

    def test_the_class_goes_with_all_the_players_points(self):
        spoken = [*awards((0, 5), (1, 4), (0, 3)), trick(0)]
        assert totals(*spoken) == [9, 4]
        assert totals(*spoken, self.ruled()) == [0, 18]
        assert lines(*spoken, self.ruled()) == [
            (0, 5, "point"),
            (1, 4, "sequence"),
            (1, 14, "set"),
            (0, 1, "lead"),
            (0, -6, "no_count"),
        ]

    def test_the_points_may_be_left_out(self):
        spoken = [sets(0, "3A"), CLOSE]
        bare = penalty(0, "false_declaration", **{"class": "set"})
        assert totals(*spoken, bare) == [0, 0]

    def test_repique_is_worked_out_again(self):
        spoken = [*awards((1, 6), (1, 16), (0, 14)), CLOSE]
        gone = penalty(1, "false_declaration", **{"class": "point", "points": 5})
        assert totals(*spoken, gone) == [19, 0]
        other = [*awards((0, 6), (1, 22), (1, 14)), CLOSE]
        lost = penalty(0, "false_declaration", **{"class": "point"})
        assert totals(*other) == [6, 36]
        assert totals(*other, lost) == [0, 96]

    def test_pique_is_worked_out_again(self):
        spoken = [*awards((0, 6), (0, 16), (1, 3)), *tricks("0" * 8)]
        gone = penalty(1, "false_declaration", **{"class": "set"})
        assert totals(*spoken) == [30, 3]
        assert totals(*spoken, gone) == [60, 0]
        assert said_last(*spoken, gone, trick(0)) == ["Ann 61", "Bob 0"]

    def test_the_player_scores_nothing_from_then_on(self):
        spoken = [*awards((0, 5), None, (0, 3)), trick(0), self.ruled()]
        assert said_last(*spoken, trick(0)) == ["Ann 0", "Bob 14"]
        told = said_last(*spoken, *tricks("0" * 11))
        assert "Ann: capot, 0" in told
        assert told[-1] == "Deal 1: Ann 0, Bob 14"

    def test_the_player_still_wins_tricks(self):
        spoken = [*awards(None, None, (0, 3)), trick(0), self.ruled()]
        assert totals(*spoken, *tricks("0000001" + "1111")) == [0, 14 + 6]

    def test_before_the_close_it_is_a_miscall(self):
        assert refusal(sets(0, "3A"), self.ruled()) == "before_play"
        assert totals(sets(0, "3A"), CLOSE, self.ruled()) == [0, 14]

    def test_points_that_the_side_did_not_score(self):
        spoken = [*awards((0, 5), None, (1, 3)), CLOSE]
        assert refusal(*spoken, self.ruled()) == "nothing_claimed"
        assert refusal(*spoken, self.ruled(**{"class": "sequence"})) == (
            "nothing_claimed"
        )

    def test_it_is_ruled_once(self):
        spoken = [*awards(None, None, (0, 3)), CLOSE, self.ruled()]
        assert refusal(*spoken, self.ruled()) == "nothing_claimed"
        assert refusal(*spoken, self.ruled(seat=1)) == "nothing_claimed"

    def test_the_points_must_be_of_the_class(self):
        spoken = [*awards(None, None, (0, 3)), CLOSE]
        assert refusal(*spoken, self.ruled(points=15)) == "points_impossible"
        assert refusal(*spoken, self.ruled(points=1001)) == "bad_field"
        assert refusal(*spoken, self.ruled(to=1)) == "bad_field"

    def test_a_false_claim_is_no_reason_to_doubt_the_cards(self):
        spoken = [sets(0, "4A"), CLOSE, self.ruled(points=0), trick(cards="TS AS")]
        assert said_last(*spoken) == ["Ann 0", "Bob 1"]


class TestNoScore:
    def test_a_long_hand(self):
        spoken = [award("point", 0, 5), penalty(0, "long_hand"), trick(0)]
        assert totals(*spoken) == [0, 0]
        assert said(*spoken) == [
            "Penalty: Ann, long hand",
            "Ann starts with 0",
            "Bob starts with 0",
            "Ann 0",
            "Bob 0",
        ]

    def test_what_was_agreed_stays(self):
        assert totals(adjust(0, 7), blank(0), penalty(0, "long_hand")) == [7, 0]

    def test_it_lasts_for_one_deal(self):
        spoken = [penalty(0, "long_hand"), play([7, 5], [10, 7])]
        assert totals(*spoken) == [0, 7]
        assert totals(*spoken, award("point", 0, 5)) == [5, 7]

    def test_between_deals_it_opens_the_next(self):
        assert len(scored(total(1, 2), penalty(0, "long_hand"))["deals"]) == 2

    def test_tags_are_not_for_offenders(self):
        deals = [blank(0), penalty(0, "long_hand"), play([12, 0], [13, 0])]
        done = [total(100, 100), total(0, 0), total(0, 0), total(0, 0), total(1, 0)]
        assert result(*deals, *done)["tags"] == []
        assert result(deals[0], deals[2], *done)["tags"] == ["capot", "carte_blanche"]


class TestRevoke:
    def test_tricks_are_taken_back(self):
        played = tricks("0101")
        assert totals(*played) == [4, 3]
        assert totals(*played, penalty(1, "revoke", trick=2)) == [1, 0]
        assert totals(*played, penalty(1, "revoke", trick=2), trick(0)) == [2, 0]

    def test_all_of_them_may_go(self):
        spoken = [trick(0), penalty(1, "revoke", trick=1)]
        assert totals(*spoken) == [0, 0]
        assert may_come(*spoken) == {"hand", "play", "trick"}

    def test_cards_and_voids_go_with_them(self):
        shown = trick(cards="AS 7H")
        spoken = [shown, penalty(1, "revoke", trick=1)]
        assert totals(*spoken, trick(cards="AS 7S")) == [1, 0]

    def test_a_trick_that_was_not_played(self):
        assert refusal(trick(0), penalty(1, "revoke", trick=2)) == "no_such_trick"
        assert refusal(trick(0), penalty(1, "revoke", trick=13)) == "bad_field"
        assert refusal(trick(0), penalty(1, "revoke", trick=0)) == "bad_field"
        assert refusal(trick(0), penalty(1, "revoke")) == "bad_field"


class TestTheStock:
    def test_a_wrong_draw_costs_the_deal_in_the_partie(self):
        assert totals(blank(0), penalty(0, "elder_overdrew")) == [0, 0]
        assert totals(blank(1), penalty(1, "dealer_drew_first")) == [0, 0]

    @pytest.mark.parametrize("form", ["rubicon", "club", "cent"])
    def test_elsewhere_the_game(self, form):
        told = said_last(penalty(0, "elder_overdrew"), form=form)
        assert told[0] == "Penalty: Ann, elder overdrew"
        assert told[1] == "Bob wins 200" if form == "cent" else "Bob wins 100"

    def test_the_other_has_at_least_the_target(self):
        lost = [total(30, 40), penalty(1, "elder_overdrew")]
        assert result(*lost, form="cent") == {
            "winners": [0],
            "scores": [100, 40],
            "net": [120, -120],
            "stopped": False,
            "tags": ["double", "forfeit"],
        }

    def test_the_larger_total_is_the_winners(self):
        lost = [total(130, 140), penalty(1, "elder_overdrew")]
        found = result(*lost, form="rubicon")
        assert (found["scores"], found["net"]) == ([140, 140], [100, -100])
        assert found["tags"] == ["forfeit"]
        found = result(*lost[:1], penalty(0, "dealer_drew_first"), form="rubicon")
        assert (found["scores"], found["net"]) == ([130, 140], [-110, 110])

    def test_the_deal_in_progress_is_dropped_but_for_corrections(self):
        spoken = [blank(0), adjust(0, 5), penalty(0, "elder_overdrew")]
        sheet = scored(*spoken, **LOSES)
        assert sheet["totals"] == [5, 0]
        assert sheet["status"] == "finished"
        assert sheet["next"] == []
        assert sheet["result"]["tags"] == ["forfeit", "rubicon"]
        assert sheet["deals"][0]["complete"] is False
        assert [line["reason"] for line in sheet["deals"][0]["lines"]] == ["adjust"]

    def test_only_the_one_who_can_do_it(self):
        assert refusal(penalty(1, "elder_overdrew")) == "wrong_offender"
        assert refusal(penalty(0, "dealer_drew_first")) == "wrong_offender"
        assert refusal(penalty(1, "unannounced_leave")) == "wrong_offender"

    def test_what_has_no_effect(self):
        left = [exchange(0, 3), penalty(0, "unannounced_leave")]
        assert totals(*left, exchange(1, 5)) == [0, 0]
        assert said_last(penalty(1, "excess_returned")) == [
            "Penalty: Bob, excess returned"
        ]


class TestTheForm:
    def test_an_offence_that_is_none(self):
        assert refusal(penalty(0, "cough")) == "unknown_offence"
        assert refusal(penalty(2, "long_hand")) == "bad_seat"
        assert refusal(penalty(0, "long_hand", trick=1)) == "bad_field"
        assert totals(penalty(0, "long_hand", note="agreed")) == [0, 0]

    def test_corrections(self):
        assert totals(adjust(0, -1000), adjust(1, 1000)) == [-1000, 1000]
        assert refusal(adjust(0, 1001)) == "bad_field"
        assert refusal(adjust(2, 1)) == "bad_seat"

    def test_a_whole_deal(self):
        assert totals(total(1000, 0)) == [1000, 0]
        assert refusal(total(1001, 0)) == "bad_field"
        assert refusal(total(-1, 0)) == "bad_field"
        assert refusal(adjust(0, 5), total(10, 10)) == "deal_started"
