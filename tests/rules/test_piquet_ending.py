"""When a game of two-handed piquet is over, and what it pays."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, misdeal, total
from tests.rules.tables.piquet import (
    award,
    blank,
    play,
    record,
    refusal,
    result,
    said,
    said_last,
    scored,
    totals,
)

SIX = [total(30, 20)] * 5
LEVEL = [total(20, 20)] * 6


def settled(*entries, **options):
    """(winners, scores, net, tags) of a finished game."""
    found = result(*entries, **options)
    return tuple(found[part] for part in ("winners", "scores", "net", "tags"))


class TestThePartie:
    @pytest.mark.parametrize("form", ["partie", "rubicon"])
    def test_six_deals_and_a_hundred_for_the_game(self, form):
        deals = [*SIX, total(10, 10)]
        assert settled(*deals, form=form) == ([0], [160, 110], [150, -150], [])
        assert scored(*SIX, form=form)["status"] == "open"
        assert said_last(*deals, form=form)[-1] == "Ann wins 150"

    def test_a_rubicon_pays_both_totals(self):
        assert settled(*SIX, total(0, 0)) == ([0], [150, 100], [150, -150], [])
        low = [*SIX[:4], total(30, 10), total(0, 9)]
        assert settled(*low) == ([0], [150, 99], [349, -349], ["rubicon"])

    def test_both_may_be_under_it(self):
        low = [total(10, 5)] * 6
        assert settled(*low) == ([0], [60, 30], [190, -190], ["rubicon"])

    def test_rubicon_and_bonus_are_options(self):
        deals = [total(10, 5)] * 6
        assert settled(*deals, rubicon=0)[2:] == ([130, -130], [])
        assert settled(*deals, rubicon=30, bonus=0)[2:] == ([30, -30], [])
        assert settled(*deals, rubicon=31, bonus=7)[2:] == ([97, -97], ["rubicon"])

    def test_without_a_rubicon_a_loser_below_nothing_has_not_missed_it(self):
        deals = [adjust(1, -50), play([7, 5], [10, 7]), *[total(0, 0)] * 5]
        found = settled(*deals, rubicon=0)
        assert found == ([0], [20, -43], [163, -163], [])

    def test_deals_alternate(self):
        deals = scored(*SIX)["deals"]
        assert [deal["dealer"] for deal in deals] == [1, 0, 1, 0, 1]

    def test_nothing_comes_after_the_end(self):
        assert refusal(*SIX, total(1, 0), total(1, 0)) == "game_over"
        assert refusal(*SIX, total(1, 0), STOP) == "game_over"
        assert scored(*SIX, total(1, 0))["next"] == []


class TestLevel:
    def test_each_deals_again(self):
        assert said_last(*LEVEL)[-1] == "Scores equal: one more deal each"
        assert scored(*LEVEL, total(9, 0))["status"] == "open"
        more = [*LEVEL, total(9, 0), total(0, 1)]
        assert settled(*more) == ([0], [129, 121], [108, -108], ["extra_deals"])

    def test_still_level_is_a_draw(self):
        more = [*LEVEL, total(9, 0), total(0, 9)]
        assert settled(*more) == ([], [129, 129], [0, 0], ["draw", "extra_deals"])
        assert said_last(*more)[-2:] == ["Deal 8: Ann 0, Bob 9", "Game drawn"]

    def test_or_a_draw_at_once(self):
        assert settled(*LEVEL, tie="draw") == ([], [120, 120], [0, 0], ["draw"])

    def test_a_game_to_the_target_goes_on_deal_by_deal(self):
        level = [total(100, 100)]
        assert said_last(*level, form="cent")[-1] == "Scores equal: one more deal"
        again = [*level, total(5, 5)]
        assert said_last(*again, form="cent")[-1] == "Scores equal: one more deal"
        found = settled(*again, total(5, 4), form="cent")
        assert found == ([0], [110, 109], [1, -1], ["extra_deals"])
        drawn = settled(*level, form="cent", tie="draw")
        assert drawn == ([], [100, 100], [0, 0], ["draw"])

    def test_once_level_it_ends_with_the_first_difference(self):
        down = [total(100, 100), adjust(0, -60), adjust(1, -70), total(0, 0)]
        assert refusal(*down, form="cent") == "deal_started"
        played = [*down[:3], play([6, 6], [7, 8])]
        assert result(*played, form="cent", count="every")["scores"] == [47, 38]


class TestTheClub:
    def test_the_first_and_the_fourth_deal_count_twice(self):
        deals = [total(20, 10), total(30, 15), total(25, 40), total(10, 21)]
        sheet = scored(*deals, form="club")
        points = [deal["points"] for deal in sheet["deals"]]
        assert points == [[40, 20], [30, 15], [25, 40], [20, 42]]
        assert sheet["result"]["scores"] == [115, 117]

    def test_it_is_said_doubled_but_the_cards_are_not(self):
        told = said_last(play([7, 5], [10, 7]), form="club", count="every")
        assert told[-2:] == ["Ann: the cards, 20", "Deal 1: Ann 40, Bob 14"]

    def test_a_correction_is_not_doubled(self):
        sheet = [adjust(0, 5), play([7, 5], [10, 7])]
        assert totals(*sheet, form="club", count="every") == [45, 14]

    def test_a_void_deal_does_not_count_as_one_of_the_four(self):
        deals = [misdeal("agreed"), total(10, 5), total(1, 1)]
        assert totals(*deals, form="club") == [21, 11]

    def test_extra_deals_are_not_doubled(self):
        level = [total(10, 10)] * 4
        more = [*level, total(20, 10), total(0, 5)]
        assert settled(*more, form="club")[1] == [80, 75]


class TestCent:
    def test_it_ends_with_the_deal_that_reaches_the_target(self):
        deals = [total(60, 30), total(40, 60)]
        assert settled(*deals, form="cent") == ([0], [100, 90], [10, -10], [])

    def test_the_deal_is_played_out(self):
        deals = [total(99, 60), award("point", 0, 5)]
        assert scored(*deals, form="cent")["status"] == "open"
        entries = [*deals, play([5, 7], [6, 8])]
        assert scored(*entries, form="cent", count="every")["status"] == "finished"

    def test_double_for_a_loser_under_fifty(self):
        deals = [total(60, 20), total(40, 29)]
        assert settled(*deals, form="cent")[2:] == ([102, -102], ["double"])
        assert settled(*deals, form="cent", double_under=49)[2:] == ([51, -51], [])
        assert settled(*deals, form="cent", double_under=0)[2:] == ([51, -51], [])

    def test_a_debt_is_not_doubled_either_where_nothing_is(self):
        played = [adjust(1, -50), play([7, 5], [10, 7]), total(80, 0)]
        found = settled(*played, form="cent", count="every", double_under=0)
        assert found == ([0], [100, -43], [143, -143], [])

    def test_the_target_is_an_option(self):
        assert scored(total(100, 0), form="cent", target=150)["status"] == "open"
        assert scored(total(50, 0), form="cent", target=50)["status"] == "finished"


class TestStopping:
    def test_the_plain_difference_is_paid(self):
        found = settled(total(30, 20), STOP, form="rubicon")
        assert found == ([0], [30, 20], [10, -10], [])
        assert result(total(30, 20), STOP)["stopped"] is True
        assert said_last(total(30, 20), STOP) == ["Game stopped"]

    def test_level_nobody_wins(self):
        assert settled(total(20, 20), STOP) == ([], [20, 20], [0, 0], [])

    def test_the_deal_in_progress_is_dropped_but_for_corrections(self):
        sheet = scored(total(30, 20), award("point", 1, 5), adjust(1, 3), STOP)
        assert sheet["totals"] == [30, 23]
        assert [deal["complete"] for deal in sheet["deals"]] == [True, False]
        assert sheet["deals"][1]["points"] == [0, 3]

    def test_tags_are_those_of_complete_deals(self):
        assert settled(blank(0), STOP)[3] == []
        assert settled(blank(0), play([6, 6], [8, 8]), STOP)[3] == ["carte_blanche"]


class TestTheHeader:
    @pytest.mark.parametrize(
        ("options", "code"),
        [
            ({"forms": "partie"}, "unknown_option"),
            ({"rounds": 2}, "unknown_option"),
            ({"bonus_style": "add"}, "unknown_option"),
            ({"form": "english"}, "bad_option"),
            ({"count": "american"}, "bad_option"),
            ({"capot_last": 1}, "bad_option"),
            ({"blank_when": "later"}, "bad_option"),
            ({"younger_exchange": 1}, "bad_option"),
            ({"stock_offence": "none"}, "bad_option"),
            ({"pique_order": "said"}, "bad_option"),
            ({"younger_pique": "yes"}, "bad_option"),
            ({"target": 49}, "bad_option"),
            ({"target": 1001}, "bad_option"),
            ({"double_under": -1}, "bad_option"),
            ({"rubicon": 1001}, "bad_option"),
            ({"bonus": True}, "bad_option"),
            ({"tie": "stands"}, "bad_option"),
        ],
    )
    def test_options(self, options, code):
        assert refusal(**options) == code

    def test_an_option_that_the_form_does_not_use_is_ignored(self):
        assert totals(form="partie", target=500, double_under=3) == [0, 0]
        assert totals(form="cent", rubicon=500, bonus=3) == [0, 0]

    def test_two_play(self):
        assert refusal(players=3) == "bad_players"
        assert refusal(dealer=2) == "bad_dealer"

    @pytest.mark.parametrize("form", ["rubicon", "club", "cent"])
    def test_the_form_sets_the_other_rules(self, form):
        """Classic count, no last trick in a capot, free exchange, late blanks."""
        low = {"type": "trick", "winner": 0, "lead_low": True}
        assert totals(low, form=form) == [0, 0]
        assert totals(low) == [1, 0]
        capot = play([12, 0], [12, 0])
        assert totals(capot, form=form)[0] in (52, 104)
        assert refusal(capot) == "play_points_impossible"
        exchanged = [
            {"type": "exchange", "seat": 0, "count": 5},
            {"type": "exchange", "seat": 1, "count": 0},
        ]
        assert said(*exchanged, form=form) == ["Bob leaves 3"]
        assert totals(exchanged[0], blank(1), form=form) == [0, 10]

    def test_the_first_dealer_is_the_first_seat(self):
        given = record(award("point", 1, 4))
        del given["dealer"]
        assert rules.score(given)["deals"][0]["dealer"] == 0
