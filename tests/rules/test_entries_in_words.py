"""Every entry is told as people say it, of every card game."""

import re

import pytest

import rules
from rules.words import amount, each_told
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.card_games()}
LEAST, MOST = 3, 60  # games of a card game; as many as its rarest entry needs
# What nobody says: a semicolon, "tricks: 0" or "bids: 7, 5", one number after another,
# "brisques 1", nothing but cards or numbers, and the names of parts.
RAW = [
    r";",
    r": [-\u2212]?\d+(,|$|\.)",
    r"\d, \d",
    r"\b(tricks?|cards?|brisques?|points?|bids:) \d",
    r"^[^a-z]*$",
    r"_",
    r"^(nobody|nothing|none)\b",
]


def raw(text):
    """The first pattern of raw data that a text has, if it has one."""
    found = [pattern for pattern in RAW if re.search(pattern, text)]
    return found[0] if found else None


@pytest.mark.parametrize("key", GAMES)
def test_no_entry_is_told_as_raw_data(key):
    unmet, seed = {entry_type.type for entry_type in GAMES[key].entry_types}, 0
    while seed < LEAST or (unmet and seed < MOST):
        player = RandomPlayer(GAMES[key], f"told {seed}", rulings=0.1)
        for entry in player.play()["entries"]:
            told = player.referee.in_words(entry)
            assert not raw(told), (raw(told), told)
            unmet.discard(entry["type"])
        seed += 1
    assert not unmet


@pytest.mark.parametrize("key", GAMES)
def test_what_the_page_says_to_an_entry_is_no_raw_data(key):
    player = RandomPlayer(GAMES[key], "said", rulings=0.1)
    while player.referee.result is None:
        player.enter_something()
        referee, table = player.referee, player.referee.table
        texts = [told for _sides, _reason, told in referee.nothings(table.deals[-1])]
        if referee.result is None:
            texts += table.game.call(table)
        for told in filter(None, texts):
            assert not re.search(r": \d+$|;|\d, \d", told), told


@pytest.mark.parametrize(
    ("key", "players", "entry", "told"),
    [
        (
            "oh_hell",
            3,
            {"type": "bids", "bids": [1, 0, 2]},
            "Ann bids 1, Bob 0 and Cid 2",
        ),
        ("oh_hell", 3, {"type": "made", "made": []}, "Nobody made it"),
        ("oh_hell", 3, {"type": "made", "made": [1]}, "Bob made it"),
        ("oh_hell", 3, {"type": "made", "made": [2, 0]}, "Ann and Cid made it"),
        ("oh_hell", 3, {"type": "made", "made": [0, 1, 2]}, "All made it"),
        ("oh_hell", 3, {"type": "trump", "suit": "N"}, "No trumps"),
        (
            "piquet",
            2,
            {"type": "play", "tricks": [11, 1], "last": 1, "captures": 1},
            "Ann took 11 tricks and Bob 1. Last trick to Bob. "
            "Younger won 1 trick that elder led",
        ),
        (
            "piquet_ecrire",
            4,
            {"type": "deal_total", "points": [0, 12, 30, 0]},
            "Whole deal: Bob scored 12 points and Cid 30",
        ),
        (
            "piquet",
            2,
            {"type": "exchange", "seat": 0, "count": 1},
            "Ann exchanges 1 card",
        ),
        (
            "piquet_voleur",
            4,
            {"type": "award", "class": "set", "winner": 0, "points": 14},
            "Ann & Cid score 14 for the sets",
        ),
        (
            "pinochle",
            3,
            {"type": "taken", "points": [100, None, 40], "last": 1},
            "In tricks Ann took 100 points, Bob the rest and Cid 40. Last trick to Bob",
        ),
        (
            "scotch_whist",
            2,
            {
                "type": "count",
                "tricks": [10, 0],
                "honours": {"J": 0, "T": 0, "A": None},
            },
            "Ann took 10 tricks and Bob none. Ann caught the jack and the ten",
        ),
        (
            "scotch_whist",
            2,
            {"type": "trick", "winner": 0, "honours": []},
            "Trick to Ann without an honour",
        ),
        (
            "tablanette",
            2,
            {"type": "count", "points": [1, 21], "most": None},
            "Ann has 1 card point and Bob 21. Nobody has more cards",
        ),
        (
            "bezique",
            2,
            {"type": "trick", "winner": 1, "brisques": 2},
            "Trick to Bob with 2 brisques",
        ),
        (
            "tablanette",
            2,
            {"type": "adjust", "side": 1, "points": -1},
            "Bob loses 1 point, as agreed",
        ),
        (
            "tablanette",
            2,
            {"type": "adjust", "side": 1, "points": 0, "note": "no change"},
            "Bob's score stays the same: no change",
        ),
    ],
)
def test_an_entry_is_told_with_none_one_and_several(key, players, entry, told):
    names = ["Ann", "Bob", "Cid", "Dee"][:players]
    referee = rules.replay({"game": key, "players": names, "entries": []})
    assert referee.in_words(entry) == told


def test_numbers_of_several_are_one_sentence():
    assert amount(0, "trick") == "no tricks"
    assert each_told([], "took", "trick") == "Nobody took any tricks"
    assert each_told([("Ann", 0)], "took", "trick") == "Ann took no tricks"
    both = [("Ann", -3), ("Bob", None)]
    assert (
        each_told(both, "scored", "point")
        == "Ann scored \u22123 points and Bob the rest"
    )
