"""The rules under a thumb, and the menu as one types."""

import re

import pytest
from playwright.sync_api import expect

import rules
from tests.browser.test_pages_fit import (
    IN_TWICE_THE_SIZE,
    NARROW,
    TARGETS,
    TOO_CLOSE,
    TOO_SMALL,
    WIDTH,
)
from tests.browser.test_seats import with_menu
from tests.patience import wait_until

PAGES = ["/rules/", "/rules/oh_hell/", "/rules/piquet/", "/rules/bezique_four/"]
PAGES += ["/rules/pinochle/", "/rules/tablanette/"]


def shown(phone):
    """The names of the card games that are in sight."""
    names = phone.locator(".card-game strong:visible, .line strong:visible")
    return names.all_inner_texts()


def test_pages_of_rules_fit_a_narrow_phone_and_a_thumb(new_phone):
    phone = new_phone(**NARROW)
    for page in PAGES:
        phone.goto(page)
        assert phone.evaluate(WIDTH) <= 360, page
        if page in PAGES[:2]:
            assert phone.eval_on_selector_all(TARGETS, TOO_SMALL) == [], page
            assert phone.eval_on_selector_all(TARGETS, TOO_CLOSE) == [], page
        phone.evaluate(IN_TWICE_THE_SIZE)
        assert phone.evaluate(WIDTH) <= 360, page


def test_a_game_is_found_as_one_types(phone):
    with_menu(phone, ["Ann", "Bob", "Cleo"])
    field = phone.get_by_label("Find a game")
    field.type("Tabli")
    wait_until(lambda: shown(phone) == ["Tablanette"])
    field.fill("à ecrire")
    wait_until(lambda: shown(phone) == ["Piquet à Écrire"])
    assert phone.get_by_role("heading", level=2).all_inner_texts() == ["Piquet"]


def test_the_list_is_what_the_field_says_after_going_back_too(phone):
    phone.goto("/rules/")
    phone.get_by_label("Find a game").fill("snap")
    wait_until(lambda: shown(phone) == [])
    expect(phone.get_by_role("status")).to_contain_text("No game")
    phone.get_by_label("Find a game").fill("")
    expect(phone.get_by_role("status")).to_be_empty()
    wait_until(lambda: len(shown(phone)) == len(rules.card_games()))
    phone.get_by_label("Find a game").fill("oh pshaw")
    wait_until(lambda: len(shown(phone)) == 1)
    phone.get_by_role("link", name=re.compile("^Oh Hell")).click()
    phone.wait_for_url("**/rules/oh_hell/")
    phone.go_back()
    phone.wait_for_url(lambda url: url.endswith("/rules/?q=oh%20pshaw"))
    wait_until(lambda: shown(phone) == ["Oh Hell"])
    assert phone.get_by_label("Find a game").input_value() == "oh pshaw"


@pytest.mark.long
def test_the_menu_is_found_in_without_a_script(new_phone):
    phone = new_phone(java_script_enabled=False)
    phone.goto("/rules/")
    phone.get_by_label("Find a game").fill("Nomination")
    with phone.expect_navigation():
        phone.get_by_role("button", name="Find").click()
    assert shown(phone) == ["Oh Hell"]


@pytest.mark.long
def test_a_stranger_gets_to_a_ruling_in_three_taps(phone):
    phone.goto("/")
    phone.get_by_role("link", name="Rules", exact=True).click()
    phone.get_by_role("link", name="Oh Hell").click()
    phone.get_by_role("link", name="Rulings").click()
    phone.get_by_role("heading", name="Rulings").wait_for()
