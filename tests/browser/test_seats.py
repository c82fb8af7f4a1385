"""Seats are taken by tapping names, and the same people are two taps away."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import BREATH
from tests.often import some
from tests.sentences import SCREW_THE_DEALER

NAMES = ["Ann", "Bob", "Cleo", "Dev"]
SEATED = re.compile("^[1-9]")


@pytest.fixture
def menu(phone):
    """The menu of a night for four."""
    return with_menu(phone)


def with_menu(phone, names=NAMES):
    phone.goto("/")
    if len(names) > 4:
        phone.locator("summary", has_text="More than four").click()
    for number, name in enumerate(names, 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Choose a game later").click()
    phone.wait_for_url("**/nights/*/new/")
    return phone


def names_of(phone):
    return phone.get_by_role("list", name="Score").locator(".name").all_inner_texts()


def start(phone):
    phone.get_by_role("button", name="Start game", exact=True).tap()
    phone.wait_for_url("**/games/*/")


def seat(phone, name):
    return phone.locator(".seats").get_by_role("button", name=name)


def test_names_sit_in_the_order_in_which_they_are_tapped(menu):
    menu.get_by_role("link", name="Oh Hell").tap()
    for name in NAMES:
        seat(menu, name).tap()
    for name in ["Cleo", "Ann", "Dev"]:
        seat(menu, name).tap()
    expect(seat(menu, "Bob")).to_have_attribute("aria-pressed", "false")
    start(menu)
    assert [name.split()[0] for name in names_of(menu)] == ["Cleo", "Ann", "Dev"]


@pytest.mark.long
def test_who_does_not_play_cannot_deal(menu):
    menu.get_by_role("link", name="Oh Hell").tap()
    seat(menu, "Ann").tap()
    dealers = menu.get_by_role("group", name="Who deals first?")
    expect(dealers.get_by_label("Bob")).to_be_checked()
    assert dealers.get_by_label("Ann").is_hidden()
    start(menu)
    assert [name.split()[0] for name in names_of(menu)] == ["Bob", "Cleo", "Dev"]


@pytest.mark.long
def test_the_same_people_are_two_taps_away(menu):
    night = menu.url.removesuffix("new/")
    menu.get_by_role("link", name="Oh Hell").tap()
    for name in ["Ann", "Bob"]:
        seat(menu, name).tap()
    menu.clock.fast_forward(BREATH)
    for name in ["Bob", "Ann"]:
        seat(menu, name).tap()
    start(menu)
    sat = [name.split()[0] for name in names_of(menu)]
    menu.goto(night)
    menu.get_by_role("link", name="Oh Hell", exact=True).tap()
    start(menu)
    assert [name.split()[0] for name in names_of(menu)] == sat
    assert sat == ["Cleo", "Dev", "Bob", "Ann"]


@pytest.mark.long
def test_seats_and_options_come_through_without_a_script(new_phone):
    phone = with_menu(new_phone(java_script_enabled=False))
    phone.get_by_role("link", name="Oh Hell").click()
    phone.get_by_label("Ann", exact=True).first.select_option("Seat 2")
    phone.get_by_label("Bob", exact=True).first.select_option("Seat 1")
    phone.locator("summary", has_text="House rules").click()
    phone.get_by_label("never even").check()
    phone.get_by_role("button", name="Start game", exact=True).click()
    phone.wait_for_url("**/games/*/")
    assert names_of(phone)[0].startswith("Bob")
    assert names_of(phone)[1].startswith("Ann")


def test_house_rules_are_told_as_they_are_chosen(new_phone):
    phone = with_menu(new_phone())
    phone.get_by_role("link", name="Oh Hell").click()
    told = phone.locator("#house-words")
    expect(told).to_have_text(SCREW_THE_DEALER)
    fold = phone.locator("summary", has_text="House rules")
    fold.click()
    phone.get_by_label("Free", exact=True).check()
    expect(told).to_have_text("Screw the dealer, up and back, but Hook: free")


@pytest.mark.parametrize("scripts", some([True, False], 1))
def test_what_was_refused_is_in_sight_and_has_the_focus(new_phone, scripts):
    phone = with_menu(new_phone(java_script_enabled=scripts))
    phone.get_by_role("link", name="Oh Hell").click()
    phone.locator("summary", has_text="House rules").click()
    phone.get_by_label("Our own", exact=True).check()
    phone.get_by_role("button", name="Start game", exact=True).click()
    refused = phone.get_by_text("Fill in “Our hand sizes”")
    refused.wait_for()
    hands = phone.get_by_label("Our hand sizes")
    expect(hands).to_be_focused()
    for one in (hands, refused):
        box = one.bounding_box()
        assert box["y"] > 0
        assert box["y"] + box["height"] < top_of_band(phone)


def top_of_band(phone):
    return phone.locator(".band").bounding_box()["y"]


def test_the_keyboard_alone_starts_a_game(phone):
    phone.goto("/")
    for name in NAMES[:2]:
        phone.get_by_label(f"Player {NAMES.index(name) + 1}").focus()
        phone.keyboard.type(name)
    phone.get_by_label("Player 3").focus()
    phone.keyboard.type("Cleo")
    phone.keyboard.press("Enter")
    phone.keyboard.press("Enter")
    phone.get_by_role("button", name="Choose a game later").focus()
    phone.keyboard.press("Enter")
    phone.wait_for_url("**/nights/*/new/")
    phone.get_by_role("link", name="Oh Hell").focus()
    phone.keyboard.press("Enter")
    phone.wait_for_url("**/new/oh_hell/")
    seat(phone, "Ann").focus()
    phone.keyboard.press("Space")
    phone.keyboard.press("Space")
    expect(seat(phone, "Ann")).to_have_text(SEATED)
    phone.get_by_role("button", name="Start game", exact=True).focus()
    phone.keyboard.press("Enter")
    phone.wait_for_url("**/games/*/")
