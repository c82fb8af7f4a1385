"""A night has the date and the clock of its phone, wherever the server is."""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tests.browser.thumb import Thumb

ZONES = ["Pacific/Auckland", "Pacific/Honolulu"]  # 23 hours apart


def clock(zone):
    """What the clock says there: (date, times of this minute and the one before)."""
    now = datetime.now(ZoneInfo(zone))
    times = [f"{moment:%H:%M}" for moment in (now, now - timedelta(minutes=1))]
    return now.date().isoformat(), times


@pytest.mark.parametrize("zone", ZONES)
def test_a_first_night_is_dated_and_told_by_the_clock_of_its_phone(new_phone, zone):
    phone = new_phone(timezone_id=zone)
    phone.goto("/")
    today, _times = clock(zone)
    assert phone.locator("input[name=date]").input_value() == today
    for number, name in enumerate(["Ann", "Bob", "Cleo"], 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Choose a game later").tap()
    phone.wait_for_url("**/nights/*/new/")
    phone.goto(phone.url.removesuffix("new/"))
    Thumb(phone).tap(phone.get_by_role("button", name=re.compile("Mark as left.*Cleo")))
    left = phone.locator(".here .has-left small").inner_text()
    assert left.removeprefix("left at ") in clock(zone)[1]
    date = datetime.fromisoformat(today)
    assert f"{date:%A} {date.day}" in phone.locator("h1").inner_text()


def test_a_date_that_was_chosen_stays(new_phone):
    phone = new_phone(timezone_id=ZONES[0])
    phone.goto("/")
    phone.locator("input[name=date]").evaluate("one => { one.value = '2024-02-29' }")
    phone.get_by_label("Player 1").fill("Ann")
    phone.get_by_role("button", name="Choose a game later").tap()
    phone.get_by_text("A game needs at least two").wait_for()
    assert phone.locator("input[name=date]").input_value() == "2024-02-29"
