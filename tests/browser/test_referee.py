"""From the table to the ruling in three taps at most, by thumb, by key and by ear."""

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import Thumb
from tests.often import some
from tests.sentences import EXPOSED

OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "entries": []}
PIQUET = {"game": "piquet", "players": ["Ann", "Bob"], "entries": []}
EXPOSED = EXPOSED
MELD = {"type": "meld", "seat": 0, "meld": "marriage", "suit": "S"}
BEZIQUE = {"game": "bezique", "players": ["Ann", "Bob"]}
BEZIQUE |= {"entries": [{"type": "turn_up", "card": "8H"}, MELD]}
CLAIMED = PIQUET | {
    "dealer": 1,
    "entries": [
        {"type": "declare", "seat": 0, "class": "point", "length": 5},
        {"type": "answer", "seat": 1, "class": "point", "reply": "good"},
        {"type": "trick", "winner": 0},
    ],
}
BIDS = [{"type": "bids", "bids": [0, 1, 0]}]


class Asking:
    """A table whose taps are counted until there is a ruling."""

    def __init__(self, phone):
        self.phone, self.taps = phone, 0

    def tap(self, part):
        self.taps += 1
        part.tap()

    def link(self, name):
        return self.phone.get_by_role("link", name=name, exact=True)

    def ruling(self):
        expect(self.phone.locator(".ruling .loud")).to_be_visible()
        return self.phone.locator(".ruling .loud").inner_text()


@pytest.fixture
def asking(at_table):
    def ask(record):
        return Asking(Thumb(at_table(record)).page)

    return ask


@pytest.mark.parametrize(
    ("record", "title"),
    some(
        [
            (OH_HELL | {"entries": BIDS}, "Led out of turn"),
            pytest.param(PIQUET, "A card was exposed in the cut or the deal"),
        ],
        1,
    ),
    ids=["two in one", "one question"],
)
def test_what_is_among_the_six_is_three_taps_from_the_table(asking, record, title):
    table = asking(record)
    table.tap(table.link("Referee"))
    table.tap(table.link(title))
    table.tap(table.phone.locator(".answers a").first)
    assert table.ruling()
    assert table.taps == 3


def test_a_question_is_answered_one_tap_from_the_table(asking):
    table = asking(OH_HELL | {"entries": BIDS})
    table.tap(table.link("Referee"))
    table.phone.wait_for_url("**/referee/**")
    table.phone.locator(":focus").press_sequentially("who deals next")
    table.phone.keyboard.press("Enter")
    assert "deals next" in table.ruling()
    expect(table.phone.locator(".answer .ruling")).to_contain_text("At this table: Ann")
    expect(table.phone.locator("#asked")).to_have_value("who deals next")
    expect(table.phone.locator("#said p")).to_have_text(table.ruling())
    assert table.taps == 1


@pytest.mark.long
def test_what_is_told_in_words_is_three_taps_from_the_table(asking):
    table = asking(PIQUET)
    table.tap(table.link("Referee"))
    table.phone.locator("#asked").fill("he did not follow suit")
    table.tap(table.phone.get_by_role("button", name="Ask"))
    table.tap(table.phone.locator(".answer .answers a").first)
    assert table.ruling()
    assert table.taps == 3


@pytest.mark.long
def test_another_result_opens_in_place(asking):
    table = asking(OH_HELL)
    table.phone.goto(f"{table.phone.url}referee/?q=hook")
    result = table.phone.locator(".finding").first
    table.tap(result.locator("summary"))
    expect(result.locator(".body")).to_be_visible()
    expect(result.locator(".first-line > span")).to_be_hidden()


GROWS = "({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1"


@pytest.mark.parametrize("grows_by_itself", [True, False])
def test_the_field_grows_with_a_long_question(asking, grows_by_itself):
    table = asking(OH_HELL)
    if not grows_by_itself:
        table.phone.add_init_script("CSS.supports = () => false")
    table.phone.goto(f"{table.phone.url}referee/")
    field = table.phone.locator("#asked")
    before = field.bounding_box()["height"]
    field.fill("Bob showed a card and then led it before all had bid, " * 3)
    assert field.bounding_box()["height"] > 2 * before
    assert field.evaluate(GROWS)
    field.press("Shift+Enter")
    assert field.input_value().endswith("\n")


def test_without_a_script_the_button_asks(at_table):
    phone = at_table(OH_HELL, java_script_enabled=False)
    phone.goto(f"{phone.url}referee/")
    phone.locator("#asked").fill("who deals next")
    phone.get_by_role("button", name="Ask").tap()
    expect(phone.locator(".answer .loud")).to_be_visible()


def test_a_ruling_is_entered_and_stands_on_the_table(asking):
    table = asking(OH_HELL)
    table.tap(table.link("Referee"))
    table.tap(table.link(EXPOSED))
    table.tap(table.link("Yes"))
    table.tap(table.phone.locator(".pad-like button").first)
    expect(table.phone.locator(".call .loud").first).to_contain_text("void")


@pytest.mark.long
def test_what_is_let_pass_leads_back_to_the_table(asking):
    table = asking(OH_HELL | {"entries": BIDS})
    table.tap(table.link("Referee"))
    table.tap(table.link("Failed to follow suit"))
    table.tap(table.phone.locator(".answers a").last)
    table.tap(table.phone.get_by_role("button", name="We waive it"))
    expect(table.phone.locator(".call")).to_contain_text("Waived.")
    expect(table.phone.locator("#said p")).to_contain_text("This has been noted.")


def test_a_wrong_meld_is_two_taps_from_its_ruling_and_comes_off(asking):
    table = asking(BEZIQUE)
    table.phone.goto(f"{table.phone.url}referee/wrong_meld/?a=1")
    expect(table.phone.locator(".enters .changes")).to_contain_text(
        "Ann's 20 becomes 0."
    )
    table.tap(table.phone.locator(".enters a").first)
    table.tap(table.phone.get_by_role("button", name="Enter the ruling"))
    expect(table.phone.locator(".score output").first).to_have_text("0")
    assert table.taps == 2


def test_a_class_that_is_tapped_is_entered_by_a_button_that_names_it(asking):
    table = asking(CLAIMED)
    table.phone.goto(f"{table.phone.url}referee/false_declaration/?a=11")
    expect(table.phone.locator(".enters .changes")).to_contain_text("Ann, point")
    form = table.phone.locator(".enters form")
    form.get_by_label("Ann", exact=True).tap()
    form.get_by_label("point", exact=True).tap()
    expect(form).to_be_visible()
    form.get_by_role("button", name="Enter penalty").tap()
    expect(table.phone.locator(".score output").first).to_have_text("0")


def test_a_ruling_is_heard_once_its_page_is_read(asking):
    table = asking(OH_HELL)
    table.tap(table.link("Referee"))
    table.tap(table.link(EXPOSED))
    table.tap(table.link("Yes"))
    expect(table.phone.locator("#said p")).to_have_text(table.ruling())


@pytest.mark.long
def test_it_is_asked_by_keys_alone(asking):
    table = asking(OH_HELL)
    table.link("Referee").press("Enter")
    table.phone.locator("#asked").fill("somebody dropped a card")
    table.phone.keyboard.press("Enter")
    table.phone.wait_for_url("**q=somebody*")
    table.phone.locator(".answer .answers a").first.press("Enter")
    assert table.ruling()
