"""The tricks of two-handed piquet: what is refused, what counts, what is said."""

from rules.games.piquet.holdings import possible_deal
from tests.rules.tables.common import adjust, penalty
from tests.rules.tables.piquet import (
    CLOSE,
    award,
    blank,
    hand,
    lines,
    point,
    refusal,
    runs,
    said,
    said_last,
    sets,
    totals,
    trick,
    tricks,
)
from tests.sentences import CLAIMS_AGAINST_PLAY

ANN = "AS KS QS AH KH QH AD KD QD AC KC QC"
BOB = "JS TS 9S JH TH 9H JD TD 9D JC TC 9C"
CLASSIC = {"count": "classic"}
DOUBT = CLAIMS_AGAINST_PLAY


class TestRefusals:
    def test_a_trick_needs_a_winner_or_cards(self):
        assert refusal(trick()) == "bad_field"
        assert refusal(trick(2)) == "bad_seat"
        assert refusal(trick(cards="AS 6S")) == "bad_card"

    def test_a_card_from_each(self):
        assert refusal(trick(cards="AS")) == "wrong_card_count"
        assert refusal(trick(cards="AS KS QS")) == "wrong_card_count"

    def test_no_card_twice(self):
        assert refusal(trick(cards="AS AS")) == "card_repeated"
        assert refusal(trick(cards="AS KS"), trick(cards="QS AS")) == "card_repeated"

    def test_only_cards_of_the_hand(self):
        both = (hand(0, ANN), hand(1, BOB))
        assert refusal(*both, trick(cards="7S JS")) == "not_in_hand"
        assert refusal(hand(0, ANN), trick(cards="AS KS")) == "not_in_hand"
        assert refusal(hand(1, BOB), trick(cards="AS 7S")) == "not_in_hand"

    def test_suit_must_be_followed_where_the_hand_has_it(self):
        both = (hand(0, ANN), hand(1, BOB))
        assert refusal(*both, trick(cards="AS JH")) == "must_follow"

    def test_cards_not_entered_may_have_been_of_the_suit(self):
        both = (hand(0, ANN), hand(1, BOB))
        unseen = tricks("00")
        assert refusal(*both, *unseen, trick(cards="AS JH")) == "must_follow"
        assert totals(*both, *unseen, trick(0), trick(cards="AS JH")) == [4, 0]

    def test_a_void_once_shown_stays(self):
        shown = trick(cards="AS 7H")
        assert refusal(shown, trick(cards="KS 8S")) == "revoked_earlier"
        assert totals(shown, trick(cards="KS 8H")) == [2, 0]

    def test_the_cards_decide_who_wins(self):
        assert refusal(trick(1, "AS KS")) == "wrong_winner"
        assert totals(trick(0, "AS KH")) == [1, 0]
        assert totals(trick(1, "9S TS"), trick(0, "7H 8H")) == [2, 2]

    def test_a_low_card_wins_only_a_low_lead_of_the_other(self):
        assert refusal(trick(1, win_low=True), **CLASSIC) == "low_impossible"
        leader = trick(0, lead_low=True, win_low=True)
        assert refusal(leader, **CLASSIC) == "low_impossible"
        assert totals(trick(1, lead_low=True, win_low=True), **CLASSIC) == [0, 0]
        assert totals(trick(0, win_low=True)) == [1, 0]

    def test_low_is_yes_or_no(self):
        assert refusal(trick(0, lead_low=1)) == "bad_field"

    def test_the_cards_are_looked_at_before_the_tie(self):
        tie = (point(0, 4), point(1, 4))
        assert refusal(*tie, trick(cards="AS AS")) == "card_repeated"
        assert refusal(*tie, trick(cards="AS KS")) == "tie_open"


