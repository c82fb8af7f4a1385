"""The board fills a television, and all of it can be read there."""

import pytest

from tests.browser.letters import in_each
from tests.browser.test_wide_screens import ALL_SAID, PIQUET, box, oh_hell, screen
from tests.often import some

TELEVISIONS = [(1280, 720), (1920, 1080), (3840, 2160)]
PARTS = ".totals .name, .totals output, .board .call .loud, .board .grid tbody th"
# Parts of which nothing may be cut, or lie under another.
CUT = """all => all.filter(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    || !(one.contains(seen) || seen?.contains(one));
}).map(one => one.outerHTML)"""
ACROSS = "all => all.map(one => Math.round(one.getBoundingClientRect().right))"
COLOURS = "all => all.map(one => getComputedStyle(one).color)"


@pytest.fixture
def board(at_table):
    """The board of a game: board(record, size)."""

    def opened(record, size, **traits):
        page = at_table(record, **screen(size), is_mobile=False, **traits)
        page.goto(f"{page.url}board/")
        return page

    return opened


@pytest.mark.parametrize("size", some([*TELEVISIONS, (768, 1024)], 2))
@pytest.mark.parametrize("record", [PIQUET, oh_hell(7)], ids=["two", "seven"])
def test_all_of_it_is_in_sight(record, size, board):
    page = board(record, size)
    for letters in in_each(page):
        assert page.locator(PARTS).evaluate_all(CUT) == [], letters
        for side in ("Width", "Height"):
            full = page.evaluate(f"document.documentElement.scroll{side}")
            assert full <= page.evaluate(f"inner{side}"), letters
    total = box(page, ".totals output")
    assert total["height"] >= size[1] / 12
    bottom = max(one["y"] + one["height"] for one in boxes(page, ".grid tbody tr"))
    assert bottom > size[1] * 0.9  # no part of the screen is left empty


def boxes(page, part):
    return [one.bounding_box() for one in page.locator(part).all()]


def test_each_number_is_below_its_total(board):
    page = board(oh_hell(7), TELEVISIONS[0])
    totals = page.locator(".totals output").evaluate_all(ACROSS)
    cells = page.locator(".grid tbody tr").first.locator("td").evaluate_all(ACROSS)
    assert all(abs(a - b) < 20 for a, b in zip(totals, cells, strict=True))


def test_each_name_has_the_colour_of_its_person_and_who_leads_is_marked(board):
    page = board(oh_hell(4), TELEVISIONS[0])
    names = page.locator(".totals .name").evaluate_all(COLOURS)
    assert len(set(names)) == len(names)
    leading = page.locator(".totals .leads")
    assert leading.count() >= 1
    assert "1st" in leading.first.inner_text()
    assert page.locator(".totals .turn[aria-current]").count() == 1


def test_of_a_long_deal_the_newest_lines_are_whole(board):
    adjust = {"type": "adjust", "side": 0, "points": 1}
    more = [adjust | {"points": points} for points in range(1, 20)]
    page = board(PIQUET | {"entries": [*ALL_SAID, *more]}, TELEVISIONS[0])
    rows = [one for one in boxes(page, ".grid tbody tr") if one["x"] < 1280]
    assert rows
    assert all(one["y"] + one["height"] <= 720 for one in rows)
