"""Each number of a sheet stands below the name of its side, for eye and ear."""

import pytest

from tests.browser.letters import in_each
from tests.browser.page_scripts import OPEN_ALL
from tests.browser.test_pages_fit import IN_TWICE_THE_SIZE, NARROW, SEVEN, WIDTH
from tests.often import some

OPENED = OPEN_ALL

# Of each table that has a column a side: rows without a cell for each side, cells that
# are seen elsewhere than below their heading, and headings without words.
ASTRAY = """() => [...document.querySelectorAll('.per-side, .sides')].flatMap(table => {
  const heads = [...table.tHead.rows[0].cells];
  const isNamed = one => one.scope === 'col' && one.textContent.trim();
  const nameless = heads.filter(one => !isNamed(one));
  const rows = [...table.tBodies, table.tFoot]
    .flatMap(part => part ? [...part.rows] : [])
    .filter(row => !row.querySelector(':scope > [colspan]'));
  const short = rows.filter(row => row.cells.length !== heads.length
    || row.cells[0].localName !== 'th' || row.cells[0].scope !== 'row');
  const right = one => one.getBoundingClientRect().right;
  const astray = rows.filter(row => row.checkVisibility()).flatMap(row => [...row.cells]
    .slice(1).filter((cell, side) => cell.textContent.trim()
      && Math.abs(right(cell) - right(heads[side + 1])) > 1));
  return [...nameless, ...short, ...astray].map(one => one.outerHTML.slice(0, 90));
})"""
# How far the right edge of a side in the score band is from that of its column.
BAND = """() => {
  const right = one => one.getBoundingClientRect().right;
  const heads = [...document.querySelectorAll('.middle .sides thead .n')];
  const sides = [...document.querySelectorAll('.score li')];
  if (sides.length !== heads.length) return [sides.length, heads.length];
  return sides.map((side, at) => Math.round(right(side) - right(heads[at])));
}"""
# The right edges of the columns, of all tables of deals on the page: they are the same.
COLUMNS = """() => new Set([
  ...document.querySelectorAll('.deals .per-side thead')].map(
  head => [...head.querySelectorAll('.n')].map(
    one => Math.round(one.getBoundingClientRect().right)).join())).size"""
# Names that touch, or that lie over each other, in a row of headings.
TOUCHING = """() => [
  ...document.querySelectorAll(':is(.per-side, .sides) thead tr')].flatMap(row => {
  const names = [...row.querySelectorAll('.n > span:not(.visually-hidden)')];
  const boxes = names.map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
    return [Math.max(text.left, box.left), Math.min(text.right, box.right), one];
  });
  return boxes.slice(1).filter(([left], at) => left < boxes[at][1] + 1).map(
    ([, , one]) => one.textContent);
})"""


def oh_hell(players):
    """A deal in which each player but the first makes a bid, and one that is on."""
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in range(1, players)]
    deal = [*bids, {"type": "bid", "seat": 0, "bid": 0}]
    done = {"type": "tricks", "tricks": [1] + [0] * (players - 1)}
    hands = {"sequence": "custom", "hands": [1, 2]}
    return {"game": "oh_hell", "players": SEVEN[:players], "dealer": 0} | {
        "options": hands,
        "entries": [*deal, done],
    }


@pytest.fixture
def pages(at_table):
    """The table of a game and its review, one after the other, all of it unfolded."""

    def opened(record, **traits):
        phone = at_table(record, **traits)
        table = phone.url
        for address in (table, f"{table}review/"):
            phone.goto(address)
            phone.eval_on_selector_all("details", OPENED)
            yield phone

    return opened


@pytest.mark.parametrize("players", some([7, 4, 3, 5, 6], 2))
def test_each_number_stands_below_its_name(pages, players):
    for phone in pages(oh_hell(players), **NARROW):
        assert phone.evaluate(TOUCHING) == [], phone.url
        for letters in in_each(phone):
            where = phone.url, letters
            assert phone.evaluate(ASTRAY) == [], where
            assert phone.evaluate(COLUMNS) <= 1, where
            assert phone.evaluate(WIDTH) <= 360, where
        phone.evaluate(IN_TWICE_THE_SIZE)
        assert phone.evaluate(ASTRAY) == [], phone.url
        assert phone.evaluate(COLUMNS) <= 1, phone.url
        assert phone.evaluate(TOUCHING) == [], phone.url


