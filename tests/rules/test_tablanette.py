"""What plays and piles score at Tablanette, when a game ends, and what it costs."""

import pytest

from rules.games.tablanette.groups import groups
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.tablanette import (
    layout,
    lines,
    most,
    piles,
    play,
    result,
    said,
    scored,
    tablanette,
    totals,
)

LAYOUT = layout("KS 9H 4D 3C")
TAKES_ALL = {"jack": "takes_all"}
TOOK_FIVE = {"cards": 5, "took": "last"}


@pytest.mark.parametrize(
    ("on_table", "card", "points"),
    [
        ("KS 9H 4D AC", "KD", 42),  # the king; nine, four and ace
        ("TS 4H TD 4C", "KD", 42),
        ("5S 5H TD TC", "TH", 40),
        ("6S 5H 8D 3C", "AD", 33),
        ("AS TH AD TC", "AC", 33),
        ("AS AH AD TC", "AC", 44),  # two aces, and the third with the ten
        ("AS AH JD JC", "JH", 48),
    ],
)
def test_a_tablanette_is_worth_the_cards_in_it(on_table, card, points):
    entries = layout(on_table), play(card, on_table)
    assert totals(*entries) == [0, points]
    assert said(*entries) == ["Tablanette"]
    assert lines(*entries) == [(1, "tablanette", points)]


@pytest.mark.parametrize(
    ("rank", "cards", "number"),
    [
        ("A", "AS", 1),
        ("A", "AS AH TD", 2),
        ("A", "AS TD", 1),
        ("A", "AS AH AD AC TD TH", 4),
        ("Q", "AS AH AD", 1),  # 11 and 1 and 1
        ("J", "AS AH", 1),
        ("J", "AS AH JC", 2),
        ("2", "AS AH", 1),
        ("3", "AS AH AD", 1),
        ("K", "AS 3H AD QC", 2),
        ("K", "KS KH KD", 3),
        ("T", "9S AH AD 9C", 2),
        ("T", "AS 9H TD", 2),
        ("9", "AS AH 7D 4C 5C 9D", 3),
        ("2", "AS", None),
        ("J", "AS AH AD", None),
        ("K", "AS AH AD AC", None),  # 11 and 1 and 1 and 1 are four cards
        ("K", "KS 2H", None),
    ],
)
def test_what_is_taken_divides_into_groups(rank, cards, number):
    assert groups(rank, cards.split(), 3) == number


def test_any_number_of_cards_may_make_a_sum_where_the_house_says_so():
    assert groups("K", ["AS", "AH", "AD", "AC"], 52) == 1
    entries = layout("AS AH AD AC"), play("KD", "AS AH AD AC")
    assert totals(*entries, sum_cards="any") == [0, 28]
    assert groups("5", ["AS", "AH", "AD", "2C", "3S", "2H"], 52) == 2


def test_taking_is_free_and_part_of_what_fits_is_enough():
    entries = LAYOUT, play("KD"), play("KH", "KS"), play("7S", "4D 3C")
    assert scored(*entries)["shown"] == [{"cards": 2}, {"cards": 3, "took": "last"}]
    assert said(*entries) == []
    assert totals(LAYOUT, play("KD", "")) == [0, 0]


def test_a_lone_card_left_can_be_cleared():
    entries = LAYOUT, play("KD", "KS"), play("KH"), play("QD", "9H 4D")
    assert totals(*entries, play("3D", "3C")) == [0, 0]
    cleared = LAYOUT, play("7D", "4D 3C"), play("9D", "9H"), play("KD", "KS")
    assert totals(*cleared) == [0, 28]


def test_every_tablanette_may_score_one():
    entries = layout("KS KH KD 9C"), play("9D", "9C"), play("KC", "KS KH KD")
    assert totals(*entries, sweep="one") == [1, 0]
    assert totals(*entries) == [56, 0]
    assert totals(tablanette(1), tablanette(1, 1), sweep="one") == [0, 2]


