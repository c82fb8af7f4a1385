"""A result says each step of the settlement, and the steps come to what is paid."""

import json
from pathlib import Path

import pytest

import rules
from phone.screen import result_screen
from tests.random_player import RandomPlayer
from tests.rules.tables import pinochle, piquet
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import penalty, total
from tests.rules.tables.oh_hell import oh_hell
from tests.sentences import PAIRWISE

CASES = Path(__file__).parents[1] / "cases"
RULINGS = 0.1  # how often something goes wrong at a table that plays at random


def explained(record):
    """Why each wins what the result of a record says."""
    return rules.score(record, prompts=True)["explanation"]


def account(record):
    """(units, the points of each step, its words) of the only account."""
    only = explained(record)["accounts"]
    assert len(only) == 1
    steps = only[0]["steps"]
    words = [step["text"] for step in steps]
    return only[0]["units"], [step["points"] for step in steps], words


def net_of_steps(sheet):
    """What each seat wins by the steps alone."""
    won = [0] * len(sheet["sides"])
    for one in sheet["explanation"]["accounts"]:
        for step in one["steps"]:
            won[one["side"]] += step["points"]
            won[one["other"]] -= step["points"]
    seats = {seat: won[side] for side, own in enumerate(sheet["sides"]) for seat in own}
    return [seats[seat] for seat in sorted(seats)]


def worked_records():
    for path in sorted(CASES.glob("*.json")):
        for case in json.loads(path.read_text()):
            if "error" not in case["expect"]:
                yield case["record"]


def assert_explained(sheet):
    if sheet["status"] == "open":
        assert sheet["explanation"] is None
        return
    assert net_of_steps(sheet) == sheet["result"]["net"]
    assert all(
        step["text"]
        for one in sheet["explanation"]["accounts"]
        for step in one["steps"]
    )


def test_the_steps_of_every_worked_case_come_to_its_net():
    sheets = [rules.score(record, prompts=True) for record in worked_records()]
    assert len([sheet for sheet in sheets if sheet["status"] == "finished"]) > 40
    for sheet in sheets:
        assert_explained(sheet)


@pytest.mark.parametrize("card_game", rules.card_games(), ids=lambda game: game.key)
def test_the_steps_of_random_games_come_to_their_net(card_game):
    for seed in range(10):
        record = RandomPlayer(card_game, f"result {seed}", RULINGS).play()
        assert_explained(rules.score(record, prompts=True))


def test_the_plain_record_holds_no_explanation():
    assert "explanation" not in rules.score(piquet.record(*six(304, 93)))


def six(first, second):
    """A game of Piquet of six deals that comes to these points."""
    shares = [
        [points // 6 + (deal < points % 6) for deal in range(6)]
        for points in (first, second)
    ]
    return [total(*points) for points in zip(*shares, strict=True)]


def rubicon(first, second):
    return piquet.record(*six(first, second), form="rubicon")


class TestPiquet:
    def test_under_the_rubicon_the_points_of_the_loser_are_added(self):
        units, steps, words = account(rubicon(304, 93))
        assert (units, steps) == (497, [304, 93, 100])
        assert words == [
            "Ann's points",
            "Bob's points, added because 93 is under 100",
            "For the game",
        ]

    def test_at_the_rubicon_they_are_taken_off(self):
        units, steps, words = account(rubicon(304, 100))
        assert (units, steps) == (304, [304, -100, 100])
        assert words[1] == "Bob's points"

    def test_a_hundred_up_is_doubled(self):
        record = piquet.record(total(110, 40), form="cent")
        assert account(record)[1:] == (
            [110, -40, 70],
            ["Ann's points", "Bob's points", "Paid double, because 40 is under 50"],
        )

    def test_a_table_that_stops_pays_the_plain_difference(self):
        deals = [total(30, 20), {"type": "stop"}]
        assert account(piquet.record(*deals))[:2] == (10, [30, -20])

    def test_a_game_lost_by_a_ruling_counts_for_the_other_what_is_due(self):
        deals = [total(20, 30), penalty(0, "dealer_drew_first")]
        record = piquet.record(*deals, form="cent", stock_offence="loses_game")
        units, steps, words = account(record)
        assert units == sum(steps)
        assert words[0] == "Bob's points, raised because Ann lost the game"


class TestOhHell:
    DEALS = (0, 10, 11), (0, 11, 12), (0, 11, 10), (0, 11, 11)

    def test_a_side_with_nothing_pays_each_other_side_its_total(self):
        record = oh_hell(*[total(*points) for points in self.DEALS], hands=[10] * 4)
        sheet = rules.score(record, prompts=True)
        assert sheet["result"]["net"][0] == -87
        told = sheet["explanation"]
        assert told["rule"] == PAIRWISE
        paid = [one for one in told["accounts"] if one["other"] == 0]
        assert sorted(one["units"] for one in paid) == [43, 44]
        assert [step["points"] for step in paid[0]["steps"]] == [43, 0]

    def test_the_bonus_of_the_winner_is_named(self):
        deals = [total(*points) for points in self.DEALS]
        record = oh_hell(*deals, hands=[10] * 4, bonus="winner_10")
        assert explained(record)["notes"] == ["10 more for winning"]


def double(seat):
    return {"type": "double", "seat": seat}


def answer(seat, accept):
    return {"type": "answer", "seat": seat, "accept": accept}


def lines_of(record):
    """What each side wins and pays, by its name, as a page says it."""
    sheet = rules.score(record, prompts=True)
    return {line["name"]: line["text"] for line in result_screen(sheet)["why"]["lines"]}


class TestManyPlayers:
    def test_neighbours_settle_deal_by_deal(self):
        deals = [total(30, 0, 12), total(5, 8, 0), total(0, 7, 7)]
        record = piquet.record(*deals, game="piquet_ecrire", settle="neighbours")
        told = explained(record)["accounts"]
        assert [one["steps"] for one in told] == [
            [{"points": -3, "text": "Deal 2: 5 to 8"}],
            [{"points": 18, "text": "Deal 1: 30 to 12"}],
        ]
        assert lines_of(record)["Ann"] == "18 from Cat, 3 to Bob"

    def test_the_pool_is_told_by_its_antes(self):
        header = {"game": "piquet_normand", "settle": "pool", "ante": 2}
        record = piquet.record(total(60, 5, 5), total(60, 5, 5), **header)
        told = explained(record)
        assert told["rule"] == "The winner takes the pool: 2 in each of 2 deals"
        assert [one["units"] for one in told["accounts"]] == [4, 4]

    def test_a_revoke_is_taken_off_the_offenders_game(self):
        options = {"revoke_costs": "game", "settlement": "difference", "players": 2}
        record = whist.record(total(30, 46), **options)
        record = whist.record(total(20, 30), penalty(1, "revoke"), **options)
        units, steps, _words = account(record)
        assert (units, steps) == (11, [41, -30])

    def test_a_raised_stake_is_a_step(self):
        said = [double(0), answer(1, True), double(1), answer(0, False)]
        record = pinochle.two(*said, doubling="on")
        steps = [1, 1], ["The game", "The stake was raised to x2"]
        assert account(record) == (2, *steps)
