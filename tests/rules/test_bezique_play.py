"""Bezique's tricks, brisques and last trick, in each of the ways to write them down."""

import pytest

from tests.rules.tables.bezique import (
    asked,
    brisques,
    count,
    five_hundred,
    four,
    game,
    last,
    lines,
    marriage,
    meld,
    partners,
    played,
    points,
    refused,
    said,
    score,
    seven,
    three,
    totals,
    tricks,
    turn,
    won,
)
from tests.rules.tables.common import misdeal

LAST_MELD = "Last meld of the deal"
STOCK_OUT = "After this draw the stock is out: take up your melds"
MARRIAGE_TRUMP = {"form": "marriage_trump"}


def is_complete(record):
    return score(record)["deals"][-1]["complete"]


class TestTheCardTurnedUp:
    def test_makes_trumps(self):
        assert said(game(turn("TD"))) == ["Trumps are diamonds"]
        assert lines(game(turn("TD"))) == []

    def test_scores_ten_for_the_dealer_if_it_is_a_seven(self):
        assert lines(game(turn("7D"), dealer=1)) == [(1, 10, "turned_seven")]
        assert lines(partners(turn("7D"), dealer=2)) == [(0, 10, "turned_seven")]

    def test_comes_first_and_once(self):
        assert refused(game(won(0))) == "turn_up_first"
        assert refused(
            five_hundred({"type": "claim", "seat": 0, "points": [0, 0]})
        ) == ("turn_up_first")
        assert refused(game(turn(), turn())) == "already_turned"
        assert asked(game()) == ["turn_up"]

    def test_is_not_there_where_a_marriage_makes_trumps(self):
        assert refused(game(turn(), **MARRIAGE_TRUMP)) == "no_turn_up"
        assert asked(game(**MARRIAGE_TRUMP)) == ["brisques", "meld", "trick"]


class TestATrick:
    def test_needs_a_winner_or_its_cards(self):
        assert refused(game(turn(), {"type": "trick"})) == "bad_field"
        assert refused(game(turn(), won(0, -1))) == "bad_field"
        assert refused(game(turn(), won(2))) == "bad_seat"

    def test_has_one_card_of_each_player(self):
        assert refused(game(turn(), played("7C"))) == "wrong_card_count"
        assert refused(three(turn(), played("7C 8C"))) == "wrong_card_count"
        assert refused(game(turn(), played("7C 6C"))) == "bad_card"

    def test_says_nothing_of_brisques_that_are_counted_at_the_end(self):
        at_end = {"brisques": "at_end"}
        assert refused(game(turn(), won(0, 0), **at_end)) == "bad_field"
        assert refused(five_hundred(turn(), won(0, 0))) == "bad_field"

    def test_goes_to_the_higher_card_or_the_first_of_two_alike(self):
        assert totals(game(turn(), played("TC AC"))) == [20, 0]
        assert totals(game(turn(), played("AC AC"))) == [0, 20]
        assert totals(game(turn("8H"), played("AC 7H"))) == [10, 0]
        assert totals(game(turn("8H"), played("AC TD"))) == [0, 20]

    def test_is_led_by_the_winner_of_the_previous_trick(self):
        assert totals(game(turn(), played("7C 8C"), played("AC 7C"))) == [10, 0]

    def test_of_four_goes_round_from_the_leader(self):
        record = four(turn(), played("7C 8C 9C 7D"), played("8C 7D 8D AC"))
        assert totals(record) == [0, 0, 10, 0]

    def test_may_be_checked_by_its_winner_and_brisques(self):
        assert refused(game(turn(), played("AC 7C", winner=0))) == "wrong_winner"
        assert refused(game(turn(), played("AC 7C", brisques=0))) == "wrong_brisques"
        checked = played("AC 7C", winner=1, brisques=1)
        assert totals(game(turn(), checked)) == [0, 10]

    def test_tells_what_came_from_the_table_while_melds_lie_there(self):
        wrong_length = played("7C 8C", table=[False])
        assert refused(game(turn(), wrong_length)) == "bad_field"
        nothing_lies = played("7C 8C", table=[True, False])
        assert refused(game(turn(), nothing_lies)) == "not_available"
        by_winner = won(0) | {"table": [False, False]}
        assert refused(game(turn(), by_winner)) == "bad_field"

    def test_cannot_have_a_card_that_nobody_holds(self):
        entries = [turn("8H"), played("8H 7C"), played("8H 8C")]
        assert refused(game(*entries)) == "not_available"

    def test_has_no_more_brisques_than_cards_nor_than_the_deal(self):
        assert refused(game(turn(), won(0, 3))) == "too_many_brisques"
        full = [won(0, 2) for _trick in range(8)]
        assert refused(game(turn(), full, won(0, 1))) == "too_many_brisques"

    def test_brings_what_is_left_when_it_is_the_last(self):
        early = [turn(), [won(0, 2)] * 7, tricks(24)]
        assert refused(game(*early, won(0, 1))) == "brisques_missing"
        assert totals(game(*early, won(0, 2))) == [170, 0]

    def test_scores_in_order_sevens_brisques_last_trick(self):
        record = game(turn("8H"), played("7H AC"), sevens="play")
        assert lines(record) == [(1, 10, "seven_played"), (1, 10, "brisques")]
        late = [turn("8H"), [won(0, 2)] * 7, tricks(24), won(1, 2)]
        assert lines(game(*late))[-2:] == [(1, 20, "brisques"), (1, 10, "last_trick")]

    def test_is_worth_ten_when_it_is_the_last_or_the_last_of_the_stock(self):
        stock = game(turn(), tricks(24, winner=1), last_trick="stock")
        assert lines(stock) == [(1, 10, "last_trick")]
        assert lines(game(turn(), tricks(24, winner=1))) == []