class TestCounts:
    def test_every_lead_and_every_capture(self):
        assert totals(*tricks("0")) == [1, 0]
        assert totals(*tricks("01")) == [2, 1]
        assert totals(*tricks("010")) == [3, 2]

    def test_only_cards_above_the_nine(self):
        low = {"lead_low": True}
        assert totals(trick(0, **low), **CLASSIC) == [0, 0]
        assert totals(trick(1, **low), **CLASSIC) == [0, 1]
        assert totals(trick(1, win_low=True, **low), **CLASSIC) == [0, 0]
        assert totals(trick(1), **CLASSIC) == [1, 1]

    def test_the_cards_themselves_say_what_is_low(self):
        assert totals(trick(cards="9S 7S"), **CLASSIC) == [0, 0]
        assert totals(trick(cards="8S 9S"), **CLASSIC) == [0, 0]
        assert totals(trick(cards="8S TS"), **CLASSIC) == [0, 1]
        assert totals(trick(cards="TS 7S", lead_low=True), **CLASSIC) == [1, 0]

    def test_every_lead_and_every_trick(self):
        letter = {"count": "lead_and_trick"}
        assert totals(*tricks("0"), **letter) == [2, 0]
        assert totals(*tricks("01"), **letter) == [3, 1]
        assert totals(*tricks("0" * 6 + "1" * 6), **letter) == [13, 12]

    def test_one_more_for_the_last_and_ten_for_the_most(self):
        assert lines(*tricks("0" * 6 + "1" * 6))[-1] == (1, 1, "last_trick")
        assert totals(*tricks("0" * 6 + "1" * 6)) == [7, 7]
        assert totals(*tricks("0" * 7 + "1" * 5)) == [8 + 10, 6]

    def test_forty_for_all(self):
        assert totals(*tricks("0" * 12)) == [12 + 1 + 40, 0]
        assert totals(*tricks("0" * 12), capot_last=False) == [12 + 40, 0]
        assert lines(*tricks("0" * 12))[-1] == (0, 40, "capot")

    def test_the_last_trick_counts_any_card(self):
        low = [trick(0, lead_low=True) for _ in range(12)]
        assert totals(*low, capot_last=True, **CLASSIC) == [1 + 40, 0]


class TestWhatIsSaid:
    def test_the_counts_in_order_of_play(self):
        assert said_last(CLOSE, trick(1)) == ["Ann 1", "Bob 1"]
        assert said_last(CLOSE, trick(1), trick(1)) == ["Bob 2", "Ann 1"]

    def test_who_has_the_cards_and_the_deal(self):
        assert said_last(*tricks("0" * 7 + "1" * 5))[-2:] == [
            "Ann: the cards, 18",
            "Deal 1: Ann 18, Bob 6",
        ]
        assert "Cards divided" in said_last(*tricks("0" * 6 + "1" * 6))
        assert "Bob: capot, 53" in said_last(*tricks("1" * 12))

    def test_what_is_in_hand_counts_with_it(self):
        told = said(award("point", 1, 5), *tricks("1"))
        assert told == ["Ann starts with 0", "Bob starts with 5", "Ann 1", "Bob 6"]


def test_what_is_agreed_between_two_tricks_stands_between_them():
    played = [trick(0), trick(0), adjust(1, 7), trick(0)]
    led, agreed = (0, 1, "lead"), (1, 7, "adjust")
    assert lines(*played) == [led, led, agreed, led]
    assert totals(*played) == [3, 7]


