"""Pinochle trick by trick: what each card owes, and what it gives away."""

import pytest

from tests.rules.tables.common import penalty
from tests.rules.tables.pinochle import (
    coming,
    exchange,
    names,
    play,
    record,
    refused,
    said,
    shows,
    taken,
    totals,
    two,
    upcard,
)

SPADES = upcard("TS")


def test_the_dealer_or_the_player_to_their_left_leads():
    lead = [SPADES, play("AC 9C JC")]
    assert said(record(*lead), last=True) == ["Trick 1 to Ann"]
    assert said(record(*lead, dealer=1), last=True) == ["Trick 1 to Bob"]
    eldest = record(*lead, first_lead="eldest")
    assert said(eldest, last=True) == ["Trick 1 to Bob"]


def test_the_highest_trump_wins_else_the_highest_of_the_suit_led():
    assert said(record(SPADES, play("KC TC AC")), last=True) == ["Trick 1 to Cid"]
    assert said(record(SPADES, play("AC 9S JS")), last=True) == ["Trick 1 to Cid"]
    assert said(record(SPADES, play("AC AD TC")), last=True) == ["Trick 1 to Ann"]


def test_of_two_equal_cards_the_first_wins():
    assert said(record(SPADES, play("9C AC AC")), last=True) == ["Trick 1 to Bob"]


def test_tricks_need_the_turn_up_and_a_card_of_each():
    assert refused(record(play("AC 9C JC"))) == "need_upcard"
    assert refused(record(SPADES, play("AC 9C"))) == "wrong_card_count"
    assert refused(record(SPADES, play("AC 9C JC QC"))) == "wrong_card_count"
    assert refused(record(SPADES, play("AC 9C 8C"))) == "bad_card"
    assert refused(two(play("AC 9C"))) == "need_upcard"


def test_after_a_trick_only_tricks_and_the_count_come():
    played = record(SPADES, play("AC 9C JC"))
    assert coming(played) == ["call_out", "play", "taken"]
    assert refused(record(SPADES, play("AC 9C JC"), upcard("AS"))) == "not_now"


def test_suit_must_be_followed_by_who_is_known_to_hold_it():
    known = [SPADES, names(1, "marriage_h")]
    assert refused(record(*known, play("AH 9C TH"))) == "must_follow"
    assert refused(record(*known, play("AH 9S TH"))) == "must_follow"
    assert said(record(*known, play("AH QH TH")), last=True) == ["Trick 1 to Ann"]


def test_a_player_without_the_suit_must_play_a_known_trump():
    known = [SPADES, names(1, "royal_marriage")]
    assert refused(record(*known, play("AH 9C TH"))) == "must_trump"
    assert said(record(*known, play("AH QS TH")), last=True) == ["Trick 1 to Bob"]


def test_a_trump_led_must_be_beaten_with_a_known_higher_one():
    known = [SPADES, names(1, "royal_marriage")]
    assert refused(record(*known, play("QS 9S AS"))) == "must_beat"
    assert refused(record(*known, play("QS QS AS"))) == "must_beat"
    assert said(record(*known, play("QS KS AS")), last=True) == ["Trick 1 to Cid"]
    assert said(record(*known, play("AS QS 9S")), last=True) == ["Trick 1 to Ann"]


def test_a_plain_lead_need_not_be_beaten_unless_the_table_says_so():
    known = [SPADES, names(1, "aces"), play("KH 9H TH")]
    assert said(record(*known), last=True) == ["Trick 1 to Cid"]
    assert refused(record(*known, heading="all")) == "must_beat"


def test_with_heading_a_plain_lead_that_is_trumped_need_not_be_beaten():
    known = [SPADES, names(2, "aces"), play("KH 9S 9H")]
    assert said(record(*known, heading="all"), last=True) == ["Trick 1 to Bob"]


def test_overtrumping_is_a_duty_only_with_heading():
    known = [SPADES, names(2, "royal_marriage"), play("KH JS 9S")]
    assert said(record(*known), last=True) == ["Trick 1 to Bob"]
    assert refused(record(*known, heading="all")) == "must_beat"


def test_the_turn_up_is_known_to_be_the_dealers():
    lead = record(upcard("AS"), play("KS QS 9S"), first_lead="eldest")
    assert refused(lead) == "must_beat"


def test_who_exchanged_holds_the_turn_up_and_the_dealer_the_deece():
    given = [upcard("AS"), exchange(1)]
    assert refused(record(*given, play("KS QS 9H"))) == "must_beat"
    lead = record(*given, play("AH TH 9C"), first_lead="eldest")
    assert refused(lead) == "must_trump"


def test_a_card_is_gone_when_both_copies_are_played_or_known_elsewhere():
    played = [SPADES, play("AC AC 9C")]
    assert refused(record(*played, play("AC JC QC"))) == "card_gone"
    assert refused(record(SPADES, play("AC AC AC"))) == "card_gone"
    known = [SPADES, shows(1, "KH KH")]
    assert refused(record(*known, play("KH AH 9H"))) == "card_gone"
    assert refused(record(*known, play("AH KH KH"))) == "card_gone"


