"""Piquet à écrire: three to seven players, of whom two play each deal."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.piquet import (
    answer,
    award,
    blank,
    exchange,
    of_game,
    play,
    point,
    trick,
)

refusal, result, said, said_last, scored, totals, *_ = of_game("piquet_ecrire")


class TestWhoPlays:
    """Cat deals first, so that Ann and she play, and Bob looks on."""

    def test_dealers_left_is_elder(self):
        assert said(exchange(0, 3)) == ["Ann leaves 2: Cat may take 5"]
        assert said(trick(2)) == [
            "Ann starts with 0",
            "Cat starts with 0",
            "Ann 1",
            "Cat 1",
        ]

    def test_everyone_meets_both_neighbours(self):
        deals = scored(*[total(0, 0, 0)] * 2, players=3)["deals"]
        assert [deal["dealer"] for deal in deals] == [2, 0]
        assert said(total(0, 0, 0)) == ["Deal 1: Ann 0, Cat 0"]
        assert said_last(total(0, 0, 0), total(0, 0, 0)) == ["Deal 2: Ann 0, Bob 0"]

    def test_no_ruling_is_offered_about_who_looks_on(self):
        players = ["Ann", "Bob", "Cat"]
        header = {"game": "piquet_ecrire", "players": players, "dealer": 2}
        asked = rules.rulings(rules.replay(header | {"entries": []}))
        named = [
            (prompt["type"], field["values"])
            for prompt in asked
            for field in prompt["fields"]
            if field["name"] in ("seat", "side")
        ]
        assert {type for type, _seats in named} == {"penalty", "adjust"}
        assert all(seats == [0, 2] for _type, seats in named)

    @pytest.mark.parametrize(
        "entry",
        [
            blank(1),
            exchange(1, 3),
            point(1, 4),
            answer(1, "point", "good"),
            award("point", 1, 4),
            trick(1),
            play([7, 5, 0], [10, 7, 0]),
            play([7, 0, 5], [10, 7, 7]),
            play([7, 0, 5], last=1, captures=2),
            total(1, 1, 1),
            adjust(1, 5),
            penalty(1, "long_hand"),
        ],
    )
    def test_the_others_do_not(self, entry):
        assert refusal(entry, count="every") == "not_playing"

    def test_shape_seats_and_cards_come_first(self):
        assert refusal(blank(3)) == "bad_seat"
        assert refusal(blank(1) | {"cards": ["XX"]}) == "bad_card"
        assert refusal(play([7, 5, 0])) == "bad_field"

    def test_the_play_is_told_for_the_whole_table(self):
        entry = play([7, 0, 5], [10, 0, 7])
        assert totals(entry, count="every") == [20, 0, 7]
        remembered = play([7, 0, 5], last=0, captures=2)
        assert totals(remembered, count="every") == [20, 0, 7]

    def test_a_misdeal_stays_with_the_dealer(self):
        assert said(misdeal("agreed")) == ["Misdeal: Cat deals again"]
        assert refusal(misdeal("agreed"), blank(1)) == "not_playing"


class TestRules:
    def test_how_much_is_asked(self):
        assert said(point(0, 4), point(2, 4)) == ["How much?"]

    def test_a_wrong_draw_costs_the_deal(self):
        assert totals(blank(0), penalty(0, "elder_overdrew")) == [0, 0, 0]
        assert refusal(penalty(0, "dealer_drew_first")) == "wrong_offender"

    def test_classic_free_and_own_discard_are_the_defaults(self):
        assert totals(trick(0, lead_low=True)) == [0, 0, 0]
        free = [exchange(0, 5), exchange(2, 0)]
        assert said(*free) == ["Cat leaves 3"]
        assert totals(exchange(0, 5), blank(2)) == [0, 0, 10]


class TestTheEnd:
    DEALS = (total(30, 0, 15), total(10, 30, 0), total(0, 25, 10))  # 40, 55, 25

    def test_after_a_deal_each(self):
        assert result(*self.DEALS)["net"] == [0, 45, -45]
        assert said(*self.DEALS)[-1] == "Game over: Ann 0, Bob +45, Cat -45"
        assert scored(*self.DEALS[:2])["status"] == "open"
        assert scored(*self.DEALS, rounds=2)["status"] == "open"

    def test_those_with_the_highest(self):
        assert result(*self.DEALS, settle="to_top")["net"] == [-15, 45, -30]

    def test_deal_by_deal(self):
        """Ann wins 15 of Cat and loses 20 to Bob, who wins 15 of Cat."""
        assert result(*self.DEALS, settle="neighbours")["net"] == [-5, 35, -30]

    def test_several_may_win_but_not_all(self):
        shared = [total(30, 0, 0), total(0, 30, 0), total(0, 0, 0)]
        assert result(*shared)["winners"] == [0, 1]
        level = [total(0, 0, 0)] * 3
        found = result(*level)
        assert (found["winners"], found["net"], found["tags"]) == ([], [0, 0, 0], [])
        assert said_last(*level)[-1] == "Game drawn"

    def test_stopped_it_is_settled_as_it_stands(self):
        found = result(*self.DEALS[:1], adjust(0, 3), award("point", 1, 5), STOP)
        assert (found["scores"], found["winners"]) == ([33, 0, 15], [0])
        assert found["net"] == [51, -48, -3]
        by_deal = result(*self.DEALS[:1], adjust(0, 3), STOP, settle="neighbours")
        assert by_deal["net"] == [18, -3, -15]

    @pytest.mark.parametrize("players", range(3, 8))
    def test_three_to_seven_play(self, players):
        deals = [total(*[0] * players)] * players
        assert scored(*deals, players=players)["status"] == "finished"
        assert scored(*deals[1:], players=players)["status"] == "open"

    def test_neither_two_nor_more(self):
        assert refusal(players=2) == "bad_players"

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            ({"form": "cent"}, "unknown_option"),
            ({"stock_offence": "no_count"}, "unknown_option"),
            ({"target": 100}, "unknown_option"),
            ({"settle": "pool"}, "bad_option"),
            ({"rounds": 0}, "bad_option"),
            ({"rounds": 21}, "bad_option"),
        ],
    )
    def test_options(self, options, code):
        assert refusal(**options) == code
