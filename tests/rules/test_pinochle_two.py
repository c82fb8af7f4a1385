"""Two-handed Pinochle: one meld for a trick, cards that serve again, the deece."""

import pytest

from tests.rules.tables.common import penalty
from tests.rules.tables.pinochle import (
    coming,
    deece,
    meld,
    play,
    points,
    reasons,
    record,
    refused,
    said,
    taken,
    totals,
    two,
    upcard,
)

HEARTS = upcard("TH")
ALL = ["deece", "meld", "play", "taken"]
# After the stock: Bob has hearts, and a king of clubs; Ann took the ten of hearts.
ENDGAME = (
    *("AH TH", "AH KD", "TH KD", "KH QD", "KH QD", "QH KS"),
    *("QH KS", "JH QS", "JH QS", "9H KC", "9H QC", "KC QC"),
)


def after(*entries):
    """A deal in which Bob has just won a trick."""
    return two(HEARTS, play("AC 9C"), *entries)


def stock_gone(*entries):
    """All twelve tricks of the stock, to Bob; Ann takes the turn-up."""
    high = ["AC", "TC", "AD", "TD", "AS", "TS", "AC", "TC", "AD", "TD", "AS", "TS"]
    low = ["9C", "9C", "9D", "9D", "9S", "9S", "JC", "JC", "JD", "JD", "JS", "JS"]
    tricks = [play(f"{one} {other}") for one, other in zip(high, low, strict=True)]
    return two(HEARTS, *tricks, *entries)


class TestPhases:
    def test_every_phase_asks_for_what_its_table_says(self):
        calls = ["call_out"]
        assert coming(two()) == calls + ["meld", "taken", "upcard"]
        assert coming(two(HEARTS)) == calls + ALL
        quick = calls + ["deece", "meld", "taken"]
        assert coming(two(HEARTS, deece(0))) == quick
        assert coming(two(HEARTS, meld(0, "aces"))) == quick
        assert coming(two(points(0, 40))) == calls + ["meld", "taken"]
        assert coming(after()) == coming(after(meld(1, "aces"))) == calls + ALL
        assert coming(stock_gone()) == calls + ALL
        assert coming(stock_gone(play("KC QC"))) == calls + ["play", "taken"]

    def test_the_turn_up_comes_first_and_once(self):
        assert refused(two(HEARTS, HEARTS)) == "not_now"
        assert refused(two(points(0, 40), HEARTS)) == "not_now"
        assert refused(after(HEARTS)) == "not_now"

    def test_a_deal_that_is_only_counted_takes_no_tricks(self):
        assert refused(two(HEARTS, meld(0, "aces"), play("AC 9C"))) == "quick_deal"
        assert refused(two(HEARTS, deece(0), play("AC 9C"))) == "quick_deal"
        assert refused(two(points(0, 40), play("AC 9C"))) == "need_upcard"

    def test_it_has_no_entries_of_the_other_game(self):
        assert refused(two(HEARTS, {"type": "exchange", "seat": 0})) == "unknown_entry"
        assert refused(record(HEARTS, deece(0))) == "unknown_entry"
        assert refused(record({"type": "double", "seat": 0})) == "unknown_entry"


