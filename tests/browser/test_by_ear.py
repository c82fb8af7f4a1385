"""Deals played by keys alone: all that is said, in order; and what has the focus."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.by_ear import Ear

OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cid"],
    "options": {"sequence": "custom", "hands": [2, 1]},
}
PIQUET = {"game": "piquet", "players": ["Ann", "Ben"], "dealer": 1}
BIDS = {"type": "bids", "bids": [1, 0, 0]}
TRICKS = {"type": "tricks", "tricks": [1, 1, 0]}
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
        "Ben: nothing for the sets. All declared: Ann leads.",
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
        "Ann wins 1 brisque. Ann 10, 50 in all. 15 brisques left.",
        "Ann wins 1 brisque. Ann 10, 60 in all. 14 brisques left.",
        "Several brisques",
        "Ben wins 14 brisques. Ben 140, 150 in all. Last trick.",
        "Last trick to Ann. Ben wins deal 1 by 80. In all: Ann 70, Ben 150. Ann deals.",
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


@pytest.mark.parametrize("has_script", [True, False])
def test_what_the_referee_asks_and_rules_has_the_focus(at_table, has_script):
    phone = at_table(OH_HELL, java_script_enabled=has_script)
    focused = phone.locator(":focus")
    phone.goto(f"{phone.url}referee/")
    expect(focused).to_have_id("asked")
    focused.fill("she showed a card")
    phone.keyboard.press("Tab")
    phone.keyboard.press("Enter")
    expect(focused).to_have_id("answer")
    title = focused.inner_text()
    expect(phone.get_by_role("status")).to_have_text(f"Answer: {title}")
    expect(phone).to_have_title(re.compile(f"^{re.escape(title)} . Referee . "))
    phone.goto(f"{phone.url.split('?')[0]}revoke/")
    question = phone.locator("#main h2").first.inner_text()
    expect(focused).to_have_text(question)
    expect(phone).to_have_title(re.compile(f"^{re.escape(question)} . "))
    while phone.locator("#ruling").count() == 0:
        phone.locator(".answers a:not([aria-current])").first.press("Enter")
    expect(focused).to_have_id("ruling")
    expect(phone).to_have_title(re.compile("^Ruling . Failed to follow suit"))


def test_a_deal_of_the_sheet_leads_to_the_deal_in_the_review(sit):
    record = OH_HELL | {"entries": [BIDS, TRICKS]}
    ear = sit(record)
    ear.go_to("Cards 2$")
    ear.press("Enter")
    ear.page.wait_for_url("**/review/**")
    expect(ear.page.locator(":focus")).to_contain_text("Deal 1")


def test_the_finder_says_how_many_games_it_has_found(phone):
    phone.goto("/rules/")
    found = phone.locator("[role=status]")
    phone.get_by_label("Find a game").press_sequentially("bez")
    phone.clock.fast_forward(200)
    expect(found).to_have_text("Six games found.")
    expect(phone.get_by_label("Find a game")).to_be_focused()
    phone.reload()
    expect(found).to_be_focused()
    expect(phone).to_have_title(re.compile("^Six games found . "))


def test_keys_skip_from_the_melds_of_one_player_to_those_of_the_other(sit):
    ear = sit(BEZIQUE | {"entries": [{"type": "turn_up", "card": "8H"}]})
    address = ear.page.url
    assert ear.focused() == "Ann: brisque"
    ear.press("Tab")
    assert ear.focused() == "Skip to Ben"
    ear.press("Enter")
    assert ear.focused() == "Ben"
    ear.press("Tab", "Enter")
    ear.page.wait_for_function("() => heard.length > 0")
    assert ear.heard()[-1].startswith("Ben wins 1 brisque.")
    assert ear.page.url == address


def test_answers_come_before_the_words_of_the_hint(sit):
    ear = sit(PIQUET, "call")
    ear.page.wait_for_selector(".pad .hint .term")
    ear.press("Tab")
    assert ear.focused() != "elder"
    ear.go_to("elder")


def test_cards_of_a_suit_are_one_stop_and_each_is_said_back(sit):
    bid = [{"type": "trump", "suit": "H"}, {"type": "bids", "bids": [1, 0, 0]}]
    ear = sit(OH_HELL | {"entries": bid}, "cards")
    ear.go_to("ace of spades")
    ear.press("ArrowRight")
    assert ear.focused() == "king of spades"
    ear.press("Tab")
    assert ear.focused() == "hearts"
    ear.press("k", "h")
    ear.press("1", "0", "s")
    ear.enter("2", "h")
    played = "Ben: king of hearts, Cid: ten of spades, Ann: two of hearts"
    assert ear.heard() == [
        "Ben: king of hearts. Cid to play",
        "Cid: ten of spades. Ann to play",
        f"{played}. Ben takes it. Trick 2 of 2. Ben leads.",
        "Ben to play",
    ]


def test_an_answer_is_taken_back_by_escape_and_the_next_question_heard(sit):
    ear = sit(PIQUET)
    ear.go_to("Ann")
    ear.press("Space")
    ear.page.wait_for_function("() => heard.includes('Score')")
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
