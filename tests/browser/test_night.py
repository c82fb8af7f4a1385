"""The page of a night uses a wide screen, and a narrow one from top to bottom."""

import json
from pathlib import Path

DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"
RECORD = json.loads((DEMO / "piquet_rubicon.json").read_text())


def test_what_came_of_the_games_stands_beside_them_where_there_is_room(at_table):
    phone = at_table(RECORD)
    phone.goto("/")
    phone.locator("a[href^='/nights/']").first.click()
    phone.wait_for_url("**/nights/*/")
    games, moments = phone.locator(".played"), phone.locator(".came-of-it")
    above, below = games.bounding_box(), moments.bounding_box()
    assert below["y"] >= above["y"] + above["height"]
    phone.set_viewport_size({"width": 1280, "height": 800})
    left, right = games.bounding_box(), moments.bounding_box()
    assert right["x"] >= left["x"] + left["width"]
    assert right["y"] == left["y"]
    assert right["x"] + right["width"] > 1100


def test_a_phone_has_one_month_of_the_calendar_at_a_time(at_table):
    phone = at_table(RECORD)
    phone.goto("/")
    phone.locator("a[href^='/groups/'][href$='/nights/']").first.click()
    phone.wait_for_url("**/groups/*/nights/")
    phone.get_by_role("link", name="Calendar").click()
    phone.wait_for_url("**/groups/*/nights/calendar/")
    months, seen = phone.locator(".month"), phone.locator(".month:visible")
    months.evaluate_all(
        "all => all.forEach(one => one.removeAttribute('data-without'))"
    )
    assert [seen.count(), seen.locator("[aria-current=date]").count()] == [1, 1]
    phone.evaluate("number => { location.hash = `month-${number}` }", another(seen))
    assert [seen.count(), seen.locator("[aria-current=date]").count()] == [1, 0]
    phone.set_viewport_size({"width": 1280, "height": 800})
    assert seen.count() == months.count()


def another(month):
    """The number of a month that is not this one."""
    return 2 if month.get_attribute("id") == "month-1" else 1
