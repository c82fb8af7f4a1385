"""What the referee adds to an answer at a table of Scotch Whist."""

import rules
from rules import book
from rules.at_this_table import facts
from tests.rules.tables.scotch_whist import ALL_TO_FIRST, count, record, trump


def said(*entries, **header):
    return facts(rules.replay(record(*entries, **header)))


def test_it_names_the_cards_the_dealer_and_the_leader():
    told = said(players=4, dealer=2)
    assert told["players_and_cards"] == "4 players, 9 cards each."
    assert told["end_of_deal"] == "This deal has 9 tricks."
    assert told["who_deals_first"] == "Cara deals this deal, then Dan."
    assert told["who_leads"] == "Dan leads to the first trick of this deal."
    assert told["turned_card"] == "Cara has the turned card of this deal."
    assert told["what_ends_the_game"] == "The target is 41 points."


def test_it_says_how_many_cards_nobody_is_dealt():
    assert said(players=5)["players_and_cards"] == (
        "5 players, 7 cards each. Left out: 1 card."
    )
    in_sixes = said(players=3, short_deal="sixes")["players_and_cards"]
    assert in_sixes == "3 players, 12 cards each, in hands of six."


def test_it_says_who_plays_with_whom_and_from_how_many_cards_they_score():
    pairs = said(sides="two", target=42)
    assert pairs["sides"] == "Ann & Cara against Bob & Dan."
    assert pairs["cards_above"].endswith("each side scores 1 for each card above 18.")
    assert "sides" not in said()
    assert said()["cards_above"].endswith("each player scores 1 for each card above 9.")


def test_it_names_trumps_if_they_are_known():
    assert said(trump("H"))["trumps_in_doubt"] == "Hearts are trumps in this deal."
    assert "trumps_in_doubt" not in said()


def test_the_next_dealer_is_named_after_a_deal():
    told = said(count(9, 0, 0, 0, **ALL_TO_FIRST), target=99)
    assert told["who_deals_first"] == "Bob deals this deal, then Cara."


def test_each_sentence_belongs_to_a_situation():
    known = {one["key"] for one in book.situations("scotch_whist")}
    assert {*said(trump("H"), sides="two")} <= known
