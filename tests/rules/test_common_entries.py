"""The entries that every game accepts, as the notation has them."""

import pytest

from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.tablanette import (
    layout,
    most,
    refusal,
    result,
    scored,
    tablanette,
)

LAYOUT = layout("KS 9H 4D 3C")


class TestADealTotal:
    def test_stands_for_a_whole_deal(self):
        sheet = scored(total(26, 14))
        deal = sheet["deals"][0]
        assert (deal["points"], deal["complete"]) == ([26, 14], True)
        reasons = [(line["side"], line["points"]) for line in deal["lines"]]
        assert reasons == [(0, 26), (1, 14)]
        assert {line["reason"] for line in deal["lines"]} == {"deal_total"}
        assert sheet["announcements"] == []
        assert sheet["next"] == scored()["next"]

    def test_is_followed_by_the_next_deal(self):
        deals = scored(total(1, 0), total(0, -2), LAYOUT)["deals"]
        assert [deal["number"] for deal in deals] == [1, 2, 3]
        assert [deal["dealer"] for deal in deals] == [0, 1, 0]

    def test_may_end_the_game(self):
        assert result(total(251, 14))["winners"] == [0]

    @pytest.mark.parametrize(
        "points",
        [
            None,
            26,
            [],
            [26],
            [26, 14, 1],
            [26, None],
            [26, True],
            [26, 1.0],
            ["26", 14],
        ],
    )
    def test_has_a_number_for_each_side(self, points):
        assert refusal({"type": "deal_total", "points": points}) == "bad_field"

    def test_has_no_more_than_that(self):
        assert refusal(total(26, 14) | {"note": "quick"}) == "bad_field"
        assert refusal({"type": "deal_total"}) == "bad_field"

    @pytest.mark.parametrize(
        "first",
        [
            LAYOUT,
            tablanette(0, 28),
            adjust(0, 5),
            adjust(0, 0),
            penalty(0, "card_exposed"),
        ],
    )
    def test_is_the_only_entry_of_its_deal(self, first):
        assert refusal(first, total(26, 14)) == "deal_started"
        assert scored(first, misdeal("other"), total(26, 14))["totals"] == [26, 14]

    def test_is_looked_at_before_it_is_too_late(self):
        assert refusal(LAYOUT, total(26)) == "bad_field"


class TestAMisdeal:
    def test_voids_the_deal_and_what_was_corrected_in_it(self):
        told = tablanette(0, 28), adjust(1, 5), misdeal("other")
        sheet = scored(total(10, 12), *told, LAYOUT)
        void, again = sheet["deals"][1:]
        assert (void["void"], void["complete"]) == (True, False)
        assert (void["points"], void["lines"]) == ([0, 0], [])
        assert void["number"] == again["number"] == 2
        assert sheet["totals"] == [10, 12]
        assert [told["entry"] for told in sheet["announcements"]] == [1]

    def test_between_two_deals_is_listed_too(self):
        sheet = scored(misdeal("other"), misdeal("other"))
        assert [deal["number"] for deal in sheet["deals"]] == [1, 1]
        assert all(deal["void"] for deal in sheet["deals"])

    @pytest.mark.parametrize("reason", [None, 3, True, ["other"]])
    def test_has_a_reason_in_words(self, reason):
        assert refusal({"type": "misdeal", "reason": reason}) == "bad_field"
        assert refusal({"type": "misdeal"}) == "bad_field"

    def test_has_a_reason_of_the_game(self):
        assert refusal(misdeal("")) == refusal(misdeal("Other")) == "unknown_reason"


