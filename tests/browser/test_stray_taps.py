"""A tap belongs to the question that it was made for, by thumb and by key."""

import math
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.shared_cost import add
from tests.browser.thumb import Thumb
from tests.often import long, some

FOUR = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"sequence": "custom", "hands": [5, 5]},
}
AT_ONCE = True  # pages load
GAPS = (280, 60, 150, 220)  # ms between the two taps of a nervous thumb
ENDS = some(GAPS, 1)  # the longest, which is the last to be taken for one
LAST = "/healthz"
AWAIT_A_CLICK = """() => {
  window.clicked = new Promise((done) => {
    addEventListener("click", () => done(), { capture: true, once: true });
  });
}"""
# Whether a tap somewhere, made so many ms ago, is taken by nothing.
LATE = """([clientX, clientY, ago]) => {
  const traits = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  const hit = document.elementFromPoint(clientX, clientY);
  hit.dispatchEvent(new PointerEvent("pointerdown", traits));
  const click = new PointerEvent("click", traits);
  Object.defineProperty(click, "timeStamp", { value: performance.now() - ago });
  return !hit.dispatchEvent(click);
}"""
# As if the last tap on a part had been made before the clock was put back an hour.
TAPPED_AHEAD = """part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const last = { box: { x, y, width, height }, at: Date.now() + 3600000 };
  sessionStorage.setItem("last tap", JSON.stringify(last));
}"""
VALUES = "parts => parts.map(part => part.value)"
TAKE_UP = "() => document.dispatchEvent(new Event('visibilitychange'))"
BIDS = "seen => Number(document.getElementById('table').dataset.seen) >= seen"


@pytest.fixture
def thumb(at_table):
    """A thumb for which no time passes by itself."""
    thumb = Thumb(at_table(FOUR))
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    return thumb


class Sent(list):
    """The entries that a phone has sent so far; what it asks else is left out."""

    def __init__(self, page):
        super().__init__()
        self.page = page
        page.on("request", lambda one: one.method == "POST" and self.append(one.url))

    def count(self):
        """How many they are once all is done that was tapped: a request comes last."""
        with self.page.expect_request(f"**{LAST}"):
            self.page.evaluate("address => void fetch(address)", LAST)
        return len(self)


@pytest.fixture
def sent(thumb):
    return Sent(thumb.page)


def spot(thumb, label):
    """Where the middle of a chip is."""
    return middle(thumb.chip(label))


def strays(thumb, sent, where):
    """Whether a tap somewhere sends nothing."""
    before = sent.count()
    thumb.page.evaluate(AWAIT_A_CLICK)
    thumb.page.touchscreen.tap(*where)
    thumb.page.evaluate("clicked")
    return sent.count() == before


def test_a_double_tap_bids_once(thumb, sent):
    for place, gap in enumerate(sorted(GAPS), start=1):
        where = spot(thumb, "1")
        thumb.page.touchscreen.tap(*where)
        thumb.page.wait_for_function(BIDS, arg=place)
        thumb.page.clock.fast_forward(gap)
        assert strays(thumb, sent, where)
        thumb.page.clock.fast_forward(400)
    assert thumb.question.startswith("Who made it?")


def test_a_second_tap_points_out_the_question(thumb):
    where = spot(thumb, "1")
    thumb.page.touchscreen.tap(*where)
    thumb.page.wait_for_function(BIDS, arg=1)
    thumb.page.touchscreen.tap(*where)
    assert thumb.page.locator(".pad.look h2").first.inner_text() == "Bob bids"


def test_on_another_spot_the_next_answer_is_taken_at_once(thumb):
    for place, label in enumerate(("1", "3", "0", "2"), start=1):
        thumb.page.touchscreen.tap(*spot(thumb, label))
        thumb.page.wait_for_function(BIDS, arg=place)


def test_on_the_same_spot_it_is_taken_after_a_breath(thumb):
    for place in range(1, 5):
        thumb.page.touchscreen.tap(*spot(thumb, "1"))
        thumb.page.wait_for_function(BIDS, arg=place)
        thumb.page.clock.fast_forward(360)


BRISQUES = {"game": "bezique", "players": ["Ann", "Bob"]}
TURNED = {"type": "turn_up", "card": "8H"}


