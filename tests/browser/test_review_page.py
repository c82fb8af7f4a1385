"""The review of a game under a thumb, under keys, without a script, and on a laptop."""

import pytest

from tests.browser.letters import in_each
from tests.browser.page_scripts import HAS_FOCUS, OPEN_ALL
from tests.browser.test_pages_fit import (
    IN_TWICE_THE_SIZE,
    NARROW,
    SEVEN,
    TARGETS,
    TOO_CLOSE,
    TOO_SMALL,
    WIDTH,
)

BIDS = [{"type": "bid", "seat": seat, "bid": bid} for seat, bid in enumerate([0, 1, 0])]
RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "dealer": 0,
    "options": {"sequence": "custom", "hands": [1]},
    "entries": [*BIDS, {"type": "tricks", "tricks": [0, 1, 0]}],
}
LAPTOP = {"viewport": {"width": 1280, "height": 800}, "is_mobile": False}
LEFT = "one => one.getBoundingClientRect().left"


@pytest.fixture
def review(at_table):
    """The review of a game: review(at="2", **traits of the phone)."""

    def opened(record=RECORD, query="", **traits):
        phone = at_table(record, **traits)
        phone.goto(f"{phone.url.split('?')[0]}review/{query}")
        return phone

    return opened


def stands_at(phone, place):
    """Waits for the table at a moment; the address names it, and so does the slider."""
    phone.locator(f"#stood[data-at='{place}']").wait_for()
    phone.wait_for_url(f"**/review/?at={place}")
    assert phone.locator("#at").input_value() == str(place)
    assert phone.locator("[data-at]").first.inner_text() == str(place)


def test_buttons_arrow_keys_and_slider_step_through_the_game(review):
    phone = review(query="?at=1")
    phone.get_by_role("link", name="Next").tap()
    stands_at(phone, 2)
    assert "Bob bids 1" in phone.locator("#stood .was").inner_text()
    phone.keyboard.press("ArrowRight")
    stands_at(phone, 3)
    phone.get_by_role("link", name="Back").tap()
    stands_at(phone, 2)
    phone.locator("#at").press("End")
    stands_at(phone, 4)
    phone.keyboard.press("ArrowRight")
    phone.locator("#at").press("ArrowLeft")
    stands_at(phone, 3)
    phone.reload()
    stands_at(phone, 3)


TWO_DEALS = RECORD | {
    "options": {"sequence": "custom", "hands": [1, 2]},
    "entries": [
        *RECORD["entries"],
        *[{"type": "bid", "seat": seat, "bid": 1} for seat in (1, 2, 0)],
        {"type": "tricks", "tricks": [1, 1, 0]},
    ],
}
BOTTOM = "one => one.getBoundingClientRect().bottom"
SWIPED = """([from, to]) => {
  const stood = document.getElementById('stood');
  const at = { identifier: 1, target: stood, clientY: 500 };
  const touch = (x) => new Touch({ ...at, clientX: x });
  const fire = (type, all) => stood.dispatchEvent(
    new TouchEvent(type, { bubbles: true, changedTouches: all, touches: all }));
  fire('touchstart', [touch(from)]);
  fire('touchend', [touch(to)]);
}"""


def test_curve_steps_and_what_one_changed_are_on_one_screen(review):
    phone = review(TWO_DEALS)
    for part in (".plot", ".steps", ".was", "#stood .call", "#stood .score"):
        assert phone.locator(part).first.evaluate(BOTTOM) <= 844, part


def test_a_turning_point_puts_the_slider_there(review):
    phone = review(TWO_DEALS, "?at=1")
    phone.locator(".plot .tap").last.tap()
    stands_at(phone, 8)
    assert "Turning point" in phone.locator("#stood .was").inner_text()
    for name in ("Next", "Next turning point"):
        link = phone.get_by_role("link", name=name, exact=True)
        assert link.get_attribute("aria-disabled") == "true"


def test_the_whole_deal_stays_open_from_step_to_step(review):
    phone = review(TWO_DEALS, "?at=8")
    phone.get_by_text("The whole deal").tap()
    phone.get_by_role("link", name="Back").tap()
    stands_at(phone, 7)
    phone.locator("#stood .whole[open] .sheet").wait_for()


