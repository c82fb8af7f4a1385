"""A table on a tablet, on a laptop, and on a phone on its side."""

import pytest

from tests.browser.letters import in_each
from tests.browser.test_pad_room import ALL_SAID, IN_VIEW
from tests.browser.test_pages_fit import IN_TWICE_THE_SIZE, SEVEN
from tests.browser.thumb import Thumb
from tests.often import some

TABLET, SIDEWAYS, LAPTOP = (768, 1024), (1024, 768), (1180, 760)
PHONES = [(844, 390), (740, 360)]
DEALS = {"sequence": "custom", "hands": [1] * 30}


def deal(seats):
    """A deal of one card in which each player but the first makes a bid of nothing."""
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in [*range(1, seats), 0]]
    return [*bids, {"type": "tricks", "tricks": [1] + [0] * (seats - 1)}]


def dealt_by_next(entries, seats, by):
    """The same deal after so many others: the deal and the first bid have moved on."""
    bids = [one | {"seat": (one["seat"] + by) % seats} for one in entries[:-1]]
    tricks = entries[-1]["tricks"]
    return [*bids, {"type": "tricks", "tricks": tricks[-by:] + tricks[:-by]}]


def oh_hell(seats, deals=3):
    """A game of Oh Hell after so many deals."""
    record = {"game": "oh_hell", "players": SEVEN[:seats], "dealer": 0}
    played = [dealt_by_next(deal(seats), seats, by % seats) for by in range(deals)]
    entries = [entry for one in played for entry in one]
    return record | {"options": DEALS, "entries": entries}


PIQUET = {"game": "piquet", "players": SEVEN[:2], "entries": ALL_SAID}


def screen(size):
    """The traits of a screen of a size."""
    return {"viewport": dict(zip(("width", "height"), size, strict=True))}


def box(page, part):
    """Where a part of the page is."""
    return page.locator(part).first.bounding_box()


def right(part):
    return part["x"] + part["width"]


def bottom(part):
    return part["y"] + part["height"]


@pytest.mark.parametrize("size", some([TABLET, LAPTOP, SIDEWAYS], 2))
@pytest.mark.parametrize("record", [PIQUET, oh_hell(7)], ids=["two", "seven"])
def test_the_sheet_is_beside_the_pad_and_the_question_is_in_sight(
    record, size, at_table
):
    page = at_table(record, **screen(size))
    for letters in in_each(page):
        score, sheet = box(page, ".score"), box(page, ".written .sheet")
        call, pad = box(page, ".call"), box(page, ".pad")
        assert right(sheet) < pad["x"], letters
        assert bottom(score) <= min(sheet["y"], call["y"]), letters
        assert bottom(call) <= pad["y"], letters
        assert score["width"] > size[0] - 60, letters
        for part in (".pad h2", ".pad :is(.pick, .go, button.chip)", ".tools .btn"):
            shown = page.locator(part).locator("visible=true")
            assert shown.first.evaluate(IN_VIEW), (part, letters)
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


RIGHT_EDGES = "all => all.map(one => Math.round(one.getBoundingClientRect().right))"


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_side_keeps_its_column_from_the_score_to_the_sheet(players, at_table):
    record = PIQUET if players == 2 else oh_hell(players, deals=2)
    page = at_table(record, **screen(LAPTOP))
    heads = page.locator(".sides thead .n").evaluate_all(RIGHT_EDGES)
    assert len(heads) == players
    assert page.locator(".score li").evaluate_all(RIGHT_EDGES) == heads


def test_a_long_sheet_is_scrolled_alone_and_keeps_its_place(at_table):
    page = at_table(oh_hell(7, deals=20), **screen((1024, 560)))
    sheet = page.locator(".written")
    sheet.evaluate("one => one.scrollBy(0, 120)")
    assert sheet.evaluate("one => one.scrollTop") == 120
    thumb = Thumb(page)
    thumb.enter(thumb.chip("0"))
    assert page.locator(".written").evaluate("one => one.scrollTop") == 120
    assert page.locator(".call").evaluate(IN_VIEW)


def test_the_keyboard_goes_from_the_sheet_to_the_question(at_table):
    page = at_table(oh_hell(3), **screen(LAPTOP))
    parts = [".score", ".call", ".sheet", ".pad"]
    places = page.evaluate(
        "parts => parts.map(one => [...document.querySelectorAll('*')].indexOf("
        "document.querySelector(one)))",
        parts,
    )
    assert places == sorted(places)


def test_letters_of_twice_the_size_keep_the_bands_of_a_phone(at_table):
    page = at_table(oh_hell(4), **screen(TABLET))
    page.evaluate(IN_TWICE_THE_SIZE)
    assert box(page, ".written")["width"] > 500
    assert page.evaluate("document.documentElement.scrollWidth") <= TABLET[0]


HEIGHTS = "all => new Set(all.map(one => one.getBoundingClientRect().top | 0)).size"
TARGETS = "a, button, summary"
TOO_LOW = """all => all.filter(one => one.checkVisibility() && !one.matches('.skip'))
  .map(one => one.getBoundingClientRect())
  .filter(box => box.height < 43.5 || box.width < 43.5).length"""


@pytest.mark.parametrize("size", some(PHONES, 1))
@pytest.mark.parametrize("record", [PIQUET, oh_hell(4), oh_hell(7)], ids=[2, 4, 7])
def test_on_its_side_a_phone_has_the_score_in_one_line(record, size, at_table):
    page = at_table(record, **screen(size))
    for letters in in_each(page):
        assert page.locator(".score output").evaluate_all(HEIGHTS) == 1, letters
        assert page.locator(".score .who").evaluate_all(HEIGHTS) == 1, letters
        score, call, pad = (box(page, one) for one in (".score", ".call", ".pad"))
        assert score["height"] <= 60, letters
        assert bottom(score) <= min(call["y"], pad["y"]) + 1, letters
        assert right(call) <= pad["x"], letters
        assert pad["height"] + score["height"] <= size[1] + 1, letters
        assert page.locator(".score .dealer").first.is_visible(), letters
        assert page.locator(".pad").locator(TARGETS).evaluate_all(TOO_LOW) == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_left_hand_has_the_pad_at_the_left(at_table):
    page = at_table(oh_hell(4), **screen(PHONES[0]))
    page.evaluate("document.documentElement.dataset.device = 'left'")
    assert right(box(page, ".pad")) <= box(page, ".call")["x"]
    names = page.locator(".score .who")
    assert names.first.bounding_box()["x"] < names.last.bounding_box()["x"]
