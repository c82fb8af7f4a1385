"""Two-handed declaring: what may be said, in which order, and what is replied."""

import pytest

from tests.rules.piquet_hands import LONG_HEARTS, MANY_QUATORZES
from tests.rules.tables.piquet import (
    CLOSE,
    answer,
    award,
    awards,
    best,
    blank,
    claim,
    exchange,
    hand,
    lines,
    may_come,
    none,
    play,
    point,
    refusal,
    runs,
    said,
    said_last,
    sets,
    totals,
    trick,
)

ANN = MANY_QUATORZES
BOB = LONG_HEARTS
PLAIN = "AS TS 9S 8S 7S AH TH 9H 8H 7H AC TC"


class TestWhatMayCome:
    def test_at_the_start_everything_but_an_answer(self):
        everything = "award carte_blanche close declare exchange hand play trick"
        assert may_come() == set(everything.split())

    def test_an_answer_once_the_other_has_claimed(self):
        assert "answer" in may_come(point(0, 4))
        assert "answer" not in may_come(none(0, "point"))
        assert "answer" not in may_come(point(0, 4), point(1, 5))
        assert "answer" in may_come(point(0, 4), point(1, 4))

    def test_no_exchange_after_a_claim_an_award_or_a_hand(self):
        for entry in (point(0, 4), award("point", None), hand(0, ANN)):
            assert "exchange" not in may_come(entry)
        assert "exchange" in may_come(exchange(0, 5))
        assert "exchange" not in may_come(exchange(0, 5), exchange(1, 3))

    def test_carte_blanche_by_the_option(self):
        assert "carte_blanche" not in may_come(exchange(0, 5))
        late = {"blank_when": "own_discard"}
        assert "carte_blanche" in may_come(exchange(0, 5), **late)
        both = (exchange(0, 5), exchange(1, 3))
        assert "carte_blanche" not in may_come(*both, **late)
        assert "carte_blanche" not in may_come(blank(0))

    def test_no_award_once_every_class_is_touched(self):
        entries = [award("point", 0, 4), none(0, "sequence"), sets(1, "3A")]
        assert "award" in may_come(*entries[:2])
        assert "award" not in may_come(*entries)

    def test_declare_until_all_have_spoken_in_every_class(self):
        kinds = ("point", "sequence", "set")
        spoken = [none(seat, kind) for kind in kinds for seat in (0, 1)]
        assert "declare" in may_come(*spoken[:-1])
        assert "declare" not in may_come(*spoken)
        assert "declare" not in may_come(*awards())

    def test_only_the_tie_while_one_is_open(self):
        types = may_come(point(0, 4), point(1, 4))
        assert types.isdisjoint({"close", "trick", "play"})
        assert {"declare", "answer"} <= types

    def test_hands_and_play_after_the_close(self):
        assert may_come(CLOSE) == {"hand", "play", "trick"}
        assert may_come(CLOSE, trick(0)) == {"trick"}

    def test_between_deals_as_at_the_start(self):
        assert may_come(play([12, 0], [13, 0])) == may_come()


class TestCarteBlanche:
    def test_ten_for_it(self):
        assert lines(blank(1)) == [(1, 10, "carte_blanche")]
        assert said(blank(1)) == ["Bob: carte blanche, 10"]

    def test_the_cards_must_be_a_dealt_hand_without_courts(self):
        assert totals(blank(0, PLAIN)) == [10, 0]
        assert refusal(blank(0, PLAIN[:-2] + "AS")) == "card_repeated"
        assert refusal(blank(0, PLAIN[:-3])) == "wrong_hand_size"
        assert refusal(blank(0, PLAIN[:-2] + "JC")) == "not_blank"

    def test_the_cards_are_looked_at_before_the_time(self):
        assert refusal(CLOSE, blank(0, "AS AS")) == "card_repeated"
        assert refusal(CLOSE, blank(0)) == "declaring_closed"

    def test_once_and_by_one_player_only(self):
        assert refusal(blank(0), blank(0)) == "already_declared"
        assert refusal(blank(0), blank(1)) == "blank_impossible"

    def test_at_once_means_before_any_exchange(self):
        assert refusal(exchange(0, 5), blank(0)) == "blank_too_late"
        assert refusal(exchange(0, 5), blank(1)) == "blank_too_late"

    def test_own_discard_means_before_the_own_exchange(self):
        late = {"blank_when": "own_discard"}
        assert refusal(exchange(0, 5), blank(0), **late) == "blank_too_late"
        assert totals(exchange(0, 5), blank(1), **late) == [0, 10]

    def test_claims_do_not_bar_it(self):
        assert totals(point(0, 5), sets(0, "4K"), blank(0)) == [29, 0]


