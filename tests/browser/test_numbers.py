"""Number fields are typed over; bids are entered together where they can be."""

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import Thumb

FOUR = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"sequence": "custom", "hands": [3, 3], "hook": "on"},
}


@pytest.fixture
def bids(at_table):
    """The form of all bids at once."""
    thumb = Thumb(at_table(FOUR))
    thumb.page.goto(f"{thumb.page.url}?way=quick")
    form = thumb.page.locator("form[data-type=bids]")
    if not form.is_visible():
        thumb.tap(thumb.fold("All bids at once"))
    return form


def test_what_is_typed_replaces_the_number(at_table):
    phone = at_table(FOUR | {"entries": [{"type": "bids", "bids": [1, 1, 1, 1]}]})
    phone.goto(f"{phone.url}entries/0/")
    box = phone.get_by_role("spinbutton").first
    box.tap()
    phone.keyboard.type("2")
    assert box.input_value() == "2"
    phone.keyboard.press("Tab")
    phone.keyboard.type("3")
    assert phone.get_by_role("spinbutton").nth(1).input_value() == "3"


def test_money_is_typed_over_as_well(at_table):
    phone = at_table(FOUR)
    phone.locator(".score-head > a").tap()
    phone.wait_for_url("**/nights/*/")
    phone.goto(f"{phone.url}settlement/")
    phone.get_by_role("link", name="Add shared cost").click()
    paid = phone.get_by_label("Amount")
    paid.fill("11")
    phone.locator("[name=name]").fill("Drinks")
    paid.tap()
    phone.keyboard.type("15")
    assert paid.input_value() == "15"


def test_a_second_tap_sets_the_cursor(at_table):
    phone = at_table(FOUR | {"entries": [{"type": "bids", "bids": [1, 1, 1, 1]}]})
    phone.goto(f"{phone.url}entries/0/")
    box = phone.get_by_role("spinbutton").first
    box.tap()
    box.tap()
    phone.keyboard.press("End")
    phone.keyboard.type("2")
    assert box.input_value() == "12"


def test_all_bids_show_their_sum_and_are_entered_only_where_they_can_be(bids):
    boxes, button = bids.get_by_role("spinbutton").all(), bids.locator("button.go")
    expect(bids.locator(".sum")).to_have_text("0 of 3 tricks")
    expect(button).to_be_disabled()
    for box, number in zip(boxes, "1110", strict=True):
        box.fill(number)
    words = "3 of 3 tricks: change the last bid"
    expect(bids.locator(".sum")).to_have_text(words)
    expect(button).to_be_disabled()
    boxes[3].fill("4")
    expect(button).to_be_disabled()
    boxes[3].fill("1")
    expect(button).to_be_enabled()
    button.tap()
    bids.page.locator("#table[data-seen='1']").wait_for()
