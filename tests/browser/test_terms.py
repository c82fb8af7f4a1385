"""Words of a game tell what they mean on a tap, and without a script."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.thumb import BREATH
from tests.often import some
from tests.rules.tables.oh_hell import bid, oh_hell, trump

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
BESIDE = 60  # px: the room that a page leaves above what it shows
# At once, however slow the machine is.
TAP_TWICE = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  const place = { bubbles: true, cancelable: true, detail: 1, ...middle };
  for (let tap = 0; tap < 2; tap += 1) {
    one.dispatchEvent(new MouseEvent("click", place));
  }
}"""
HOOKED = oh_hell(trump(suit="H"), bid(1, 1), bid(2, 1), hands=[4], hook="on")


@pytest.mark.parametrize(
    "page", some(["/rules/piquet/", "/rules/piquet/referee/what_saves/?a=1"], 1)
)
def test_a_tap_on_a_word_shows_its_meaning_where_one_reads(new_phone, page):
    phone = new_phone(java_script_enabled=False)
    phone.goto(page)
    word = phone.locator(".term", has_text="carte blanche").first
    meaning = phone.locator(".meaning", has_text="A hand dealt without")
    assert not meaning.is_visible()
    address = phone.url
    word.tap()
    meaning.wait_for(state="visible")
    assert phone.url == address
    word.tap()
    meaning.wait_for(state="hidden")


def test_a_word_is_looked_up_by_keys(phone):
    phone.goto("/rules/piquet/")
    word = phone.locator(".term", has_text="repique").first
    word.focus()
    phone.keyboard.press("Enter")
    meaning = phone.locator(".meaning", has_text="30 in hand")
    meaning.wait_for(state="visible")
    phone.keyboard.press("Escape")
    meaning.wait_for(state="hidden")


@pytest.mark.long
def test_a_deal_is_stepped_through_without_a_script_or_a_network(new_phone):
    phone = new_phone(java_script_enabled=False)
    phone.goto("/rules/tablanette/deals/1/")
    phone.context.set_offline(True)
    for place in range(2, 7):
        phone.get_by_role("link", name="Next").tap()
        phone.get_by_role("heading", name=f"{place} of 6").wait_for()
    assert phone.get_by_role("link", name="Next").count() == 0
    totals = phone.locator("[aria-label=Score] output").filter(visible=True)
    assert totals.all_inner_texts() == ["28", "0"]
    phone.get_by_role("link", name="Back").tap()
    phone.get_by_role("heading", name="5 of 6").wait_for()


def test_what_the_phone_says_at_the_table_tells_what_its_words_mean(at_table):
    phone = at_table(HOOKED)
    engine.wait_for_engine(phone)
    phone.locator(".meaning").first.wait_for(state="attached")  # with the house rules
    phone.context.set_offline(True)
    phone.locator("#pad button[value='2']").tap(force=True)  # the bids would be even
    show(phone, phone.get_by_role("alert"), "bids", "The number of tricks")
    phone.locator("#pad button[value='1']").tap()
    expect(phone.locator(".call .loud")).to_contain_text("Under by 1")
    show(phone, phone.locator(".call"), "bid", "The number of tricks")


def test_a_review_tells_what_its_words_mean(at_table):
    phone = at_table(HOOKED)
    phone.goto(f"{phone.url}review/")
    show(phone, phone.locator("main"), "bids", "The number of tricks")


def show(phone, place, word, means):
    """A nervous tap on a word in a place shows what it means; another takes it away."""
    term = place.get_by_role("button", name=word, exact=True).first
    meaning = phone.locator(".meaning:popover-open")
    term.evaluate(TAP_TWICE)
    expect(meaning).to_contain_text(means)
    phone.clock.fast_forward(BREATH)
    term.tap()
    expect(meaning).to_be_hidden()


def test_meanings_take_no_room_until_they_are_looked_up(phone):
    phone.goto("/evening/")
    tops = [phone.locator(name).bounding_box()["y"] for name in ("#main", "#evening")]
    assert tops[1] - tops[0] < BESIDE
