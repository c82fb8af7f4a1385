"""The looks of answers: filled, chosen, impossible, and what enters them."""

import pytest

from tests.browser.thumb import Thumb

SEVEN = ["Ann", "Bob", "Cleo", "Dev", "Eve", "Finn", "Gus"]
MADE = {
    "game": "oh_hell",
    "players": SEVEN,
    "options": {"sequence": "custom", "hands": [7, 7]},
    "entries": [{"type": "bids", "bids": [1] * 7}],
}
HOOKED = {
    "game": "oh_hell",
    "players": SEVEN[:3],
    "options": {"sequence": "custom", "hands": [3], "hook": "on"},
    "entries": [{"type": "bid", "seat": seat, "bid": 1} for seat in (0, 1)],
}
TRICKS = {
    "game": "scotch_whist",
    "players": SEVEN[:4],
    "options": {"sides": "two", "settlement": "difference"},
    "entries": [],
}
LOOK = """one => {
  const { backgroundColor, borderStyle, textDecorationLine } = getComputedStyle(one);
  return [backgroundColor, borderStyle, textDecorationLine];
}"""
TOKEN = """name => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.backgroundColor = `var(${name})`;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}"""
CLEAR = "rgba(0, 0, 0, 0)"
SCHEMES = ("light", "dark")


def fill(page, name):
    return page.evaluate(TOKEN, name)


@pytest.mark.parametrize("color_scheme", SCHEMES)
def test_an_impossible_answer_is_dashed_struck_out_and_not_filled(
    at_table, color_scheme
):
    page = at_table(HOOKED, color_scheme=color_scheme)
    chips = page.locator(".pad .chips.num button")
    looks = [chip.evaluate(LOOK) for chip in chips.all()]
    assert looks[1] == [CLEAR, "dashed", "line-through"]
    assert looks[0] == [fill(page, "--color-answer"), "solid", "none"]


@pytest.mark.parametrize("color_scheme", SCHEMES)
def test_a_chosen_answer_looks_other_than_what_enters_it(at_table, color_scheme):
    thumb = Thumb(at_table(TRICKS, color_scheme=color_scheme))
    five = thumb.pad.get_by_role("radio", name="5\u20134").first
    thumb.tap(five)
    thumb.page.mouse.move(0, 0)
    chosen = five.locator("xpath=following-sibling::*[1]")
    accent = fill(thumb.page, "--color-accent")
    thumb.page.wait_for_function(
        "([one, fill]) => getComputedStyle(one).backgroundColor === fill",
        arg=[chosen.element_handle(), accent],
    )
    enters = thumb.pad.locator("button.go").first
    assert enters.evaluate(LOOK)[0] == fill(thumb.page, "--color-text") != accent
    assert enters.inner_text() == "Enter count"


def test_seven_who_made_it_are_no_wall_of_the_accent(at_table):
    page = at_table(MADE)
    accent = fill(page, "--color-accent")
    looks = [chip.evaluate(LOOK)[0] for chip in page.locator(".pad .chip").all()]
    assert len(looks) >= len(SEVEN)
    assert accent not in looks
