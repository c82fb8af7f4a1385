"""What was tapped stays: when refused, overtaken, or left without a connection."""

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import Thumb
from tests.rules.tables.oh_hell import bids

FOUR = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo", "Dev"]}
FIVE = {"sequence": "custom", "hands": [5, 5]}
NOBODY_THEN_ALL = ["none", "1", "1", "1", "1"]
TAKE_UP = "() => document.dispatchEvent(new Event('visibilitychange'))"
NEWS = "seen => document.getElementById('table').dataset.seen !== seen"


def oh_hell(*numbers, **options):
    return FOUR | {"options": FIVE | options, "entries": [bids(*numbers)]}


def form(thumb, type):
    return thumb.pad.locator(f"form[data-type={type}]").first


def wrong(thumb):
    """What is marked as refused, by the words that describe it."""
    assert thumb.page.locator("#refused").inner_text()
    return thumb.pad.locator("[aria-invalid=true][aria-describedby=refused]")


def numbers(form):
    return [box.input_value() for box in form.locator("input[type=number]").all()]


def test_the_cards_of_a_refused_trick_stay_under_their_names(at_table):
    led = {"type": "trick", "cards": ["AS", "2H", "3S", "4S"]}
    record = oh_hell(2, 1, 2, 1)
    trump = {"type": "trump", "suit": "C"}
    thumb = Thumb(at_table(record | {"entries": [*record["entries"], trump, led]}))
    thumb.turn_to("Card by card")
    trick = form(thumb, "trick")
    thumb.tap(trick.locator(".sign[aria-label=spades]"))
    for card in ("KS", "QS", "JS"):
        thumb.tap(trick.locator(f"button[value={card}]"))
    assert "did not follow spades" in thumb.refused(trick.locator("button[value=TS]"))
    assert wrong(thumb).locator(".spot b").count() == 4
    thumb.tap(thumb.button("Cleo queen of spades, remove"))
    thumb.tap(trick.locator(".sign[aria-label=hearts]"))
    thumb.enter(trick.locator("button[value='3H']"))


def test_numbers_stay_as_they_were_typed_and_inferred(at_table):
    thumb = Thumb(at_table(oh_hell(2, 1, 2, 1, scoring="squares")))
    tricks = form(thumb, "tricks")
    for step in ("Bob: one more", "Bob: one more", "Ann: one more", "Cleo: one more"):
        thumb.tap(tricks.get_by_role("button", name=step))
    thumb.refused(tricks.get_by_role("button", name="Enter"))
    assert numbers(tricks) == ["3", "3", "3", "0"]
    assert wrong(thumb).locator(".is-inferred").inner_text().startswith("Dev")
    room = thumb.page.locator("#refused").bounding_box()
    for _tap in range(2):  # it opens, and folds again
        thumb.tap(thumb.pad.locator(".more > summary"))
        assert thumb.page.locator("#refused").is_visible()
    thumb.tap(tricks.get_by_role("button", name="Bob: one less"))
    assert thumb.page.get_by_role("alert").get_attribute("class") == "refused past"
    assert thumb.page.locator("#refused").bounding_box() == room
    assert wrong(thumb).count() == 0
    for _ in range(3):
        thumb.tap(tricks.get_by_role("button", name="Cleo: one less"))
    assert numbers(tricks) == ["3", "2", "0", "0"]
    thumb.enter(tricks.get_by_role("button", name="Enter"))


@pytest.mark.long
def test_all_honours_of_scotch_whist_stay(at_table):
    five = [*FOUR["players"], "Eve"]  # so that one card is left out
    trump = {"type": "trump", "suit": "H"}
    record = {"game": "scotch_whist", "players": five, "entries": [trump]}
    thumb = Thumb(at_table(record))
    count = form(thumb, "count")
    for box, tricks in zip(count.get_by_role("spinbutton").all(), "70000", strict=True):
        box.fill(tricks)
    for row, side in zip(count.locator(".share").all(), NOBODY_THEN_ALL, strict=True):
        thumb.tap(row.locator(f"label:has([value='{side}'])"))
    thumb.refused(count.get_by_role("button", name="Enter"))
    taken = count.locator(".share input:checked").all()
    assert [one.input_value() for one in taken] == NOBODY_THEN_ALL
    assert wrong(thumb).locator(".share").count() == len(taken)
    assert numbers(count) == list("70000")


