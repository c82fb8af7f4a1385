"""A phone that follows hears all that the table hears, and keeps its place."""

import pytest

from tests.browser.by_ear import Ear
from tests.browser.page_scripts import HAS_FOCUS
from tests.browser.thumb import Thumb
from tests.often import some
from tests.patience import wait_until

OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cid"],
    "options": {"sequence": "custom", "hands": [1]},
}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2)]
PLAYED = [{"type": "bids", "bids": [1, 0, 0]}, {"type": "made", "made": [0, 1, 2]}]
ADJUST = {"type": "adjust", "side": 0, "points": 5}
NEWS = 20_000  # ms in which any phone asks for news


@pytest.fixture
def two_at(at_table, new_phone):
    """Two phones at the table of a record: (a thumb, one who follows by ear)."""

    def sit(entries, page=""):
        phone, other = at_table(OH_HELL | {"entries": entries}), new_phone()
        other.context.add_cookies(phone.context.cookies())
        other.goto(phone.url + page)
        return Thumb(phone), Ear(other)

    return sit


def news(ear, words):
    """Lets the phone ask for news until it was told something; all that it was told."""
    told = []

    def is_told():
        ear.page.clock.fast_forward(NEWS)
        ear.page.wait_for_timeout(100)
        told.extend(ear.heard())
        return any(words in one for one in told)

    wait_until(is_told)
    return told


def test_every_call_is_heard_once_and_in_order(two_at):
    thumb, ear = two_at([])
    for bid in "100":
        thumb.enter(thumb.chip(bid))
    # In one piece, or in as many as the phone asked for meanwhile.
    assert " ".join(news(ear, "Cid bids")) == (
        "Ann bids 1. 1 card. 1 so far, Ben to bid. "
        "Ben bids 0. 1 card. 1 so far, Cid to bid. "
        "Cid bids 0. Even: 1 bid of 1. Ben leads."
    )


@pytest.mark.parametrize("page", some(["board/", ""], 1))
def test_what_is_taken_back_after_the_end_is_heard(two_at, page):
    thumb, ear = two_at(PLAYED, page)
    thumb.undo()
    undone = "Undone: All made it. Ben leads."
    assert news(ear, "Undone") == [undone]


@pytest.mark.long
def test_the_next_game_is_heard_of_and_leads_there(two_at):
    thumb, ear = two_at(PLAYED)
    thumb.tap(thumb.button("Again"))
    assert news(ear, "begun") == ["Oh Hell has begun."]
    ear.page.get_by_role("link", name="Oh Hell has begun").click()
    ear.page.wait_for_url("**/games/**")


def test_a_board_goes_on_to_the_next_game(two_at):
    thumb, ear = two_at(PLAYED, "board/")
    thumb.tap(thumb.button("Again"))
    assert news(ear, "to bid") == ["Oh Hell has begun.", "1 card. Ben to bid."]


def go_in_menu(ear, name):
    ear.go_to("Menu")
    ear.press("Enter")
    ear.go_to(name)


def test_what_has_the_focus_keeps_it_and_what_is_open_stays_open(two_at):
    thumb, ear = two_at(BIDS)
    go_in_menu(ear, "Settings")
    thumb.enter(thumb.chip("0"))
    news(ear, "Ann bids 0")
    assert ear.focused() == "Settings"


@pytest.mark.parametrize("name", ["The score", "Say again", "House rules"])
def test_a_button_whose_value_changes_keeps_the_focus(two_at, name):
    thumb, ear = two_at(BIDS)
    go_in_menu(ear, name)
    score = ear.page.get_by_role("button", name="The score")
    before = score.get_attribute("value")
    thumb.enter(thumb.chip("0"))
    news(ear, "Ann bids 0")
    assert ear.focused() == name
    assert score.get_attribute("value") != before


def test_an_answer_to_another_question_has_no_focus(two_at):
    """The same chip asks Cid now: a key pressed for Ben would bid for Cid."""
    thumb, ear = two_at([])
    ear.go_to("0")
    thumb.enter(thumb.chip("0"))
    news(ear, "Ann bids 0")
    assert ear.focused() == "Ben bids"


def test_a_line_of_the_sheet_that_grows_stays_open_and_has_the_focus(two_at):
    thumb, ear = two_at([*BIDS, *[ADJUST] * 3])
    line = ear.page.locator(".sheet summary", has_text="3")
    line.focus()
    ear.press("Enter")
    adjusted(thumb.page)
    news(ear, "Ann")
    grown = ear.page.locator(".sheet details[open] > summary")
    assert "4" in grown.inner_text()
    assert grown.evaluate(HAS_FOCUS)


def adjusted(page):
    """A point more for Ann, entered by the referee."""
    page.goto(page.url + "referee/")
    page.locator("summary", has_text="Correct a score").click()
    form = page.locator("form[data-type=adjust]")
    form.locator("input[name=points]").fill("5")
    form.get_by_label("Ann", exact=True).check()
    form.get_by_role("button", name="Enter").click()
    page.wait_for_selector("#table")


def test_a_board_keeps_the_focus(two_at):
    thumb, ear = two_at(BIDS, "board/")
    ear.go_to("Oh Hell")
    thumb.enter(thumb.chip("0"))
    news(ear, "Ann bids 0")
    assert ear.focused() == "Oh Hell"
