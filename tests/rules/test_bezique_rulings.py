"""Bezique's irregularities: rulings, forfeits, misdeals and when each may come."""

import pytest

import rules
from tests.rules.tables.bezique import (
    brisques,
    five_hundred,
    four,
    game,
    lines,
    marriage,
    meld,
    partners,
    played,
    refused,
    said,
    score,
    seven,
    totals,
    tricks,
    turn,
    won,
)
from tests.rules.tables.common import adjust, misdeal, penalty

WRONG_MELD = (
    "Wrong meld: the cards are taken back, and no meld until another trick is won"
)
RULINGS = {
    "renege_corrected": ("Renege corrected in time: no penalty", 0),
    "out_of_turn": (
        "Played out of turn: the card goes back unless the next trick has been led",
        -10,
    ),
    "drew_out_of_turn": ("Drawn out of turn: the cards are put right", -10),
    "no_draw": ("Played without drawing: the missing card is drawn now", -10),
    "overdrew": ("Too many drawn: the extra card goes back", -100),
    "wrong_meld": (WRONG_MELD, 0),
    "own_card_exposed": ("Own card exposed: not a misdeal, play on", 0),
    "looked_at_tricks": ("Taken tricks may not be looked through: no penalty", 0),
    "angling": ("No advice at the table: no penalty in points", 0),
}


@pytest.mark.parametrize("offence", RULINGS)
def test_each_offence_has_its_ruling_and_costs_nothing(offence):
    record = game(turn(), penalty(1, offence))
    assert said(record)[-1] == RULINGS[offence][0]
    assert lines(record) == []


@pytest.mark.parametrize("key", ["bezique", "bezique_four", "pinochle"])
def test_what_is_never_a_misdeal_is_no_reason_to_deal_again(key):
    card_game = rules.card_game_named(key)
    never = {one.reason for one in card_game.misdeals if one.is_never}
    record = {"game": key, "players": ["Ann", "Bob", "Cleo", "Dev"]}
    record["players"] = record["players"][: min(card_game.players)]
    [asking] = [
        one
        for one in rules.rulings(rules.replay(record | {"entries": []}))
        if one["type"] == "misdeal"
    ]
    offered = {reason for reason, _words in asking["fields"][0]["values"]}
    assert never
    assert not offered & never


@pytest.mark.parametrize("offence", RULINGS)
def test_classic_forfeits_are_taken_off_the_offender(offence):
    points = RULINGS[offence][1]
    for make in (game, five_hundred):
        record = make(turn(), penalty(1, offence), forfeits="classic")
        assert totals(record) == [0, points]
        expected = [(1, points, "forfeit")] if points else []
        assert lines(record) == expected


def test_a_forfeit_is_the_sides_where_partners_play():
    record = partners(turn(), penalty(3, "overdrew"), forfeits="classic")
    assert totals(record) == [0, -100]


def test_an_offence_must_be_known_and_come_in_a_deal():
    assert refused(game(turn(), penalty(0, "sneezing"))) == "unknown_offence"
    assert refused(game(penalty(0, "sneezing"))) == "unknown_offence"
    assert refused(game(penalty(0, "angling"))) == "no_deal"
    assert refused(game(turn(), penalty(2, "angling"))) == "bad_seat"
    assert refused(game(turn(), penalty(0, "angling", taken=1))) == "bad_field"


class TestAWrongMeld:
    def test_uses_up_the_meld_of_the_trick(self):
        entries = [turn(), won(0), penalty(0, "wrong_meld")]
        assert refused(game(*entries, marriage(0, "S"))) == "one_meld_per_trick"
        assert totals(game(*entries, won(0), marriage(0, "S"))) == [20, 0]

    def test_is_the_winners_while_melds_are(self):
        entries = [turn(), won(0)]
        assert refused(game(*entries, penalty(1, "wrong_meld"))) == "not_trick_winner"
        twice = [*entries, marriage(0, "S"), penalty(0, "wrong_meld")]
        assert refused(game(*twice)) == "one_meld_per_trick"
        late = [turn(), tricks(24), penalty(0, "wrong_meld")]
        assert refused(game(*late)) == "melding_over"

    def test_leaves_a_seven_to_be_shown(self):
        entries = [turn(), won(0), penalty(0, "wrong_meld"), seven(0, "show")]
        assert totals(game(*entries)) == [10, 0]

    def test_costs_no_meld_in_a_tally(self):
        entries = [turn(), brisques(0), penalty(0, "wrong_meld"), marriage(0, "S")]
        assert totals(game(*entries)) == [30, 0]


class TestAMisdeal:
    @pytest.mark.parametrize(
        "reason", ["exposed_in_cut", "face_up_in_pack", "dealer_exposed_card"]
    )
    def test_for_a_card_that_was_seen_comes_before_play(self, reason):
        assert score(game(turn(), misdeal(reason)))["deals"][0]["void"]
        assert score(game(misdeal(reason)))["deals"][0]["void"]
        for entry in (won(0), played("7C 8C"), brisques(0), seven(0, "show")):
            assert refused(game(turn(), entry, misdeal(reason))) == "too_late"

    def test_for_want_of_a_cut_comes_before_the_card_is_turned(self):
        assert score(game(misdeal("not_cut")))["deals"][0]["void"]
        assert refused(game(turn(), misdeal("not_cut"))) == "too_late"
        by_marriage = game(
            meld(0, "bezique"), misdeal("not_cut"), form="marriage_trump"
        )
        assert refused(by_marriage) == "too_late"

    @pytest.mark.parametrize("reason", ["wrong_hand", "imperfect_deck", "wrong_count"])
    def test_for_wrong_cards_comes_at_any_time(self, reason):
        entries = [turn("7C"), won(1, 1), marriage(1, "S")]
        record = game(*entries, misdeal(reason))
        assert totals(record) == [0, 0]
        assert score(record)["deals"][0] == {
            "number": 1,
            "dealer": 0,
            "complete": False,
            "void": True,
            "points": [0, 0],
            "lines": [],
        }

    def test_is_not_for_a_card_of_ones_own(self):
        assert refused(game(turn(), misdeal("own_card_exposed"))) == "not_a_misdeal"
        assert refused(game(turn(), misdeal("rain"))) == "unknown_reason"

    def test_is_dealt_again_by_the_same_dealer(self):
        record = game(turn(), misdeal("wrong_hand"), turn("7C"), dealer=1)
        assert said(record)[1] == "Misdeal: Bob deals again"
        assert totals(record) == [0, 10]

    def test_takes_its_corrections_and_forfeits_with_it(self):
        entries = [turn(), adjust(0, 50), penalty(1, "overdrew")]
        record = game(*entries, misdeal("wrong_hand"), forfeits="classic")
        assert totals(record) == [0, 0]

    def test_leaves_earlier_deals_alone(self):
        entries = [{"type": "deal_total", "points": [100, 50]}, turn(), won(0, 1)]
        record = game(*entries, misdeal("imperfect_deck"))
        assert totals(record) == [100, 50]


def test_a_meld_that_was_laid_and_a_count_are_play():
    laid = {"type": "lay", "seat": 0, "meld": "bezique"}
    record = four(turn(), laid, misdeal("exposed_in_cut"))
    assert refused(record) == "too_late"


def test_rulings_and_corrections_are_not_play():
    entries = [turn(), penalty(0, "angling"), adjust(0, 10)]
    assert totals(game(*entries, misdeal("exposed_in_cut"))) == [0, 0]
