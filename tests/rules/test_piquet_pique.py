"""Repique and pique: thirty before the other has anything, and what is anything."""

from tests.rules.tables.common import penalty
from tests.rules.tables.piquet import (
    CLOSE,
    award,
    awards,
    blank,
    lines,
    said,
    said_last,
    totals,
    trick,
    tricks,
)

CLASSIC = {"count": "classic"}
SPOKEN = {"pique_order": "spoken"}
LOW = {"lead_low": True}


class TestRepique:
    def test_thirty_in_hand_and_nothing_against_it(self):
        assert totals(*awards((0, 6), (0, 16), (0, 14)), CLOSE) == [96, 0]
        assert totals(*awards((1, 6), (1, 16), (1, 14)), CLOSE) == [0, 96]

    def test_exactly_thirty_is_enough(self):
        assert totals(*awards((0, 5), (0, 22), (0, 3)), CLOSE) == [90, 0]
        assert totals(*awards((0, 5), (0, 22), None), CLOSE) == [27, 0]

    def test_only_from_the_close(self):
        hand = awards((0, 6), (0, 16), (0, 14))
        assert totals(*hand) == [36, 0]
        assert said_last(*hand, CLOSE) == [
            "Ann: repique",
            "Ann starts with 96",
            "Bob starts with 0",
        ]

    def test_the_point_of_the_other_prevents_it(self):
        assert totals(*awards((1, 4), (0, 30), (0, 3)), CLOSE) == [33, 4]

    def test_sets_of_the_other_do_not(self):
        assert totals(*awards((0, 8), (0, 22), (1, 14)), CLOSE) == [90, 14]

    def test_sets_save_only_what_comes_with_them(self):
        assert totals(*awards((0, 6), (0, 16), (1, 14)), CLOSE) == [22, 14]

    def test_carte_blanche_comes_first(self):
        assert totals(blank(0), *awards((0, 5), (0, 15), None), CLOSE) == [90, 0]
        assert totals(blank(1), *awards((0, 6), (0, 16), (0, 14)), CLOSE) == [36, 10]

    def test_an_equality_saves_nobody(self):
        assert totals(*awards(None, (0, 16), (0, 14)), CLOSE) == [90, 0]

    def test_who_said_it_first_does_not_matter(self):
        hand = [award("set", 1, 14), award("sequence", 0, 22), award("point", 0, 8)]
        assert totals(*hand, CLOSE) == [90, 14]

    def test_a_lead_of_elder_does_not_prevent_it(self):
        hand = awards((1, 6), (1, 16), (1, 14))
        assert totals(*hand, trick(0)) == [1, 96]

    def test_no_pique_beside_it(self):
        hand = awards((0, 6), (0, 16), (0, 14))
        assert totals(*hand, trick(0)) == [97, 0]


class TestPique:
    HAND = awards((0, 6), (0, 16), None)  # 22

    def test_thirty_with_a_point_of_play(self):
        seven = tricks("0000000")
        assert totals(*self.HAND, *seven) == [29, 0]
        assert totals(*self.HAND, *seven, trick(0)) == [60, 0]
        assert said_last(*self.HAND, *seven, trick(0)) == [
            "Ann: pique",
            "Ann 60",
            "Bob 0",
        ]

    def test_a_capture_or_a_lead_of_the_other_bars_it(self):
        played = tricks("00000001")  # Ann's eighth lead is the thirtieth point
        assert totals(*self.HAND, *played) == [60, 1]
        assert totals(*self.HAND, *tricks("00000010")) == [30, 2]

    def test_the_last_trick_can_bring_it(self):
        hand = awards((0, 8), (0, 9), None)
        assert totals(*hand, *tricks("0" * 12)) == [17 + 13 + 30 + 40, 0]
        assert totals(*hand, *tricks("0" * 12), capot_last=False) == [17 + 12 + 40, 0]
        assert [line[2] for line in lines(*hand, *tricks("0" * 12))][-3:] == [
            "last_trick",
            "pique",
            "capot",
        ]

    def test_cards_and_capot_do_not_bring_it(self):
        hand = awards((0, 3), (0, 8), None)
        assert totals(*hand, *tricks("0" * 12)) == [11 + 13 + 40, 0]

    def test_anything_in_hand_bars_it(self):
        hand = awards((0, 6), (0, 16), (1, 3))
        assert totals(*hand, *tricks("0" * 9)) == [31, 3]

    def test_an_offenders_true_claims_still_bar_it(self):
        ruled = penalty(1, "long_hand")
        hand = awards((0, 6), (0, 16), (1, 3))
        assert totals(*hand, ruled, *tricks("0" * 9)) == [31, 0]

    def test_younger_needs_a_low_lead(self):
        hand = awards((1, 6), (1, 16), None)
        first = trick(1, **LOW)
        assert totals(*hand, first, *tricks("1" * 7), **CLASSIC) == [0, 60]
        assert totals(*hand, trick(1), *tricks("1" * 7), **CLASSIC) == [1, 30]
        only = {"younger_pique": False, **CLASSIC}
        assert totals(*hand, first, *tricks("1" * 7), **only) == [0, 30]


class TestSpoken:
    HAND = awards((1, 5), (0, 15), (0, 14))  # 29 against a point

    def test_elder_is_in_time_with_the_first_lead(self):
        assert totals(*self.HAND, trick(0), **SPOKEN) == [60, 5]
        assert totals(*self.HAND, trick(0)) == [30, 5]
        assert said_last(*self.HAND, CLOSE, trick(0), **SPOKEN) == [
            "Ann: pique",
            "Ann 60",
            "Bob 5",
        ]

    def test_only_with_the_first_lead_and_only_if_it_counts(self):
        played = (trick(0, **LOW), trick(0))
        assert totals(*self.HAND, *played, **SPOKEN, **CLASSIC) == [30, 5]
        assert totals(*self.HAND, trick(0), **SPOKEN, **CLASSIC) == [60, 5]

    def test_elder_is_too_late_with_less_than_29(self):
        hand = awards((1, 5), (0, 22), (0, 6))
        assert totals(*hand, *tricks("00"), **SPOKEN) == [30, 5]

    def test_a_carte_blanche_comes_before_it(self):
        assert totals(
            blank(1), *awards(None, (0, 15), (0, 14)), trick(0), **SPOKEN
        ) == [
            30,
            10,
        ]

    def test_it_changes_nothing_for_repique(self):
        hand = awards((0, 8), (0, 22), (1, 14))
        assert totals(*hand, trick(0), **SPOKEN) == [91, 14]

    def test_with_more_than_thirty_too(self):
        hand = awards((1, 5), (0, 16), (0, 17))
        assert totals(*hand, trick(0), **SPOKEN) == [64, 5]


def test_repique_and_pique_are_said_before_the_counts():
    told = said(*awards((0, 6), (0, 16), (0, 14)), trick(0))
    assert told == ["Ann: repique", "Ann starts with 96", "Bob starts with 0"] + [
        "Ann 97",
        "Bob 0",
    ]