class TestExchange:
    def test_elder_first_and_each_once(self):
        assert refusal(exchange(1, 3)) == "elder_exchanges_first"
        assert refusal(exchange(0, 5), exchange(0, 3)) == "already_exchanged"

    def test_elder_takes_one_to_five(self):
        assert refusal(exchange(0, 0)) == "exchange_limit"
        assert refusal(exchange(0, 6)) == "exchange_limit"

    def test_younger_takes_what_is_left(self):
        assert said(exchange(0, 3), exchange(1, 5))[1:] == []
        assert refusal(exchange(0, 3), exchange(1, 6)) == "exchange_limit"
        assert refusal(exchange(0, 5), exchange(1, 4)) == "exchange_limit"

    def test_younger_takes_at_least_one_or_none_by_the_option(self):
        assert refusal(exchange(0, 5), exchange(1, 0)) == "exchange_limit"
        free = (exchange(0, 5), exchange(1, 0))
        assert said(*free, younger_exchange="free") == ["Bob leaves 3"]

    def test_what_is_left_is_said(self):
        assert said(exchange(0, 5), exchange(1, 3)) == []
        assert said(exchange(0, 3)) == ["Ann leaves 2: Bob may take 5"]
        assert said_last(exchange(0, 3), exchange(1, 4)) == ["Bob leaves 1"]

    @pytest.mark.parametrize(
        "entry", [point(0, 4), none(0, "set"), award("set", None), hand(1, BOB)]
    )
    def test_it_is_over_once_declaring_has_begun(self, entry):
        assert refusal(entry, exchange(0, 5)) == "exchange_over"

    def test_the_close_comes_first(self):
        assert refusal(point(0, 4), CLOSE, exchange(0, 9 - 1)) == "declaring_closed"

    def test_a_ninth_card_is_no_exchange(self):
        assert refusal(exchange(0, 9)) == "bad_field"


class TestHands:
    def test_one_for_each_player_before_the_first_trick(self):
        assert refusal(hand(0, ANN), hand(0, ANN)) == "duplicate_hand"
        assert refusal(trick(0), hand(0, ANN)) == "play_begun"

    def test_it_may_come_after_the_close(self):
        assert totals(CLOSE, hand(0, ANN), hand(1, BOB)) == [0, 0]

    def test_its_cards(self):
        assert refusal(hand(0, ANN[:-2] + "AS")) == "card_repeated"
        assert refusal(hand(0, ANN[:-3])) == "wrong_hand_size"
        assert refusal(hand(0, ANN), hand(1, BOB[:-2] + "AS")) == "card_elsewhere"
        assert refusal(hand(0, ANN[:-2] + "2D")) == "bad_card"

    def test_cards_are_read_in_lower_case_and_with_a_10(self):
        assert totals(hand(0, ANN.lower().replace("t", "10"))) == [0, 0]

    def test_a_claim_of_its_owner_must_be_in_it(self):
        assert refusal(sets(0, "3K"), hand(0, ANN)) == "not_held"
        assert refusal(sets(0, "4K"), hand(0, ANN)) == "not_held"
        assert totals(sets(0, "3Q"), hand(0, ANN)) == [3, 0]

    def test_the_claims_of_the_other_must_fit_beside_it(self):
        assert refusal(sets(1, "4A"), hand(0, ANN)) == "impossible_together"
        assert refusal(hand(0, ANN), sets(1, "3Q")) == "impossible_together"


