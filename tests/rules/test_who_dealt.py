"""A deal that another player has dealt than the one whose turn it was."""

import pytest

import rules
from tests.random_player import RandomPlayer
from tests.rules.tables.common import STOP, adjust, dealt, misdeal, total

GAMES = {game.key: game for game in rules.card_games()}

each_with_it = pytest.mark.parametrize(
    "key", [key for key in GAMES if "dealer" not in GAMES[key].absent_entries]
)


def record(key, *entries, dealer=0):
    fewest = GAMES[key].players[0]
    return {
        "game": key,
        "players": ["Ann", "Bob", "Cid", "Dee"][:fewest],
        "dealer": dealer,
        "entries": list(entries),
    }


def scored(key, *entries, **header):
    return rules.score(record(key, *entries, **header))


def refusal(key, *entries):
    with pytest.raises(rules.RuleError) as caught:
        scored(key, *entries)
    assert caught.value.entry == len(entries) - 1
    return caught.value.code


def of_deals(sheet, *parts):
    return [tuple(deal[part] for part in parts) for deal in sheet["deals"]]


def void(key):
    return misdeal(GAMES[key].misdeals[0].reason)


@each_with_it
class TestEveryGameHears:
    def test_who_dealt_and_goes_on_from_there(self, key):
        sheet = scored(key, dealt(1))
        assert of_deals(sheet, "dealer", "complete") == [(1, False)]
        assert [one["text"] for one in sheet["announcements"]] == ["Bob deals"]
        asked = rules.score(record(key, dealer=1), prompts=True)
        told = rules.score(record(key, dealt(1)), prompts=True)
        assert (told["next"], told["dealer"]) == (asked["next"], 1)
        assert told["prompts"] == asked["prompts"]

    def test_the_right_dealer_and_changes_nothing(self, key):
        sheet = scored(key, dealt(0))
        assert of_deals(sheet, "dealer", "void") == [(0, False)]
        assert [one["text"] for one in sheet["announcements"]] == ["Ann deals"]

    def test_it_after_corrections_which_stay(self, key):
        sheet = scored(key, adjust(0, 0), adjust(1, 10), dealt(1))
        assert of_deals(sheet, "number", "dealer") == [(1, 1)]
        assert sheet["totals"][:2] == [0, 10]
        assert len(sheet["deals"][0]["lines"]) == 1

    def test_it_once_and_before_all_else(self, key):
        assert refusal(key, dealt(1), dealt(1)) == "deal_started"
        assert refusal(key, dealt(1), adjust(0, 5), dealt(0)) == "deal_started"
        points = [0] * len(scored(key)["totals"])
        assert refusal(key, dealt(1), total(*points)) == "deal_started"

    def test_a_seat_of_the_table_and_no_more(self, key):
        assert refusal(key, {"type": "dealer"}) == "bad_field"
        assert refusal(key, dealt("1")) == refusal(key, dealt(True)) == "bad_field"
        assert refusal(key, dealt(1) | {"note": "late"}) == "bad_field"
        assert refusal(key, dealt(9)) == refusal(key, dealt(-1)) == "bad_seat"
        assert refusal(key, dealt(1), dealt(9)) == "bad_seat"
        assert refusal(key, STOP, dealt(1)) == "game_over"

    def test_that_a_void_deal_takes_it_along(self, key):
        sheet = scored(key, dealt(1), void(key), adjust(0, 0))
        assert of_deals(sheet, "number", "dealer", "void") == [
            (1, 1, True),
            (1, 0, False),
        ]
        said = [one["text"] for one in sheet["announcements"]]
        assert said in (["Bob deals"], ["Bob deals", "Misdeal: Ann deals again"])

    def test_it_as_the_referee_asks_for_it(self, key):
        referee = rules.replay(record(key))
        [asked] = [one for one in rules.rulings(referee) if one["type"] == "dealer"]
        [field] = asked["fields"]
        assert 0 not in field["values"]
        assert len(field["values"]) == len(referee.table.seats) - 1
        referee.enter(dealt(1))
        assert "dealer" not in [one["type"] for one in rules.rulings(referee)]

    def test_it_from_a_player_at_random_who_comes_to_an_end(self, key):
        player = RandomPlayer(GAMES[key], seed="dealt")
        player.enter(dealt(1))
        record = player.play()
        assert record["entries"][0] == dealt(1)
        assert rules.score(record)["status"] == "finished"


@pytest.mark.parametrize(("key", "points"), [("tablanette", 2), ("piquet_normand", 3)])
def test_the_deals_after_it_go_on_in_turn(key, points):
    play = {
        "tablanette": {"type": "count", "points": [12, 10], "cards": [26, 26]},
        "piquet_normand": {"type": "play", "tricks": [4, 3, 3], "points": [4, 3, 3]},
    }
    deal = total(*[0] * points)
    sheet = scored(key, dealt(1), play[key], deal, dealt(1), play[key], deal)
    assert [deal["dealer"] for deal in sheet["deals"]] == {
        "tablanette": [1, 1, 1, 1],
        "piquet_normand": [1, 1, 1, 0],
    }[key]


def test_who_deals_is_who_plays_piquet_a_ecrire():
    assert refusal("piquet_ecrire", dealt(1)) == "unknown_entry"
    rulings = rules.rulings(rules.replay(record("piquet_ecrire")))
    assert "dealer" not in [one["type"] for one in rulings]
