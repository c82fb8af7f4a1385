"""Bezique's melds: what each is worth, when it may come, and what is refused."""

import pytest

from tests.rules.tables.bezique import (
    brisques,
    five_hundred,
    four,
    game,
    last,
    lay,
    lines,
    marriage,
    meld,
    partners,
    played,
    refused,
    said,
    seven,
    three,
    totals,
    tricks,
    turn,
    won,
)
from tests.rules.tables.common import penalty

WORTH = [
    (meld(0, "marriage", suit="S"), "marriage", 20),
    (meld(0, "marriage", "QS KS"), "marriage", 20),
    (meld(0, "marriage", suit="H"), "trump_marriage", 40),
    (meld(0, "sequence"), "sequence", 250),
    (meld(0, "sequence", "JH QH KH TH AH"), "sequence", 250),
    (meld(0, "bezique"), "bezique", 40),
    (meld(0, "double_bezique", "QS QS JD JD"), "double_bezique", 500),
    (meld(0, "four_aces"), "four_aces", 100),
    (meld(0, "four_kings", "KS KS KS KH"), "four_kings", 80),
    (meld(0, "four_queens"), "four_queens", 60),
    (meld(0, "four_jacks"), "four_jacks", 40),
]


@pytest.mark.parametrize(("entry", "reason", "points"), WORTH[:8] + WORTH[9:])
def test_each_meld_has_its_worth(entry, reason, points):
    assert lines(game(turn(), entry)) == [(0, points, reason)]


def test_three_kings_of_one_suit_are_one_more_than_two_packs_hold():
    assert refused(game(turn(), WORTH[8][0])) == "wrong_cards"
    assert lines(three(turn(), WORTH[8][0])) == [(0, 80, "four_kings")]


def test_triple_and_quadruple_beziques_are_worth_fifteen_hundred():
    triple = meld(0, "triple_bezique")
    assert totals(three(turn(), triple)) == [1500, 0, 0]
    assert totals(partners(turn(), meld(0, "quadruple_bezique"))) == [1500, 0]


def test_five_hundred_has_binage_and_plain_sequences():
    assert lines(five_hundred(turn(), meld(1, "binage"))) == [(1, 40, "binage")]
    plain = five_hundred(turn(), meld(1, "sequence", suit="S"))
    assert lines(plain) == [(1, 120, "plain_sequence")]
    told = five_hundred(turn(), meld(1, "sequence", "AS TS KS QS JS"))
    assert lines(told) == [(1, 120, "plain_sequence")]
    assert lines(five_hundred(turn(), meld(1, "sequence"))) == [(1, 250, "sequence")]


@pytest.mark.parametrize(
    ("make", "word"),
    [
        (game, "triple_bezique"),
        (game, "binage"),
        (game, "royal"),
        (three, "quadruple_bezique"),
        (five_hundred, "bezique"),
        (five_hundred, "double_bezique"),
    ],
)
def test_a_word_that_is_no_meld_of_the_game_is_refused(make, word):
    assert refused(make(turn(), meld(0, word))) == "unknown_meld"


def test_a_marriage_needs_its_suit():
    assert refused(game(turn(), meld(0, "marriage"))) == "bad_field"


@pytest.mark.parametrize("word", ["bezique", "four_kings"])
def test_only_marriages_and_sequences_have_a_suit(word):
    assert refused(game(turn(), meld(0, word, suit="S"))) == "bad_field"


def test_a_meld_comes_after_the_card_turned_up():
    assert refused(game(meld(0, "bezique"))) == "turn_up_first"
    assert refused(game(meld(0, "royal"))) == "turn_up_first"


def test_a_card_outside_the_pack_is_refused():
    assert refused(game(turn(), meld(0, "four_kings", "KS KH KD 6C"))) == "bad_card"


def test_a_plain_sequence_counts_in_five_hundred_only():
    assert refused(game(turn(), meld(0, "sequence", suit="S"))) == "wrong_suit"
    told = meld(0, "sequence", "AS TS KS QS JS")
    assert refused(game(turn(), told)) == "wrong_suit"


