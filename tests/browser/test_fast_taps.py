"""Fast taps all count: each waits for the answer before, or is said to be lost."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.fast_taps import (
    TRICKS,
    TWELVE,
    by_tricks,
    middle,
    stop_time,
    tap_in_turn,
    tap_tricks,
)
from tests.browser.thumb import Thumb
from tests.patience import wait_until

FOUR = TWELVE | {"options": {"sequence": "custom", "hands": [5, 5]}, "entries": []}
LOST = "Your tap was too early and was not entered"


@pytest.fixture
def thumb(at_table):
    return Thumb(at_table(FOUR))


def entries(thumb):
    return engine.entries_at(thumb.page, thumb.page.url.split("?")[0])


def held(thumb):
    """Holds back what is entered; gives what lets it come."""
    waiting = []
    thumb.page.route("**/entries/**", lambda route: waiting.append(route))

    def let_come():
        for route in waiting:
            route.continue_()
        thumb.page.unroute("**/entries/**")

    return let_come


@pytest.mark.parametrize("gap", [250, 120])
def test_twelve_tricks_tapped_fast_all_arrive(at_table, gap):
    thumb = by_tricks(Thumb(at_table(TWELVE)))
    stop_time(thumb.page)
    tap_tricks(thumb, gap)
    wait_until(lambda: entries(thumb)[4:] == TRICKS)
    assert thumb.page.get_by_role("alert").count() == 0


def test_taps_wait_for_an_answer_that_is_slow(thumb):
    spots = [middle(thumb.chip(label)) for label in ("1", "3", "0")]
    stop_time(thumb.page)
    let_come = held(thumb)
    tap_in_turn(thumb.page, spots, 120)
    expect(thumb.pad.locator(".early")).to_have_count(2)
    let_come()
    wait_until(lambda: len(entries(thumb)) == 3)
    assert [one["bid"] for one in entries(thumb)] == [1, 3, 0]
    assert [one["seat"] for one in entries(thumb)] == [0, 1, 2]
    assert thumb.page.get_by_role("alert").count() == 0


def test_an_undo_waits_as_well(thumb):
    spots = [middle(thumb.chip("1")), middle(thumb.chip("3"))]
    thumb.page.touchscreen.tap(*spots[0])
    expect(thumb.pad.locator("h2").first).to_have_text("Bob bids")
    stop_time(thumb.page)
    let_come = held(thumb)
    undo = middle(thumb.button("Undo"))
    tap_in_turn(thumb.page, [spots[1], undo], 400)
    let_come()
    thumb.page.locator("#table[data-seen='3']").wait_for()
    assert [one["bid"] for one in entries(thumb)] == [1]


def test_a_second_tap_on_one_bid_is_lost_aloud_and_answers_nobody_else(thumb):
    spot = middle(thumb.chip("1"))
    stop_time(thumb.page)
    let_come = held(thumb)
    tap_in_turn(thumb.page, [spot, spot], 900)
    let_come()
    expect(thumb.page.get_by_role("alert")).to_contain_text(LOST)
    assert thumb.page.locator(".pad > .refused + .asked h2").count() == 1
    assert [one["bid"] for one in entries(thumb)] == [1]


def test_what_waits_for_a_refusal_is_lost_aloud(at_table):
    hooked = {"hook": "on", "sequence": "custom", "hands": [2, 2]}
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in range(3)]
    thumb = Thumb(at_table(FOUR | {"options": hooked, "entries": bids}))
    spots = [middle(thumb.chip("2")), middle(thumb.chip("1"))]
    stop_time(thumb.page)
    let_come = held(thumb)
    tap_in_turn(thumb.page, spots, 120)
    let_come()
    said = thumb.page.get_by_role("alert")
    expect(said).to_contain_text(LOST)
    expect(said).to_contain_text("The bids would come to 2")
    assert entries(thumb) == bids


def test_what_waits_for_an_answer_that_never_comes_is_lost_aloud(thumb):
    spots = [middle(thumb.chip("2")), middle(thumb.chip("1"))]
    stop_time(thumb.page)
    waiting = []
    thumb.page.route("**/entries/", lambda route: waiting.append(route))
    tap_in_turn(thumb.page, spots, 120)
    waiting[0].abort()
    said = thumb.page.get_by_role("alert")
    expect(said).to_contain_text("No connection")
    expect(said).to_contain_text(LOST)


def test_an_ignored_tap_shows_on_its_control_and_is_announced(thumb):
    spot = middle(thumb.chip("1"))
    thumb.page.touchscreen.tap(*spot)
    expect(thumb.pad.locator("h2").first).to_have_text("Bob bids")
    thumb.page.touchscreen.tap(*spot)
    shown = thumb.pad.locator("button.look")
    expect(shown).to_have_count(1)
    assert shown.inner_text() == "1"
    assert "dashed" in shown.evaluate("part => getComputedStyle(part).outline")
    expect(thumb.page.locator("#said")).to_contain_text("Second tap ignored.")
    expect(shown).to_have_count(0)