class TestTheJackThatTakesAll:
    def test_it_takes_the_table_and_calls_nothing(self):
        entries = LAYOUT, play("JD")
        sheet = scored(*entries, **TAKES_ALL)
        assert (sheet["totals"], sheet["announcements"]) == ([0, 0], [])
        assert sheet["shown"][1] == TOOK_FIVE
        assert scored(*entries)["shown"][1] == {}

    def test_what_it_takes_may_be_told(self):
        told = play("JD", "3C 4D 9H KS")
        assert scored(LAYOUT, told, **TAKES_ALL)["shown"][1] == TOOK_FIVE

    def test_on_an_empty_table_it_stays_and_the_next_takes_it(self):
        entries = LAYOUT, play("JD"), play("JH"), play("JS", "JH")
        sheet = scored(*entries, **TAKES_ALL)
        assert (sheet["totals"], sheet["announcements"]) == ([0, 0], [])
        assert sheet["shown"] == [{}, {"cards": 7, "took": "last"}]
        stays = LAYOUT, play("JD"), play("JH", "")
        assert scored(*stays, **TAKES_ALL)["next"] == ["play"]

    def test_else_it_counts_twelve(self):
        entries = layout("JS 9H 3D AC"), play("JD", "JS 9H 3D"), play("QD")
        assert scored(*entries)["shown"][1] == {"cards": 4, "took": "last"}


class TestThePiles:
    def test_card_points_and_three_for_more_cards(self):
        assert lines(piles([14, 8], [30, 22])) == [
            (0, "card_points", 14),
            (1, "card_points", 8),
            (0, "most_cards", 3),
        ]

    def test_who_has_more_is_enough(self):
        assert lines(most([0, 22], 1)) == [
            (1, "card_points", 22),
            (1, "most_cards", 3),
        ]
        assert totals(most([14, 8], None)) == [14, 8]

    def test_nobody_has_more_than_twenty_six(self):
        assert totals(piles([14, 8], [26, 26])) == [14, 8]

    def test_the_deal_passes_to_the_other(self):
        sheet = scored(most([14, 8], 0), LAYOUT)
        assert [deal["dealer"] for deal in sheet["deals"]] == [0, 1]
        assert sheet["prompts"][0]["turn"] == 0


PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def laid_down(*first):
    """A deal of which the first plays are given, and the rest just lie there."""
    said_first = {card for entry in first for card in entry.get("cards", [])}
    said_first |= {entry["card"] for entry in first if "card" in entry}
    rest = [play(card) for card in PACK if card not in said_first]
    return [*first, *rest]


def test_what_is_left_goes_to_who_took_last_without_a_tablanette():
    entries = laid_down(LAYOUT, play("KD", "KS"))
    assert said(*entries) == []
    assert lines(*entries) == [(1, "card_points", 22), (1, "most_cards", 3)]
    assert scored(*entries)["deals"][0]["complete"]


def test_if_nobody_took_anything_nobody_scores():
    entries = laid_down(LAYOUT)
    assert len(entries) == 49
    assert lines(*entries) == []
    assert scored(*entries)["next"] == ["count", "layout", "tablanette"]


def cleared_at_the_end():
    """A deal whose last card takes the only one left; pairs are taken before."""
    lying = ["KS", "2S", "3S", "4S"]
    entries = [layout(" ".join(lying))]
    for rank in "23456789TJQAK":
        for card in [rank + suit for suit in "CDHS"]:
            if card in ("KH", "KS", "2S", "3S", "4S"):
                continue
            twin = [other for other in lying if other[0] == rank and other != "KS"]
            entries.append(play(card, " ".join(twin)))
            lying = [other for other in lying if other not in twin]
            lying += [] if twin else [card]
    assert lying == ["KS"]
    return [*entries, play("KH", "KS")]