@pytest.mark.parametrize(
    "entry",
    [
        meld(0, "marriage", "KS QH"),
        meld(0, "marriage", "KS"),
        meld(0, "marriage", ""),
        meld(0, "marriage", "KS QS", suit="H"),
        meld(0, "sequence", "AH TH KH QH"),
        meld(0, "sequence", "AH TH KH QH JS"),
        meld(0, "bezique", "QS JH"),
        meld(0, "double_bezique", "QS JD"),
        meld(0, "four_kings", "KS KH KD"),
        meld(0, "four_kings", "KS KH KD QC"),
    ],
)
def test_cards_that_are_not_of_the_meld_are_refused(entry):
    assert refused(game(turn(), entry)) == "wrong_cards"


def test_a_four_names_its_cards_where_every_card_is_recorded():
    first = [turn(), played("7C 8C")]
    assert refused(game(first, meld(0, "four_kings"))) == "cards_needed"
    named = meld(0, "four_kings", "KS KH KD KC")
    assert totals(game(first, named)) == [80, 0]
    full = five_hundred(turn("9C"), played("7C 8C"), meld(0, "four_kings"))
    assert totals(full) == [80, 0]


def test_the_cards_that_lie_there_must_be_of_the_meld():
    first = [turn(), played("7C 8C"), marriage(0, "S"), played("8C 9C")]
    wrong = meld(1, "bezique", table=["QS", "QS"])
    assert refused(game(first, wrong)) == "wrong_cards"
    assert refused(game(first, meld(1, "bezique", table=["KS"]))) == "wrong_cards"


def test_what_lies_there_belongs_to_card_by_card_play():
    lying = meld(0, "bezique", table=["QS"])
    assert refused(game(turn(), lying)) == "bad_field"
    assert refused(game(turn(), won(0), lying)) == "bad_field"
    assert refused(game(turn(), lying | {"meld": "royal"})) == "bad_field"


def test_a_meld_ends_with_the_trick_before_the_last_one_of_the_stock():
    assert totals(game(turn(), tricks(23), marriage(0, "S"))) == [20, 0]
    assert refused(game(turn(), tricks(24), marriage(0, "S"))) == "melding_over"


def test_a_meld_may_follow_the_last_trick_of_the_stock_where_that_is_the_rule():
    late = [turn(), tricks(24), marriage(0, "S")]
    assert totals(game(*late, final_meld="allowed")) == [20, 0]
    later = [turn(), tricks(25), marriage(0, "S")]
    assert refused(game(*later, final_meld="allowed")) == "melding_over"


def test_five_hundred_has_eight_tricks_with_the_stock():
    assert totals(five_hundred(turn(), tricks(7), marriage(0, "S"))) == [20, 0]
    late = five_hundred(turn(), tricks(8), marriage(0, "S"))
    assert refused(late) == "melding_over"


def test_no_meld_follows_the_last_trick_of_a_tally():
    entries = [turn(), last(0), marriage(0, "S")]
    assert refused(game(*entries, brisques="at_end")) == "melding_over"
    assert refused(game(*entries, last_trick="stock")) == "melding_over"


def test_a_tally_has_no_more_melds_than_tricks_to_meld_after():
    marriages = [marriage(seat, suit) for suit in "CDHS" for seat in range(4)]
    beziques = [meld(seat, "bezique") for seat in range(4)]
    fours = [meld(seat, "four_aces") for seat in range(4)]
    entries = [turn(), marriages, beziques, fours]
    assert refused(four(*entries, target=10000)) == "too_many_melds"
    assert totals(four(*entries, target=10000, final_meld="allowed"))


def test_only_the_winner_melds_or_perhaps_their_partner():
    assert refused(game(turn(), won(1), marriage(0, "S"))) == "not_trick_winner"
    theirs = [turn(), won(1), marriage(3, "S")]
    assert refused(partners(*theirs)) == "not_trick_winner"
    assert totals(partners(*theirs, meld_right="side")) == [0, 20]
    assert refused(four(*theirs, meld_right="side")) == "not_trick_winner"
    others = [turn(), won(1), marriage(2, "S")]
    assert refused(partners(*others, meld_right="side")) == "not_trick_winner"


