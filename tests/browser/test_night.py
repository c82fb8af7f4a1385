"""The page of a night uses a wide screen, and a narrow one from top to bottom."""

import json
from pathlib import Path

DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"
RECORD = json.loads((DEMO / "piquet_rubicon.json").read_text())


def test_what_came_of_the_games_stands_beside_them_where_there_is_room(at_table):
    phone = at_table(RECORD)
    phone.goto("/")
    phone.locator("a[href^='/nights/']").first.click()
    games, moments = phone.locator(".played"), phone.locator(".came-of-it")
    above, below = games.bounding_box(), moments.bounding_box()
    assert below["y"] >= above["y"] + above["height"]
    phone.set_viewport_size({"width": 1280, "height": 800})
    left, right = games.bounding_box(), moments.bounding_box()
    assert right["x"] >= left["x"] + left["width"]
    assert right["y"] == left["y"]
    assert right["x"] + right["width"] > 1100