class TestTheLastPlay:
    def test_may_be_a_tablanette_before_the_piles_are_counted(self):
        assert lines(*cleared_at_the_end())[0] == (0, "tablanette", 28)
        reasons = [reason for _side, reason, _points in lines(*cleared_at_the_end())]
        assert reasons.count("card_points") == 2

    def test_may_end_the_game_before_the_piles_are_counted(self):
        sheet = scored(total(0, 230), *cleared_at_the_end())
        assert sheet["totals"] == [0, 258]
        assert sheet["result"]["winners"] == [1]
        assert not sheet["deals"][1]["complete"]

    def test_does_not_where_deals_are_played_out(self):
        entries = total(0, 230), *cleared_at_the_end()
        sheet = scored(*entries, finish="deal_end")
        assert sum(sheet["totals"]) == 230 + 28 + 22 + 3
        assert sheet["deals"][1]["complete"]
        assert sheet["status"] == "finished"


class TestTheEnd:
    def test_a_tablanette_ends_the_game_at_once(self):
        entries = total(240, 200), tablanette(0, 12)
        sheet = scored(*entries)
        assert sheet["result"] == {
            "winners": [0],
            "scores": [252, 200],
            "net": [52, -52],
            "stopped": False,
            "tags": [],
        }
        assert not sheet["deals"][1]["complete"]
        assert scored(*entries, finish="deal_end")["next"] == ["count", "tablanette"]

    def test_so_does_a_tablanette_in_full(self):
        entries = total(240, 200), LAYOUT, play("2S"), play("KD", "KS")
        clearing = play("7D", "4D 3C"), play("2D", "2S"), play("9S", "9H")
        assert result(*entries, *clearing)["scores"] == [258, 200]

    def test_and_a_correction(self):
        assert result(adjust(1, 251))["winners"] == [1]
        assert scored(adjust(1, 251), finish="deal_end")["status"] == "open"

    def test_the_piles_are_counted_together(self):
        entries = total(240, 245), piles([13, 9], [30, 22])
        assert result(*entries)["winners"] == [0]
        level = total(240, 245), piles([12, 10], [30, 22])
        assert scored(*level)["status"] == "open"
        assert scored(*level, finish="deal_end")["status"] == "open"

    def test_level_players_go_on_until_the_points_change(self):
        level = total(255, 255), LAYOUT
        assert scored(*level)["status"] == "open"
        assert result(total(255, 255), tablanette(1, 6))["winners"] == [1]
        assert result(total(255, 255), adjust(0, -10))["winners"] == [1]

    def test_where_deals_are_played_out_the_higher_wins_at_the_end(self):
        entries = total(240, 240), tablanette(0, 28), tablanette(1, 30)
        ended = result(*entries, most([11, 11], None), finish="deal_end")
        assert (ended["winners"], ended["scores"]) == ([1], [279, 281])

    def test_the_target_is_an_option(self):
        assert result(total(101, 20), target=101)["net"] == [81, -81]
        assert scored(total(9998, 0), target=9999)["status"] == "open"

    def test_a_game_may_be_one_unit(self):
        assert result(total(251, 20), settlement="game")["net"] == [1, -1]

    def test_a_table_that_stops_settles_on_its_completed_deals(self):
        entries = total(20, 50), tablanette(0, 56), STOP
        stopped = result(*entries)
        assert (stopped["winners"], stopped["scores"]) == ([1], [20, 50])
        assert (stopped["net"], stopped["tags"]) == ([-30, 30], [])
        assert result(*entries, settlement="game")["net"] == [-1, 1]

    def test_a_level_stop_is_shared(self):
        stopped = result(total(50, 50), STOP, settlement="game")
        assert (stopped["winners"], stopped["net"]) == ([0, 1], [0, 0])
        assert stopped["tags"] == ["tie"]

    def test_a_stop_before_any_deal_is_complete_leaves_nothing(self):
        stopped = result(tablanette(0, 56), STOP)
        assert (stopped["winners"], stopped["net"], stopped["tags"]) == ([], [0, 0], [])
        assert stopped["scores"] == [0, 0]


