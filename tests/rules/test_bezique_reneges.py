"""Bezique's last eight tricks: what the cards give away, and what a renege costs."""

import pytest

from rules.games.bezique.rulings import beats, denials
from tests.rules.tables.bezique import (
    brisques,
    claim,
    count,
    five_hundred,
    four,
    game,
    last,
    lines,
    partners,
    played,
    points,
    refused,
    said,
    score,
    three,
    totals,
    tricks,
    turn,
    won,
)
from tests.rules.tables.common import penalty

STOCK = ["7C 8C", "9C JC", "7D 8D", "9D JD", "7S 8S", "9S JS", "QC KC", "QD KD"]
LAST_EIGHT = {"renege": "last_eight"}


def late(*cards):
    """Five hundred in its last tricks; Bob leads, Ann drew the eight of hearts."""
    return five_hundred(turn("8H"), [played(trick) for trick in [*STOCK, *cards]])


def is_renege(seat, held, plays, trump, must_win):
    """Whether a trick was played as nobody may who held this card."""
    return any(
        by == seat and suit == held[1] and (led is None or beats(held, led))
        for by, suit, led in denials(plays, trump, must_win)
    )


@pytest.mark.parametrize(
    ("led", "card", "held", "is_wrong"),
    [
        ("KC", "7D", "7C", True),  # follow suit
        ("KC", "7D", "7H", True),  # trump when void
        ("KC", "7D", "8D", False),
        ("KC", "7C", "AC", True),  # win the trick
        ("KC", "7C", "QC", False),
        ("KC", "7C", "KC", False),  # of two alike the first wins
        ("KC", "7C", "7H", False),  # who follows need not trump
        ("KC", "AC", "7H", False),
        ("KC", "7H", "8H", False),
        ("KC", "7H", "7C", True),
        ("8H", "7H", "9H", True),
        ("8H", "7C", "9D", False),
    ],
)
def test_two_players_follow_suit_and_win_if_they_can(led, card, held, is_wrong):
    plays = [(0, led), (1, card)]
    assert is_renege(1, held, plays, "H", must_win=True) == is_wrong
    assert not is_renege(0, held, plays, "H", must_win=True)


@pytest.mark.parametrize(
    ("led", "card", "held", "is_wrong"),
    [
        ("KC", "7D", "7C", True),
        ("KC", "7D", "7H", True),
        ("KC", "7C", "AC", False),  # nobody has to beat what lies there
        ("KC", "7H", "8H", False),
        ("8H", "7H", "9H", False),
        ("8H", "7C", "9H", True),
    ],
)
def test_three_or_four_follow_suit_or_trump(led, card, held, is_wrong):
    plays = [(2, led), (0, "9C"), (1, card)]
    assert is_renege(1, held, plays, "H", must_win=False) == is_wrong


def test_without_trumps_nobody_has_to_trump():
    assert not is_renege(1, "7H", [(0, "KC"), (1, "7D")], None, must_win=True)


def test_a_card_that_should_have_been_played_gives_the_renege_away():
    assert "Renege" not in said(late("TC QS"))[-1]
    assert said(late("TC QS", "9H AC"))[-1] == "Renege by Ann in trick 9"


def test_each_renege_is_told_once():
    told = said(late("TC QS", "9H AC", "TH 8H"))
    assert told[-2:] == ["Renege by Ann in trick 9", "Renege by Ann in trick 10"]


def test_it_scores_nothing_by_itself():
    assert lines(late("TC QS", "9H AC")) == []


class TestARenege:
    def test_takes_back_all_that_was_scored_for_cards(self):
        entries = [turn(), brisques(0, 5), brisques(1), penalty(0, "renege")]
        record = game(*entries, brisques(0, 10), last(0))
        assert lines(record) == [
            (0, 50, "brisques"),
            (1, 10, "brisques"),
            (0, -50, "renege"),
        ]
        ruling = "Renege: Ann scores nothing for cards in this deal"
        assert ruling in said(record)

    def test_writes_no_line_if_nothing_was_scored(self):
        entries = [turn(), brisques(1), penalty(0, "renege")]
        assert lines(game(*entries)) == [(1, 10, "brisques")]

    def test_is_the_sides_where_partners_play(self):
        entries = [turn(), brisques(0, 2), brisques(2, 3), penalty(2, "renege")]
        record = partners(*entries)
        assert totals(record) == [0, 0]
        ruling = "Renege: Ann and Cat scores nothing for cards in this deal"
        assert said(record)[-1] == ruling
        again = partners(*entries, penalty(0, "renege"))
        assert refused(again) == "already_ruled"

    def test_takes_the_last_trick_back_too(self):
        entries = [turn(), last(0), brisques(0), penalty(0, "renege")]
        record = game(*entries, last_trick="stock")
        assert lines(record)[-1] == (0, -20, "renege")

    def test_leaves_nothing_to_count_for_the_offender(self):
        entries = [turn(), last(0), penalty(0, "renege")]
        record = game(*entries, count(10, 6), brisques="at_end")
        assert totals(record) == [0, 60]
        record = five_hundred(*entries, points(70, 50))
        assert totals(record) == [0, 50]

    def test_leaves_nothing_to_count_where_cards_are_recorded(self):
        entries = [*late("TC QS", "9H AC")["entries"], penalty(0, "renege")]
        honest = totals(five_hundred(entries[:-1], claim(1)))
        assert honest[0] > 0
        assert totals(five_hundred(entries, claim(1))) == [0, honest[1]]

    def test_cannot_be_before_play_nor_before_the_last_eight_tricks(self):
        assert refused(game(turn(), penalty(0, "renege"))) == "no_renege_yet"
        early = [turn(), tricks(24), penalty(0, "renege")]
        assert refused(game(*early)) == "no_renege_yet"
        assert totals(game(turn(), tricks(24), won(0, 1), penalty(0, "renege"))) == [
            0,
            0,
        ]
        early = [turn(), played("7C AC"), penalty(0, "renege")]
        assert refused(game(*early)) == "no_renege_yet"

    def test_is_ruled_once_for_each_side(self):
        entries = [turn(), brisques(0), penalty(0, "renege")]
        assert refused(game(*entries, penalty(0, "renege"))) == "already_ruled"
        assert totals(game(*entries, brisques(1), penalty(1, "renege"))) == [0, 0]

    def test_has_no_other_law_for_three_or_four(self):
        for make in (three, four):
            entries = [turn(), brisques(0, 2), penalty(0, "renege")]
            assert totals(make(*entries))[0] == 0