class TestClaimsThatDoNotFit:
    def test_a_card_of_the_others_set(self):
        spoken = [sets(0, "4A"), CLOSE]
        assert DOUBT in said_last(*spoken, trick(cards="TS AS"))
        assert DOUBT not in said_last(*spoken, trick(cards="AS TS"))

    def test_no_room_left_for_the_claim(self):
        """Eleven cards are claimed, so that only one other can be played."""
        spoken = [runs(0, "8AS"), sets(0, "4A")]
        first, second = trick(cards="7H 8H"), trick(cards="7C 8C")
        assert DOUBT not in said(*spoken, first)
        assert DOUBT in said(*spoken, first, second, trick(cards="9C 9D"))

    def test_it_is_said_once_in_a_deal(self):
        spoken = [sets(0, "4A"), CLOSE]
        played = [trick(cards="TS AS"), trick(cards="AH KH")]
        assert said(*spoken, *played).count(DOUBT) == 1

    def test_a_suit_not_followed_is_no_proof(self):
        spoken = [point(1, 5, suit="S"), CLOSE]
        assert DOUBT not in said(*spoken, trick(cards="AS 7H"))

    def test_a_court_card_of_a_blank_hand(self):
        spoken = [blank(0), sets(1, "3T"), CLOSE]
        cards = "KS AS QS JS", "9S AS QS JS"
        doubts = [
            DOUBT in said(*spoken, trick(cards=text), game="piquet_voleur")
            for text in cards
        ]
        assert doubts == [True, False]

    def test_claims_and_cards_that_fit_need_no_search(self, monkeypatch):
        """So an entry stays cheap; a search is for what may contradict."""
        search, searched = possible_deal.find_hands, []
        monkeypatch.setattr(
            possible_deal,
            "find_hands",
            lambda needs: searched.append(needs) or search(needs),
        )
        spoken = [point(0, 5, 49), point(1, 6), runs(1, "4K"), sets(0, "3A"), CLOSE]
        fitting = [trick(cards="AS 7S"), trick(cards="AH 8H"), trick(cards="TC KC")]
        assert DOUBT not in said(*spoken, *fitting)
        assert not searched
        assert DOUBT in said(sets(0, "4A"), CLOSE, trick(cards="TS AS"))
        assert searched

    def test_it_comes_after_the_counts(self):
        told = said_last(sets(0, "4A"), CLOSE, trick(cards="TS AS"))
        assert told == ["Ann 15", "Bob 1", DOUBT]


class TestShortHand:
    RULED = penalty(0, "short_hand", missing=2)

    def test_the_other_leads_and_wins_the_last_tricks(self):
        played = tricks("0" * 10)
        assert refusal(self.RULED, *played, trick(0)) == "short_hand_trick"
        assert totals(self.RULED, *played, trick(1), trick(1)) == [10 + 10, 3]

    def test_by_cards_only_one_player_plays(self):
        played = tricks("0" * 10)
        assert refusal(self.RULED, *played, trick(cards="AS KS")) == "wrong_card_count"
        assert totals(self.RULED, *played, trick(cards="7S")) == [10, 1]

    def test_the_hand_is_that_much_smaller(self):
        assert refusal(self.RULED, hand(0, ANN)) == "wrong_hand_size"
        assert totals(self.RULED, hand(0, ANN[:-6])) == [0, 0]

    def test_it_must_hold_what_was_claimed(self):
        short = penalty(0, "short_hand", missing=5)
        assert refusal(runs(0, "8A"), short) == "impossible_together"
        assert refusal(runs(0, "8A"), CLOSE, short) == "impossible_together"
        fewer = [runs(0, "7A"), short]
        assert DOUBT not in said_last(*fewer, trick(cards="AS KH"))
        assert totals(runs(1, "8A"), short) == [0, 18]

    def test_it_must_hold_all_that_was_claimed_together(self):
        claimed = [runs(0, "5A", "3T"), sets(0, "4Q")]
        fewest = 5 + 3 + 3
        fits = penalty(0, "short_hand", missing=12 - fewest)
        assert lines(*claimed, fits)[0] == (0, 15, "sequence")
        short = penalty(0, "short_hand", missing=13 - fewest)
        assert refusal(*claimed, short) == "impossible_together"

    def test_a_hand_that_was_entered_is_no_longer(self):
        entered = hand(0, ANN[:-6])
        assert refusal(hand(0, ANN), self.RULED) == "impossible_together"
        assert totals(self.RULED, entered, self.RULED) == [0, 0]
        shorter = penalty(0, "short_hand", missing=3)
        assert refusal(self.RULED, entered, shorter) == "impossible_together"
        assert totals(hand(1, ANN), self.RULED) == [0, 0]

    def test_later_claims_must_fit_into_it(self):
        short = penalty(0, "short_hand", missing=5)
        assert refusal(short, runs(0, "7A"), sets(0, "3A")) == "impossible_together"

    def test_it_must_be_known_before_play(self):
        assert refusal(trick(0), self.RULED) == "play_begun"
        assert refusal(penalty(0, "short_hand", missing=6)) == "bad_field"