class TestQuick:
    def test_either_melds_in_any_order(self):
        melded = two(HEARTS, meld(0, "aces"), meld(1, "jacks"), meld(0, "pinochle"))
        assert totals(melded) == [140, 40]
        assert said(melded, last=True) == ["Ann melds 40"]

    def test_points_stand_for_one_meld_or_several(self):
        assert totals(two(points(0, 40), points(0, 230), points(1, 10))) == [270, 10]
        assert reasons(two(points(1, 20))) == [(1, "meld", 20)]

    @pytest.mark.parametrize("number", [0, -10, 15])
    def test_points_are_tens(self, number):
        assert refused(two(points(0, number))) == "bad_points"

    @pytest.mark.parametrize("deck", [48, 64])
    def test_there_are_no_more_melds_than_tricks_of_the_stock(self, deck):
        tricks = {48: 12, 64: 16}[deck]
        melds = [points(place % 2, 10) for place in range(tricks)]
        assert sum(totals(two(*melds, deck=deck))) == 10 * tricks
        assert refused(two(*melds, points(0, 10), deck=deck)) == "no_trick_for_meld"
        late = two(HEARTS, *melds, meld(0, "aces"), deck=deck)
        assert refused(late) == "no_trick_for_meld"
        beside = two(HEARTS, *melds, deece(0), deck=deck)
        assert sum(totals(beside)) == 10 * tricks + 10

    @pytest.mark.parametrize(
        "entry",
        [
            {"type": "meld", "seat": 0},
            {"type": "meld", "seat": 0, "meld": "aces", "points": 100},
            {"type": "meld", "seat": 0, "points": 100, "new": ["AS"]},
            {"type": "meld", "seat": 0, "meld": "aces", "new": []},
            {"type": "meld", "seat": 0, "meld": ["aces"]},
            {"type": "meld", "seat": 0, "melds": ["aces"]},
            {"type": "meld", "seat": 0, "points": 1.5},
            {"type": "deece", "seat": 0, "exchange": "yes"},
        ],
    )
    def test_an_entry_has_its_own_parts(self, entry):
        assert refused(two(HEARTS, entry)) == "bad_field"


class TestNames:
    def test_a_name_needs_the_turn_up(self):
        assert refused(two(meld(0, "aces"))) == "need_upcard"
        assert refused(two(points(0, 10), meld(0, "nonsense"))) == "need_upcard"

    def test_there_are_no_other_names(self):
        assert refused(two(HEARTS, meld(0, "deece"))) == "unknown_meld"
        assert refused(two(HEARTS, meld(0, "sequence"))) == "unknown_meld"
        assert refused(two(HEARTS, meld(0, "marriage_h"))) == "trump_marriage"

    @pytest.mark.parametrize(
        ("name", "worth", "reason"),
        [
            ("flush", 150, "flush"),
            ("royal_marriage", 40, "royal_marriage"),
            ("marriage_c", 20, "marriage"),
            ("aces", 100, "aces"),
            ("kings", 80, "kings"),
            ("queens", 60, "queens"),
            ("jacks", 40, "jacks"),
            ("pinochle", 40, "pinochle"),
            ("double_flush", 300, "double_flush"),
            ("eight_aces", 200, "eight_aces"),
            ("eight_kings", 160, "eight_kings"),
            ("eight_queens", 120, "eight_queens"),
            ("eight_jacks", 80, "eight_jacks"),
            ("double_pinochle", 80, "double_pinochle"),
        ],
    )
    def test_each_name_has_its_value_and_reason(self, name, worth, reason):
        melded = two(upcard("9H"), meld(0, name))
        assert reasons(melded)[1:] == [(0, reason, worth)]

    @pytest.mark.parametrize(
        ("name", "worth"),
        [
            ("double_flush", 1500),
            ("eight_aces", 1000),
            ("eight_kings", 800),
            ("eight_queens", 600),
            ("eight_jacks", 400),
            ("double_pinochle", 80),
        ],
    )
    def test_tenfold_values(self, name, worth):
        melded = two(upcard("9H"), meld(1, name), doubles="tenfold")
        assert totals(melded)[1] == worth


