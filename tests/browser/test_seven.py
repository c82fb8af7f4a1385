"""Seven at the table: what enters is in sight, and no name or row of cards is cut."""

import pytest

from tests.browser.letters import in_each
from tests.browser.test_pad_room import IN_VIEW
from tests.browser.test_pages_fit import IN_TWICE_THE_SIZE, SEVEN, WIDTH
from tests.often import some

PHONES = {"small": (360, 640), "usual": (390, 844)}
FORTY = ["Maximiliane Wilhelmine von Hohenstein-Au"]
FORTY += ["Bartholomaeuskonstantinfreudenberglangau", *SEVEN[2:]]
BIDS = [{"type": "bid", "seat": seat, "bid": 1} for seat in range(7)]
MADE = {"type": "made", "made": [1, 2, 3, 4, 5]}
TRUMP = {"type": "trump", "suit": "H"}
CUT = """() => [...document.querySelectorAll('.sheet thead .n span')]
  .filter(one => one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).textOverflow !== 'ellipsis').map(one => one.textContent)"""
LINES = """() => [...document.querySelectorAll('.call p')].map(one =>
  Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))"""
HIDDEN = """() => { const pad = document.querySelector('.pad');
  return pad.scrollHeight - pad.clientHeight; }"""
HEARD = "() => document.querySelector('.call .loud').textContent"


def oh_hell(*entries, names=SEVEN, **options):
    options = {"sequence": "down", "max_cards": 7} | options
    return {"game": "oh_hell", "players": names, "options": options} | {
        "entries": [*entries]
    }


@pytest.mark.parametrize("size", some([*PHONES], 1))
@pytest.mark.parametrize("scoring", some(["difference", "exact"], 1))
def test_what_enters_is_in_sight(at_table, scoring, size):
    width, height = PHONES[size]
    viewport = {"width": width, "height": height}
    phone = at_table(oh_hell(*BIDS, scoring=scoring), viewport=viewport)
    enter = phone.locator(".pad .asked .go")
    for letters in in_each(phone):
        assert enter.evaluate(IN_VIEW), letters
    phone.evaluate(IN_TWICE_THE_SIZE)
    assert enter.evaluate(IN_VIEW)


@pytest.mark.parametrize("names", some([FORTY, SEVEN], 1), ids=["forty", "seven"])
def test_what_is_heard_has_three_lines_and_a_long_heading_ends_with_an_ellipsis(
    at_table, names
):
    narrow = {"viewport": {"width": 360, "height": 640}}
    record = oh_hell(*BIDS, MADE, names=names)
    phone = at_table(record, **narrow)
    assert phone.evaluate(HEARD).startswith("All but ")
    for letters in in_each(phone):
        assert phone.evaluate(CUT) == [], letters
        assert max(phone.evaluate(LINES)) <= 3, letters
        assert phone.evaluate(WIDTH) <= 360, letters


@pytest.mark.parametrize("size", some([*PHONES], 1))
def test_no_row_of_cards_is_cut(at_table, size):
    viewport = {"width": PHONES[size][0], "height": 844}
    phone = at_table(oh_hell(TRUMP, *BIDS), viewport=viewport)
    phone.goto(f"{phone.url}?way=cards")
    assert phone.locator(".faces").is_visible()
    assert phone.evaluate(HIDDEN) == 0
    phone.evaluate(IN_TWICE_THE_SIZE)
    assert phone.evaluate(HIDDEN) <= 0


TABLANETTE = {"game": "tablanette", "players": FORTY[:2], "entries": []}
OVER = """() => [...document.querySelectorAll('.pad :is(.btn, .chip, h2)')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent)"""


@pytest.mark.parametrize(
    "record",
    some(
        [oh_hell(*BIDS, MADE, names=FORTY), oh_hell(*BIDS, names=FORTY), TABLANETTE], 1
    ),
    ids=["bids", "made", "tablanette"],
)
def test_names_of_forty_letters_stay_in_what_is_tapped(at_table, record):
    phone = at_table(record, viewport={"width": 360, "height": 640})
    for letters in in_each(phone):
        assert phone.evaluate(OVER) == [], letters


def test_names_of_forty_letters_fit_the_page_of_a_correction(at_table):
    narrow = {"viewport": {"width": 360, "height": 640}}
    phone = at_table(oh_hell(*BIDS, MADE, names=FORTY), **narrow)
    table = phone.url
    for place in (0, 7):
        phone.goto(f"{table}entries/{place}/")
        phone.eval_on_selector_all("details", "all => all.map(one => one.open = true)")
        for letters in in_each(phone):
            assert phone.evaluate(WIDTH) <= 360, (place, letters)
            names = phone.locator(".pad-like .chip")
            assert (
                names.evaluate_all(
                    "all => all.filter(one => one.scrollWidth > one.clientWidth + 1)"
                    ".map(one => one.textContent)"
                )
                == []
            ), (place, letters)
