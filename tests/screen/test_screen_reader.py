"""The call and the score as they are heard: sentences, names, and no signs."""

import re

import pytest

import rules
from phone.screen import table_screen
from phone.screen.table.screen_reader import heard_text, sentences
from tests.rules.tables import bezique, pinochle, piquet, scotch_whist, tablanette
from tests.rules.tables.common import adjust
from tests.rules.tables.oh_hell import bid, bids, cards, made, oh_hell, trump
from tests.screen.reading import screen


def said(record, **more):
    """What is heard of a record; `more` of its sheet, as the page of it has it."""
    sheet = rules.score(record, prompts=True) | more
    return table_screen(sheet)["call"]["said"]


def test_a_card_is_heard_by_its_name():
    assert heard_text("7\u2665 is turned up") == "seven of hearts is turned up"
    assert heard_text("A\u2663 10\u2663") == "ace of clubs, ten of clubs"
    assert heard_text("trump \u2660") == "trump spades"
    assert heard_text("Ann \u22125 \u00b7 Bob 3") == "Ann minus 5, Bob 3"


def test_each_part_of_the_call_is_a_sentence():
    assert sentences(["Ann: good", "Good", ""]) == "Ann: good. Good."
    record = oh_hell(bid(0, 0), hands=[2])
    assert said(record) == "Ann bids 0. 2 cards. 0 so far, Bob to bid."
    reply = piquet.record(piquet.point(0, 4, 37))
    assert said(reply) == "Ann: point of 4, making 37. Bob to speak."


def test_all_bids_at_once_are_told_with_their_names():
    heard = said(oh_hell(bids(1, 0, 0)))
    assert heard == "Ann bids 1, Bob 0 and Cara 0. Even: 1 bid of 1. Bob leads."


def test_a_deal_ends_with_its_points_and_what_they_come_to():
    deal = [bids(1, 0, 0), made(0, 1, 2)]
    assert "In all: Ann 11, Bob 10, Cara 10." in said(oh_hell(*deal, hands=[1, 1]))
    second = said(oh_hell(*deal, *deal, hands=[1, 1, 1]))
    assert "This deal: Ann 11, Bob 10, Cara 10. In all: Ann 22, Bob 20, " in second


def test_what_an_entry_brought_is_heard_where_nobody_calls_it():
    melded = bezique.game(bezique.turn(), bezique.meld(1, "bezique"))
    [ann, before] = rules.score(melded)["totals"]
    heard = said(melded, before=[ann, before - 40])
    assert f"Bob 40, {before} in all." in heard
    counting = piquet.record(*piquet.awards((0, 6), (0, 16)), *piquet.tricks("0"))
    assert "in all" not in said(counting, before=[0, 0])


def test_what_was_missed_is_heard_first():
    heard = said(oh_hell(bid(0, 1), hands=[2]), missed="Cara deals.")
    assert heard.startswith("Cara deals. Ann bids 1.")


def test_the_score_says_all_that_stands_beside_the_names():
    score = screen(oh_hell(bid(0, 1), bid(1, 0), hands=[2]))["score_aloud"]
    assert score == "Ann 0, bid 1, deals. Bob 0, bid 0. Cara 0."


SIX = {"type": "trick", "cards": ["6S", "7S", "8S", "9S", "KS", "JH"]}
BY_CARDS = {
    "oh_hell": (
        oh_hell(trump(suit="H"), bids(1, 0, 0), cards("KS AS 2H"), hands=[2]),
        "Bob: king of spades, Cara: ace of spades, Ann: two of hearts. Ann takes it.",
    ),
    "scotch_whist of six": (
        scotch_whist.record(scotch_whist.trump("H"), SIX, players=6),
        "Bob: six of spades, Cara: seven of spades, Dan: eight of spades, Eve: nine "
        "of spades, Finn: king of spades, Ann: jack of hearts. Ann takes it.",
    ),
    "bezique": (
        bezique.game(bezique.turn(), bezique.played("TS KS")),
        "Bob: ten of spades, Ann: king of spades. Bob takes it.",
    ),
    "pinochle": (
        pinochle.record(pinochle.upcard("9H"), pinochle.play("AS TS AS")),
        "Ann: ace of spades, Bob: ten of spades, Cid: ace of spades. Trick 1 to Ann.",
    ),
    "piquet": (
        piquet.record(*piquet.awards((0, 6), (0, 16)), piquet.trick(cards="TS KS")),
        "Ann: ten of spades, Bob: king of spades. Bob takes it.",
    ),
}


def test_what_comes_after_a_play_of_tablanette_is_said_itself():
    played = [tablanette.layout("2S 5H 9D KC"), tablanette.play("8H")]
    assert said(tablanette.record(*played)).startswith("Bob plays eight of hearts.")
    adjusted = tablanette.record(*played, adjust(0, 3))
    assert "plays eight" not in said(adjusted)


@pytest.mark.parametrize("name", BY_CARDS)
def test_a_trick_by_its_cards_is_heard_with_who_played_which(name):
    record, words = BY_CARDS[name]
    assert words in said(record)


@pytest.mark.parametrize("name", BY_CARDS)
def test_a_trick_by_its_cards_is_shown_with_who_takes_it(name):
    call = screen(BY_CARDS[name][0])["call"]
    pieces = call["quiet"] + sum(call["loud"], [])
    text = "".join([piece["text"] for piece in pieces])
    assert re.search("Trick (1 )?to", text)
