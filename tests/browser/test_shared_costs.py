"""A shared cost under the thumb: who pays what is seen before it is added."""

import pytest
from playwright.sync_api import expect

FIVE = ["Ann", "Bob", "Cleo", "Dev", "Eli"]
RECORD = {
    "game": "oh_hell",
    "players": FIVE,
    "options": {"sequence": "custom", "hands": [1]},
    "entries": [
        {"type": "bids", "bids": [1, 0, 0, 0, 0]},
        {"type": "made", "made": [0, 1, 2, 3, 4]},
    ],
}
TWO_SCREENS = 2 * 844
HEIGHT = "document.documentElement.scrollHeight"


@pytest.fixture
def form(at_table):
    """Opens the form of a new shared cost of five people: form(**traits of a phone)."""

    def opened(**traits):
        phone = at_table(RECORD, **traits)
        phone.goto("/")
        night = phone.locator("a[href^='/nights/']").first.get_attribute("href")
        phone.goto(f"{night}bills/")
        return phone

    return opened


def pays(phone):
    """What the page says that each person pays, by name."""
    return phone.locator(".pays")


def choose(phone, label):
    phone.locator("label.pick", has_text=label).click()


def fill_in_what_each_had(phone):
    choose(phone, "By items")
    for place, had in enumerate(["10", "8,50", "6", "12.50", "13"]):
        phone.locator("[name^=cost_]").nth(place).fill(had)


def test_who_pays_what_is_shown_while_typing(form):
    phone = form()
    phone.get_by_label("Amount").fill("55")
    choose(phone, "Ann paid everything")
    expect(pays(phone)).to_contain_text("Bob Owes €11.00. €11.00")
    fill_in_what_each_had(phone)
    expect(pays(phone)).to_contain_text("Ann Paid €55.00. Gets back €44.00.")
    rest = "€5.00 of €55.00 is split in proportion"
    assert rest in phone.locator("main").inner_text()
    with phone.expect_navigation():
        phone.get_by_role("button", name="Add shared cost").click()
    expect(phone.locator(".bills")).to_contain_text("Ann paid €55.00")


def test_what_is_typed_is_kept_when_a_slow_answer_comes(form):
    phone, held = form(), []
    phone.route("**/bills/", lambda route: held.append(route), times=1)
    with phone.expect_request("**/bills/"):
        choose(phone, "Bob paid everything")
    phone.get_by_label("Amount").fill("25")
    held[0].continue_()
    expect(pays(phone)).to_contain_text("Ann Owes €5.00.")
    assert phone.get_by_label("Amount").input_value() == "25"


def test_without_scripts_the_first_tap_shows_and_the_second_adds(form):
    phone = form(java_script_enabled=False)
    phone.get_by_label("Amount").fill("55")
    choose(phone, "Ann paid everything")
    for _ in range(2):
        assert "/bills/" in phone.url
        with phone.expect_navigation():
            phone.get_by_role("button", name="Add shared cost").click()
        if "/bills/" in phone.url:
            expect(pays(phone)).to_contain_text("Bob Owes €11.00.")
    expect(phone.locator(".bills")).to_contain_text("Ann paid €55.00")


@pytest.mark.parametrize("way", ["Equally", "In shares", "By items"])
def test_the_form_for_five_people_fits_on_two_screens(form, way):
    phone = form()
    choose(phone, "Several people paid")
    fill_in_what_each_had(phone)
    choose(phone, "In shares")
    for place in range(5):
        phone.locator("[name^=shares_]").nth(place).fill("2")
        phone.locator("[name^=paid_]").nth(place).fill("11")
    choose(phone, way)
    expect(pays(phone).locator("li")).to_have_count(6)
    assert phone.evaluate(HEIGHT) <= TWO_SCREENS