class TestTheRefereeSaysAloud:
    def test_when_melding_ends_and_when_the_stock_is_out(self):
        assert said(game(turn(), tricks(22)))[1:] == []
        assert said(game(turn(), tricks(23)))[1:] == [LAST_MELD]
        assert said(game(turn(), tricks(24)))[1:] == [LAST_MELD, STOCK_OUT]

    def test_both_at_once_where_one_more_meld_is_allowed(self):
        allowed = {"final_meld": "allowed"}
        assert said(game(turn(), tricks(23), **allowed))[1:] == []
        both = said(game(turn(), tricks(24), **allowed))[1:]
        assert both == [LAST_MELD, STOCK_OUT]

    def test_nothing_once_the_game_is_won(self):
        entries = [turn(), tricks(22), won(0, 2)]
        assert said(game(*entries, target=100))[1:] == [LAST_MELD]
        won_by_it = [turn(), [won(0, 2)] * 4, tricks(18), won(0, 2)]
        assert said(game(*won_by_it, target=100))[1:] == ["Game: Ann"]


class TestOneWayOfRecordingADeal:
    @pytest.mark.parametrize(
        "entries",
        [
            [brisques(0), won(0)],
            [marriage(0, "S"), played("7C 8C")],
            [seven(0, "exchange"), won(0)],
            [won(0), played("7C 8C")],
            [played("7C 8C"), won(1)],
            [won(0), last(0)],
            [played("7C 8C"), last(0)],
        ],
    )
    def test_is_kept_to_the_end_of_the_deal(self, entries):
        assert refused(game(turn(), *entries)) == "mixed_entry"

    def test_may_be_another_one_in_the_next_deal(self):
        tally = [turn(), brisques(0, 16), last(0)]
        assert totals(game(*tally, turn("9C"), played("7C AC"))) == [170, 10]

    def test_is_not_fixed_by_a_misdeal(self):
        entries = [turn(), won(0), misdeal("wrong_hand"), turn(), brisques(0)]
        assert totals(game(*entries)) == [10, 0]


class TestBrisques:
    def test_score_ten_each_as_they_are_won(self):
        assert lines(game(turn(), brisques(1, 3))) == [(1, 30, "brisques")]

    def test_are_one_at_least(self):
        assert refused(game(turn(), brisques(1, 0))) == "bad_field"

    @pytest.mark.parametrize(("make", "most"), [(game, 16), (three, 24), (four, 32)])
    def test_are_no_more_than_the_packs_hold(self, make, most):
        assert totals(make(turn(), brisques(0, most)))[0] == 10 * most
        assert refused(make(turn(), brisques(0, most + 1))) == "too_many_brisques"

    def test_noticed_late_are_no_more_than_the_cards_played(self):
        assert totals(game(turn(), won(0, 1), brisques(1))) == [10, 10]
        late = [turn(), won(0, 1), brisques(1), brisques(0)]
        assert refused(game(*late)) == "too_many_brisques"

    def test_count_by_themselves_where_cards_are_recorded(self):
        assert refused(game(turn(), played("7C 8C"), brisques(0))) == "counted_already"

    def test_are_counted_after_the_last_trick_where_that_is_the_rule(self):
        at_end = {"brisques": "at_end"}
        assert refused(game(turn(), brisques(0), **at_end)) == "counted_at_end"
        record = game(turn(), last(0), count(6, 10), **at_end)
        assert lines(record) == [
            (0, 10, "last_trick"),
            (1, 100, "brisques"),
            (0, 60, "brisques"),
        ]
        assert is_complete(record)

    def test_are_unknown_in_five_hundred(self):
        assert refused(five_hundred(turn(), brisques(0))) == "unknown_entry"