def test_one_meld_a_side_follows_a_trick():
    both = [turn(), won(1), marriage(3, "S"), marriage(1, "C")]
    assert refused(partners(*both, meld_right="side")) == "one_meld_per_trick"


def test_a_quadruple_bezique_is_more_than_one_player_holds():
    alone = four(turn(), meld(0, "quadruple_bezique"))
    assert refused(alone) == "hand_limit"
    by_cards = [turn(), played("7C 8C 9C 7D"), meld(3, "quadruple_bezique")]
    assert refused(four(*by_cards)) == "hand_limit"
    assert refused(partners(*by_cards)) == "hand_limit"
    others = [turn(), won(1), meld(0, "quadruple_bezique")]
    assert refused(four(*others)) == "not_trick_winner"


def test_known_cards_are_counted_last():
    held = [
        played("7C 8C"),
        meld(0, "sequence"),
        played("8C 7C"),
        meld(0, "bezique"),
        played("9C 7D"),
    ]
    assert refused(game(turn(), held, marriage(0, "C"))) == "hand_limit"


def test_a_used_card_and_a_card_that_is_gone_are_told_apart():
    used = [turn(), marriage(0, "S"), marriage(0, "S"), marriage(0, "S")]
    assert refused(game(*used)) == "already_used"
    gone = [turn(), marriage(0, "S"), marriage(0, "S"), marriage(1, "S")]
    assert refused(game(*gone)) == "not_available"


def test_a_seven_does_not_use_up_the_meld():
    entries = [turn(), won(0), seven(0, "exchange"), marriage(0, "S")]
    assert totals(game(*entries)) == [30, 0]
    entries = [turn(), won(0), marriage(0, "S"), seven(0, "exchange")]
    assert totals(game(*entries)) == [30, 0]


class TestTheFirstMarriage:
    def test_makes_trumps_and_counts_forty(self):
        record = game(marriage(0, "S"), form="marriage_trump")
        assert lines(record) == [(0, 40, "trump_marriage")]
        assert said(record) == ["Trumps are spades"]

    def test_may_be_told_by_its_cards(self):
        record = game(meld(0, "marriage", "KC QC"), form="marriage_trump")
        assert said(record) == ["Trumps are clubs"]

    def test_comes_before_any_sequence(self):
        record = game(meld(0, "sequence", suit="S"), form="marriage_trump")
        assert refused(record) == "no_trump_yet"
        record = game(meld(0, "sequence"), form="marriage_trump")
        assert refused(record) == "no_trump_yet"

    def test_may_be_a_sequence_where_that_is_the_rule(self):
        rule = {"form": "marriage_trump", "trump_from": "marriage_or_sequence"}
        record = game(meld(0, "sequence", suit="S"), **rule)
        assert lines(record) == [(0, 250, "sequence")]
        assert said(record) == ["Trumps are spades"]
        assert refused(game(meld(0, "sequence"), **rule)) == "bad_field"
        wrong = meld(0, "sequence", "AS TS KS QS JH")
        assert refused(game(wrong, **rule)) == "wrong_cards"

    def test_leaves_the_next_one_plain(self):
        entries = [marriage(0, "S"), meld(1, "sequence"), marriage(1, "D")]
        assert totals(game(*entries, form="marriage_trump")) == [40, 270]

    def test_makes_trumps_card_by_card_too(self):
        entries = [played("AH 7C"), marriage(1, "C"), played("AH 7C")]
        record = game(*entries, form="marriage_trump")
        assert totals(record) == [10, 50]


