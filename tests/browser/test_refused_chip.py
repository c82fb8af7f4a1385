"""A refused tap is marked, no other chip is, and the whole pad stays in sight."""

import pytest

from tests.browser.test_pages_fit import NARROW
from tests.browser.thumb import Thumb

BEZIQUE = {
    "game": "bezique",
    "players": ["Bob", "Cleo"],
    "dealer": 1,
    "entries": [
        {"type": "turn_up", "card": "KH"},
        {"type": "brisques", "seat": 0, "count": 1},
        {"type": "meld", "seat": 0, "meld": "sequence"},
    ],
}
# The edges of chips that are red, or the lines around them.
REDDENED = """() => {
  const probe = document.createElement('i');
  probe.className = 'loss';
  document.body.append(probe);
  const red = getComputedStyle(probe).color;
  const isRed = one => {
    const { outlineColor, outlineStyle, borderColor } = getComputedStyle(one);
    return borderColor === red || (outlineStyle !== 'none' && outlineColor === red);
  };
  return [...document.querySelectorAll('.pad .chip')]
    .filter(one => one.checkVisibility() && isRed(one))
    .map(one => one.innerText.replace(/\\s+/g, ' '));
}"""
CUT_OFF = """() => { const pad = document.querySelector('.pad');
  return pad.scrollHeight - pad.clientHeight; }"""


@pytest.fixture
def refused(at_table):
    """A phone whose second sequence in hearts was refused: refused(**traits)."""

    def tapped(**traits):
        phone = at_table(BEZIQUE, **traits)
        thumb = Thumb(phone)
        said = thumb.refused(phone.locator(".pad button[value=sequence]").first)
        assert "needs another" in said
        return phone

    return tapped


def test_only_the_chip_that_was_tapped_is_red(refused):
    phone = refused()
    assert phone.evaluate(REDDENED) == ["Sequence 250"]
    marked = phone.locator("[data-refused]")
    assert marked.get_attribute("aria-describedby") == "refused"


def test_without_a_script_the_server_marks_it(at_table):
    phone = at_table(BEZIQUE, java_script_enabled=False)
    phone.locator(".pad button[value=sequence]").first.click(force=True)
    phone.get_by_role("alert").wait_for()
    assert phone.locator("[data-refused]").count() == 1
    assert phone.locator("[data-refused]").get_attribute("value") == "sequence"


def test_a_refusal_cuts_nothing_off_the_pad(refused):
    assert refused().evaluate(CUT_OFF) <= 1


def test_the_next_tap_clears_the_mark(refused):
    phone = refused(**NARROW)
    Thumb(phone).tap(phone.locator(".pad button[value=bezique]").first)
    phone.locator("[data-refused]").wait_for(state="detached")
    assert phone.evaluate(REDDENED) == []
