"""What an answer about Oh Hell adds at a table: its numbers, and who does what."""

import pytest

import rules
from rules.at_this_table import facts
from tests.rules.tables.oh_hell import bid, bids, oh_hell, tricks, trump

USUAL = {"first_bidder": "left", "hook": "on", "sequence": "up_down", "max_cards": 10}


def told(*entries, **header):
    """The sentences of a record, by the keys of situations."""
    return facts(rules.replay(oh_hell(*entries, **header)))


def test_who_deals_bids_and_leads_is_told_by_name():
    found = told(dealer=1, **USUAL)
    assert found["who_deals_first"] == "Bob deals this deal, then Cara."
    assert found["who_bids_first"] == "Cara bids first in this deal, and Bob last."
    assert found["who_leads"] == "Cara leads to the first trick of this deal."
    assert "ask_bids" not in found


@pytest.mark.parametrize(
    ("header", "words"),
    [
        (USUAL, "3 players, 19 deals. Cards each: 1 to 10, then back to 1."),
        ({"players": 5}, "5 players, 10 deals. Cards each: 1 to 10."),
        ({"hands": [5, 3, 3]}, "3 players, 3 deals. Cards each: 5, 3, 3."),
        ({"sequence": "up_down", "max_cards": 1}, "3 players, 1 deal. Cards each: 1."),
    ],
)
def test_the_hands_of_all_deals_are_told(header, words):
    assert told(**header)["hand_sizes"].startswith(words)


def test_a_tie_for_first_is_followed_by_a_play_off():
    level = [bids(0, 0, 0), tricks(0, 0, 1)]
    before = told(hands=[1, 1], tie="play_off")
    assert before["tie"] == "A play-off after deal 2 has 1 card each."
    assert before["hand_sizes"].endswith("This is deal 1, with 1 card each.")
    after = told(*level, *level, hands=[1, 1], tie="play_off")
    assert after["hand_sizes"].endswith("This is a play-off, with 1 card each.")
    assert after["who_deals_first"] == "Cara deals this deal."


def test_of_a_finished_game_no_deal_is_told():
    found = told(bids(0, 0, 0), tricks(0, 0, 1), hands=[1])
    assert found == {"hand_sizes": "3 players, 1 deal. Cards each: 1."}


def test_the_last_player_hears_what_the_hook_forbids():
    found = told(bid(1, 1), bid(2, 2), hands=[5], first_bidder="left", hook="on")
    assert found["hook"] == "Ann bids last and cannot bid 2."
    assert found["ask_bids"] == "Bob bid 1 and Cara 2."
    assert "hook" not in told(bid(1, 1), hands=[5], first_bidder="left", hook="on")
    assert "hook" not in told(bids(1, 1, 1), hands=[5], hook="on")


def test_trumps_are_told_as_far_as_they_are_known():
    hearts = told(trump(suit="H"), hands=[5])
    assert hearts["no_trump_deals"] == "In this deal, hearts are trumps."
    none = told(hands=[13], players=4)
    assert none["no_trump_deals"] == "This deal has no trumps."
    assert "no_trump_deals" not in told(hands=[5])