class TestServingAgain:
    def test_a_card_serves_again_in_another_class(self):
        kings = [HEARTS, meld(0, "kings")]
        assert totals(two(*kings, meld(0, "marriage_c"))) == [100, 0]
        queens = [HEARTS, meld(0, "queens"), meld(0, "pinochle")]
        assert totals(two(*queens)) == [100, 0]

    def test_it_serves_again_higher_in_its_class_and_never_lower(self):
        royal, flush = meld(0, "royal_marriage"), meld(0, "flush")
        assert totals(two(HEARTS, royal, flush)) == [190, 0]
        assert totals(two(HEARTS, flush, royal)) == [190, 0]  # of the other two
        both = two(HEARTS, flush, royal, royal)
        assert refused(both) == "card_gone"

    def test_a_second_marriage_takes_two_new_cards(self):
        marriage = meld(0, "marriage_s")
        assert totals(two(HEARTS, marriage, marriage)) == [40, 0]
        assert refused(two(HEARTS, marriage, marriage, marriage)) == "card_gone"
        one_new = meld(0, "marriage_s", new="KS")
        assert refused(two(HEARTS, marriage, one_new)) == "not_on_table"

    def test_a_meld_brings_a_new_card(self):
        laid = [HEARTS, meld(0, "kings"), meld(0, "queens")]
        assert refused(two(*laid, meld(0, "marriage_c"))) == "no_new_card"
        assert totals(two(*laid, meld(0, "marriage_c", new="QC"))) == [160, 0]
        assert totals(two(*laid, meld(0, "marriage_c", new="KC QC"))) == [160, 0]

    def test_new_cards_belong_to_the_meld_and_the_others_lie_there(self):
        assert refused(two(HEARTS, meld(0, "aces", new="KC"))) == "bad_field"
        assert refused(two(HEARTS, meld(0, "aces", new="AC AC"))) == "bad_field"
        assert refused(two(HEARTS, meld(0, "aces", new="AC"))) == "not_on_table"
        assert refused(two(HEARTS, meld(0, "aces", new="8C"))) == "bad_card"

    def test_double_pinochle_at_300_is_built_on_a_pinochle(self):
        built = [HEARTS, meld(0, "pinochle"), meld(0, "double_pinochle")]
        assert totals(two(*built, double_pinochle=300)) == [340, 0]
        assert refused(two(*built)) == "card_gone"
        new = meld(0, "double_pinochle", new="QS JD")
        assert refused(two(*built[:2], new)) == "not_on_table"

    def test_a_plain_double_is_not_built_on_a_single(self):
        aces = [HEARTS, meld(0, "aces")]
        assert refused(two(*aces, meld(0, "eight_aces"))) == "card_gone"
        tenfold = two(*aces, meld(0, "eight_aces"), doubles="tenfold")
        assert totals(tenfold) == [1100, 0]
        assert totals(two(*aces, meld(0, "aces"))) == [200, 0]
        after_both = [HEARTS, meld(0, "eight_aces"), meld(0, "aces")]
        assert refused(two(*after_both)) == "card_gone"

    def test_a_double_flush_may_take_a_royal_marriage_with_it(self):
        royal, flushes = meld(1, "royal_marriage"), meld(1, "double_flush")
        assert totals(two(upcard("9H"), royal, flushes)) == [10, 340]

    def test_a_third_copy_is_gone(self):
        assert refused(two(HEARTS, meld(0, "double_flush"))) == "card_gone"
        elsewhere = [HEARTS, meld(1, "eight_kings"), meld(0, "kings")]
        assert refused(two(*elsewhere)) == "card_gone"
        played = two(HEARTS, play("KC KC"), meld(1, "kings"))
        assert refused(played) == "card_gone"

    def test_a_card_known_in_the_hand_is_the_one_laid(self):
        given = [upcard("KH"), deece(0)]
        assert totals(two(*given, meld(0, "royal_marriage"))) == [50, 0]
        both = [*given, meld(0, "royal_marriage"), meld(0, "royal_marriage")]
        assert totals(two(*both)) == [90, 0]
        assert refused(two(*given, meld(1, "eight_kings"))) == "card_gone"

    def test_a_card_known_in_one_hand_leaves_the_other_copy_to_the_other(self):
        given = [upcard("KH"), deece(0)]
        royal = [meld(seat, "royal_marriage") for seat in (0, 1)]
        assert totals(two(*given, *royal)) == [50, 40]
        assert totals(two(*given, *reversed(royal))) == [50, 40]