def test_what_is_unfolded_stays_so(at_table):
    thumb = Thumb(at_table(FOUR | {"options": FIVE | {"hook": "on"}}))
    thumb.tap(thumb.pad.locator("summary", has_text="All bids at once"))
    bids = form(thumb, "bids")
    boxes = bids.get_by_role("spinbutton").all()
    for box, bid in zip(boxes, "2211", strict=True):
        box.fill(bid)
    boxes[3].evaluate("box => { box.value = 0; }")  # which no script has seen
    thumb.refused(bids.get_by_role("button", name="Enter"))
    expect(thumb.page.locator("#refused")).to_be_in_viewport(ratio=1)
    assert bids.is_visible()
    assert numbers(bids) == ["2", "2", "1", "0"]


def two_phones(at_table, record):
    """A thumb on each of two phones at a table."""
    phone = at_table(record)
    other = phone.context.new_page()
    other.goto(phone.url)
    phone.bring_to_front()
    return Thumb(phone), Thumb(other)


def hear(thumb, entering):
    """The phone hears what another one enters, a call of `entering`."""
    seen = thumb.page.locator("#table").get_attribute("data-seen")
    entering()
    thumb.page.bring_to_front()
    thumb.page.evaluate(TAKE_UP)  # and it asks for news
    thumb.page.wait_for_function(NEWS, arg=seen)


def test_ticks_outlast_another_phones_entry_while_the_same_is_asked(at_table):
    thumb, other = two_phones(at_table, oh_hell(2, 1, 1, 0))
    made = form(thumb, "made")
    thumb.tap(made.locator("label", has_text="Bob"))
    made.locator("label", has_text="Cleo").locator("input").focus()
    hear(thumb, lambda: agree(other.page))
    assert thumb.page.evaluate("document.activeElement.value") == "2"
    ticked = made.locator("input:checked").all()
    assert [one.input_value() for one in ticked] == ["0", "2", "3"]
    assert not thumb.page.get_by_role("alert").count()
    thumb.enter(made.get_by_role("button", name="Enter"))
    assert thumb.totals() == [17, 0, 11, 10]


def agree(page):
    """Five points for Ann, entered by the referee."""
    page.goto(page.url + "referee/")
    page.locator("summary", has_text="Correct a score").click()
    adjust = page.locator("form[data-type=adjust]")
    adjust.locator("input[name=points]").fill("5")
    adjust.get_by_label("Ann", exact=True).check()
    adjust.get_by_role("button", name="Enter").click()
    page.wait_for_selector("#table")


def test_ticks_for_what_another_phone_has_answered_are_said_to_be_lost(at_table):
    thumb, other = two_phones(at_table, oh_hell(2, 1, 1, 1))
    thumb.tap(form(thumb, "made").locator("label", has_text="Bob"))
    hear(thumb, lambda: other.enter(form(other, "made").locator("button.go")))
    said = thumb.page.get_by_role("alert").inner_text()
    assert said == "The table has moved on. Your taps here were not entered."
    assert thumb.question == "Bob bids"


def test_no_connection_is_not_said_any_more_once_there_is_one(at_table):
    thumb = Thumb(at_table(FOUR))
    thumb.page.context.set_offline(True)
    assert thumb.refused(thumb.chip("0")).startswith("No connection")
    thumb.page.context.set_offline(False)
    thumb.page.get_by_role("alert").wait_for(state="detached")
    thumb.enter(thumb.chip("0"))
    assert thumb.page.get_by_role("alert").count() == 0
    thumb.page.context.set_offline(True)
    said = thumb.refused(thumb.page.get_by_role("button", name="Undo"))
    assert said == "No connection: nothing was undone. Try again."
