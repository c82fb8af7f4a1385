"""What the referee adds to its answers at a table of bezique: numbers and players."""

import rules
from rules.at_this_table import facts
from rules.book import situations
from tests.rules.tables.bezique import brisques, five_hundred, four, game, turn, won


def said(record):
    return facts(rules.replay(record))


def test_it_says_who_plays_with_which_cards():
    said_of_two = said(game())
    assert said_of_two["players_and_cards"] == "2 players, 64 cards, 8 cards each."
    assert said(four())["players_and_cards"] == "4 players, 128 cards, 8 cards each."
    assert set(said_of_two) <= {one["key"] for one in situations("bezique")}


def test_it_says_who_deals_and_leads():
    found = said(game(dealer=1))
    assert found["who_deals_first"] == "Bob deals this deal, then Ann."
    assert found["who_leads"] == "Ann leads to the first trick of this deal."
    found = said(game(turn("8H"), won(1), dealer=1))
    assert found["who_leads"] == "Bob leads to trick 2."


def test_it_says_what_is_trumps_and_how_far_the_deal_goes():
    assert "no_trump_yet" not in said(game())
    found = said(game(turn("8H"), brisques(0, 3)))
    assert found["no_trump_yet"] == "Trumps are hearts in this deal."
    assert found["count_wrong"] == "Brisques still to enter: 13."
    tricks = "A deal has 32 tricks, 24 with a stock. The last meld follows trick 23."
    assert found["end_of_deal"] == found["last_draw"] == tricks


def test_it_says_the_numbers_of_five_hundred():
    found = said(five_hundred())
    assert found["players_and_cards"] == "2 players, 32 cards, 8 cards each."
    assert found["what_ends_the_game"] == "This game goes to 500 points."
    tricks = "A deal has 16 tricks, 8 with a stock. The last meld follows trick 7."
    assert found["end_of_deal"] == tricks
    assert "count_wrong" not in found