class TestMeldsBetweenTricks:
    def test_the_winner_melds_once(self):
        assert totals(after(meld(1, "jacks"))) == [0, 40]
        assert refused(after(meld(0, "jacks"))) == "not_winner"
        again = after(meld(1, "jacks"), meld(1, "queens"))
        assert refused(again) == "one_meld"
        later = after(meld(1, "jacks"), play("TC 9C"), meld(1, "queens"))
        assert totals(later) == [0, 100]

    def test_a_lead_out_of_turn_that_stands_takes_no_meld_from_the_winner(self):
        stands = penalty(0, "lead_out_of_turn_stands")
        assert totals(after(stands, meld(1, "jacks"))) == [0, 40]
        assert refused(after(stands, meld(0, "jacks"))) == "not_winner"

    def test_a_meld_has_a_name(self):
        assert refused(after(points(1, 40))) == "name_needed"
        assert refused(stock_gone(play("KC QC"), points(1, 40))) == "name_needed"

    def test_after_the_stock_the_last_winner_melds_until_the_next_trick(self):
        assert totals(stock_gone(meld(1, "royal_marriage"))) == [0, 40]
        assert refused(stock_gone(meld(0, "royal_marriage"))) == "not_winner"
        gone = stock_gone(play("KC QC"), meld(1, "royal_marriage"))
        assert refused(gone) == "no_more_melds"
        assert refused(stock_gone(play("KC QC"), deece(1))) == "no_more_melds"
        assert refused(stock_gone(play("KC QC"), meld(1, "no"))) == "unknown_meld"

    def test_a_card_played_leaves_the_table(self):
        queens = [meld(1, "queens"), play("QC 9D"), play("AD TC")]
        kings = [meld(1, "kings"), play("AS TD")]
        told = after(*queens, *kings, meld(1, "marriage_c"))
        assert totals(told) == [0, 60 + 80 + 20]
        lying = after(meld(1, "queens"), play("AD 9D"), *kings, meld(1, "marriage_c"))
        assert refused(lying) == "no_new_card"

    def test_the_copy_laid_first_is_played_first(self):
        first, second = meld(1, "marriage_c"), meld(1, "marriage_c")
        queens = meld(1, "queens", new="QD QH QS")
        # Two queens of clubs lie there. The first serves and is played; the other may.
        told = after(
            *(first, play("AD 9D"), second, play("AD TD"), queens),
            *(play("QC 9S"), play("AS JS")),
        )
        again = two(*told["entries"], meld(1, "queens", new="QD QH QS"))
        assert totals(again) == [0, 160]

    def test_the_table_is_known_in_the_play(self):
        assert refused(after(meld(1, "aces"), play("AS 9S"), play("AS AS"))) == (
            "card_gone"
        )

    def test_while_the_stock_lasts_any_card_may_be_played(self):
        free = after(meld(1, "queens"), play("AD 9S"), play("TD 9S"), play("AD QC"))
        assert said(free, last=True) == ["Trick 4 to Bob"]

    def test_a_hand_that_lies_on_the_table_holds_no_other_card(self):
        melds = ["aces", "kings", "queens"]
        tricks = ["TC 9C", "TC 9D"]
        entries = [HEARTS, play("JC 9C")]
        for name, trick in zip(melds, [*tricks, None], strict=True):
            entries.append(meld(1, name))
            entries += [play(trick)] if trick else []
        assert refused(two(*entries, play("TD 9D"))) == "not_in_hand"
        assert said(two(*entries, play("KC 9D")), last=True) == ["Trick 4 to Bob"]