class TestTheLastEightTricksOfAReneger:
    def test_go_to_the_other_trick_by_trick(self):
        stock = [turn(), won(0, 2), tricks(23), won(0, 2), won(1, 1)]
        record = game(*stock, penalty(0, "renege"), won(0, 2), **LAST_EIGHT)
        assert lines(record)[3:] == [
            (0, -20, "renege"),
            (1, 20, "renege"),
            (1, 20, "brisques"),
        ]
        assert said(record)[-1] == "Renege: the last eight tricks go to Bob"

    def test_hand_over_the_last_trick_and_what_follows(self):
        stock = [turn(), [won(0, 2)] * 6, tricks(18), won(0, 1), penalty(0, "renege")]
        record = game(*stock, tricks(6), won(0, 2), **LAST_EIGHT)
        assert refused(record) == "brisques_missing"
        record = game(*stock, won(0, 1), tricks(5), won(0, 2), **LAST_EIGHT)
        assert totals(record) == [120, 50]

    def test_hand_over_a_brisque_noticed_late(self):
        stock = [turn(), won(0, 1), tricks(24), brisques(0), penalty(0, "renege")]
        assert totals(game(*stock, **LAST_EIGHT)) == [10, 10]
        early = [turn(), won(0, 1), tricks(22), brisques(0), tricks(2)]
        assert totals(game(*early, penalty(0, "renege"), **LAST_EIGHT)) == [20, 0]

    def test_are_told_by_the_table_in_a_tally(self):
        entries = [turn(), brisques(0, 5), penalty(0, "renege", taken=2)]
        record = game(*entries, brisques(0), **LAST_EIGHT)
        assert totals(record) == [30, 30]
        missing = [turn(), brisques(0, 5), penalty(0, "renege")]
        assert refused(game(*missing, **LAST_EIGHT)) == "bad_field"
        nobody = [turn(), brisques(0, 5), penalty(9, "renege")]
        assert refused(game(*nobody, **LAST_EIGHT)) == "bad_field"
        assert refused(game(penalty(0, "renege"), **LAST_EIGHT)) == "no_deal"
        many = [turn(), brisques(0, 5), penalty(0, "renege", taken=6)]
        assert refused(game(*many, **LAST_EIGHT)) == "wrong_brisques"

    def test_are_known_otherwise(self):
        told = penalty(0, "renege", taken=0)
        assert refused(game(turn(), brisques(0), told)) == "bad_field"
        assert refused(game(turn(), tricks(25), told, **LAST_EIGHT)) == "bad_field"
        assert refused(five_hundred(turn(), last(0), told, **LAST_EIGHT)) == "bad_field"
        at_end = game(turn(), last(0), told, brisques="at_end", **LAST_EIGHT)
        assert refused(at_end) == "bad_field"

    def test_are_handed_over_before_the_count(self):
        entries = [turn(), last(0), penalty(0, "renege"), count(6, 10)]
        record = game(*entries, brisques="at_end", **LAST_EIGHT)
        assert totals(record) == [60, 110]
        record = five_hundred(*entries[:3], points(50, 70), **LAST_EIGHT)
        assert totals(record) == [50, 80]

    def test_are_handed_over_by_the_referee_where_cards_are_recorded(self):
        entries = late("TC QS", "9H AC", "TH 8H")["entries"]
        called = [*entries, penalty(1, "renege"), claim(1)]
        shares = score(five_hundred(*called, **LAST_EIGHT))["totals"]
        honest = score(five_hundred(*entries, called[-1]))["totals"]
        assert sum(shares) == sum(honest)
        assert honest[1] - shares[1] == 10 + 3 + 11 + 10

    def test_change_hands_both_ways_when_both_renege(self):
        both = [penalty(0, "renege", taken=1), penalty(1, "renege", taken=2)]
        entries = [turn(), brisques(0, 3), brisques(1, 4), both]
        record = game(*entries, brisques(0, 8), brisques(1), last(0), **LAST_EIGHT)
        assert totals(record) == [30 - 10 + 20 + 10, 40 - 20 + 10 + 80 + 10]

    def test_keep_the_last_trick_of_the_stock_where_it_was(self):
        rule = {"last_trick": "stock", "brisques": "at_end"}
        entries = [turn(), last(0), penalty(0, "renege"), count(6, 10)]
        assert totals(game(*entries, **rule, **LAST_EIGHT)) == [70, 100]
