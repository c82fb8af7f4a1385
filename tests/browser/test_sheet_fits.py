"""A whole game is in sight: twelve deals of four, seven players on a narrow phone."""

import pytest

from tests.browser.letters import in_each
from tests.browser.test_pages_fit import NARROW, WIDTH
from tests.often import some

FOUR = ["Ann", "Bob", "Cleo", "Dev"]
SEVEN = ["Žofie", "Éric Ôlivier", "Åsa", "Großvater Jörgensen", "Doğan", "Finn", "Gwen"]
USUAL = {"viewport": {"width": 390, "height": 844}}
TARGET = 24  # CSS pixels that something tapped has at least
HANDS = [1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2]

# The lowest edge of the rows of deals, and where the pad begins.
EDGES = """() => [
  Math.max(...[...document.querySelectorAll('.sides .in-short')]
    .map(one => one.getBoundingClientRect().bottom)),
  document.querySelector('.pad').getBoundingClientRect().top,
]"""
# Of the names of a row: the sizes of their letters, and how what does not fit ends.
LETTERS = """names => [...new Set(names.map(one => {
  const { fontSize, textOverflow, whiteSpace } = getComputedStyle(one);
  return [fontSize, textOverflow, whiteSpace].join();
}))]"""
SEEN = """names => names.map(one => {
  const pen = document.createElement('canvas').getContext('2d');
  const { font, letterSpacing } = getComputedStyle(one);
  Object.assign(pen, { font, letterSpacing });
  const text = one.textContent;
  const width = one.getBoundingClientRect().width + 1;
  if (pen.measureText(text).width <= width) return text.length;
  let length = text.length;
  const cut = () => pen.measureText(`${text.slice(0, length)}…`).width;
  while (length && cut() > width) length -= 1;
  return length;
})"""


def oh_hell(players, hands, bids):
    """Deals of these hands, all of them won by the first; the last is being bid."""
    number = len(players)
    entries = []
    for hand in hands[:-1]:
        entries.append({"type": "trump", "suit": "H"})
        entries.append({"type": "bids", "bids": [hand] + [1] + [0] * (number - 2)})
        entries.append({"type": "tricks", "tricks": [hand] + [0] * (number - 1)})
    dealer = (len(hands) - 1) % number
    order = [(dealer + 1 + place) % number for place in range(number)]
    entries.append({"type": "trump", "suit": "H"})
    entries += [{"type": "bid", "seat": seat, "bid": 1} for seat in order[:bids]]
    options = {"sequence": "custom", "hands": hands, "first_bidder": "left"}
    record = {"game": "oh_hell", "players": players, "dealer": 0, "options": options}
    return record | {"entries": entries}


@pytest.fixture
def shared(at_table):
    """A phone at the table of a game that has said that it belongs to nobody."""

    def sit(record, **traits):
        phone = at_table(record, **traits)
        with phone.expect_navigation():
            phone.get_by_role("button", name="Shared phone").tap()
        return phone

    return sit


@pytest.mark.parametrize("bids", [1, 2])
def test_twelve_deals_of_four_are_in_sight_above_a_bid(shared, bids):
    phone = shared(oh_hell(FOUR, [*HANDS, 7], bids), **USUAL)
    assert phone.locator(".sides .in-short").count() == len(HANDS)
    for letters in in_each(phone):
        lowest, pad = phone.evaluate(EDGES)
        assert lowest <= pad, letters
    assert phone.locator(".pad h2").first.inner_text().endswith(" bids")
    assert phone.locator(".pad").get_by_text("7", exact=True).is_visible()
    heights = phone.locator(".sides .in-short").evaluate_all(
        "rows => rows.map(row => row.getBoundingClientRect().height)"
    )
    assert min(heights) >= TARGET
    assert max(heights) <= 33


@pytest.mark.parametrize("size", some([NARROW, USUAL], 1))
def test_seven_fit_a_narrow_phone_and_their_names_can_be_read(at_table, size):
    phone = at_table(oh_hell(SEVEN, [7, 6, 5, 4, 3, 2], 3), **size)
    for letters in in_each(phone):
        assert phone.evaluate(WIDTH) <= size["viewport"]["width"], letters
        middle = "one => one.scrollWidth - one.clientWidth"
        assert phone.locator(".middle").evaluate(middle) <= 0, letters
        for names in (".score .who", ".sides thead .n span"):
            row = phone.locator(names)
            assert row.count() == len(SEVEN)
            [look] = row.evaluate_all(LETTERS)
            assert look.endswith("ellipsis,nowrap")
            seen = row.evaluate_all(SEEN)
            fits = zip(seen, map(len, SEVEN), strict=True)
            assert all(letters >= min(3, length) for letters, length in fits), seen
    assert len(set(phone.locator(".score output").evaluate_all(TOPS))) == 1


TOPS = "all => all.map(one => Math.round(one.getBoundingClientRect().top))"


def test_the_leader_and_a_missed_bid_are_marked_for_eye_and_ear(at_table):
    phone = at_table(oh_hell(FOUR, [1, 2, 2], 1), **USUAL)
    leader = phone.locator(".score li", has_text="leads")
    assert leader.locator(".who").all_inner_texts() == ["Ann"]
    star = "one => getComputedStyle(one, '::before').content"
    assert "★" in leader.locator("output").evaluate(star)
    missed = phone.get_by_role("cell", name="1/0 0 missed")
    assert missed.count() == 2
    ink = "one => getComputedStyle(one).color"
    made = phone.get_by_role("cell", name="2/2 12")
    assert missed.first.evaluate(ink) != made.first.evaluate(ink)
    foot = phone.locator(".sides tfoot td").all_inner_texts()
    assert foot == ["1st", "4th", "2nd", "2nd"]


def test_a_row_is_tapped_anywhere_and_opens_its_deal(at_table):
    phone = at_table(oh_hell(FOUR, [1, 2, 2], 1), **USUAL)
    row = phone.locator(".sides .in-short").nth(1)
    box = row.bounding_box()
    phone.touchscreen.tap(box["x"] + box["width"] - 5, box["y"] + box["height"] / 2)
    phone.wait_for_url("**/review/?deal=1#deal-1")
    assert phone.locator("#deal-1 details[open]").count() > 0
