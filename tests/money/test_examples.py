"""What a stake is paid for follows the settlement of the game and its options."""

import pytest

import rules
from phone.money import example_words, fitting_stake, stake_words

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]
TEN_CENTS = {"per_point": "0.10"}
TOLD = [
    (
        "oh_hell",
        3,
        {},
        "for each point of difference between two players",
        "Ann wins €3.50",
    ),
    ("scotch_whist", 4, {}, "from each of the others", "Ann gets €0.10 from each"),
    ("scotch_whist", 2, {}, "from the loser", "60, 10: Ann wins €0.10, Bob pays €0.10"),
    (
        "scotch_whist",
        4,
        {"sides": "two"},
        "from each loser",
        "60, 10: Ann & Cid win €0.10 each, Bob & Dee pay €0.10 each",
    ),
    ("bezique", 2, {}, "from the loser", "1040, 760: Ann wins €0.10"),
    (
        "bezique",
        2,
        {"settle": "difference"},
        "for each point that the loser is behind",
        "1040, 760: Ann wins €28.00, Bob pays €28.00",
    ),
    ("piquet", 2, {}, "for each point won", "132, 111: Ann wins €12.10"),
    ("piquet_normand", 3, {"settle": "pool"}, "for each chip", "Ann gets €0.60"),
    ("piquet_ecrire", 4, {"settle": "neighbours"}, "for each point won", ""),
    (
        "tablanette",
        2,
        {},
        "for each point that the loser is behind",
        "255, 198: Ann wins €5.70, Bob pays €5.70",
    ),
]


def price(key, players, options):
    header = {"game": key, "players": NAMES[:players], "options": options}
    return rules.price_of(header)


@pytest.mark.parametrize(("key", "players", "options", "each", "example"), TOLD)
def test_a_stake_is_said_by_the_settlement(key, players, options, each, example):
    told = price(key, players, options)
    assert stake_words(TEN_CENTS, "€", 2, told["each"]) == f"€0.10 {each}"
    words = example_words(told, NAMES, TEN_CENTS, "€", 2)
    assert example in words
    assert bool(words) == bool(example)


@pytest.mark.parametrize("game", rules.card_games(), ids=lambda game: game.key)
def test_each_game_tells_what_is_paid_for(game):
    for number in game.players:
        told = price(game.key, number, {})
        assert sum(told["example"]["net"]) == 0
        assert len(told["example"]["net"]) == number
        assert told["each"].startswith(("for each ", "from "))
        assert example_words(told, NAMES, TEN_CENTS, "€", 2)


def test_for_nothing_there_is_no_example():
    told = price("oh_hell", 3, {})
    assert example_words(told, NAMES, {}, "€", 2) == ""
    assert example_words(told, NAMES, {"cap": "5"}, "€", 2) == ""


def test_a_game_takes_of_a_nights_stake_what_means_the_same_there():
    tonight = TEN_CENTS | {"per_unit": "1", "cap": "5"}
    point, unit = price("oh_hell", 3, {}), price("bezique", 2, {})
    assert fitting_stake(tonight, point) == {"per_point": "0.10", "cap": "5"}
    assert fitting_stake(tonight, unit) == {"per_unit": "1", "cap": "5"}
    assert fitting_stake(TEN_CENTS, unit) == {}
    assert stake_words(tonight, "€", 2) == "€0.10 a point, €1 a unit, at most €5"
