"""Melds of a whole hand at once: what they are worth, and what cannot be."""

import pytest

from tests.rules.tables.pinochle import (
    coming,
    exchange,
    names,
    partners,
    play,
    points,
    reasons,
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
ALL_ROUND = "KC QC KD QD KH QH KS QS"


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("AS TS KS QS JS", 150),
        ("AS TS KS QS JS KS QS", 190),
        ("AS TS KS QS JS KS", 150),
        ("AS TS KS QS JS AS TS KS QS JS", 300),
        ("KS QS", 40),
        ("KS QS KS QS", 80),
        ("KH QH", 20),
        ("KH QH KH QH", 40),
        ("AC AD AH AS", 100),
        ("KC KD KH KS", 80),
        ("QC QD QH QS", 60),
        ("JC JD JH JS", 40),
        ("AC AD AH AS AC AD AH AS", 200),
        ("KC KD KH KS KC KD KH KS", 160),
        ("QC QD QH QS QC QD QH QS", 120),
        ("JC JD JH JS JC JD JH JS", 80),
        ("QS JD", 40),
        ("QS JD QS JD", 80),
        ("QS QS JD", 40),
        ("9S", 10),
        (ALL_ROUND, 240),
        ("KS QS JD", 80),
        ("9H TH JH 9C", 0),
    ],
)
def test_cards_are_worth_their_melds(cards, worth):
    # Cid takes the turn-up, who can then hold both tens of spades.
    melded = record(SPADES, exchange(2), shows(2, cards))
    assert totals(melded)[2] == 10 + worth


def test_both_deeces_count_for_who_holds_them():
    assert reasons(record(SPADES, shows(2, "9S 9S"))) == [(2, "deece", 20)]


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("AC AD AH AS AC AD AH AS", 1000),
        ("KC KD KH KS KC KD KH KS", 800),
        ("QC QD QH QS QC QD QH QS", 600),
        ("JC JD JH JS JC JD JH JS", 400),
        ("QS JD QS JD", 80),
    ],
)
def test_tenfold_doubles(cards, worth):
    melded = record(SPADES, shows(2, cards), doubles="tenfold")
    assert totals(melded)[2] == worth


def test_a_tenfold_double_flush_is_1500():
    cards = "AS TS KS QS JS AS TS KS QS JS"
    melded = record(upcard("9S"), shows(0, "9S " + cards), doubles="tenfold")
    assert totals(melded)[0] == 1500 + 10


def test_double_pinochle_is_80_or_300():
    both = shows(2, "QS JD QS JD")
    assert totals(record(SPADES, both))[2] == 80
    assert totals(record(SPADES, both, double_pinochle=300))[2] == 300


def test_two_of_a_kind_stand_in_one_line():
    cards = "AC AD AH AS AC AD AH AS QS JD QS JD"
    lines = reasons(record(SPADES, shows(1, cards, points=280)))
    assert lines == [(1, "eight_aces", 200), (1, "double_pinochle", 80)]
    lines = reasons(record(SPADES, names(1, "royal_marriage", "royal_marriage")))
    assert lines == [(1, "royal_marriage", 80)]
    lines = reasons(record(SPADES, names(1, "marriage_h", "marriage_h")))
    assert lines == [(1, "marriage", 40)]


def test_names_and_cards_write_the_same_lines():
    by_cards = record(SPADES, shows(1, ALL_ROUND + " JD 9S"))
    by_names = record(
        SPADES,
        names(
            1,
            *("deece", "pinochle", "queens", "kings", "royal_marriage"),
            *("marriage_h", "marriage_c", "marriage_d"),
        ),
    )
    assert reasons(by_cards) == reasons(by_names)
    assert totals(by_cards)[1] == 290


def test_a_name_of_both_sets_is_the_single_named_twice():
    once = record(SPADES, names(1, "eight_jacks"))
    twice = record(SPADES, names(1, "jacks", "jacks"))
    assert reasons(once) == reasons(twice) == [(1, "eight_jacks", 80)]


def test_a_hand_of_names_scores_what_is_named_and_no_more():
    assert totals(record(SPADES, names(1, "flush")))[1] == 150
    assert totals(record(SPADES, names(1, "flush", "royal_marriage")))[1] == 190
    assert totals(record(SPADES, names(1)))[1] == 0


def test_partners_meld_for_their_side():
    melded = partners(SPADES, names(0, "aces"), names(2, "jacks"), names(3, "deece"))
    assert totals(melded) == [140, 10]


