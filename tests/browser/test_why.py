"""Why? A line, a call and a struck chip say so under a thumb and without a network."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.thumb import BREATH
from tests.often import some
from tests.rules.tables.oh_hell import bid, oh_hell, trump

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
HOOKED = oh_hell(trump(suit="H"), bid(1, 1), bid(2, 1), hands=[4], hook="on")
MELDED = {
    "game": "bezique",
    "players": ["Ann", "Bob"],
    "entries": [
        {"type": "turn_up", "card": "9S"},
        {"type": "meld", "seat": 1, "meld": "marriage", "suit": "S"},
    ],
}
QUEENS = MELDED | {
    "entries": [
        {"type": "turn_up", "card": "7C"},
        {"type": "meld", "seat": 1, "meld": "marriage", "suit": "C"},
        {"type": "meld", "seat": 1, "meld": "sequence"},
        {"type": "meld", "seat": 0, "meld": "four_queens"},
    ]
}
ON_TABLE = MELDED | {
    "game": "pinochle_two",
    "entries": [
        {"type": "upcard", "card": "9H"},
        {"type": "meld", "seat": 1, "meld": "kings"},
        {"type": "meld", "seat": 1, "meld": "queens"},
    ],
}
FOUR_ACES = MELDED | {
    "game": "piquet",
    "entries": [
        {"type": "exchange", "seat": 1, "count": 5},
        {"type": "exchange", "seat": 0, "count": 3},
        {"type": "declare", "seat": 1, "class": "point", "length": 6},
        {"type": "answer", "seat": 0, "class": "point", "reply": "good"},
        {
            "type": "declare",
            "seat": 1,
            "class": "set",
            "sets": [{"rank": "A", "count": 4}],
        },
    ],
}
REASON = "Ann cannot bid 2. The bids would come to 4 for 4 tricks."
SAYS = "(one) => getComputedStyle(one, '::after').content"


@pytest.fixture
def alone(at_table):
    """A phone at a table whose engine and book are there, and whose network is gone."""
    phone = at_table(MELDED)
    with phone.expect_response(lambda answer: "-book." in answer.url) as came:
        phone.reload()
    came.value.finished()
    engine.wait_for_engine(phone)
    phone.context.set_offline(True)
    return phone


def test_a_line_opens_to_its_steps_without_a_network(alone):
    alone.locator(".sheet summary").first.tap()
    line = alone.locator(".sheet details[open]")
    expect(line).to_contain_text("Bob laid K\u2660 Q\u2660.")
    expect(line.locator(".reckoning dd")).to_have_text(["40"])


def test_cards_are_counted_without_a_network(alone):
    alone.get_by_role("link", name="Referee").tap()
    alone.get_by_role("link", name="Count points").tap()
    alone.clock.fast_forward(BREATH)
    alone.get_by_role("radio", name="spades").check(force=True)
    for card in ("queen of spades", "jack of diamonds"):
        alone.get_by_role("checkbox", name=card).first.check(force=True)
    alone.get_by_role("button", name="Count", exact=True).tap()
    expect(alone.locator("#comes-to")).to_contain_text("2 cards come to 40")


def test_a_call_and_a_struck_chip_say_why(at_table):
    phone = at_table(HOOKED)
    engine.wait_for_engine(phone)
    phone.get_by_text("How this was scored", exact=True).first.tap()
    expect(phone.locator(".spoken")).to_contain_text("A player bid too early")
    struck = phone.locator("#pad [aria-disabled=true]")
    assert struck.evaluate(SAYS) == "none"
    before = phone.locator("#pad [value='1']")
    before.focus()
    phone.keyboard.press("Tab")
    expect(struck).to_be_focused()
    assert REASON in struck.evaluate(SAYS)
    expect(struck).to_have_accessible_description(REASON)
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("alert")).to_contain_text(REASON)
    phone.get_by_role("link", name="The rule").tap()
    expect(phone).to_have_url(re.compile("/referee/hook/"))


@pytest.mark.parametrize("record", some([HOOKED, QUEENS, ON_TABLE, FOUR_ACES], 1))
def test_a_struck_chip_says_why_while_it_is_held_down(at_table, record):
    phone = at_table(record)
    engine.wait_for_engine(phone)
    struck = phone.locator("#pad button[aria-disabled=true]").first
    reason = struck.get_attribute("title")
    assert reason.endswith(".")
    assert struck.evaluate(SAYS) == "none"
    hold(phone, "#pad button[aria-disabled=true]")
    assert struck.evaluate(SAYS).startswith(f'"{reason}"')


def hold(phone, selector):
    """Holds down the first that fits, as a thumb does that does not let go."""
    session = phone.context.new_cdp_session(phone)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    about = {"nodeId": root, "selector": selector}
    node = session.send("DOM.querySelector", about)["nodeId"]
    held = {"nodeId": node, "forcedPseudoClasses": ["active"]}
    session.send("CSS.forcePseudoState", held)
