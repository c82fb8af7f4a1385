"""The one menu of a table: by keyboard, by thumb, and while others enter."""

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import Thumb

FOUR = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"sequence": "custom", "hands": [5, 5]},
    "entries": [{"type": "bid", "seat": 1, "bid": 1}],
}
SEVEN = FOUR | {"players": ["Ann", "Bob", "Cleo", "Dev", "Eve", "Finn", "Gus"]}
BIDS = "seen => Number(document.getElementById('table').dataset.seen) >= seen"
TAKE_UP = "() => document.dispatchEvent(new Event('visibilitychange'))"
ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return one.contains(document.elementFromPoint(x, y)) && box.height >= 44;
}"""


def menu(page):
    return page.locator(".table-menu")


def test_escape_closes_it_and_gives_the_focus_back(at_table):
    page = at_table(FOUR)
    button = menu(page).locator("summary")
    button.focus()
    page.keyboard.press("Enter")
    expect(menu(page)).to_have_attribute("open", "")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="House rules")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu(page)).not_to_have_attribute("open", "")
    expect(button).to_be_focused()


def test_it_closes_once_the_focus_is_elsewhere(at_table):
    page = at_table(FOUR)
    menu(page).locator("summary").press("Enter")
    page.locator(".pad .chips button").first.focus()
    expect(menu(page)).not_to_have_attribute("open", "")


def test_it_stays_open_with_its_focus_when_another_phone_enters(at_table):
    page = at_table(FOUR)
    menu(page).locator("summary").press("Enter")
    board = menu(page).get_by_role("link", name="Board")
    board.focus()
    other = page.context.new_page()
    other.goto(page.url)
    Thumb(other).enter(Thumb(other).chip("2"))
    page.bring_to_front()
    page.evaluate(TAKE_UP)
    page.wait_for_function(BIDS, arg=2)
    expect(menu(page)).to_have_attribute("open", "")
    expect(menu(page).get_by_role("link", name="Board")).to_be_focused()


@pytest.mark.parametrize("height", [740, 844])
def test_it_covers_no_question_and_each_of_its_links_can_be_hit(at_table, height):
    page = at_table(SEVEN)
    page.set_viewport_size({"width": 360, "height": height})
    menu(page).locator("summary").tap()
    links = menu(page).locator(".items > :not([data-say])").all()
    assert len(links) == 6
    assert all(link.evaluate(ON_TOP) for link in links)
    items = menu(page).locator(".items").bounding_box()
    assert items["y"] + items["height"] <= page.locator(".pad").bounding_box()["y"]


def test_a_tap_on_an_answer_closes_it_and_counts(at_table):
    thumb = Thumb(at_table(FOUR))
    thumb.tap(menu(thumb.page).locator("summary"))
    thumb.enter(thumb.chip("2"))
    expect(menu(thumb.page)).not_to_have_attribute("open", "")


def test_without_a_script_it_opens_and_leads_on(at_table, new_phone):
    page, plain = at_table(FOUR), new_phone(java_script_enabled=False)
    plain.context.add_cookies(page.context.cookies())
    plain.goto(page.url)
    menu(plain).locator("summary").tap()
    menu(plain).get_by_role("link", name="Stop the game").tap()
    expect(plain.get_by_role("heading", name="Stop the game?")).to_be_visible()
    plain.get_by_role("button", name="Stop the game now").tap()
    expect(menu(plain)).to_have_count(1)
    expect(menu(plain).get_by_role("link", name="Stop the game")).to_have_count(0)