class TestTheCount:
    at_end = {"brisques": "at_end"}

    def test_follows_the_last_trick(self):
        assert refused(game(turn(), count(6, 10), **self.at_end)) == "count_not_due"
        early = [turn(), tricks(31), count(6, 10)]
        assert refused(game(*early, **self.at_end)) == "count_not_due"
        assert totals(game(turn(), tricks(32), count(6, 10), **self.at_end)) == [
            70,
            100,
        ]

    def test_is_all_that_there_is(self):
        assert (
            refused(game(turn(), last(0), count(6, 9), **self.at_end)) == "wrong_total"
        )
        assert refused(game(turn(), last(0), count(16), **self.at_end)) == "bad_field"
        record = game(turn(), last(0), count(17, -1), **self.at_end)
        assert refused(record) == "bad_field"

    def test_leaves_no_room_for_a_trick(self):
        record = game(turn(), tricks(33), **self.at_end)
        assert refused(record) == "count_due"
        assert asked(game(turn(), tricks(32), **self.at_end)) == ["count"]

    def test_is_made_by_the_referee_where_cards_are_recorded(self):
        entries = [turn(), played("AC 7C"), played("8C AC")]
        assert totals(game(*entries, **self.at_end)) == [0, 0]
        assert refused(game(*entries, count(1, 15), **self.at_end)) == "count_not_due"

    def test_stops_at_the_first_side_that_has_the_game(self):
        record = game(turn(), last(0), count(10, 6), target=100, **self.at_end)
        assert totals(record) == [110, 60]
        record = game(turn(), last(0), count(6, 10), target=100, **self.at_end)
        assert totals(record) == [10, 100]

    def test_is_made_of_sides_where_partners_play(self):
        record = partners(turn(), last(0), count(20, 12), **self.at_end)
        assert totals(record) == [210, 120]

    def test_is_no_entry_where_brisques_score_at_once(self):
        assert refused(game(turn(), count(6, 10))) == "unknown_entry"


class TestTheLastTrickOfATally:
    def test_closes_the_deal_once_all_brisques_are_in(self):
        assert is_complete(game(turn(), brisques(0, 16), last(1)))
        short = [turn(), brisques(0, 15), last(1)]
        assert refused(game(*short)) == "brisques_missing"

    def test_comes_once(self):
        twice = [turn(), last(1), last(1)]
        assert refused(game(*twice, last_trick="stock")) == "last_trick_twice"
        assert refused(game(*twice, brisques="at_end")) == "last_trick_twice"
        assert refused(five_hundred(*twice)) == "last_trick_twice"

    def test_of_the_stock_may_come_at_any_time(self):
        rule = {"last_trick": "stock"}
        entries = [turn(), last(1), brisques(0, 16)]
        assert is_complete(game(*entries, **rule))
        assert not is_complete(game(*entries[:2], **rule))
        assert is_complete(game(turn(), brisques(0, 16), last(1), **rule))


class TestWhatIsAskedNext:
    def test_in_a_tally(self):
        assert asked(game(turn())) == ["brisques", "meld", "seven", "trick"]
        assert asked(game(turn(), brisques(0))) == ["brisques", "meld", "seven"]
        done = game(turn(), brisques(0, 16))
        assert asked(done) == ["last_trick", "meld", "seven"]

    def test_after_the_turn_up_in_the_other_games(self):
        assert asked(four(turn())) == ["brisques", "lay", "meld", "seven", "trick"]
        assert asked(five_hundred(turn())) == [
            *("claim", "last_trick", "meld", "seven", "trick")
        ]
        at_end = game(turn(), brisques="at_end")
        assert asked(at_end) == ["last_trick", "meld", "seven", "trick"]

    def test_trick_by_trick(self):
        entries = [turn(), won(0)]
        assert asked(game(*entries)) == ["brisques", "meld", "seven", "trick"]
        assert asked(game(*entries, marriage(0, "S"))) == [
            *("brisques", "seven", "trick")
        ]
        assert asked(game(turn(), tricks(24))) == ["brisques", "trick"]

    def test_card_by_card(self):
        entries = [turn(), played("7C 8C")]
        assert asked(game(*entries)) == ["meld", "seven", "trick"]
        assert asked(four(turn(), played("7C 8C 9C 7D"), meld(3, "bezique"))) == [
            *("lay", "seven", "trick")
        ]

    def test_when_all_is_played_and_only_the_count_is_due(self):
        assert asked(five_hundred(turn(), last(0))) == ["claim", "count"]
        assert asked(game(turn(), last(0), brisques="at_end")) == ["count"]
        assert asked(game(turn(), last(0), last_trick="stock")) == ["brisques"]

    def test_of_sevens_while_one_can_still_score(self):
        both = [turn("7H"), seven(0, "show")]
        assert "seven" not in asked(game(*both))
        entries = [turn("7H"), played("8C 9C")]
        assert "seven" not in asked(game(*entries, sevens="play"))
        assert "seven" in asked(game(turn("7H"), won(0), sevens="play"))

    def test_once_the_deal_is_over(self):
        record = five_hundred(turn(), last(0), points(60, 60))
        assert asked(record) == ["turn_up"]


