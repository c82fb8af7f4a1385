"""Deals played by keys alone: all that is said, in order; and what has the focus."""

import pytest

from tests.browser.by_ear import Ear

OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cid"],
    "options": {"sequence": "custom", "hands": [2, 1]},
}
PIQUET = {"game": "piquet", "players": ["Ann", "Ben"], "dealer": 1}
# The question has it once the page is loaded.
FOCUSED = "() => document.activeElement !== document.body"
BEZIQUE = {"game": "bezique", "players": ["Ann", "Ben"], "dealer": 1}


@pytest.fixture
def sit(at_table):
    """An ear at the table of a record: sit(record, way)."""

    def ear(record, way=""):
        phone = at_table(record)
        if way:
            phone.goto(f"{phone.url}?way={way}")
        heard = Ear(phone)
        phone.wait_for_function(FOCUSED)
        return heard

    return ear


@pytest.mark.long
def test_a_deal_of_oh_hell(sit):
    ear = sit(OH_HELL)
    assert ear.focused() == "Ann bids"
    for bid in "100":
        ear.enter(bid)
    assert ear.focused() == "Who made it?"
    ear.go_to("Ben")
    ear.press("Space")
    ear.answer("Enter")
    assert ear.heard() == [
        "Ann bids 1. 2 cards. 1 so far, Ben to bid.",
        "Ben bids 0. 2 cards. 1 so far, Cid to bid.",
        "Cid bids 0. Under by 1: 1 bid of 2. Ben leads.",
        "Ann and Cid made it. Ben missed. In all: Ann 11, Ben 0, Cid 10. 1 card. "
        "Ben deals.",
    ]
    assert ear.keys < 25


@pytest.mark.long
def test_a_deal_of_piquet_as_it_is_said(sit):
    ear = sit(PIQUET, "call")
    assert ear.focused() == "Ann's point"
    ear.enter("5")
    ear.answer("Good")
    for _combination in range(4):
        ear.answer("None")
    for taker in "AABABBAAAABA":
        ear.answer({"A": "Ann", "B": "Ben"}[taker])
    assert ear.heard() == [
        "Ann: point of 5. Ben to speak.",
        "Ben: good. Ann to speak.",
        "Ann: nothing for the sequences. Ben to speak.",
        "Ben: nothing for the sequences. Ann to speak.",
        "Ann: nothing for the sets. Ben to speak.",
        "Ben: nothing for the sets. All is said, Ann leads.",
        "Ann wins the trick. Ann starts with 5. Ben starts with 0. Ann 6. Ben 0. "
        "Ann leads.",
        "Ann wins the trick. Ann 7, Ben 0. Ann leads.",
        "Ben wins the trick. Ann 8, Ben 1. Ben leads.",
        "Ann wins the trick. Ben 2, Ann 9. Ann leads.",
        "Ben wins the trick. Ann 10, Ben 3. Ben leads.",
        "Ben wins the trick. Ben 4, Ann 10. Ben leads.",
        "Ann wins the trick. Ben 5, Ann 11. Ann leads.",
        "Ann wins the trick. Ann 12, Ben 5. Ann leads.",
        "Ann wins the trick. Ann 13, Ben 5. Ann leads.",
        "Ann wins the trick. Ann 14, Ben 5. Ann leads.",
        "Ben wins the trick. Ann 15, Ben 6. Ben leads.",
        "Ann wins the trick. Ann wins deal 1 by 20. Deal 1: Ann 27, Ben 7. Ann deals.",
    ]
    assert ear.keys < 70


def test_a_deal_of_bezique(sit):
    ear = sit(BEZIQUE)
    assert ear.focused() == "Card turned up"
    ear.enter("7", "h")
    ear.answer("Bezique")
    ear.answer("Brisque")
    ear.answer("Brisque")
    ear.go_to("More")
    ear.press("Enter")
    ear.go_to("Several")
    ear.press("Enter", "1", "4")
    ear.answer("Ben")
    ear.answer("Last trick|Ann")
    assert ear.heard() == [
        "Seven of hearts is turned up. Trumps are hearts. Ben 10, 10 in all. 16 "
        "brisques left.",
        "Ann: bezique. Ann 40, 40 in all. 16 brisques left.",
        "Ann: brisques 1. Ann 10, 50 in all. 15 brisques left.",
        "Ann: brisques 1. Ann 10, 60 in all. 14 brisques left.",
        "Several brisques",
        "Ben: brisques 14. Ben 140, 150 in all. Last trick.",
        "Last trick: Ann. Ben wins deal 1 by 80. In all: Ann 70, Ben 150. Ann deals.",
    ]
    assert ear.keys < 60


def test_a_ruling_is_heard_at_the_table_and_its_question_has_the_focus(sit):
    ear = sit(OH_HELL)
    ear.enter("0")
    ear.go_to("Referee")
    ear.press("Enter")
    ear.page.wait_for_url("**/referee/**")
    ear.go_to("Deal again")
    ear.press("Enter")
    ear.go_to("Misdealt|Wrong|Somebody|.*cards")
    ear.press("Enter")
    ear.page.wait_for_url(lambda url: "referee" not in url)
    ear.page.clock.fast_forward(2000)
    ear.page.wait_for_function("() => heard.length > 0")
    ruled = "Misdeal. Deal 1 is void: Ann deals again. 2 cards. Ann deals."
    assert ear.heard() == [ruled]
    assert ear.focused() == "Ann bids"


def test_cards_of_a_suit_are_one_stop_and_each_is_said_back(sit):
    bid = [{"type": "trump", "suit": "H"}, {"type": "bids", "bids": [1, 0, 0]}]
    ear = sit(OH_HELL | {"entries": bid}, "cards")
    ear.go_to("ace of spades")
    ear.press("ArrowRight")
    assert ear.focused() == "king of spades"
    ear.press("Tab")
    assert ear.focused() == "hearts"
    ear.press("k", "h")
    turn = ear.page.locator(".trick > output")
    assert turn.text_content() == "Ben: king of hearts. Cid to play"
    ear.press("1", "0", "s")
    assert turn.text_content() == "Cid: ten of spades. Ann to play"
    ear.enter("2", "h")
    played = "Ben: king of hearts, Cid: ten of spades, Ann: two of hearts"
    assert ear.heard() == [f"{played}. Ben takes it. Trick 2 of 2. Ben leads."]


def test_an_answer_is_taken_back_by_escape_and_the_next_question_heard(sit):
    ear = sit(PIQUET)
    ear.go_to("Ann")
    ear.press("Space")
    ear.page.wait_for_function("() => heard.includes('It scores')")
    ear.press("Escape")
    chosen = ear.page.locator(".asked .pick > input:checked")
    assert chosen.count() == 0
    ear.press("Space", "ArrowRight")
    assert chosen.get_attribute("value") == "1"


def test_the_next_question_is_heard_once_while_arrows_look_for_an_answer(sit):
    said = {"type": "award", "winner": None}
    said = [said | {"class": name} for name in ("point", "sequence", "set")]
    ear = sit(PIQUET | {"entries": said})
    ear.press("Tab", "Space", *["ArrowRight"] * 4)
    ear.page.wait_for_function("() => heard.length > 0")
    assert ear.heard() == ["The last trick"]


def test_escape_closes_what_is_open_and_leads_back_to_it(sit):
    ear = sit(BEZIQUE | {"entries": [{"type": "turn_up", "card": "8H"}]})
    ear.go_to("More")
    ear.press("Enter", "Tab")
    more = ear.page.locator(".more[open]")
    assert more.count() == 1
    ear.press("Escape")
    assert (more.count(), ear.focused()) == (0, "More")