class TestThePairOfABezique:
    def test_is_queen_of_spades_and_jack_of_diamonds(self):
        record = game(turn("8S"), meld(0, "bezique", "QC JH"))
        assert refused(record) == "wrong_cards"

    @pytest.mark.parametrize("suit", "SD")
    def test_is_another_one_where_these_are_trumps(self, suit):
        other = {"bezique_pair": "by_trump"}
        record = game(turn("8" + suit), meld(0, "bezique", "QC JH"), **other)
        assert totals(record) == [40, 0]
        record = game(turn("8" + suit), meld(0, "bezique", "QS JD"), **other)
        assert refused(record) == "wrong_cards"

    def test_stays_as_it_is_with_other_trumps(self):
        record = game(turn("8C"), meld(0, "bezique", "QS JD"), bezique_pair="by_trump")
        assert totals(record) == [40, 0]

    def test_is_the_common_one_before_there_are_trumps(self):
        rule = {"form": "marriage_trump", "bezique_pair": "by_trump"}
        entries = [meld(0, "bezique", "QS JD"), marriage(0, "S")]
        again = meld(0, "bezique", "QC JH")
        assert totals(game(*entries, again, **rule)) == [120, 0]


class TestASecondBezique:
    entries = (turn(), meld(0, "bezique"), meld(0, "double_bezique"))

    def test_makes_a_double_of_five_hundred(self):
        assert totals(game(*self.entries)) == [540, 0]

    def test_counts_forty_alone_where_that_is_the_rule(self):
        single = {"second_bezique": "single"}
        assert refused(game(*self.entries, **single)) == "already_used"
        alone = [turn(), meld(0, "bezique"), meld(0, "bezique")]
        assert totals(game(*alone, **single)) == [80, 0]
        at_once = [turn(), meld(0, "double_bezique")]
        assert totals(game(*at_once, **single)) == [500, 0]

    def test_makes_another_double_only_where_that_is_the_rule(self):
        doubles = [turn(), meld(0, "double_bezique"), meld(0, "double_bezique")]
        assert refused(three(*doubles)) == "already_used"
        assert totals(three(*doubles, second_double="yes")) == [1000, 0, 0]


class TestAMeldThatIsOnlyLaid:
    def test_is_announced_and_scores_nothing(self):
        record = four(turn(), lay(0, "bezique"))
        assert totals(record) == [0, 0, 0, 0]
        assert said(record)[-1] == "Ann lays a meld without scoring it"

    def test_comes_any_number_of_times_beside_the_meld_that_scores(self):
        entries = [turn(), won(0), lay(0, "bezique"), lay(0, "marriage", suit="S")]
        record = four(*entries, marriage(0, "S"), lay(0, "four_kings"))
        assert totals(record) == [20, 0, 0, 0]

    def test_is_checked_as_a_meld_that_scores(self):
        assert refused(four(turn(), lay(0, "royal"))) == "unknown_meld"
        assert refused(four(turn(), won(1), lay(0, "bezique"))) == "not_trick_winner"
        assert refused(four(turn(), tricks(24), lay(0, "bezique"))) == "melding_over"
        assert refused(four(turn(), lay(0, "quadruple_bezique"))) == "hand_limit"

    def test_lets_a_partner_build_on_it(self):
        laid = [turn("8S"), played("7C 8C 9C 7D"), lay(3, "marriage", suit="H")]
        entries = [*laid, played("8C 7D TC 9D")]
        own = meld(1, "marriage", suit="H", table=["KH"])
        assert totals(partners(*entries, own)) == [0, 30]
        assert refused(four(*entries, own)) == "not_available"
        all_his = meld(1, "marriage", suit="H", table=["KH", "QH"])
        assert refused(partners(*entries, all_his)) == "not_available"

    def test_belongs_to_the_four_handed_game(self):
        assert refused(three(turn(), lay(0, "bezique"))) == "unknown_entry"


def test_a_wrong_meld_uses_up_the_meld_of_the_trick():
    entries = [turn(), won(0), penalty(0, "wrong_meld"), marriage(0, "S")]
    assert refused(game(*entries)) == "one_meld_per_trick"
    assert totals(game(turn(), brisques(0), penalty(0, "wrong_meld"))) == [10, 0]
