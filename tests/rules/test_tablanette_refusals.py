"""What the referee of Tablanette refuses, and in which order."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.tablanette import (
    layout,
    most,
    piles,
    play,
    record,
    refusal,
    refused,
    scored,
    tablanette,
)

LAYOUT = layout("KS 9H 4D 3C")
TAKES_ALL = {"jack": "takes_all"}


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cara"]])
def test_two_play(names):
    with pytest.raises(rules.RuleError) as caught:
        rules.score(record() | {"players": names})
    assert caught.value.code == "bad_players"


def test_the_header_is_looked_through():
    assert refusal(dealer=2) == "bad_dealer"
    assert refusal(aces="high") == "unknown_option"
    assert refusal(target=0) == refusal(target=10000) == "bad_option"
    assert refusal(finish="later") == refusal(jack="eleven") == "bad_option"
    assert refusal(sum_cards="three") == refusal(sweep="two") == "bad_option"
    assert refusal(settlement="pot") == "bad_option"


def test_nothing_comes_after_the_end():
    assert refusal(total(251, 0), LAYOUT) == "game_over"
    assert refusal(STOP, {"type": "nonsense"}) == "game_over"


def test_an_entry_has_a_type_of_this_game():
    assert refusal({"type": "trick", "winner": 0}) == "unknown_entry"


MALFORMED = [
    {"type": "tablanette", "seat": 0},
    {"type": "tablanette", "points": 28},
    {"type": "tablanette", "seat": 0, "points": "28"},
    {"type": "count", "points": [14, 8]},
    {"type": "count", "points": [14, 8], "most": 0, "cards": [30, 22]},
    {"type": "count", "points": [14, 8], "most": None, "cards": [30, 22]},
    {"type": "count", "points": [22], "most": 0},
    {"type": "count", "points": [14, 8], "cards": [52]},
    {"type": "count", "points": [23, -1], "most": 0},
    {"type": "count", "points": [14, 8], "cards": [53, -1]},
    {"type": "count", "points": [14, 8], "most": True},
    {"type": "count", "most": 0},
    {"type": "layout"},
    {"type": "layout", "cards": "KS 9H 4D 3C"},
    {"type": "play", "take": []},
    {"type": "play", "card": "KS", "take": "KD"},
    {"type": "play", "card": ["KS"]},
    {"type": "deal_total", "points": [10]},
]


@pytest.mark.parametrize("entry", MALFORMED)
def test_an_entry_has_the_parts_of_its_type(entry):
    assert refusal(entry) == "bad_field"


def test_seats_are_at_the_table():
    assert refusal(tablanette(2, 28)) == refusal(most([14, 8], 2)) == "bad_seat"
    assert refusal(LAYOUT, play("KD", seat=2)) == "bad_seat"
    assert refusal(adjust(2, 1)) == "bad_seat"


def test_cards_are_cards():
    assert refusal(layout("KS 9H 4D 1C")) == refusal(LAYOUT, play("XX")) == "bad_card"
    assert refusal(LAYOUT, play("QD", "9H 4X")) == "bad_card"
    assert scored(layout("10S 9H 4D 3C"))["next"] == ["play"]


def test_the_layout_has_four_cards():
    assert refusal(layout("KS 9H 4D")) == "wrong_card_count"
    assert refusal(layout("KS 9H 4D 3C 2C")) == "wrong_card_count"


def test_rulings_and_misdeals_name_what_the_game_knows():
    assert refusal(penalty(0, "revoke")) == "unknown_offence"
    assert refusal(misdeal("bored")) == "unknown_reason"


def test_a_deal_is_short_or_full_and_not_both():
    assert refusal(play("KD")) == "not_now"
    assert refusal(tablanette(0, 28), LAYOUT) == "not_now"
    assert refusal(tablanette(0, 28), play("KD")) == "not_now"
    assert refusal(LAYOUT, LAYOUT) == "not_now"
    assert refusal(LAYOUT, tablanette(0, 28)) == "not_now"
    assert refusal(LAYOUT, most([14, 8], 0)) == "not_now"


def test_a_total_stands_for_a_whole_deal():
    assert refusal(LAYOUT, total(10, 12)) == "deal_started"
    assert refusal(penalty(0, "card_exposed"), total(10, 12)) == "deal_started"


POSSIBLE = {
    value * (groups + 1)
    for value, most_groups in {
        **{2: 5, 3: 7, 4: 9, 5: 11, 6: 13, 7: 15, 8: 17, 9: 19, 10: 21},
        **{11: 19, 12: 23, 13: 23, 14: 25},
    }.items()
    for groups in range(1, most_groups + 1)
}


def test_a_tablanette_scores_what_some_play_can():
    for points in (*range(-5, 400), 10**12, -(10**12)):
        entry = tablanette(0, points)
        if points in POSSIBLE:
            assert scored(entry, target=9999)["totals"] == [points, 0]
        else:
            assert refusal(entry, target=9999) == "bad_tablanette"


def test_without_a_value_of_jacks_some_scores_are_impossible():
    only_by_jacks = 12 * 23
    assert only_by_jacks % 13
    assert scored(tablanette(0, only_by_jacks))["status"] == "finished"
    assert refusal(tablanette(0, only_by_jacks), **TAKES_ALL) == "bad_tablanette"


def test_where_each_scores_one_no_other_number_will_do():
    assert refusal(tablanette(0, 28), sweep="one") == "bad_tablanette"
    assert refusal(tablanette(0, 0), sweep="one") == "bad_tablanette"
    assert scored(tablanette(0, 1), sweep="one")["totals"] == [1, 0]
    assert scored(tablanette(0), sweep="one")["totals"] == [1, 0]


def test_card_points_are_those_of_the_pack():
    assert refusal(most([14, 9], 0)) == refusal(most([0, 0], 0)) == "points_do_not_add"
    assert refusal(piles([0, 0], [30, 22])) == "points_do_not_add"
    assert refusal(tablanette(0, 28), most([0, 0], None)) == "points_do_not_add"


def test_nobody_may_have_taken_anything():
    assert scored(most([0, 0], None))["totals"] == [0, 0]
    assert scored(piles([0, 0], [0, 0]))["totals"] == [0, 0]
    assert refusal(piles([22, 0], [0, 0])) == "cards_do_not_add"
    assert refusal(tablanette(0, 28), piles([0, 0], [0, 0])) == "impossible_count"


def test_the_cards_are_those_of_the_pack():
    assert refusal(piles([14, 8], [30, 21])) == "cards_do_not_add"
    assert refusal(piles([14, 8], [10**12, 22])) == "cards_do_not_add"
    assert refusal(most([10**12, 8], 0)) == "points_do_not_add"


@pytest.mark.parametrize(
    ("points", "cards"),
    [
        ([22, 0], [51, 1]),
        ([22, 0], [20, 32]),
        ([12, 10], [9, 43]),
        ([7, 15], [39, 13]),
        ([1, 21], [52, 0]),
        ([22, 0], [19, 33]),
        ([4, 18], [36, 16]),
    ],
)
def test_a_pile_holds_what_its_cards_can(points, cards):
    assert refusal(piles(points, cards)) == "impossible_count"
    assert refusal(piles(points[::-1], cards[::-1])) == "impossible_count"


def test_card_points_fit_the_cards_exactly_as_the_pack_allows():
    """All splits of 21 scoring cards, one of them worth two, and 31 others."""
    possible = set()
    for scoring in range(22):
        for others in range(32):
            for ten in {0, 1}:
                if ten <= scoring <= 20 + ten:
                    possible.add((scoring + ten, scoring + others))
    for points in range(23):
        for cards in range(53):
            entry = piles([points, 22 - points], [cards, 52 - cards])
            if (points, cards) in possible and cards not in (1, 51):
                assert scored(entry)["status"] == "open"
            else:
                assert refusal(entry) == "impossible_count"


def test_each_tablanette_brought_two_cards_or_more():
    called = [tablanette(1, 4)] * 3
    assert refusal(*called, piles([20, 2], [48, 4])) == "impossible_count"
    assert scored(*called, piles([20, 2], [46, 6]))["status"] == "open"
    assert scored(*called, most([22, 0], 0))["status"] == "open"


def test_players_play_in_turn():
    assert refusal(LAYOUT, play("KD", seat=0)) == "out_of_turn"
    assert scored(LAYOUT, play("KD", seat=1))["prompts"][0]["turn"] == 0
    assert refusal(LAYOUT, play("2D"), play("2S", seat=1)) == "out_of_turn"
    assert refusal(LAYOUT, play("KD", seat=1), dealer=1) == "out_of_turn"


def test_a_card_is_seen_once():
    assert refusal(layout("KS 9H KS 3C")) == "card_seen"
    assert refusal(LAYOUT, play("9H")) == "card_seen"
    assert refusal(LAYOUT, play("QD", "9H 4D"), play("4D")) == "card_seen"
    assert refusal(LAYOUT, play("QD"), play("QD")) == "card_seen"


def test_the_jack_that_takes_all_is_not_laid_out():
    assert refusal(layout("KS JH 4D 3C"), **TAKES_ALL) == "jack_in_layout"
    assert refusal(layout("KS JH KS 3C"), **TAKES_ALL) == "card_seen"
    assert scored(layout("KS JH 4D 3C"))["next"] == ["play"]


def test_only_cards_on_the_table_are_taken():
    assert refusal(LAYOUT, play("QD", "9H 4S")) == "not_on_table"
    assert refusal(LAYOUT, play("8D", "4D 4D")) == "not_on_table"
    assert refusal(LAYOUT, play("KD", "KD")) == "not_on_table"


def test_a_jack_that_takes_all_leaves_nothing():
    assert refusal(LAYOUT, play("JD", "KS"), **TAKES_ALL) == "jack_takes_all"
    assert refusal(LAYOUT, play("JD", ""), **TAKES_ALL) == "jack_takes_all"
    assert refusal(LAYOUT, play("JD", "QS"), **TAKES_ALL) == "not_on_table"


@pytest.mark.parametrize(
    ("card", "take"),
    [("QD", "9H 3C"), ("QD", "KS"), ("9D", "9H 4D"), ("7D", "3C"), ("AD", "KS 4D")],
)
def test_what_is_taken_fits_the_card(card, take):
    assert refusal(LAYOUT, play(card, take)) == "wrong_sum"


def test_a_table_jack_that_takes_all_is_in_no_sum():
    alone = LAYOUT, play("JD"), play("JS"), play("AC")
    assert scored(*alone, **TAKES_ALL)["shown"] == [{}, {"cards": 5, "took": "last"}]
    assert refusal(*alone, play("QD", "JS AC"), **TAKES_ALL) == "wrong_sum"


def test_a_long_sum_is_refused_by_the_name_of_the_option():
    long = layout("2S 3H 4D 5C"), play("KD", "2S 3H 4D 5C")
    assert refused(*long).code == "sum_too_long"
    assert "sum_cards" in refused(*long).message
    assert refusal(long[0], play("KD", "3H 4D 5C")) == "wrong_sum"
    assert refusal(long[0], play("QD", "2S 3H 4D 5C"), sum_cards="any") == "wrong_sum"


def test_refusals_come_in_the_order_of_the_page():
    assert refusal(LAYOUT, play("9H", "9X", seat=2)) == "bad_seat"
    assert refusal(LAYOUT, play("9H", "9X", seat=0)) == "bad_card"
    assert refusal(LAYOUT, play("9H", "2C", seat=0)) == "out_of_turn"
    assert refusal(LAYOUT, play("9H", "2C")) == "card_seen"
    assert refusal(LAYOUT, play("9D", "2C 4D")) == "not_on_table"
    assert refusal(piles([14, 9], [30, 21])) == "points_do_not_add"
    assert refusal(piles([22, 0], [3, 30])) == "cards_do_not_add"