class TestACorrection:
    def test_counts_at_once_with_a_line_of_its_own(self):
        sheet = scored(LAYOUT, adjust(0, -10))
        assert sheet["totals"] == sheet["deals"][0]["points"] == [-10, 0]
        assert sheet["deals"][0]["lines"][0]["reason"] == "adjust"
        assert sheet["next"] == ["play"]

    def test_between_two_deals_opens_the_next(self):
        sheet = scored(total(10, 12), adjust(1, 3))
        assert [deal["points"] for deal in sheet["deals"]] == [[10, 12], [0, 3]]
        assert not sheet["deals"][1]["complete"]

    @pytest.mark.parametrize("points", [None, True, 1.0, "5", [5]])
    def test_is_a_whole_number(self, points):
        assert refusal(adjust(0, points)) == "bad_field"

    def test_may_be_of_any_size(self):
        assert scored(adjust(0, -(10**9)))["totals"] == [-(10**9), 0]

    @pytest.mark.parametrize("side", [-1, 2, 10**30])
    def test_goes_to_a_side_of_the_game(self, side):
        assert refusal(adjust(side, 5)) == "bad_seat"
        assert refusal(adjust(side, "5")) == "bad_field"

    @pytest.mark.parametrize("side", [None, False, 0.0, "0", [0]])
    def test_names_the_side_by_its_number(self, side):
        assert refusal(adjust(side, 5)) == "bad_field"


class TestANote:
    def test_may_go_with_a_correction_a_misdeal_and_a_penalty(self):
        noted = [
            adjust(0, 5) | {"note": "agreed"},
            penalty(0, "card_exposed") | {"note": ""},
            misdeal("other") | {"note": "the six was up"},
        ]
        assert len(scored(*noted)["deals"]) == 1

    @pytest.mark.parametrize("note", [None, 3, True, ["agreed"]])
    def test_is_a_text(self, note):
        for entry in (adjust(0, 5), penalty(0, "card_exposed"), misdeal("other")):
            assert refusal(entry | {"note": note}) == "bad_field"

    def test_goes_with_nothing_else(self):
        for entry in (STOP, total(1, 2), LAYOUT, tablanette(0, 28), most([14, 8], 0)):
            assert refusal(entry | {"note": "agreed"}) == "bad_field"


class TestAPenalty:
    def test_between_two_deals_opens_the_next(self):
        sheet = scored(total(10, 12), penalty(1, "card_exposed"))
        assert [deal["number"] for deal in sheet["deals"]] == [1, 2]

    @pytest.mark.parametrize("offence", [None, 3, True, ["card_exposed"], {}])
    def test_names_the_offence_in_words(self, offence):
        assert refusal(penalty(0, offence)) == "bad_field"
        assert refusal({"type": "penalty", "seat": 0}) == "bad_field"

    def test_is_looked_at_part_by_part(self):
        assert refusal(penalty(0, "revoke") | {"card": "KS"}) == "bad_field"
        assert refusal(penalty("0", "revoke")) == "bad_field"
        assert refusal(penalty(2, "revoke")) == "bad_seat"
        assert refusal(penalty(1, "revoke")) == "unknown_offence"


class TestAStop:
    def test_may_come_before_anything_else(self):
        sheet = scored(STOP)
        assert (sheet["status"], sheet["deals"], sheet["next"]) == ("finished", [], [])
        assert sheet["result"] == {
            "winners": [],
            "scores": [0, 0],
            "net": [0, 0],
            "stopped": True,
            "tags": [],
        }

    def test_settles_on_the_deals_that_are_complete(self):
        open_deal = adjust(1, 50), LAYOUT
        stopped = result(total(10, 12), total(5, 1), *open_deal, STOP)
        assert (stopped["scores"], stopped["net"]) == ([15, 13], [2, -2])
        assert stopped["stopped"]

    def test_after_a_void_deal_leaves_that_out(self):
        stopped = result(total(10, 12), tablanette(0, 28), misdeal("other"), STOP)
        assert stopped["scores"] == [10, 12]
        assert result(tablanette(0, 28), misdeal("other"), STOP)["winners"] == []

    def test_has_no_parts(self):
        assert refusal(STOP | {"reason": "late"}) == "bad_field"
