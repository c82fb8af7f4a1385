"""A new game under the thumb: a set of house rules, a stake, and who sits where."""

import pytest

from tests.browser.test_seats import with_menu
from tests.browser.thumb import Thumb

NAMES = ["Ann", "Bea", "Cal", "Dan"]


@pytest.fixture
def scotch(phone):
    """The thumb of a host before a new game of Scotch Whist for four."""
    with_menu(phone, NAMES)
    phone.get_by_role("link", name="Scotch Whist").tap()
    phone.wait_for_url("**/new/scotch_whist/")
    return Thumb(phone)


def above_start(thumb, words):
    """Waits until it is said above Start."""
    thumb.page.locator("#worth", has_text=words).wait_for()


def test_a_set_a_stake_and_the_seats_say_at_once_what_they_do(scotch):
    phone = scotch.page
    above_start(scotch, "Ann & Cal against Bea & Dan")
    phone.locator("label", has_text="By the book").tap()
    phone.locator("#house-words", has_text="By the book").wait_for()
    above_start(scotch, "Stake: none")
    phone.locator("summary", has_text="Stake").tap()
    phone.get_by_label("From each of the others").fill("0.10")
    above_start(scotch, "60, 10, 6, 2: Ann gets €0.10 from each of the others")
    phone.locator(".seats button", has_text="Dan").tap()
    above_start(scotch, "60, 10, 6: Ann gets €0.10 from each of the others")
    assert phone.get_by_label("Partners, paid by points").count() == 0
    phone.get_by_role("button", name="Start game", exact=True).tap()
    phone.wait_for_url("**/games/*/")


def test_house_rules_are_read_at_the_table_without_a_network(scotch):
    phone = scotch.page
    phone.get_by_role("button", name="Start game", exact=True).tap()
    phone.wait_for_url("**/games/*/")
    phone.locator("#house-rules .book").wait_for(state="attached")
    phone.context.set_offline(True)
    phone.locator(".table-menu summary").tap()
    phone.get_by_role("button", name="House rules: Partners, paid by points").tap()
    shown = phone.locator("#house-rules").inner_text().replace("\t", "\n")
    assert "Losers pay\nthe difference" in shown
    phone.locator("#house-rules").get_by_role("button", name="Close").tap()
    phone.locator("#house-rules").wait_for(state="hidden")


def test_a_stake_typed_before_a_slow_answer_comes_is_kept(scotch):
    phone, held = scotch.page, []
    phone.locator("summary", has_text="Stake").tap()
    typed = phone.locator("#stake-fields input[type=text]").first
    phone.route("**/new/scotch_whist/", lambda one: held.append(one), times=1)
    with phone.expect_request("**/new/scotch_whist/"):
        phone.locator(".seats button", has_text="Dan").tap()
    typed.fill("0.10")
    held[0].continue_()
    above_start(scotch, "€0.10")
    assert typed.input_value() == "0.10"