class TestDeece:
    def test_it_is_exchanged_while_it_can_be(self):
        given = two(HEARTS, deece(0))
        assert said(given, last=True) == ["Ann exchanges the deece: 10"]
        assert reasons(given) == [(0, "deece_exchanged", 10)]
        shown = two(HEARTS, deece(0), deece(1))
        assert said(shown, last=True) == ["Bob shows the deece: 10"]
        assert reasons(shown)[1:] == [(1, "deece", 10)]

    def test_it_may_be_shown_instead(self):
        shown = two(HEARTS, deece(0, exchange=False), deece(0, exchange=True))
        assert reasons(shown) == [(0, "deece", 10), (0, "deece_exchanged", 10)]

    def test_it_is_credited_twice_a_deal(self):
        assert refused(two(HEARTS, deece(0), deece(0), deece(1))) == "deece_counted"
        turned = upcard("9H")
        assert said(two(turned)) == ["Hearts are trump", "Deece turned: 10 to Ann"]
        assert totals(two(turned, deece(0))) == [20, 0]
        assert refused(two(turned, deece(0), deece(1))) == "deece_counted"

    def test_a_turn_up_that_is_gone_is_not_exchanged(self):
        asked = deece(1, exchange=True)
        assert refused(two(upcard("9H"), asked)) == "no_exchange"
        assert refused(two(HEARTS, deece(0), asked)) == "no_exchange"

    def test_it_needs_the_turn_up(self):
        assert refused(two(deece(0))) == "need_upcard"
        assert refused(two(points(0, 10), deece(0))) == "need_upcard"

    def test_between_tricks_the_winner_has_it_beside_their_meld(self):
        assert refused(after(deece(0))) == "not_winner"
        told = after(meld(1, "jacks"), deece(1), deece(1))
        assert totals(told) == [0, 60]

    def test_both_played_leave_none_to_show(self):
        tricks = [HEARTS, play("9H 9C"), play("9H 9C")]
        assert refused(two(*tricks, deece(1))) == "card_gone"
        one = two(HEARTS, play("9H 9C"), deece(1))
        assert totals(one) == [0, 10]

    def test_a_seven_is_the_deece_of_64_cards(self):
        turned = two(upcard("7H"), deck=64)
        assert said(turned, last=True)[1] == "Deece turned: 10 to Ann"
        assert said(two(upcard("9H"), deck=64)) == ["Hearts are trump"]

    def test_the_loser_of_the_last_stock_trick_takes_what_lies_there(self):
        # Ann holds the ten of hearts: she must play it on a heart, and may.
        assert refused(stock_gone(play("KH KC"))) == "must_follow"
        assert refused(stock_gone(play("KH 9H"))) == "must_beat"
        told = stock_gone(play("KH TH"))
        assert said(told, last=True) == ["Trick 13 to Ann"]

    def test_a_lead_out_of_turn_does_not_prevent_it(self):
        led = [penalty(0, "lead_out_of_turn_stands"), play("QC KC")]
        assert refused(stock_gone(*led, play("KH KD"))) == "must_follow"

    def test_an_exchanged_deece_goes_to_the_loser_without_credit(self):
        entries = stock_gone()["entries"]
        entries.insert(2, deece(1))
        given = two(*entries)
        assert totals(given) == [0, 10]
        assert refused(two(*entries, play("KC KS"))) == "must_trump"

    def test_the_last_winner_may_still_exchange_it(self):
        given = [deece(1), play("KH 9H")]
        assert said(stock_gone(*given), last=True) == ["Trick 13 to Bob"]
        assert refused(stock_gone(deece(1), play("KC QS"))) == "must_trump"
        kept = stock_gone(deece(1), play("AH 9H"), play("TH QH"))
        assert said(kept, last=True)[0] == "Trick 14 to Bob"

    def test_the_stock_is_gone_with_the_last_trick_of_it(self):
        texts = ["Trick 12 to Bob", "The stock is gone: follow suit"]
        assert said(stock_gone(), last=True) == texts


class TestAfterTheStock:
    def test_duties_are_strict(self):
        known = stock_gone(meld(1, "royal_marriage"))["entries"]
        lead = penalty(0, "lead_out_of_turn_stands")
        assert refused(two(*known, lead, play("QH 9H"))) == "must_beat"
        assert refused(two(*known, lead, play("KC QS"))) == "must_trump"
        assert refused(two(*known, lead, play("AH QS"))) == "must_follow"
        assert said(two(*known, lead, play("AH 9H")), last=True) == ["Trick 13 to Ann"]

    def test_a_renege_is_proven_by_a_later_card(self):
        told = stock_gone(play("AH TH"), play("KC QS"), play("KC QC"))
        assert said(told, last=True) == ["Trick 15 to Bob", "Renege by Ann: trick 14"]

    def test_a_deal_ends_with_its_last_trick(self):
        tricks = [play(cards) for cards in ENDGAME]
        told = stock_gone(*tricks)
        assert totals(told) == [0, 250]
        words = ["Last trick to Bob: 10", "Totals: Ann 0, Bob 250"]
        assert said(told, last=True) == words
        assert reasons(told) == [(1, "cards", 240), (1, "last_trick", 10)]


def test_count_without_tricks():
    assert totals(two(taken(100, 140, last=1))) == [100, 150]
