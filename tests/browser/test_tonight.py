"""The first page: to the open game and back, and a second night by chips."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.test_seats import NAMES, names_of, with_menu
from tests.browser.thumb import Thumb

DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"
RECORD = json.loads((DEMO / "piquet_rubicon.json").read_text())
HOME = re.compile(r"/$")


def first_night(phone):
    """The phone of a first visit, at its table."""
    phone.goto("/")
    for number, name in enumerate(NAMES, 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Oh Hell").tap()
    phone.wait_for_url("**/games/*/")
    return Thumb(phone)


def go_home(phone):
    """Leads from a table to its night, and from there to Tonight."""
    phone.locator(".score-head a, .bar a").first.tap()
    phone.wait_for_url("**/nights/*/")
    tonight(phone).tap()
    expect(phone).to_have_url(HOME)


def tonight(phone):
    return phone.get_by_role("navigation", name="Places").get_by_role(
        "link", name="Tonight"
    )


def test_the_card_of_the_open_game_leads_there_and_the_bar_leads_back(phone):
    thumb = first_night(phone)
    thumb.enter(thumb.chip("0"))
    go_home(phone)
    card = phone.get_by_role("link", name=re.compile("^Oh Hell Deal 1 of"))
    expect(card).to_contain_text("to bid")
    expect(phone.get_by_role("heading", name="Tonight")).to_be_visible()
    card.tap()
    phone.wait_for_url("**/games/*/")
    phone.go_back()
    expect(card).to_be_visible()
    assert tonight(phone).get_attribute("aria-current") == "page"


def test_a_phone_says_whose_it_is_in_one_tap(phone):
    first_night(phone)
    go_home(phone)
    phone.get_by_role("button", name="Bob").tap()
    expect(phone).to_have_url(HOME)
    expect(phone.get_by_role("link", name="Bob: settings")).to_be_visible()
    expect(phone.locator(".live .mine")).to_have_text(re.compile("Bob, you"))


def test_a_second_night_with_the_same_people_and_game_is_one_tap(at_table):
    phone = at_table(RECORD)
    phone.goto("/")
    phone.get_by_role("link", name="Settle up").click()
    phone.get_by_role("button", name="Close the night").click()
    expect(phone.get_by_role("button", name="Close the night")).to_have_count(0)
    phone.goto("/")
    for name in RECORD["players"]:
        expect(phone.get_by_role("checkbox", name=name)).to_be_checked()
    phone.get_by_role("button", name="Start with Piquet").click()
    phone.wait_for_url("**/games/*/")
    seats = [name.partition("\n")[0] for name in names_of(phone)]
    assert sorted(seats) == sorted(RECORD["players"])


def test_a_chip_that_is_tapped_off_stays_at_home(phone):
    with_menu(phone)
    phone.goto("/")
    phone.get_by_role("link", name="Start another night").click()
    for name in NAMES:
        expect(phone.get_by_role("checkbox", name=name)).to_be_checked()
    phone.get_by_role("checkbox", name="Dev").uncheck()
    phone.get_by_role("button", name="Start a night").click()
    phone.wait_for_url("**/new/")
    expect(phone.get_by_text("Ann, Bob and Cleo are here.")).to_be_visible()