def test_buttons_jump_from_turning_point_to_turning_point(review):
    phone = review(TWO_DEALS, "?at=1")
    places = phone.locator(".turns").get_attribute("data-turns").split()
    forward = phone.get_by_role("link", name="Next turning point")
    for place in places:
        forward.tap()
        stands_at(phone, place)
    assert forward.get_attribute("aria-disabled") == "true"
    back = phone.get_by_role("link", name="Previous turning point")
    for place in places[-2::-1]:
        back.focus()
        phone.keyboard.press("Enter")
        stands_at(phone, place)
        assert back.evaluate(HAS_FOCUS)
    said = phone.locator("#moments [role=status]").inner_text()
    assert "Turning point." in said
    box = phone.locator(".turns a").first.bounding_box()
    assert box["height"] >= 48


def test_swipes_and_the_curve_lead_to_a_moment(review):
    phone = review(TWO_DEALS, "?at=4")
    phone.evaluate(SWIPED, [300, 100])
    stands_at(phone, 5)
    phone.evaluate(SWIPED, [100, 300])
    stands_at(phone, 4)
    phone.evaluate(SWIPED, [100, 120])
    box = phone.locator(".story .plot").bounding_box()
    phone.touchscreen.tap(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    stands_at(phone, 2)


def test_a_step_is_said_and_the_focus_stays(review):
    phone = review(query="?at=1")
    button = phone.get_by_role("link", name="Next")
    button.focus()
    phone.keyboard.press("Enter")
    stands_at(phone, 2)
    assert button.evaluate(HAS_FOCUS)
    said = phone.locator("#moments [role=status]").inner_text
    assert "Cleo to bid" in " ".join(said().split())


@pytest.mark.long
def test_a_line_leads_to_its_moment(review):
    phone = review(query="?deal=1")
    phone.locator(".deals").get_by_text("Bid 1, made it").tap()
    phone.get_by_role("link", name="Table at this point").locator("visible=true").tap()
    stands_at(phone, 4)
    assert phone.locator("#stood").is_visible()


@pytest.mark.long
def test_without_a_script_each_step_is_a_page(review):
    phone = review(query="?at=1", java_script_enabled=False)
    with phone.expect_navigation():
        phone.get_by_role("link", name="Next").tap()
    assert "Bob bids 1" in phone.locator("#stood .was").inner_text()
    assert phone.get_by_role("button", name="Show").is_visible()


def test_on_a_laptop_the_table_stands_beside_the_deals(review):
    phone = review(**LAPTOP)
    stood, deals = phone.locator("#stood"), phone.locator(".deals")
    assert stood.evaluate(LEFT) > deals.evaluate(LEFT) + 500
    phone.goto(phone.url.replace("review/", ""))
    pad, sheet = phone.locator(".pad"), phone.locator(".written > .sheet")
    assert pad.evaluate(LEFT) > sheet.evaluate(LEFT) + 500


def test_with_seven_at_the_table_it_fits_a_narrow_phone_and_a_thumb(review):
    hands = {"sequence": "custom", "hands": [1]}
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in range(7)]
    done = {"type": "tricks", "tricks": [1, 0, 0, 0, 0, 0, 0]}
    record = {"game": "oh_hell", "players": SEVEN, "dealer": 0, "options": hands}
    phone = review(record | {"entries": [*bids, done]}, "?at=3", **NARROW)
    phone.eval_on_selector_all("details", OPEN_ALL)
    for letters in in_each(phone):
        assert phone.evaluate(WIDTH) <= 360, letters
        assert phone.eval_on_selector_all(TARGETS, TOO_SMALL) == [], letters
        close = phone.eval_on_selector_all("#moments :is(a, input)", TOO_CLOSE)
        assert close == [], letters
        phone.evaluate(IN_TWICE_THE_SIZE)
        assert phone.evaluate(WIDTH) <= 360, letters


def test_a_stranger_steps_through_a_shared_game(review, new_phone):
    host = review(TWO_DEALS)
    host.get_by_role("link", name="Share", exact=True).tap()
    host.get_by_role("button", name="Create link").tap()
    phone = new_phone()
    phone.goto(host.get_by_role("link", name="/s/").get_attribute("href"))
    places = phone.locator(".turns").get_attribute("data-turns").split()
    phone.get_by_role("link", name="Previous turning point").tap()
    phone.locator(f"#stood[data-at='{places[-2]}']").wait_for()
    assert "Turning point" in phone.locator("#stood .was").inner_text()
    phone.locator("#at").press("Home")
    phone.locator("#stood[data-at='0']").wait_for()
    phone.get_by_role("link", name="Next", exact=True).tap()
    phone.locator("#stood[data-at='1']").wait_for()
    assert phone.evaluate(WIDTH) <= 390