@pytest.mark.parametrize(
    ("offence", "text"),
    [
        ("false_tablanette", "No tablanette: nothing scored"),
        (
            "wrong_capture",
            "The cards go back, the card played stays on the table",
        ),
        ("play_out_of_turn", "The card is taken back"),
        ("card_exposed", "No penalty"),
    ],
)
def test_a_ruling_is_said_and_changes_nothing(offence, text):
    entries = LAYOUT, penalty(0, offence)
    assert said(*entries) == [text]
    sheet = scored(*entries)
    assert (sheet["totals"], sheet["next"]) == ([0, 0], ["play"])
    assert scored(penalty(0, offence))["next"] == ["count", "layout", "tablanette"]


@pytest.mark.parametrize(
    "reason",
    [
        "card_exposed",
        "wrong_count",
        "wrong_dealer",
        "not_shuffled",
        "imperfect_pack",
        "other",
    ],
)
def test_a_void_deal_is_dealt_again_by_the_same_dealer(reason):
    sheet = scored(tablanette(0, 28), misdeal(reason), LAYOUT, dealer=1)
    deals = [(deal["number"], deal["dealer"], deal["void"]) for deal in sheet["deals"]]
    assert deals == [(1, 1, True), (1, 1, False)]
    assert sheet["totals"] == [0, 0]


class TestTheScreen:
    def test_says_whose_turn_it_is_and_what_was_played(self):
        sheet = scored(LAYOUT, play("KD", "KS"))
        assert sheet["call"] == ["", "Ann plays"]
        assert sheet["heard"]["led"] == "Bob takes K\u2660 with K\u2666"
        sheet = scored(LAYOUT, play("KD", "KS"), play("2D"))
        assert sheet["call"] == ["", "Bob plays"]
        assert sheet["heard"]["led"] == "Ann plays 2\u2666"
        assert scored()["call"] == ["", "Bob plays first"]

    def test_says_who_took_last_while_it_says_tablanette(self):
        sheet = scored(layout("KS KH KC 9H"), play("9D", "9H"), play("KD", "KS KH KC"))
        assert sheet["announcements"] == [{"entry": 2, "text": "Tablanette"}]
        assert sheet["shown"] == [{"cards": 4, "took": "last"}, {"cards": 2}]

    def test_asks_for_the_card_and_what_it_takes_of_the_table(self):
        take, card = scored(LAYOUT, play("KD", "KS"))["prompts"][0]["fields"]
        assert (take["name"], take["pack"]) == ("take", ["9H", "4D", "3C"])
        assert len(card["pack"]) == 47
        assert not {"3C", "4D", "9H", "KD", "KS"} & set(card["pack"])
        empty = scored(LAYOUT, play("JD"), **TAKES_ALL)["prompts"][0]
        assert [field["name"] for field in empty["fields"]] == ["card"]

    def test_asks_for_a_number_only_where_tablanettes_differ(self):
        asked = scored()["prompts"][0]["fields"]
        assert [field["name"] for field in asked] == ["points", "seat"]
        asked = scored(sweep="one")["prompts"][0]["fields"]
        assert [field["name"] for field in asked] == ["seat"]

    def test_counts_the_plays_that_the_cards_in_hand_still_hold(self):
        plays = laid_down(LAYOUT)
        told = [scored(*plays[:number])["headline"] for number in (0, 1, 12, 13, 48)]
        deal = "Deal 1 \u00b7 to 251"
        left = ["12 plays left", "1 play left", "12 plays left", "1 play left"]
        assert told == [deal] + [f"{deal} \u00b7 {words}" for words in left]
        asked = [scored(*plays[:number])["prompts"][0]["help"] for number in (1, 13)]
        assert asked == ["Hand 1 of 4", "Hand 2 of 4"]

    def test_counts_nothing_once_the_game_is_over(self):
        cleared = layout("KS KH KC KD"), play("QD")
        assert scored(*cleared, STOP)["headline"] == "Stopped"
