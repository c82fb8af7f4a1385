"""Two phones bid for one player at once: the next tap changes nothing of the other."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.thumb import BREATH, Thumb
from tests.often import some

BIDS = [{"type": "bid", "seat": seat, "bid": 1} for seat in range(3)]
RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bea", "Cleo", "Dee", "Eve"],
    "options": {"sequence": "custom", "hands": [5, 5]},
    "entries": BIDS,
}
SAID = "Another phone entered 1 for Dee. You tapped 2."
DEE = {"type": "bid", "seat": 3, "bid": 1}


@pytest.fixture
def phones(at_table, new_phone):
    """Two phones that both ask for the bid of Dee; the second hears of nothing."""

    def sit_down(**traits):
        first, second = at_table(RECORD), new_phone(**traits)
        second.context.add_cookies(first.context.cookies())
        second.route("**/table/**", lambda route: route.abort())
        second.goto(first.url)
        return Thumb(first), Thumb(second)

    return sit_down


def entries(thumb):
    return engine.entries_at(thumb.page, thumb.page.url.split("?")[0])


def both_bid(first, second):
    """Both bid for Dee; the second comes too late."""
    first.enter(first.chip("1"))
    second.tap(second.chip("2"))
    told = second.page.locator("#conflict")
    expect(told.locator("h2")).to_have_text(SAID)
    return told


@pytest.mark.parametrize("scripts", [True, False])
def test_the_next_tap_bids_for_the_next_player(phones, scripts):
    first, second = phones(java_script_enabled=scripts)
    told = both_bid(first, second)
    expect(told).to_be_focused()
    asked = second.page.locator("#pad .asked h2").first
    expect(asked).to_have_text("Eve bids")
    chosen = second.page.locator("#pad .asked :checked + .chip").all_text_contents()
    assert chosen == ["Eve"]
    assert second.page.locator("#pad .asked .chosen").count() == 0
    second.page.clock.fast_forward(BREATH)
    second.chip("3").tap()
    told.wait_for(state="detached")
    assert entries(first) == [*BIDS, DEE, {"type": "bid", "seat": 4, "bid": 3}]


@pytest.mark.parametrize("scripts", [True, False])
def test_the_button_changes_the_bid_that_was_tapped(phones, scripts):
    first, second = phones(java_script_enabled=scripts)
    told = both_bid(first, second)
    second.page.clock.fast_forward(BREATH)
    told.get_by_role("button", name="Change to 2").tap()
    second.page.locator("#table[data-seen='5']").wait_for()
    assert entries(first) == [*BIDS, DEE | {"bid": 2}]
    assert second.call() == ["Corrected: Dee bids 2"]


def test_what_was_tapped_stays_in_sight_while_others_go_on(phones):
    first, second = phones()
    told = both_bid(first, second)
    first.enter(first.chip("0"))
    second.page.unroute("**/table/**")
    second.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    second.page.locator("#table[data-seen='5']").wait_for()
    expect(told.locator("h2")).to_have_text(SAID)
    second.page.clock.fast_forward(BREATH)
    told.get_by_role("button", name="Change to 2").tap()
    again = second.page.get_by_role("button", name="Change 1 for Dee to 2")
    again.wait_for()
    second.page.clock.fast_forward(BREATH)
    again.tap()
    second.page.locator("#table[data-seen='6']").wait_for()
    changed = [DEE | {"bid": 2}, {"type": "bid", "seat": 4, "bid": 0}]
    assert entries(first) == [*BIDS, *changed]


@pytest.mark.parametrize("size", some([390, 360], 1))
def test_it_fits_a_small_phone(phones, size):
    first, second = phones(viewport={"width": size, "height": 640})
    told = both_bid(first, second)
    box = told.get_by_role("button").bounding_box()
    assert box["height"] >= 44
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert second.page.evaluate(wide)