class TestASeven:
    def test_scores_ten_when_shown_or_exchanged(self):
        assert lines(game(turn(), seven(1, "show"))) == [(1, 10, "seven_shown")]
        entries = [turn(), seven(1, "exchange")]
        assert lines(game(*entries)) == [(1, 10, "seven_exchanged")]

    def test_scores_when_played_where_that_is_the_rule(self):
        play = {"sevens": "play"}
        entries = [turn(), won(0), seven(1, "play")]
        assert lines(game(*entries, **play)) == [(1, 10, "seven_played")]
        assert refused(game(turn(), seven(1, "show"), **play)) == "option_off"
        assert refused(game(turn(), seven(1, "play"))) == "option_off"
        exchanged = game(turn(), seven(1, "exchange"), **play)
        assert lines(exchanged) == [(1, 10, "seven_exchanged")]

    def test_is_shown_exchanged_or_played(self):
        assert refused(game(turn(), seven(1, "sing"))) == "bad_field"

    def test_does_not_score_where_a_marriage_makes_trumps(self):
        for how in ("show", "exchange", "play", "sing"):
            assert refused(game(seven(1, how), **MARRIAGE_TRUMP)) == "no_sevens"
        record = game(marriage(0, "H"), brisques(0), sevens="play", **MARRIAGE_TRUMP)
        assert totals(record) == [50, 0]

    def test_that_is_played_scores_by_itself_where_cards_are_recorded(self):
        entries = [turn("8H"), played("7C 8C"), seven(0, "play")]
        assert refused(game(*entries, sevens="play")) == "counted_already"

    def test_scores_for_the_winner_of_the_trick_while_melds_do(self):
        assert refused(game(turn(), won(0), seven(1, "show"))) == "not_trick_winner"
        late = [turn(), tricks(24), seven(0, "show")]
        assert refused(game(*late)) == "melding_over"
        assert totals(game(turn(), won(0), [seven(0, "show")] * 2)) == [20, 0]

    def test_scores_when_played_up_to_the_last_trick_of_the_stock(self):
        play = {"sevens": "play"}
        entries = [turn(), tricks(24), seven(1, "play")]
        assert totals(game(*entries, **play)) == [0, 10]
        late = [turn(), tricks(25), seven(1, "play")]
        assert refused(game(*late, **play)) == "melding_over"

    def test_is_exchanged_once(self):
        twice = [turn(), [seven(0, "exchange")] * 2]
        assert refused(game(*twice)) == "nothing_to_exchange"
        assert refused(game(turn("7C"), seven(0, "exchange"))) == "nothing_to_exchange"

    def test_scores_no_more_often_than_the_packs_have_it(self):
        assert totals(game(turn(), [seven(0, "show")] * 2)) == [20, 0]
        assert refused(game(turn(), [seven(0, "show")] * 3)) == "no_seven_left"
        assert refused(game(turn("7C"), [seven(0, "show")] * 2)) == "no_seven_left"
        assert refused(five_hundred(turn("7C"), seven(0, "show"))) == "no_seven_left"
        assert totals(four(turn(), [seven(0, "show")] * 4))[0] == 40

    def test_must_be_there_where_cards_are_recorded(self):
        gone = [turn("8H"), played("7H 7H"), seven(1, "show")]
        assert refused(game(*gone)) == "not_available"

    def test_that_was_shown_lies_there_to_be_played(self):
        entries = [turn("8H"), played("7C 8C"), seven(0, "show")]
        assert refused(game(*entries, seven(0, "show"), seven(0, "show"))) == (
            "no_seven_left"
        )
        lying = played("7H 8C", table=[True, False])
        assert totals(game(*entries, lying)) == [10, 0]

    def test_exchanged_is_drawn_last_with_the_stock(self):
        entries = [turn("KH"), played("7C 8C"), seven(0, "exchange")]
        record = game(*entries, meld(0, "marriage", suit="H", table=[]))
        assert totals(record) == [50, 0]


def test_an_exchanged_king_is_in_the_hand_and_the_other_may_be_the_others():
    entries = [turn("KH"), played("7C 8C"), seven(0, "exchange"), played("KH KH")]
    assert totals(game(*entries)) == [10, 0]
