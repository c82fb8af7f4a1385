"""What the referee adds to an answer at a table of Piquet: its numbers and players."""

import pytest

import rules
from rules import book
from rules.at_this_table import facts

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve"]
TWO_EXCHANGE = "Bob exchanges first in this deal, then Ann."


def told(key, players, entries=(), **options):
    """The facts of a game whose first player deals first."""
    record = {"game": key, "players": NAMES[:players], "options": options}
    return facts(rules.replay(record | {"entries": list(entries)}))


@pytest.mark.parametrize(
    ("key", "players", "cards", "exchange"),
    [
        ("piquet", 2, "This deal: Bob against Ann, with 12 cards each.", TWO_EXCHANGE),
        (
            "piquet_normand",
            3,
            "Bob, Cid and Ann play this deal, with 10 cards each.",
            "In this deal only Ann may exchange.",
        ),
        (
            "piquet_voleur",
            4,
            "This deal: Bob and Dee against Ann and Cid, with 8 cards each.",
            None,
        ),
        (
            "piquet_ecrire",
            5,
            "This deal: Bob against Ann, with 12 cards each.",
            TWO_EXCHANGE,
        ),
    ],
)
def test_who_plays_deals_leads_and_exchanges(key, players, cards, exchange):
    found = told(key, players)
    assert found["players_and_cards"] == cards
    assert found["who_deals_first"] == "Ann deals this deal, then Bob."
    assert found["who_leads"] == "Bob declares and leads first in this deal."
    assert found.get("how_many_exchange") == exchange
    assert set(found) <= {one["key"] for one in book.situations(key)}


@pytest.mark.parametrize(
    ("key", "options", "words"),
    [
        ("piquet", {}, "This is deal 2 of 6."),
        ("piquet", {"form": "club"}, "This is deal 2 of 4."),
        ("piquet", {"form": "cent"}, "The target is 100. This is deal 2."),
        ("piquet_ecrire", {"rounds": 2}, "This is deal 2 of 6."),
    ],
)
def test_how_far_the_game_goes(key, options, words):
    players = 2 if key == "piquet" else 3
    total = {"type": "deal_total", "points": [20, 10, 0][:players]}
    found = told(key, players, [total], **options)
    assert found["what_ends_the_game"] == words
    assert found["who_leads"].startswith("Ann" if players == 2 else "Cid")


def test_level_totals_are_played_on():
    total = {"type": "deal_total", "points": [20, 20]}
    found = told("piquet", 2, [total] * 6)
    words = "This is deal 7, because the totals were level."
    assert found["what_ends_the_game"] == words