def test_bare_points_need_no_turn_up():
    melded = record(points(1, 120), points(0, 0))
    assert totals(melded) == [0, 120, 0]
    assert said(melded) == ["Bob melds 120", "Ann melds 0"]
    assert reasons(melded) == [(1, "meld", 120)]
    assert coming(melded) == ["call_out", "meld", "taken"]


@pytest.mark.parametrize(
    ("players", "rules", "most"),
    [
        (3, {}, 550),
        (4, {}, 410),
        (3, {"double_pinochle": 300}, 760),
        (4, {"double_pinochle": 300}, 610),
        (3, {"doubles": "tenfold"}, 2510),
        (4, {"doubles": "tenfold"}, 1590),
        (3, {"doubles": "tenfold", "double_pinochle": 300}, 2510),
        (4, {"doubles": "tenfold", "double_pinochle": 300}, 1810),
    ],
)
def test_bare_points_go_as_far_as_a_hand_can(players, rules, most):
    header = {"players": players, **rules}
    assert max(totals(record(points(1, most), **header))) == most
    assert refused(record(points(1, most + 10), **header)) == "bad_points"


def test_bare_points_are_tens_and_not_below_nothing():
    assert refused(record(points(1, 45))) == "bad_points"
    assert refused(record(points(1, -10))) == "bad_points"


def test_a_claim_beside_the_melds_must_be_right():
    assert totals(record(SPADES, names(1, "aces", points=100)))[1] == 100
    assert refused(record(SPADES, names(1, "aces", points=110))) == "wrong_total"
    assert refused(record(SPADES, shows(1, "KH QH", points=-1))) == "wrong_total"


def test_names_and_cards_need_the_turn_up():
    assert refused(record(names(1, "aces"))) == "need_upcard"
    assert refused(record(shows(1, "AS"))) == "need_upcard"
    assert refused(record(points(0, 10), names(1, "nonsense"))) == "need_upcard"


@pytest.mark.parametrize("name", ["four_aces", "round_house", "deece_turned", ""])
def test_there_are_no_other_melds(name):
    assert refused(record(SPADES, names(1, name))) == "unknown_meld"


def test_a_marriage_in_trumps_is_royal():
    assert refused(record(SPADES, names(1, "marriage_s"))) == "trump_marriage"
    assert totals(record(upcard("TH"), names(1, "marriage_s")))[1] == 20


def test_a_name_that_is_none_is_refused_before_a_marriage_in_trumps():
    wrong_twice = names(1, "marriage_s", "nonsense")
    assert refused(record(SPADES, wrong_twice)) == "unknown_meld"


def test_a_hand_has_no_third_copy():
    assert refused(record(SPADES, shows(1, "KH KH KH"))) == "card_gone"
    three = names(1, "marriage_h", "marriage_h", "marriage_h")
    assert refused(record(SPADES, three)) == "card_gone"
    beside = names(1, "double_flush", "royal_marriage")
    assert refused(record(SPADES, beside)) == "card_gone"
    assert refused(record(SPADES, names(1, "deece", "deece", "deece"))) == "card_gone"


def test_the_table_has_no_third_copy():
    before = record(SPADES, shows(1, "KH KH"))["entries"]
    assert refused(record(*before, names(2, "kings"))) == "card_gone"
    assert refused(record(SPADES, shows(1, "TS TS"))) == "card_gone"
    deeces = [upcard("9S"), names(1, "deece")]
    assert refused(record(*deeces, names(2, "deece"))) == "card_gone"
    assert refused(record(*deeces, names(0, "deece"))) == "card_gone"


def test_a_hand_holds_no_more_than_was_dealt():
    every = "AC TC KC QC JC 9C AD TD KD QD JD 9D AH TH KH QH"
    assert len(every.split()) == 16
    assert totals(record(SPADES, shows(1, every)))[1] == 60
    assert refused(record(SPADES, shows(1, every + " JH"))) == "too_many_cards"
    # Ann deals: the turn-up is one of her sixteen.
    assert refused(record(SPADES, shows(0, every))) == "too_many_cards"
    four = " ".join(every.split()[:12])
    assert refused(record(SPADES, shows(1, four + " JH"), players=4)) == (
        "too_many_cards"
    )


def test_a_seat_melds_once_and_before_the_first_trick():
    melded = [SPADES, names(1, "aces")]
    assert refused(record(*melded, names(1, "jacks"))) == "already_melded"
    assert refused(record(points(0, 0), points(0, 0))) == "already_melded"
    every = [points(0, 10), points(1, 10), points(2, 10)]
    assert coming(record(*every)) == ["call_out", "taken"]
    assert refused(record(*every, points(1, 10))) == "already_melded"
    played = [SPADES, play("9C TC AC")]
    assert refused(record(*played, points(1, 10))) == "not_now"