@pytest.mark.parametrize(
    ("gap", "total"),
    [(120, 20), long(pytest.param(60, 10)), long(pytest.param(250, 20))],
)
def test_the_same_button_that_still_asks_the_same_counts_what_is_meant(
    at_table, gap, total
):
    thumb = Thumb(at_table(BRISQUES | {"entries": [TURNED]}))
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    sent = Sent(thumb.page)
    where = spot(thumb, "Brisque")
    thumb.page.touchscreen.tap(*where)
    thumb.page.wait_for_function(BIDS, arg=2)
    thumb.page.clock.fast_forward(gap)
    assert strays(thumb, sent, where) == (total == 10)
    thumb.page.wait_for_function(BIDS, arg=1 + total // 10)
    assert thumb.totals() == [total, 0]


@pytest.mark.parametrize("held", some(["left", ""], 1))
@pytest.mark.parametrize("gap", some([400, 60, 250], 1))
def test_more_tapped_twice_opens_nothing_but_more(at_table, gap, held):
    page = at_table(BRISQUES | {"entries": [TURNED]})
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    page.evaluate("held => { document.documentElement.dataset.device = held }", held)
    box = page.locator(".more > summary").bounding_box()
    where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    address = page.url
    for wait in (gap, 0):
        page.evaluate(AWAIT_A_CLICK)
        page.touchscreen.tap(*where)
        page.evaluate("clicked")
        page.clock.fast_forward(wait)
    assert page.locator(".more[open]").count()
    assert page.url == address


def test_a_second_enter_bids_nothing(thumb, sent):
    thumb.chip("0").focus()
    thumb.page.keyboard.press("Enter")
    thumb.page.wait_for_function(BIDS, arg=1)
    thumb.page.keyboard.press("Enter")
    thumb.page.keyboard.press("Space")
    assert sent.count() == 1
    assert thumb.page.evaluate("document.activeElement.innerText.trim()") == "Bob bids"


def test_another_phones_entry_takes_no_tap_that_was_meant_for_what_it_answered(
    thumb, sent
):
    other = thumb.page.context.new_page()
    other.goto(thumb.page.url)
    Thumb(other).enter(Thumb(other).chip("2"))
    thumb.page.bring_to_front()
    where = spot(thumb, "4")
    thumb.page.evaluate(TAKE_UP)  # and it asks for news
    thumb.page.wait_for_function(BIDS, arg=1)
    assert strays(thumb, sent, where)
    thumb.page.clock.fast_forward(360)
    thumb.page.touchscreen.tap(*where)
    thumb.page.wait_for_function(BIDS, arg=2)


@pytest.mark.long
def test_after_another_phones_entry_too_what_unfolds_is_tapped_once(at_table):
    entries = [{"type": "bid", "seat": seat, "bid": 1} for seat in (1, 2, 3, 0)]
    thumb = Thumb(at_table(FOUR | {"entries": entries}))
    other = thumb.page.context.new_page()
    other.goto(thumb.page.url)
    missed = Thumb(other).pad.get_by_role("checkbox", name="Dev").first
    Thumb(other).tap(missed)
    Thumb(other).enter(Thumb(other).button("Enter").first)
    thumb.page.bring_to_front()
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    thumb.page.evaluate(TAKE_UP)
    thumb.page.wait_for_function(BIDS, arg=5)
    thumb.page.clock.fast_forward(900)
    fold = thumb.pad.locator("summary", has_text="All bids at once").first
    where = middle(fold)
    thumb.page.touchscreen.tap(*where)
    thumb.pad.locator("details[open]").first.wait_for()
    assert thumb.page.evaluate(LATE, [*where, 0])


@pytest.mark.parametrize("gap", ENDS)
def test_an_answer_that_is_tapped_twice_is_given(at_table, gap):
    options = {"sides": "two", "settlement": "difference"}
    thumb = Thumb(at_table(FOUR | {"game": "scotch_whist", "options": options}))
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    five = thumb.pad.get_by_role("radio", name="5\u20134").first
    tap_twice(thumb, five, gap)
    expect(five).to_be_checked()
    thumb.page.clock.fast_forward(400)
    tap_twice(thumb, five, gap)
    expect(five).not_to_be_checked()


@pytest.mark.long
@pytest.mark.parametrize("gap", ENDS)
def test_who_missed_and_is_tapped_twice_has_missed(at_table, gap):
    entries = [{"type": "bid", "seat": seat, "bid": 1} for seat in (1, 2, 3, 0)]
    thumb = Thumb(at_table(FOUR | {"entries": entries}))
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    tap_twice(thumb, thumb.pad.get_by_role("checkbox", name="Dev").first, gap)
    made = thumb.pad.locator("[name=made]:checked").evaluate_all(VALUES)
    assert made == ["0", "1", "2"]


def tap_twice(thumb, control, gap):
    """Taps where a control was, whatever moves there meanwhile."""
    box = control.bounding_box()
    for wait in (gap, 400):
        thumb.page.evaluate(AWAIT_A_CLICK)
        thumb.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        thumb.page.evaluate("clicked")
        thumb.page.clock.fast_forward(wait)


def test_a_tap_that_the_page_comes_to_late_belongs_to_what_was_there(thumb, sent):
    x, y = spot(thumb, "1")
    thumb.page.touchscreen.tap(x, y)
    thumb.page.wait_for_function(BIDS, arg=1)
    thumb.page.clock.fast_forward(400)
    assert thumb.page.evaluate(LATE, [x, y, 340])
    assert sent.count() == 1
    assert not thumb.page.evaluate(LATE, [x, y, 20])
    thumb.page.wait_for_function(BIDS, arg=2)


@pytest.mark.long
@pytest.mark.parametrize("gap", ENDS)
def test_a_double_tap_on_undo_takes_one_entry_back(at_table, gap):
    brisques = [{"type": "brisques", "seat": 0, "count": 1}] * 2
    thumb = Thumb(at_table(BRISQUES | {"entries": [TURNED, *brisques]}))
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    sent = Sent(thumb.page)
    tap_twice(thumb, thumb.button("Undo"), gap)
    assert sent.count() == 1
    thumb.page.wait_for_function(BIDS, arg=4)
    assert thumb.totals() == [10, 0]


@pytest.mark.parametrize("gap", ENDS)
def test_a_double_tap_closes_no_night(at_table, gap):
    page = at_table(FOUR)
    with page.expect_navigation():
        page.locator(".score-head > a").tap()
    page.goto(f"{page.url}settlement/")
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    close = page.get_by_role("button", name="Close the night")
    where = middle(close)
    page.touchscreen.tap(*where)
    page.get_by_role("heading", name="Close the night?").wait_for()
    assert math.dist(where, middle(close)) < 40
    page.clock.fast_forward(gap)
    assert page.evaluate(LATE, [*middle(close), 0])
    page.clock.fast_forward(400)
    assert not page.evaluate(LATE, [*middle(close), 0])


@pytest.mark.long
def test_where_the_clock_was_put_back_a_tap_is_taken_all_the_same(at_table):
    phone = at_table(FOUR)
    phone.goto("/")
    game = phone.locator("a[href^='/games/']").first
    game.evaluate(TAPPED_AHEAD)
    phone.reload()
    game.tap()
    phone.wait_for_url("**/games/*/")


@pytest.mark.long
@pytest.mark.parametrize("gap", some([280, 170, 250], 1))
def test_a_double_tap_on_mark_as_paid_records_one_payment(at_table, gap):
    page = at_table(FOUR)
    with page.expect_navigation():
        page.locator(".score-head > a").tap()
    page.goto(f"{page.url}settlement/")
    add(page, "Drinks", "24", FOUR["players"][0])
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    posts = Sent(page)
    first = page.get_by_role("button", name="Mark as paid").first
    where = middle(first)
    page.touchscreen.tap(*where)
    page.locator(".recorded li").wait_for()
    page.clock.fast_forward(gap)
    assert math.dist(where, middle(first)) < 40  # that of the next row
    assert page.evaluate(LATE, [*middle(first), 0])
    assert posts.count() == 1
    page.clock.fast_forward(400)
    assert not page.evaluate(LATE, [*middle(first), 0])


def middle(control):
    box = control.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_thumb_that_still_steps_a_number_answers_nothing_else(at_table):
    thumb = Thumb(at_table(FOUR | {"game": "scotch_whist", "options": {}}))
    thumb.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))
    for name in ("Ann", "Bob", "Cleo"):
        button = thumb.pad.get_by_role("button", name=f"{name}: one more").first
        box = button.bounding_box()
        for _tap in range(2):
            thumb.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
            thumb.page.clock.fast_forward(400)
    boxes = thumb.pad.locator("[name=tricks]").all()
    assert [box.input_value() for box in boxes] == ["2", "2", "2", "3"]
    assert thumb.pad.locator(".share :checked").count() == 0
    thumb.page.clock.fast_forward(500)
    assert thumb.pad.locator(".share label").first.is_visible()