class TestClaims:
    def test_all_that_the_hand_holds(self):
        entries = [hand(0, ANN), hand(1, BOB)]
        assert refusal(best(0, "point")) == "no_hand"
        assert totals(*entries, best(0, "point"), best(1, "point")) == [0, 4]
        assert totals(*entries, best(0, "set"), best(1, "set")) == [6, 0]
        assert totals(*entries, best(0, "sequence")) == [0, 0]

    def test_what_cannot_be(self):
        assert refusal(point(0, 4, 42)) == "pips_impossible"
        assert refusal(point(0, 8, 74)) == "pips_impossible"
        assert refusal(runs(0, "49")) == "run_impossible"
        assert refusal(runs(0, "38")) == "run_impossible"
        assert refusal(sets(0, "39")) == "rank_too_low"
        assert refusal(sets(0, "3A", "3A")) == "set_repeated"
        assert refusal(runs(0, "8", "5")) == "too_many_cards"
        assert refusal(sets(0, "4A", "3K", "3Q", "3J")) == "too_many_cards"

    def test_the_form_of_a_claim(self):
        assert refusal(claim(0, "point")) == "bad_field"
        assert refusal(claim(0, "point", length=9)) == "bad_field"
        assert refusal(claim(0, "point", length=4, runs=[])) == "bad_field"
        assert refusal(claim(0, "point", length=4, none=True)) == "bad_field"
        assert refusal(claim(0, "point", none=False)) == "bad_field"
        assert refusal(claim(0, "point", none=True, best=True)) == "bad_field"
        assert refusal(claim(0, "sequence", runs=[])) == "bad_field"
        assert refusal(claim(0, "sequence", runs=[{"length": 2}])) == "bad_field"
        assert refusal(claim(0, "set", sets=[{"rank": "A"}])) == "bad_field"
        assert refusal(claim(0, "set", sets=[{"rank": "A", "count": 5}])) == "bad_field"
        assert refusal(claim(0, "tricks", none=True)) == "bad_field"

    def test_impossible_claims_come_before_the_close(self):
        assert refusal(CLOSE, point(0, 4, 42)) == "pips_impossible"
        assert refusal(CLOSE, point(0, 4)) == "declaring_closed"

    def test_each_class_once(self):
        assert refusal(point(0, 4), point(0, 4)) == "already_declared"
        assert refusal(none(0, "point"), point(0, 4)) == "already_declared"
        assert refusal(award("point", None), point(0, 4)) == "already_declared"

    def test_nobody_goes_back_to_an_earlier_class(self):
        assert refusal(runs(0, "3"), point(0, 4)) == "out_of_order"
        assert refusal(sets(1, "3A"), runs(1, "3")) == "out_of_order"

    def test_elder_speaks_first(self):
        assert refusal(point(1, 4), point(0, 5)) == "out_of_order"
        assert refusal(runs(1, "3"), point(0, 5)) == "out_of_order"
        assert totals(point(1, 4), runs(0, "3"), sets(0, "3A")) == [6, 4]

    def test_elder_may_say_all_before_younger_speaks(self):
        spoken = [point(0, 5), runs(0, "4"), none(0, "set")]
        assert totals(*spoken, point(1, 6), runs(1, "3"), sets(1, "3A")) == [4, 9]

    def test_two_cannot_have_one_rank(self):
        assert refusal(sets(0, "3K"), sets(1, "3K")) == "set_conflict"
        assert refusal(sets(0, "3K"), sets(1, "3A", "3K")) == "set_conflict"

    def test_a_set_and_a_run_through_it_do_not_go_together(self):
        assert refusal(runs(0, "3A"), sets(1, "4K")) == "impossible_together"
        assert totals(runs(0, "3A"), sets(1, "3K")) == [3, 3]
        both = (runs(0, "3A", "3A"), sets(1, "3K"))
        assert refusal(*both) == "impossible_together"

    def test_a_hand_has_room_for_all_that_its_owner_claims(self):
        spoken = [point(0, 8), runs(0, "3A", "3A", "3A", "3A")]
        assert refusal(*spoken) == "impossible_together"

    def test_two_long_suits_of_the_same_name_do_not_go_together(self):
        spoken = [point(0, 5, suit="S"), point(1, 4, suit="S")]
        assert refusal(*spoken) == "impossible_together"
        assert totals(point(0, 5, suit="S"), point(1, 3, suit="S")) == [5, 0]

    def test_what_is_lower_is_not_refused(self):
        assert totals(hand(0, ANN), point(0, 3), none(0, "sequence")) == [3, 0]


