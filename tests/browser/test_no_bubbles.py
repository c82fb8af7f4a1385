"""An answer that is missing is asked for by the page, and nothing is sent."""

from playwright.sync_api import expect

from tests.browser.test_pages_fit import NARROW
from tests.browser.thumb import Thumb

OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "dealer": 2}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in range(3)]
SQUARES = OH_HELL | {
    "options": {"sequence": "custom", "hands": [5], "scoring": "squares"},
    "entries": [],
}


def test_a_pad_asks_for_what_is_open_and_sends_nothing(at_table):
    phone = at_table(SQUARES | {"entries": BIDS}, **NARROW)
    sent = []
    phone.on("request", lambda asked: sent.append(asked.method))
    enter = phone.locator(".pad form[data-type=tricks] .go")
    said = Thumb(phone).refused(enter)
    assert said.startswith("Answer this first: ")
    expect(phone.locator(".pad [name=tricks]").first).to_be_focused()
    assert "POST" not in sent


def test_without_a_script_the_server_asks(at_table):
    phone = at_table(SQUARES | {"entries": BIDS}, java_script_enabled=False)
    phone.locator(".pad form[data-type=tricks] .go").click()
    assert "first" in phone.get_by_role("alert").inner_text()
