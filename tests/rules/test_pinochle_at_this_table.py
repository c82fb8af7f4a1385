"""What the referee adds to an answer at a table of Pinochle."""

import rules
from rules import book
from rules.at_this_table import facts
from tests.rules.tables.pinochle import partners, record, two, upcard


def said(made):
    return facts(rules.replay(made))


def test_it_names_the_cards_the_dealer_and_the_leader():
    told = said(record(dealer=2))
    assert told["players_and_cards"] == "3 players, 48 cards: 16 cards each."
    assert told["end_of_deal"] == "Each deal has 16 tricks."
    assert told["who_deals_first"] == "Cid deals this deal, then Ann."
    assert told["who_leads"] == "Cid leads to the first trick of this deal."
    assert told["turn_up_exchange"] == "In this deal, Ann may exchange first."
    assert told["what_ends_the_game"] == "The target is 1000 points."
    assert "change_seats" not in told


def test_it_names_the_leader_by_the_house_rule():
    told = said(record(first_lead="eldest"))
    assert told["who_leads"] == "Bob leads to the first trick of this deal."


def test_it_says_who_are_partners():
    told = said(partners(game="deal"))
    assert told["change_seats"] == "Ann & Cid against Bob & Dee."
    assert told["players_and_cards"] == "4 players, 48 cards: 12 cards each."
    assert told["what_ends_the_game"] == "This game is a single deal."


def test_it_knows_the_pack_of_two():
    told = said(two(deck=64))
    assert told["players_and_cards"] == "2 players, 64 cards: 16 cards each."
    assert told["end_of_deal"] == "Each deal has 32 tricks."
    assert told["who_leads"] == "Bob leads to the first trick of this deal."
    assert "turn_up_exchange" not in told


def test_it_names_trumps_if_they_are_known():
    assert "no_bidding" not in said(record())
    told = said(record(upcard("KH")))
    assert told["no_bidding"] == "Hearts are trumps in this deal."


def test_each_sentence_is_about_a_situation_of_the_game():
    for made in (partners(upcard("KH")), two(upcard("KH"))):
        known = {one["key"] for one in book.situations(made["game"])}
        assert set(said(made)) <= known
