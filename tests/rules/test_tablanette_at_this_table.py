"""What the referee adds to an answer at a table of Tablanette."""

import rules
from rules import book
from rules.at_this_table import facts
from tests.rules.tables.tablanette import layout, most, play, record

LAYOUT = layout("KS 9H 4D 3C")


def said(*entries, **header):
    return facts(rules.replay(record(*entries, **header)))


def test_it_names_the_dealer_the_first_player_and_the_target():
    told = said(dealer=1, target=101)
    assert told["who_deals_first"] == "Bob deals this deal, then Ann."
    assert told["who_leads"] == "Ann plays first in this deal."
    assert told["what_ends_the_game"] == "The target is 101 points."
    assert said(most([12, 10], 0))["who_deals_first"].startswith("Bob deals")


def test_card_by_card_it_says_who_plays_and_who_took_last():
    told = said(LAYOUT, play("KD", "KS"))
    assert told["who_leads"] == "Bob plays first in this deal. Now Ann plays."
    assert told["rest_of_table"] == "Bob took last."
    assert "rest_of_table" not in said(LAYOUT)


def test_each_sentence_belongs_to_a_situation():
    known = {one["key"] for one in book.situations("tablanette")}
    assert {*said(LAYOUT, play("KD", "KS"))} <= known
