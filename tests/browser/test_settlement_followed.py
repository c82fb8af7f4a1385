"""An open settlement hears what is paid elsewhere, and keeps what is typed there."""

import pytest
from playwright.sync_api import expect

from tests.browser.by_ear import Ear
from tests.browser.shared_cost import add

RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cid"],
    "options": {"sequence": "custom", "hands": [1]},
    "entries": [
        {"type": "bids", "bids": [1, 0, 0]},
        {"type": "made", "made": [0, 1, 2]},
    ],
}
ASKS = 3000  # ms after which a page asks for news


@pytest.fixture
def two_at(at_table, new_phone):
    """Two phones at a settlement by which Ben and Cid pay Ann 8 each: (page, ear)."""
    phone, other = at_table(RECORD), new_phone()
    other.context.add_cookies(phone.context.cookies())
    phone.goto("/")
    phone.locator("a[href^='/nights/']").first.click()
    phone.get_by_role("link", name="Settle up").click()
    add(phone, "Drinks", "24", "Ann")
    other.goto(phone.url)
    return phone, Ear(other)


MARK = "Mark as paid: {payer} pays Ann"


def mark(phone, payer):
    row = phone.locator(".due li", has_text=f"{payer} pays Ann")
    row.locator("[name=paid][value='1']").click()
    expect(phone.locator("#said")).not_to_be_empty()


def said(ear):
    ear.page.clock.run_for(ASKS)
    expect(ear.page.locator("#said")).not_to_be_empty()
    return ear.page.locator("#said").inner_text()


def test_what_is_paid_elsewhere_is_heard_once(two_at):
    phone, ear = two_at
    mark(phone, "Ben")
    assert said(ear) == "Ben paid Ann €8.00."
    ear.heard()
    ear.page.clock.run_for(ASKS)
    ear.page.wait_for_timeout(200)
    assert ear.heard() == []


@pytest.mark.long
def test_what_has_the_focus_keeps_it(two_at):
    phone, ear = two_at
    ear.go_to(MARK.format(payer="Cid"))
    mark(phone, "Ben")
    said(ear)
    assert ear.focused() == MARK.format(payer="Cid")


@pytest.mark.long
def test_a_form_that_is_open_keeps_what_was_typed_and_the_focus(two_at):
    phone, ear = two_at
    last = ear.page.locator(".due li", has_text="Cid pays Ann").locator(".why")
    last.locator("summary").click()
    field = last.locator("[name=paid_amount]")
    field.press_sequentially("2.5")
    mark(phone, "Ben")
    said(ear)
    expect(field).to_be_visible()
    expect(field).to_be_focused()
    ear.press("0")
    expect(field).to_have_value("2.50")
    last.get_by_role("button").click()
    expect(ear.page.locator(".due").first).to_contain_text("€5.50")