def bezique(players, game):
    """A deal in play, of which each line has a row."""
    won = [{"type": "brisques", "side": side, "count": 1} for side in range(players)]
    names = SEVEN[:players]
    return {"game": game, "players": names, "entries": won}


LINED = {
    "two": {"game": "tablanette", "players": SEVEN[:2], "dealer": 0}
    | {"entries": [{"type": "tablanette", "seat": 1, "points": 20}]},
    "three": bezique(3, "bezique_three"),
    "four": bezique(4, "bezique_four"),
}


@pytest.mark.parametrize("record", some([*LINED], 1))
def test_each_side_keeps_its_column_down_to_the_last_line(at_table, record):
    phone = at_table(LINED[record], **NARROW)
    assert phone.locator(".sides .scored").count() > 0
    check_columns(phone)


@pytest.mark.parametrize("players", some([7, 3, 4, 5, 6], 2))
def test_a_column_of_deals_stands_below_its_side_of_the_score(at_table, players):
    phone = at_table(oh_hell(players), **NARROW)
    assert phone.locator(".sides .in-short").count() == 1
    check_columns(phone)


def check_columns(phone):
    """Score band, heads and lines have the same columns, in letters of each width."""
    for letters in in_each(phone):
        assert set(phone.evaluate(BAND)) == {0}, letters
        assert phone.evaluate(ASTRAY) == [], letters
        assert phone.evaluate(WIDTH) <= 360, letters


def test_a_deal_of_seven_is_one_row_and_its_lines_are_in_the_review(pages):
    """Not a step of a staircase for each of them; it can be mended, and explained."""
    opened = pages(oh_hell(7), **NARROW)
    phone = next(opened)
    assert phone.locator(".middle .sides tbody tr").count() == 1
    cells = phone.locator(".middle .sides tbody").get_by_role("cell")
    assert cells.count() == 7
    assert phone.get_by_role("cell", name="0/1 0 missed").count() == 1
    assert phone.get_by_role("cell", name="0/0 10").count() == 6
    review = next(opened)
    row = review.locator(".deals .sheet tr:visible").filter(has_text="Bid 0, made it")
    assert row.count() == 1
    assert row.locator("td").all_inner_texts() == ["", *["10"] * 6]
    assert row.get_by_role("link", name="Correct this").count() == 1
    game = review.url.removesuffix("review/")
    review.goto(f"{game}lines/0/0-1-2-3-4-5/why/")
    assert "Bartholomew" in review.locator("main").inner_text()


def test_the_names_stay_in_sight_above_a_long_review(pages):
    *_, phone = pages(oh_hell(4), **NARROW)
    heads = phone.locator(".deal-table > thead")
    total = phone.locator(".deal-table > tfoot")
    phone.evaluate("document.body.style.paddingBottom = '100vh'")
    total.evaluate("one => one.scrollIntoView({ block: 'start' })")
    phone.mouse.wheel(0, -120)
    phone.wait_for_timeout(100)
    assert abs(heads.bounding_box()["y"]) <= 1


def test_a_screen_reader_is_given_rows_and_headings(pages):
    """Also where the words of a row stand above its numbers."""
    record = oh_hell(7)
    agreed = {"type": "adjust", "side": 2, "points": 5, "note": "Ann's cat"}
    record["entries"] = [*record["entries"], agreed]
    for phone in pages(record, **NARROW):
        rows = phone.locator(":is(.per-side:not(.deal-table), .sides)")
        line = rows.get_by_role("row").filter(has_text="Ann's cat").first
        assert line.get_by_role("cell").count() == 7
        assert line.get_by_role("rowheader").count() == 1
        heads = phone.get_by_role("columnheader", name="Bartholomew")
        assert heads.first.is_visible()
