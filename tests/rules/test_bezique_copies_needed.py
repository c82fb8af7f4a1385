"""Bezique's book of melds by counting: what no pack can hold is refused."""

from rules.games.bezique.copies import CopiesNeeded
from tests.rules.test_bezique_copies import (
    House,
    bezique,
    claim,
    code,
    four,
    marriage,
    sequence,
)


def book(copies=2, sides=2, turned="8H", **other):
    side_of = {seat: seat % sides for seat in range(max(2, sides))}
    return CopiesNeeded(House(copies, **other), side_of, turned)


def kings(cards=None):
    return claim("four", "four_kings", cards.split() if cards else None, None)


def takes(pad, *claims, seat=0, is_scored=True):
    """What the book says to each claim of a seat; what can be, is taken."""
    return [said(pad, made, seat, is_scored) for made in claims]


def said(pad, made, seat, is_scored):
    why = pad.why_not(made, seat)
    if why is None:
        pad.take(made, seat, is_scored)
    return code(why)


def test_a_sequence_takes_the_king_and_queen_of_a_marriage():
    pad = book()
    assert takes(pad, marriage("H"), sequence("H"), marriage("H")) == [None] * 3
    assert takes(pad, sequence("H")) == [None]
    assert takes(pad, marriage("H")) == ["already_used"]


def test_a_marriage_after_a_sequence_takes_another_king_and_queen():
    pad = book()
    assert takes(pad, sequence("H"), marriage("H")) == [None, None]
    assert takes(pad, sequence("H")) == [None]
    assert takes(pad, marriage("H")) == ["already_used"]


def test_two_sequences_leave_no_ace():
    pad = book()
    assert takes(pad, sequence("H"), sequence("H")) == [None, None]
    assert takes(pad, sequence("H")) == ["already_used"]
    assert takes(pad, sequence("H"), seat=1) == ["not_available"]


def test_the_copies_of_all_sides_count_together():
    pad = book()
    assert takes(pad, marriage("S")) == [None]
    assert takes(pad, marriage("S"), seat=1) == [None]
    assert takes(pad, marriage("S")) == ["already_used"]
    assert takes(pad, marriage("S"), seat=1) == ["already_used"]


def test_the_card_turned_up_serves_nobody():
    pad = book(turned="KS")
    assert takes(pad, marriage("S")) == [None]
    assert takes(pad, marriage("S"), seat=1) == ["not_available"]


def test_the_card_turned_up_is_the_exchangers():
    pad = book(turned="KS")
    assert takes(pad, marriage("S")) == [None]
    pad.exchange(0)
    assert takes(pad, marriage("S")) == [None]
    pad = book(turned="KS")
    pad.exchange(1)
    assert takes(pad, marriage("S"), marriage("S")) == [None, "already_used"]


def test_a_double_uses_one_old_bezique_and_one_new():
    pad = book()
    assert takes(pad, bezique(), bezique(2)) == [None, None]
    assert takes(pad, bezique()) == ["already_used"]
    assert takes(pad, bezique(), seat=1) == ["not_available"]


def test_two_beziques_that_scored_make_no_double():
    assert takes(book(), bezique(), bezique(), bezique(2))[2] == "already_used"


def test_with_single_beziques_a_double_takes_new_ones_only():
    pad = book(may_add_bezique=False)
    assert takes(pad, bezique(), bezique(2)) == [None, "already_used"]
    assert takes(pad, bezique()) == [None]


def test_a_triple_uses_the_double_and_a_new_bezique():
    pad = book(copies=3)
    assert takes(pad, bezique(), bezique(2), bezique(3)) == [None] * 3
    assert takes(pad, bezique()) == ["already_used"]


def test_a_double_made_again_needs_the_rule_or_another_pair():
    again = [bezique(2), bezique(2), bezique(2)]
    assert takes(book(copies=3), *again)[:2] == [None, "already_used"]
    repeated = takes(book(copies=3, may_repeat_double=True), *again)
    assert repeated == [None, None, "already_used"]
    assert takes(book(copies=4), *again) == [None, None, "already_used"]


def test_fours_need_four_others_each_time():
    pad = book()
    assert takes(pad, kings(), kings(), kings()) == [None, None, "already_used"]
    assert takes(pad, kings(), seat=1) == ["not_available"]


def test_fours_leave_no_king_for_the_other():
    pad = book()
    assert takes(pad, kings(), kings()) == [None, None]
    assert takes(pad, marriage("S"), seat=1) == ["not_available"]
    assert takes(pad, marriage("S")) == [None]


def test_the_turned_king_is_missing_for_the_eighth():
    assert takes(book(turned="KS"), kings(), kings()) == [None, "already_used"]


def test_named_fours_count_card_by_card():
    pad = book()
    assert takes(pad, kings("KS KS KH KD")) == [None]
    assert takes(pad, kings("KS KH KD KC")) == ["already_used"]
    assert takes(pad, marriage("S"), seat=1) == ["not_available"]
    assert takes(pad, marriage("S"), kings("KH KD KC KC")) == [None, None]


def test_a_meld_that_is_only_laid_needs_nothing():
    pad = book()
    assert takes(pad, *[marriage("S")] * 3, is_scored=False) == [None] * 3


def test_partners_are_counted_as_one_side():
    pad = CopiesNeeded(House(2), {0: 0, 1: 1, 2: 0, 3: 1}, "8H")
    assert takes(pad, marriage("S"), seat=0) == [None]
    assert takes(pad, marriage("S"), seat=2) == [None]
    assert takes(pad, marriage("S"), seat=0) == ["already_used"]


def test_in_five_hundred_nothing_is_shared():
    pad = book(copies=1, is_once=True)
    assert takes(pad, marriage("H"), sequence("H")) == [None, "already_used"]
    assert takes(pad, bezique(), marriage("S")) == [None, "already_used"]
    assert takes(pad, four("QS QH QD QC")) == ["already_used"]
    assert takes(pad, four("QS QH QD QC"), seat=1) == ["not_available"]


def test_polish_court_cards_may_serve_both_sides():
    pad = book(is_polish=True)
    for seat in (0, 1):
        assert takes(pad, marriage("S"), marriage("S"), seat=seat) == [None, None]
        assert takes(pad, marriage("S"), seat=seat) == ["already_used"]


def test_polish_aces_serve_one_side_only_but_the_ten_of_trumps_both():
    pad = book(is_polish=True)
    assert takes(pad, sequence("H")) == [None]
    assert takes(pad, sequence("H"), seat=1) == [None]
    assert takes(pad, sequence("H"), seat=1) == ["already_used"]
    aces = claim("four", "four_aces", None, None)
    assert takes(pad, aces, aces) == [None, "already_used"]


def test_polish_fours_are_counted_for_each_side():
    pad = book(is_polish=True)
    assert takes(pad, kings(), kings()) == [None, None]
    assert takes(pad, kings(), kings(), kings(), seat=1) == [None, None, "already_used"]


def test_asking_leaves_the_book_as_it_was():
    pad = book()
    for _time in range(3):
        assert pad.why_not(marriage("S"), 0) is None
    assert takes(pad, marriage("S"), marriage("S")) == [None, None]