def test_one_copy_played_and_one_known_elsewhere_is_gone():
    known = [SPADES, names(1, "marriage_h"), play("AC KC 9C")]
    assert totals(record(*known, play("KH KH 9H"))) == [0, 20, 0]
    assert refused(record(*known, play("KH QH KH"))) == "card_gone"


def test_a_hand_that_is_known_to_its_last_card_holds_no_other():
    every = "AC TC KC QC JC 9C AD TD KD QD JD 9D AH TH KH QH"
    known = [SPADES, shows(1, every)]
    assert refused(record(*known, play("AS JS 9S"))) == "not_in_hand"
    assert said(record(*known, play("AS 9D 9S")), last=True) == ["Trick 1 to Ann"]


def test_as_cards_are_played_fewer_are_unknown():
    but_one = "AC TC KC QC JC 9C AD TD KD QD JD 9D AH TH KH"
    known = [SPADES, shows(1, but_one), play("AS JS 9S")]
    assert refused(record(*known, play("AS QS 9H"))) == "not_in_hand"
    assert said(record(*known, play("AS 9D 9H")), last=True) == ["Trick 2 to Ann"]


def test_duties_come_after_the_cards_themselves():
    every = "AC TC KC QC JC 9C AD TD KD QD JD 9D AH TH KH QH"
    known = [SPADES, shows(1, every), shows(2, "JS JS AC")]
    assert refused(record(*known, play("AH JS 9H"))) == "card_gone"
    assert refused(record(*known, play("AH 9S 9H"))) == "not_in_hand"


def test_the_first_wrong_card_of_a_trick_is_refused():
    known = [SPADES, names(1, "marriage_h"), names(2, "kings")]
    assert refused(record(*known, play("AH 9S 9H"))) == "must_follow"
    assert refused(record(*known, play("AH QH 9S"))) == "must_follow"


def test_a_card_that_proves_an_earlier_renege_is_accepted_and_announced():
    trumped = [SPADES, play("AC 9S JC")]
    innocent = record(*trumped, play("AH TH 9H"))
    assert said(innocent, last=True) == ["Trick 2 to Bob"]
    proven = record(*trumped, play("9C AC KC"))
    assert said(proven, last=True) == ["Trick 2 to Cid", "Renege by Bob: trick 1"]


def test_a_renege_is_announced_once_for_each_seat_and_trick():
    proven = [SPADES, play("AC 9S JC"), play("9C AC KC")]
    again = record(*proven, play("QC TC 9C"))
    assert said(again, last=True) == ["Trick 3 to Ann"]


def test_a_trump_or_a_higher_trump_proves_a_renege_too():
    discarded = record(SPADES, play("AC 9H JC"), play("AH JS KH"))
    assert said(discarded, last=True) == ["Trick 2 to Bob", "Renege by Bob: trick 1"]
    ducked = [SPADES, play("QS 9S KS"), play("AH 9H TH")]
    assert said(record(*ducked), last=True) == ["Trick 2 to Cid"]
    proven = record(*ducked, play("AD 9D AS"))
    assert said(proven, last=True) == ["Trick 3 to Bob", "Renege by Bob: trick 1"]


def test_one_card_may_prove_several_tricks_and_one_trick_several_players():
    tricks = [SPADES, play("AC 9H 9D"), play("TC JH JD"), play("AH 9S JS")]
    proven = said(record(*tricks), last=True)
    assert proven == [
        "Trick 3 to Cid",
        *("Renege by Bob: trick 1", "Renege by Bob: trick 2"),
        *("Renege by Cid: trick 1", "Renege by Cid: trick 2"),
    ]


def test_a_proven_renege_costs_nothing_without_a_ruling():
    tricks = [SPADES, play("AC 9S JC"), play("AC 9C KC")]
    ended = taken(90, 100, 60)
    assert totals(record(*tricks, ended)) == [90, 100, 60]
    assert totals(record(*tricks, penalty(1, "renege"), ended)) == [90, 0, 60]


def test_a_lead_out_of_turn_that_stands_leads_the_next_trick():
    stands = penalty(2, "lead_out_of_turn_stands")
    led = record(SPADES, stands, play("AC 9C JC"))
    assert said(led, last=True) == ["Trick 1 to Cid"]
    later = record(SPADES, play("AC 9C JC"), stands, play("AH 9H JH"))
    assert said(later, last=True) == ["Trick 2 to Cid"]
    before = record(stands, SPADES, play("AC 9C JC"))
    assert said(before, last=True) == ["Trick 1 to Cid"]


@pytest.mark.parametrize(
    ("count", "cards"),
    [("standard", 11 + 4 + 2), ("simple", 10 + 5), ("counters", 10 + 10)],
)
def test_a_trick_counts_its_cards(count, cards):
    played = [SPADES, play("AC KC JC")]
    low = taken(cards - 10, 0, 250 - cards + 10)
    assert refused(record(*played, low, count=count)) == "below_tricks_seen"
    enough = record(*played, taken(cards, 0, 250 - cards), count=count)
    assert totals(enough) == [cards, 0, 250 - cards]
