"""Pinochle's irregularities: reneges, misdeals, and what the referee says of others."""

import pytest

import rules
from tests.rules.tables.common import adjust, misdeal, penalty, total
from tests.rules.tables.pinochle import (
    coming,
    meld,
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

WORDS = {
    "renege": "Renege by Bob",
    "renege_corrected": "Renege by Bob corrected in time",
    "lead_out_of_turn": "Lead out of turn by Bob: taken back",
    "lead_out_of_turn_stands": "Lead out of turn by Bob stands",
    "play_out_of_turn": "Play out of turn by Bob: taken back",
    "play_out_of_turn_stands": "Play out of turn by Bob stands",
    "exposed_card": "Exposed card of Bob: no penalty",
    "looked_at_tricks": "Bob looked through tricks: no penalty",
    "angling": "Warning to Bob: no angling",
}


@pytest.mark.parametrize("offence", WORDS)
def test_the_referee_says_what_becomes_of_an_offence(offence):
    for made in (two, record, partners):
        told = made(penalty(1, offence))
        assert said(told) == [WORDS[offence]]
        assert set(totals(told)) == {0}
        assert coming(told) == coming(made())


def test_some_offences_belong_to_one_game_or_form():
    talk, draw = penalty(1, "table_talk"), penalty(1, "draw_out_of_turn")
    assert said(partners(talk)) == ["Warning to Bob: no table talk"]
    assert said(two(draw)) == ["Draw out of turn by Bob: put right"]
    assert refused(record(talk)) == refused(two(talk)) == "unknown_offence"
    assert refused(record(talk, players=4)) == "unknown_offence"
    assert refused(record(draw)) == refused(partners(draw)) == "unknown_offence"
    assert refused(record(penalty(1, "revoke"))) == "unknown_offence"
    assert refused(record(penalty(3, "renege"))) == "bad_seat"


def test_the_screen_offers_what_can_happen_at_this_table():
    def offered(record):
        prompts = rules.rulings(rules.replay(record))
        fixed = [prompt["fields"][0]["fixed"] for prompt in prompts if prompt["fields"]]
        return [value[0] for value in fixed if value]

    assert "table_talk" in offered(partners())
    assert "table_talk" not in offered(record(players=4))
    assert "draw_out_of_turn" in offered(two())


class TestRenege:
    def test_it_costs_all_points_of_the_deal(self):
        told = record(
            upcard("9S"),
            names(0, "aces"),
            penalty(0, "renege"),
            taken(80, 90, 70, last=0),
        )
        assert totals(told) == [0, 90, 70]
        assert reasons(told)[-1] == (0, "renege", -200)

    def test_or_its_cards_alone(self):
        deal = [
            upcard("9S"),
            names(0, "aces"),
            penalty(0, "renege"),
            taken(80, 90, 70, last=0),
        ]
        told = record(*deal, renege="cards")
        assert totals(told) == [110, 90, 70]
        assert reasons(told)[-1] == (0, "renege", -90)

    def test_what_was_agreed_stays(self):
        told = record(
            adjust(1, 30), points(1, 40), penalty(1, "renege"), taken(80, 90, 80)
        )
        assert totals(told) == [80, 30, 80]

    def test_it_costs_once(self):
        told = record(penalty(1, "renege"), penalty(1, "renege"), taken(80, 90, 80))
        assert totals(told) == [80, 0, 80]
        cards = record(
            penalty(1, "renege"),
            penalty(1, "renege"),
            taken(80, 90, 80),
            renege="cards",
        )
        assert totals(cards) == [80, 0, 80]
        pair = partners(penalty(1, "renege"), penalty(3, "renege"), taken(100, 150))
        assert totals(pair) == [100, 0]

    def test_several_sides_lose_theirs_in_the_order_of_sides(self):
        told = record(penalty(2, "renege"), penalty(0, "renege"), taken(80, 90, 80))
        assert reasons(told)[-2:] == [(0, "renege", -80), (2, "renege", -80)]

    def test_it_costs_in_its_own_deal_only(self):
        told = record(penalty(1, "renege"), misdeal("agreed"), taken(80, 90, 80))
        assert totals(told) == [80, 90, 80]
        told = record(penalty(1, "renege"), taken(80, 90, 80), taken(80, 90, 80))
        assert totals(told) == [160, 90, 160]

    def test_it_counts_beside_melds_lost_without_a_trick(self):
        told = record(
            points(1, 40), penalty(1, "renege"), taken(130, 0, 120), no_trick="lose"
        )
        assert totals(told) == [130, 0, 120]
        assert [line[1] for line in reasons(told)] == [
            *("meld", "cards", "cards", "no_trick")
        ]

    def test_it_takes_the_rounded_cards(self):
        told = two(penalty(1, "renege"), taken(66, 174, last=0), rounding="ten")
        assert totals(told) == [70, 0]

    def test_it_bars_from_winning_a_deal_game(self):
        told = record(
            penalty(0, "renege"), adjust(0, 300), taken(80, 90, 80), game="deal"
        )
        ended = result(told)
        assert ended["scores"] == [300, 90, 80]
        assert (ended["winners"], ended["tags"]) == ([1], ["renege"])
        assert ended["net"] == [-1, 2, -1]

    def test_others_who_are_level_win_together(self):
        told = record(penalty(0, "renege"), taken(80, 85, 85), game="deal")
        assert result(told)["net"] == [-2, 1, 1]

    def test_if_all_have_reneged_nobody_wins(self):
        told = two(
            penalty(0, "renege"), penalty(1, "renege"), taken(100, 150), game="deal"
        )
        ended = result(told)
        assert (ended["winners"], ended["tags"]) == ([], [])
        assert said(told)[-1] == "The game is drawn"

    def test_with_cards_lost_it_may_still_win(self):
        told = two(points(0, 300), penalty(0, "renege"), taken(100, 150), game="deal")
        assert result(told)["winners"] == [1]
        cards = two(*told["entries"], game="deal", renege="cards")
        assert result(cards)["winners"] == [0]
        assert result(cards)["tags"] == []


class TestMisdeal:
    @pytest.mark.parametrize(
        "reason",
        [
            *("exposed_in_cut", "not_cut", "face_up_in_pack", "dealer_exposed_other"),
            *("wrong_hand", "imperfect_deck", "wrong_count_at_end", "agreed"),
        ],
    )
    def test_the_deal_is_void_and_the_same_dealer_deals_again(self, reason):
        told = record(adjust(0, 20), misdeal(reason), dealer=1)
        assert said(told) == ["Misdeal: Bob deals again"]
        again = rules.score(
            record(adjust(0, 20), misdeal(reason), upcard("9S"), dealer=1)
        )
        assert [deal["dealer"] for deal in again["deals"]] == [1, 1]
        assert [deal["number"] for deal in again["deals"]] == [1, 1]
        assert again["deals"][0]["void"]
        assert again["totals"] == [0, 10, 0]

    def test_earlier_deals_stand(self):
        told = record(total(100, 100, 50), points(0, 40), misdeal("wrong_hand"))
        assert totals(told) == [100, 100, 50]

    @pytest.mark.parametrize("reason", ["dealer_exposed_own", "player_exposed_own"])
    def test_own_cards_shown_are_no_misdeal(self, reason):
        assert refused(record(misdeal(reason))) == "not_a_misdeal"

    def test_a_pack_that_was_not_cut_stands_once_trumps_are_turned(self):
        late = misdeal("not_cut")
        assert refused(record(upcard("TS"), late)) == "deal_stands"
        assert refused(record(points(1, 0), late)) == "deal_stands"
        assert refused(two(points(1, 10), late)) == "deal_stands"
        played = [upcard("TS"), play("AC 9C"), meld(1, "aces")]
        assert refused(two(*played, late)) == "deal_stands"
        assert said(record(penalty(1, "angling"), late))[-1] == (
            "Misdeal: Ann deals again"
        )

    def test_it_has_a_reason_that_is_listed(self):
        assert refused(record({"type": "misdeal"})) == "bad_field"
        assert refused(record(misdeal("card_exposed"))) == "unknown_reason"


def test_an_adjustment_has_a_side_of_the_table():
    assert refused(partners(adjust(2, 10))) == "bad_seat"
    assert totals(partners(adjust(1, -10))) == [0, -10]
