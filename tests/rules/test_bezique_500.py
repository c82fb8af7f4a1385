"""Five hundred bezique: cards that count, a game that is called or grows longer."""

import pytest

from tests.rules.tables.bezique import (
    asked,
    claim,
    five_hundred,
    last,
    lines,
    marriage,
    meld,
    played,
    points,
    refused,
    result,
    said,
    score,
    totals,
    tricks,
    turn,
    won,
)
from tests.rules.tables.common import STOP, adjust, total


def test_the_tricks_are_counted_in_points_the_dealers_left_first():
    record = five_hundred(turn(), last(0), points(50, 70))
    assert lines(record) == [
        (0, 10, "last_trick"),
        (1, 70, "card_points"),
        (0, 50, "card_points"),
    ]
    assert asked(record) == ["turn_up"]


@pytest.mark.parametrize("numbers", [(60, 59), (61, 60), (1, 119), (119, 1)])
def test_points_that_no_cards_make_are_refused(numbers):
    record = five_hundred(turn(), last(0), points(*numbers))
    assert refused(record) == "wrong_total"


@pytest.mark.parametrize("numbers", [(0, 120), (2, 118), (120, 0)])
def test_points_that_cards_make_are_not(numbers):
    assert sum(totals(five_hundred(turn(), last(0), points(*numbers)))) == 130


def test_the_count_is_due_after_the_last_trick():
    assert refused(five_hundred(turn(), points(60, 60))) == "count_not_due"
    entries = [turn(), tricks(16), points(60, 60)]
    assert totals(five_hundred(*entries)) == [70, 60]
    assert refused(five_hundred(turn(), tricks(17))) == "count_due"
    assert refused(five_hundred(turn(), tricks(16), last(0))) == "mixed_entry"


def test_the_referee_counts_where_cards_are_recorded():
    cards = ["7C 8C", "9C JC", "7D 8D", "9D JD", "7S 8S", "9S JS", "QC KC", "QD KD"]
    late = ["AC TC", "AD TD", "AS TS", "QH 7H", "KS QS", "9H 8H", "AH TH", "KH JH"]
    record = five_hundred(turn("8H"), [played(trick) for trick in cards + late])
    by_cards = score(record)
    assert by_cards["deals"][0]["complete"]
    assert sum(by_cards["totals"]) == 130
    assert lines(record)[0] == (1, 10, "last_trick")


class TestACall:
    def test_wins_with_the_game_whatever_the_other_has(self):
        entries = [total(420, 490), turn(), meld(1, "binage"), claim(0, 80, 30)]
        record = five_hundred(*entries)
        assert result(record)["winners"] == [0]
        assert result(record)["net"] == [1, -1]
        assert result(record)["tags"] == ["called"]
        call = "Ann calls 500: the count is 500, the game is won"
        assert said(record)[-2:] == [call, "Game: Ann"]
        assert totals(record) == [500, 560]

    def test_loses_without_it_whatever_the_other_has(self):
        record = five_hundred(total(400, 10), turn(), claim(0, 0, 0))
        assert result(record)["winners"] == [1]
        assert result(record)["tags"] == ["false_call"]
        call = "Ann calls 500: the count is 400, the game is lost"
        assert said(record)[-2:] == [call, "Game: Bob"]

    def test_is_of_no_points_before_play(self):
        assert refused(five_hundred(turn(), claim(0, 2, 0))) == "wrong_total"

    def test_is_of_no_more_points_than_the_pack_and_of_all_at_the_end(self):
        entries = [turn(), marriage(0, "S")]
        assert refused(five_hundred(*entries, claim(0, 70, 60))) == "wrong_total"
        assert refused(five_hundred(*entries, claim(0, 60, 1))) == "wrong_total"
        ended = [turn(), last(0)]
        assert refused(five_hundred(*ended, claim(0, 60, 50))) == "wrong_total"
        assert result(five_hundred(*ended, claim(0, 60, 60)))["winners"] == [1]
        ended = [turn(), tricks(16)]
        assert refused(five_hundred(*ended, claim(0, 60, 50))) == "wrong_total"

    def test_tells_the_points_unless_cards_are_recorded(self):
        assert refused(five_hundred(turn(), won(0), claim(0))) == "bad_field"
        entries = [turn("9H"), played("AC TC")]
        assert refused(five_hundred(*entries, claim(1, 0, 21))) == "bad_field"
        assert totals(five_hundred(*entries, claim(1))) == [0, 21]

    def test_is_a_seat_of_the_table(self):
        assert refused(five_hundred(turn(), claim(2, 0, 0))) == "bad_seat"

    def test_belongs_to_this_game(self):
        record = five_hundred(turn(), claim(0, 0, 0)) | {"game": "bezique"}
        assert refused(record) == "unknown_entry"


class TestADealThatNobodyCalled:
    def test_wins_for_the_only_side_with_the_game(self):
        record = five_hundred(total(495, 300))
        assert score(record)["status"] == "open"
        record = five_hundred(total(450, 300), turn(), last(0), points(50, 70))
        assert result(record)["winners"] == [0]
        assert result(record)["tags"] == []

    def test_makes_the_game_longer_if_both_have_it(self):
        both = [total(495, 490), turn(), last(0), points(50, 70)]
        record = five_hundred(*both)
        assert said(record)[-1] == "Both sides have 500: the game is now 900"
        assert score(record)["status"] == "open"
        again = five_hundred(*both, total(400, 350))
        assert said(again)[-1] == "Both sides have 900: the game is now 1300"
        ended = five_hundred(*both, total(400, 100))
        assert result(ended)["winners"] == [0]
        assert result(ended)["tags"] == ["extended"]

    def test_makes_it_longer_by_four_hundred_however_far_they_are(self):
        record = five_hundred(total(950, 600))
        assert score(record)["status"] == "open"
        assert said(record) == ["Both sides have 500: the game is now 900"]
        called = five_hundred(total(950, 600), turn(), claim(0, 0, 0))
        assert said(called)[-2] == "Ann calls 900: the count is 950, the game is won"
        assert result(called)["tags"] == ["called", "extended"]

    def test_is_another_deal_if_none_has_it(self):
        record = five_hundred(turn(), last(0), points(60, 60))
        assert score(record)["status"] == "open"
        assert said(record) == ["Trumps are hearts"]


def test_the_game_never_ends_in_the_middle_of_a_deal():
    entries = [total(480, 0), turn(), marriage(0, "S"), adjust(0, 50)]
    assert score(five_hundred(*entries))["status"] == "open"
    ended = five_hundred(*entries, last(0), points(0, 120))
    assert result(ended)["winners"] == [0]


def test_a_table_that_stops_looks_at_the_totals_alone():
    record = five_hundred(total(495, 490), total(20, 40), turn(), STOP)
    assert result(record)["winners"] == [1]
    assert result(record)["net"] == [-1, 1]
    assert result(record)["tags"] == ["extended"]


def test_points_of_a_deal_need_not_come_in_tens():
    assert totals(five_hundred(total(61, 69))) == [61, 69]


def test_a_card_serves_in_one_meld_only():
    entries = [turn(), marriage(0, "S"), meld(0, "binage")]
    assert refused(five_hundred(*entries)) == "already_used"
    by_cards = [turn("9C"), played("7C 8C"), marriage(0, "S"), played("8D 7D")]
    again = meld(0, "binage", table=["QS"])
    assert refused(five_hundred(*by_cards, again)) == "already_used"