class TestTies:
    def test_more_is_asked_for(self):
        tie = [point(0, 4), point(1, 4, 40)]
        assert said(*tie) == ["Making?"]
        assert said(*tie, form="club") == ["How much?"]
        assert said(runs(0, "3"), runs(1, "3")) == ["How high?"]

    def test_the_sheet_shows_nothing_while_it_is_open(self):
        assert totals(point(0, 4), point(1, 4)) == [0, 0]

    def test_it_stays_open_until_both_have_told(self):
        told = [point(0, 4), point(1, 4), point(0, 4, 40)]
        assert said_last(*told) == ["Making?"]
        assert said_last(*told, point(1, 4, 41)) == ["Not good"]
        assert said_last(*told, point(1, 4, 39)) == ["Good"]
        assert said_last(*told, point(1, 4, 40)) == ["Equal"]
        assert totals(*told, point(1, 4, 40)) == [0, 0]

    def test_it_bars_the_close_and_the_play(self):
        tie = [runs(0, "3"), runs(1, "3A")]
        for entry in (CLOSE, trick(0), play([7, 5], [10, 7])):
            assert refusal(*tie, entry) == "tie_open"

    def test_the_claim_must_stay(self):
        tie = [point(0, 4, 40, "S"), point(1, 4)]
        assert refusal(*tie, point(0, 5)) == "changed_claim"
        assert refusal(*tie, point(0, 4, 39, "S")) == "changed_claim"
        assert refusal(*tie, point(0, 4, 40, "H")) == "changed_claim"
        assert refusal(*tie, none(1, "point")) == "changed_claim"
        assert totals(*tie, point(1, 4, 38)) == [4, 0]

    def test_the_value_of_sequences_must_stay(self):
        tie = [runs(0, "4", "3"), runs(1, "4")]
        assert refusal(*tie, runs(0, "4A")) == "changed_claim"
        assert refusal(*tie, runs(1, "4A", "3")) == "changed_claim"
        assert totals(*tie, runs(1, "4K"), runs(0, "4A", "3")) == [7, 0]

    def test_the_best_top_must_stay_once_it_is_told(self):
        tie = [runs(0, "3K", "3"), runs(1, "3")]
        assert refusal(*tie, runs(0, "3K", "3A")) == "changed_claim"
        assert refusal(*tie, runs(0, "3Q", "3")) == "changed_claim"
        assert totals(*tie, runs(0, "3K", "3Q"), runs(1, "3A")) == [0, 3]

    def test_telling_more_is_not_out_of_order(self):
        spoken = [point(0, 4), runs(0, "3"), point(1, 4, 40), point(0, 4, 41)]
        assert totals(*spoken) == [7, 0]

    def test_only_the_tied_speak_again(self):
        assert refusal(point(0, 4), point(1, 5), point(0, 4, 40)) == "already_declared"

    def test_an_answer_ends_it(self):
        tie = [point(0, 4), point(1, 4)]
        assert totals(*tie, answer(1, "point", "good")) == [4, 0]
        assert totals(*tie, answer(1, "point", "not_good")) == [0, 4]
        assert totals(*tie, answer(0, "point", "equal"), CLOSE) == [0, 0]
        assert said_last(*tie, answer(0, "point", "equal")) == ["Equal"]


class TestReplies:
    def test_the_second_speaker_replies_to_the_first(self):
        assert said(point(0, 5), point(1, 4)) == ["Good"]
        assert said(point(0, 4), point(1, 5)) == ["Not good"]
        assert said(point(0, 4, 40), point(1, 4, 40)) == ["Equal"]
        assert said(point(0, 5), none(1, "point")) == ["Good"]

    def test_nothing_is_said_when_the_first_had_nothing(self):
        assert said(none(0, "point"), point(1, 4)) == []
        assert said(none(0, "point"), none(1, "point")) == []

    def test_an_answer_is_the_reply(self):
        assert said(point(0, 4), answer(1, "point", "good")) == ["Good"]
        spoken = [point(0, 4), answer(1, "point", "not_good"), point(1, 5)]
        assert said(*spoken) == ["Not good"]

    def test_a_claim_that_nobody_answers_is_good(self):
        assert totals(sets(0, "3T"), CLOSE) == [3, 0]