@pytest.mark.parametrize(
    "entry",
    [
        {"type": "meld", "seat": 1},
        {"type": "meld", "seat": 1, "melds": ["aces"], "cards": ["AS"]},
        {"type": "meld", "seat": 1, "melds": "aces"},
        {"type": "meld", "seat": 1, "melds": [7]},
        {"type": "meld", "seat": 1, "points": True},
        {"type": "meld", "seat": 1, "points": "40"},
        {"type": "meld", "seat": 1, "meld": "aces"},
        {"type": "meld", "points": 40},
    ],
)
def test_a_meld_is_names_or_cards_or_points(entry):
    assert refused(record(SPADES, entry)) == "bad_field"


def test_seats_and_cards_are_those_of_the_table():
    assert refused(record(SPADES, names(3, "aces"))) == "bad_seat"
    assert refused(record(SPADES, shows(1, "8S"))) == "bad_card"
    assert refused(record(upcard("7S"))) == "bad_card"
    assert totals(record(SPADES, shows(1, "10H AS")))[1] == 0


def test_the_turn_up_makes_trumps_and_a_nine_is_the_dealers_ten():
    turned = record(upcard("9H"), dealer=2)
    assert said(turned) == ["Hearts are trump", "Deece turned: 10 to Cid"]
    assert reasons(turned) == [(2, "deece_turned", 10)]
    assert said(record(upcard("AC"))) == ["Clubs are trump"]
    assert said(record(upcard("AD"))) == ["Diamonds are trump"]
    assert said(record(SPADES)) == ["Spades are trump"]


def test_the_turn_up_comes_first_and_once():
    assert refused(record(SPADES, SPADES)) == "not_now"
    assert refused(record(points(1, 40), SPADES)) == "not_now"


def test_the_deece_is_exchanged_once_and_not_by_the_dealer():
    done = record(SPADES, exchange(2))
    assert said(done, last=True) == ["Cid exchanges the deece: 10"]
    assert reasons(done) == [(2, "deece_exchanged", 10)]
    assert coming(done) == ["call_out", "meld", "play", "taken"]
    assert refused(record(SPADES, exchange(2), exchange(1))) == "already_exchanged"
    assert refused(record(SPADES, exchange(0))) == "dealer_takes_upcard"
    assert refused(record(upcard("9S"), exchange(0))) == "upcard_is_deece"
    assert coming(record(upcard("9S"))) == ["call_out", "meld", "play", "taken"]


def test_the_exchange_comes_between_turn_up_and_melds():
    assert refused(record(exchange(1))) == "need_upcard"
    assert refused(record(points(1, 40), exchange(2))) == "need_upcard"
    assert refused(record(SPADES, points(1, 40), exchange(2))) == "not_now"
    assert refused(record(SPADES, play("9C TC AC"), exchange(2))) == "not_now"
    assert refused(two(SPADES, exchange(1))) == "unknown_entry"


def test_the_first_nine_of_the_dealer_is_the_turned_one():
    turned = upcard("9S")
    assert totals(record(turned, shows(0, "AH"))) == [10, 0, 0]
    assert totals(record(turned, shows(0, "9S AH"))) == [10, 0, 0]
    assert totals(record(turned, shows(0, "9S 9S"))) == [20, 0, 0]
    assert totals(record(turned, names(0, "deece"))) == [20, 0, 0]
    given = [SPADES, exchange(1)]
    assert totals(record(*given, shows(0, "9S"))) == [0, 10, 0]
    assert totals(record(*given, shows(0, "9S 9S"))) == [10, 10, 0]
    assert totals(record(*given, names(0, "deece"))) == [10, 10, 0]


def test_the_dealer_holds_the_turn_up_that_nobody_exchanged():
    kings = [upcard("KS"), names(0, "royal_marriage")]
    assert totals(record(*kings)) == [40, 0, 0]
    assert refused(record(*kings, shows(1, "KS KS"))) == "card_gone"
    assert totals(record(*kings, shows(1, "KS QS"))) == [40, 40, 0]


def test_who_exchanged_may_meld_the_turn_up():
    given = [upcard("KS"), exchange(1)]
    assert totals(record(*given, names(1, "royal_marriage"))) == [0, 50, 0]
    assert refused(record(*given, shows(0, "KS KS"))) == "card_gone"


@pytest.mark.parametrize(("seat", "ended"), [(0, [110, 90, 50]), (1, [100, 100, 50])])
def test_a_deal_ends_without_anybody_melding(seat, ended):
    assert totals(record(SPADES, taken(100, 90, 50, last=seat))) == ended
