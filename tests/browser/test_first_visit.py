"""The first visit: from nothing to a first score, without an account."""

import re

import pytest

from tests.browser.test_seats import with_menu
from tests.browser.thumb import Thumb
from tests.patience import wait_until

NAMES = ["Ann", "Bob", "Cleo", "Dev"]


def test_the_names_and_eight_taps_lead_to_the_first_score(phone):
    phone.goto("/")
    thumb = Thumb(phone)
    thumb.tap(phone.get_by_label("Player 1"))
    for name in NAMES:
        phone.keyboard.type(name)
        phone.keyboard.press("Enter")  # "next" on the keyboard of a phone
    thumb.tap(phone.get_by_role("button", name="Oh Hell"))
    phone.wait_for_url("**/games/*/")
    for bid in ("0", "0", "0", "0"):  # the dealer bids last, never even
        thumb.enter(thumb.chip(bid))
    thumb.tap(thumb.pad.locator("label", has_text="Dev").first)  # who missed
    thumb.enter(thumb.button("Enter").first)
    assert thumb.taps == 8
    assert any(thumb.totals())
    score = phone.get_by_role("list", name="Score").inner_text()
    assert [name for name in NAMES if name not in score] == []


def new_table(phone, haste=0):
    """The names, and a game of Oh Hell, tapped so many milliseconds after the names."""
    phone.goto("/", wait_until="commit")
    for number, name in enumerate(NAMES[:3], 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.wait_for_timeout(haste)
    phone.get_by_role("button", name="Oh Hell").tap()
    phone.wait_for_url("**/games/*/")
    return Thumb(phone)


@pytest.fixture
def started(phone):
    """A phone whose first visit has just started a night."""
    return with_menu(phone, NAMES)


def test_a_game_begins_without_a_script(new_phone):
    phone = new_phone(java_script_enabled=False)
    phone.goto("/")
    for number, name in enumerate(NAMES[:3], 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Oh Hell").tap()
    phone.wait_for_url("**/games/*/")


SLOW = {"downloadThroughput": -1, "uploadThroughput": -1}
SLOW |= {"offline": False, "latency": 800}  # ms until an answer comes


@pytest.mark.long
def test_a_second_tap_starts_no_second_night(started):
    started.goto("/")
    started.get_by_role("link", name="Start another night").tap()
    started.wait_for_url("**/groups/*/start/")
    network = started.context.new_cdp_session(started)
    network.send("Network.enable")
    box = started.get_by_role("button", name="Start a night").bounding_box()
    network.send("Network.emulateNetworkConditions", SLOW)
    for _tap in range(2):
        touch(network, box["x"] + 20, box["y"] + 20)
        wait_until(lambda: nights(started) == 2)
    started.wait_for_url("**/nights/*/new/**")
    assert nights(started) == 2


def touch(network, x, y):
    """Taps somewhere, and waits for nothing that comes of it."""
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        event = {"type": kind, "touchPoints": points}
        network.send("Input.dispatchTouchEvent", event)


def nights(phone):
    """How many nights the server has for a phone by now."""
    page = phone.request.get("/").text()
    return len({*re.findall(r'href="(/nights/\d+/)"', page)})


def test_enter_after_the_last_name_starts_no_game(new_phone):
    phone = new_phone(java_script_enabled=False)
    phone.goto("/")
    for number, name in enumerate(NAMES[:3], 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.keyboard.press("Enter")
    phone.wait_for_url("**/nights/*/new/")


@pytest.mark.long
def test_the_host_finds_the_night_in_progress_again(started):
    night = started.url.removesuffix("new/")
    started.goto("/")
    links = [link.evaluate("a => a.href") for link in started.get_by_role("link").all()]
    assert night in links