class TestAnswers:
    def test_good_concedes_the_class(self):
        good = [point(0, 4), answer(1, "point", "good")]
        assert totals(*good) == [4, 0]
        assert refusal(*good, point(1, 5)) == "conceded"
        assert totals(*good, none(1, "point")) == [4, 0]

    def test_equal_concedes_it_too_and_nobody_scores(self):
        equal = [point(0, 4), answer(1, "point", "equal")]
        assert totals(*equal) == [0, 0]
        assert refusal(*equal, point(1, 5)) == "conceded"

    def test_not_good_needs_a_better_claim(self):
        spoken = [point(0, 4, 40), answer(1, "point", "not_good")]
        assert totals(*spoken) == [4, 0]
        assert totals(*spoken, point(1, 5)) == [0, 5]
        assert totals(*spoken, point(1, 4, 41)) == [0, 4]
        assert refusal(*spoken, point(1, 4, 40)) == "not_better"
        assert refusal(*spoken, point(1, 4)) == "not_better"
        assert refusal(*spoken, point(1, 3)) == "not_better"
        assert totals(*spoken, none(1, "point"), CLOSE) == [4, 0]

    def test_what_there_is_to_answer(self):
        assert refusal(answer(1, "point", "good")) == "nothing_to_answer"
        assert refusal(none(0, "point"), answer(1, "point", "good")) == (
            "nothing_to_answer"
        )
        assert refusal(sets(0, "3A"), answer(1, "set", "equal")) == "equal_impossible"
        assert refusal(point(0, 4), answer(1, "point", "fine")) == "bad_field"

    def test_only_once_and_not_after_speaking(self):
        good = [point(0, 4), answer(1, "point", "good")]
        assert refusal(*good, answer(1, "point", "good")) == "already_declared"
        spoken = [point(0, 4), point(1, 5), answer(1, "point", "good")]
        assert refusal(*spoken) == "already_declared"
        taken = [award("point", 0, 4), answer(1, "point", "good")]
        assert refusal(*taken) == "already_declared"
        assert refusal(point(0, 4), CLOSE, answer(1, "point", "good")) == (
            "declaring_closed"
        )

    def test_elder_may_answer_younger(self):
        assert totals(point(1, 4), answer(0, "point", "good")) == [0, 4]


class TestAwards:
    def test_a_class_at_once(self):
        assert totals(*awards((0, 6), (1, 19), (0, 17))) == [23, 19]
        assert totals(award("point", None)) == [0, 0]

    def test_the_points_of_nobody_do_not_matter(self):
        for points in (5, 9, 0, 101):
            assert totals(award("point", None, points)) == [0, 0]

    def test_points_that_the_class_can_have(self):
        for kind, points in (("point", 9), ("sequence", 5), ("set", 15)):
            assert refusal(award(kind, 0, points)) == "points_impossible"
        assert refusal(award("sequence", 0, 100)) == "points_impossible"

    def test_the_form_of_an_award(self):
        assert refusal(award("point", 0)) == "bad_field"
        assert refusal(award("point", 0, 101)) == "bad_field"
        assert refusal(award("point", 0, 0)) == "bad_field"
        assert refusal({"type": "award", "class": "point"}) == "bad_field"
        assert refusal(award("point", 2, 4)) == "bad_seat"

    def test_only_where_nothing_was_said(self):
        assert refusal(point(0, 4), award("point", 1, 5)) == "already_declared"
        assert refusal(award("set", None), award("set", 1, 3)) == "already_declared"
        assert refusal(CLOSE, award("set", 1, 3)) == "declaring_closed"


class TestClose:
    def test_what_each_starts_with(self):
        spoken = awards((1, 5), (0, 4), None)
        assert said(*spoken, CLOSE) == ["Ann starts with 4", "Bob starts with 5"]
        told = said(*spoken, trick(1))
        assert told[:2] == ["Ann starts with 4", "Bob starts with 5"]

    def test_it_comes_once(self):
        assert refusal(CLOSE, CLOSE) == "declaring_closed"

    def test_elder_is_named_first(self):
        assert said(CLOSE, dealer=0) == ["Bob starts with 0", "Ann starts with 0"]


def test_cards_are_looked_at_before_seats():
    assert refusal(hand(7, "XX")) == "bad_card"
    assert refusal(hand(7, ANN)) == "bad_seat"
    assert refusal(hand(7, ANN) | {"note": ""}) == "bad_field"
    assert refusal({"type": "double"}) == "unknown_entry"
