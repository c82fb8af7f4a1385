"""The people of a group fit a narrow phone, sort with a tap, and two are compared."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_pages_fit import NARROW, PLAYED, SEVEN

MORE = ["Hugo", "Ida", "Jo", "Katharina-Luise", "Zoë"]
OVERFLOW = """() => [...document.querySelectorAll('main *')]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => one.outerHTML.slice(0, 80))"""
BOXES = """all => all.map(one => {
  const { top, bottom } = one.getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
})"""


@pytest.fixture
def phone(at_table):
    """A host's phone on the page of twelve people, of whom seven played a game."""
    phone = at_table(PLAYED, **NARROW)
    phone.goto("/")
    places = phone.get_by_role("navigation", name="Places")
    places.get_by_role("link", name="People").tap()
    for name in MORE:
        phone.get_by_text("Add a person", exact=True).tap()
        phone.get_by_label("Name", exact=True).fill(name)
        phone.get_by_role("button", name="Add person").tap()
        phone.get_by_role("link", name=name).wait_for()
    return phone


def names(phone):
    return phone.locator(".everyone tbody .called").all_text_contents()


def test_twelve_people_fit_and_sort_with_a_tap(phone):
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert phone.evaluate(OVERFLOW) == []
    rows = phone.locator(".everyone tbody tr").evaluate_all(BOXES)
    assert len(rows) == 12
    assert all(one[1] <= other[0] for one, other in zip(rows, rows[1:], strict=False))
    assert names(phone) == SEVEN + MORE
    phone.get_by_role("link", name="Won").tap()
    head = phone.get_by_role("columnheader", name="Won")
    expect(head).to_have_attribute("aria-sort", "descending")
    loser, *winners = SEVEN[1], SEVEN[0], *SEVEN[2:]
    assert names(phone) == [*winners, loser, *MORE]
    assert phone.evaluate("document.activeElement.id") == "sort-won"
    assert phone.url.endswith("?sort=won")
    phone.get_by_role("link", name="Won").tap()
    expect(head).to_have_attribute("aria-sort", "ascending")
    assert names(phone) == [loser, *winners, *MORE]


def test_two_that_are_chosen_are_compared(phone):
    compare = phone.get_by_role("button", name="Compare two people")
    phone.get_by_label("Compare Cleo").tap()
    assert compare.bounding_box()["y"] < 740  # in sight, wherever the page is
    compare.tap()
    phone.get_by_role("alert").get_by_text("Choose two people").wait_for()
    phone.get_by_label("Compare Ann").tap()
    compare.tap()
    phone.get_by_role("heading", name="Ann and Cleo").wait_for()


def test_a_tap_in_a_row_opens_the_person(phone):
    box = phone.locator(".everyone tbody tr").nth(1).bounding_box()
    phone.touchscreen.tap(box["x"] + box["width"] - 20, box["y"] + 30)
    phone.get_by_role("heading", name="Bartholomew").wait_for()
