"""Any other game has keys of its own: digits, the sign, and numbers entered before."""

import pytest

from tests.browser.fast_taps import middle, stop_time, tap_in_turn
from tests.browser.test_pad_room import ROOM
from tests.browser.thumb import Thumb

HEARTS = {
    "game": "score_pad",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"title": "Hearts", "wins": "fewest", "ends": "target"},
}
EIGHT = ["Ann", "Bob", "Cleo", "Dev", "Eve", "Fay", "Gil", "Hal-Sebastian"]
TOO_LARGE = "Enter a number from \N{MINUS SIGN}1,000,000 to 1,000,000 for Ann."
FIRST = {"type": "scores", "points": [26, 0, 0, 0]}


@pytest.fixture
def hearts(at_table):
    return Thumb(at_table(HEARTS | {"entries": [FIRST]}))


def press(thumb, *keys):
    for key in keys:
        thumb.tap(thumb.pad.get_by_role("button", name=key, exact=True))


def running(thumb):
    """The totals beside the numbers, as they will be."""
    return thumb.pad.locator(".numbers output").all_inner_texts()


def enter(thumb):
    thumb.enter(thumb.button("Enter points"))


def test_a_deal_is_two_taps_for_each_number_and_one_to_enter(hearts):
    press(hearts, "5", "Next ›", "8", "Next ›", "1", "3", "Next ›")
    assert running(hearts) == ["31", "8", "13", "0"]
    enter(hearts)
    assert hearts.taps == 8
    assert hearts.totals() == [31, 8, 13, 0]
    assert hearts.call() == ["Dev leads with 0"]


def test_a_number_may_be_below_zero(hearts):
    press(hearts, "2", "6", "Change the sign")
    assert running(hearts)[0] == "0"
    press(hearts, "Change the sign", "Change the sign", "Delete the last digit")
    assert running(hearts)[0] == "24"
    enter(hearts)
    assert hearts.totals() == [24, 0, 0, 0]


def test_the_numbers_entered_last_are_one_tap_and_go_on_to_the_next(hearts):
    press(hearts, "Next ›", "26")
    press(hearts, "4")
    assert running(hearts) == ["26", "26", "4", "0"]


def test_a_tap_on_a_box_begins_its_number_afresh(hearts):
    press(hearts, "4")
    hearts.tap(hearts.page.get_by_role("spinbutton").nth(2))
    press(hearts, "7")
    hearts.tap(hearts.page.get_by_role("spinbutton").first)
    press(hearts, "9")
    assert running(hearts) == ["35", "0", "7", "0"]


def test_eight_players_fit_a_phone(at_table):
    entries = [{"type": "scores", "points": [-120, 0, 1200, 30, 40, 5, 6, 77]}] * 12
    phone = at_table({"game": "score_pad", "players": EIGHT, "entries": entries})
    thumb = Thumb(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    height, scrolled, _above = phone.evaluate(ROOM)
    assert height <= 0.59 * 844 + 1
    assert scrolled <= 0
    assert len(running(thumb)) == 8
    assert thumb.button("Finish the game").is_visible()


def test_the_players_finish_a_game_that_is_open(at_table):
    thumb = Thumb(at_table({"game": "score_pad", "players": ["Ann", "Bob"]}))
    assert not thumb.button("Finish the game").is_visible()
    press(thumb, "7")
    enter(thumb)
    thumb.enter(thumb.button("Finish the game"))
    assert thumb.call() == ["Ann wins"]


def test_a_digit_tapped_twice_in_a_hurry_counts_twice(hearts):
    spot = middle(hearts.pad.get_by_role("button", name="2", exact=True))
    stop_time(hearts.page)
    tap_in_turn(hearts.page, [spot, spot], 150)
    assert running(hearts) == ["48", "0", "0", "0"]


def test_what_the_rules_refuse_keeps_what_was_typed(hearts):
    press(hearts, "1", *"234567")
    assert hearts.refused(hearts.button("Enter points")).startswith(TOO_LARGE)
    assert hearts.page.get_by_role("spinbutton").first.input_value() == "1234567"
    assert hearts.totals() == [26, 0, 0, 0]
