"""A slip is found on the sheet, corrected, and the table hears of it."""

import pytest
from playwright.sync_api import expect

from tests.browser.page_scripts import HAS_FOCUS
from tests.browser.thumb import BREATH, Thumb
from tests.often import some

RECORD = {
    "game": "oh_hell",
    "options": {"sequence": "custom", "hands": [1, 2]},
    "players": ["Ann", "Bob", "Cleo"],
    "entries": [
        {"type": "bids", "bids": [0, 1, 0]},
        {"type": "tricks", "tricks": [0, 1, 0]},
        {"type": "adjust", "side": 0, "points": 2},
    ],
}


def test_a_line_opens_to_its_entry_which_is_corrected(at_table):
    phone = at_table(RECORD)
    phone.locator(".sides .in-short a").last.tap()
    phone.wait_for_url("**/review/**")
    rows = phone.locator(".deals .sheet summary")
    assert all(rows.nth(n).bounding_box()["height"] >= 44 for n in range(2))
    rows.filter(has_text="Bid 1").tap()
    phone.locator(".deals").get_by_role("link", name="Correct this").tap()
    counts = phone.get_by_role("spinbutton")
    assert [counts.nth(n).input_value() for n in range(3)] == ["0", "1", "0"]
    counts.nth(1).fill("0")
    counts.nth(2).fill("1")
    phone.locator("form[data-type=tricks] button.go").tap()
    phone.get_by_role("button", name="Correct it").tap()
    phone.wait_for_url("**/games/*/")
    thumb = Thumb(phone)
    assert thumb.call() == ["Deal 1 corrected: Bob 11 to 0, Cleo 10 to 0"]
    thumb.undo()
    said = "Undone: the correction. Deal 1: Bob 0 to 11, Cleo 0 to 10"
    assert thumb.call() == [said]


@pytest.mark.long
def test_the_table_is_taken_back_to_a_line_without_scripts(at_table):
    phone = at_table(RECORD, java_script_enabled=False)
    phone.locator(".sheet summary", has_text="Agreed").tap()
    phone.get_by_role("link", name="Correct this").tap()
    phone.get_by_role("link", name="Review").tap()
    phone.locator("#deal-1 summary >> nth=0").tap()
    phone.locator(".deals .sheet summary", has_text="Bid 1").tap()
    phone.get_by_role("link", name="Undo later entries").first.tap()
    phone.get_by_role("button", name="Undo 1 entry").tap()
    phone.wait_for_url("**/games/*/")
    assert Thumb(phone).totals() == [10, 11, 10]


MADE = {"type": "made", "made": [0, 1, 2]}
BIDS = [{"type": "bid", "seat": seat, "bid": int(seat == 1)} for seat in range(3)]
SECOND = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
EARLIER = RECORD | {"entries": [*BIDS, MADE, *SECOND]}


@pytest.mark.parametrize("scripts", some([True, False], 1))
def test_a_bid_in_the_score_is_mended_in_two_taps(at_table, scripts):
    phone = at_table(EARLIER, java_script_enabled=scripts)
    phone.get_by_role("link", name="'s entry").nth(1).tap()
    phone.get_by_role("button", name="2 Same score").tap()
    phone.wait_for_url("**/games/*/")
    thumb = Thumb(phone)
    assert thumb.call() == ["Corrected: Bob bids 2"]
    bids = phone.locator(".score a.deal").all_inner_texts()
    assert [words.splitlines()[0] for words in bids] == ["bid 0", "bid 2", "bid 0"]
    assert thumb.question.startswith("Who made it?")


@pytest.mark.parametrize("scripts", some([True, False], 1))
def test_what_a_corrected_bid_leaves_open_is_asked(at_table, scripts):
    phone = at_table(EARLIER, java_script_enabled=scripts)
    phone.goto(f"{phone.url}entries/1/")
    phone.get_by_role("button", name="0 Changes later entries").tap()
    asked = phone.get_by_text("Deal 1: re-enter who made their bid.")
    asked.wait_for()
    assert asked.evaluate(HAS_FOCUS)
    assert phone.title().startswith("Re-enter · entry 2: Bob bids 1")
    phone.locator(".pick", has_text="Cleo").tap()
    phone.locator("form[data-type=made] button.go").tap()
    confirm = phone.get_by_role("button", name="Correct it", exact=True)
    confirm.wait_for()
    phone.clock.fast_forward(BREATH)
    confirm.tap()
    phone.wait_for_url("**/games/*/")
    assert Thumb(phone).totals() == [10, 10, 0]
    assert phone.locator(".score a.deal").count() == 3


@pytest.mark.parametrize("scripts", some([True, False], 1))
def test_a_wrong_bid_is_corrected_once_its_effect_is_seen(at_table, scripts):
    entries = [*BIDS, {"type": "trick", "winner": 1}, *SECOND]
    phone = at_table(RECORD | {"entries": entries}, java_script_enabled=scripts)
    phone.locator("#menu").tap()
    phone.get_by_role("link", name="Correct", exact=True).tap()
    phone.get_by_role("link", name="Bob bids 0").tap()
    heading = phone.get_by_role("heading", name="Bob bids 0")
    heading.wait_for()
    now = phone.get_by_role("button", name="0 Entered now")
    assert now.get_attribute("aria-current") == "true"
    phone.get_by_role("button", name="2 Same score").tap()
    phone.wait_for_url("**/games/*/")
    assert Thumb(phone).call() == ["Corrected: Bob bids 2"]
    if scripts:
        said = phone.locator("#said", has_text="Corrected: Bob bids 2.")
        said.wait_for(state="attached")
        expect(phone.locator(":focus")).to_contain_text("Who made it?")
