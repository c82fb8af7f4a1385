"""Before the first deal the pad offers the numbers of the last game of its title."""

import pytest

from tests.web.reading import Reading

HEARTS = {"title": "Hearts"}


@pytest.fixture
def hearts(bob, start):
    """A game of Hearts that has begun."""
    rows = [[5, 0, 13], [0, 26, 5]]
    entries = [{"type": "scores", "points": row} for row in rows]
    return bob.play(start("score_pad", options=HEARTS), entries)


def tiles(device, game):
    page = device.get(game.get_absolute_url()).content.decode()
    return page.partition('data-tiles="')[2].partition('"')[0]


def test_they_are_those_of_the_same_title(bob, start, hearts):
    assert tiles(bob, start("score_pad", options={"title": " HEARTS"})) == "26 5 13"


def test_another_title_has_none(bob, start, hearts):
    assert tiles(bob, start("score_pad", options={"title": "Rummy"})) == ""
    assert tiles(bob, start("score_pad")) == ""


def test_once_there_is_a_deal_they_are_its_own(bob, start, hearts):
    game = start("score_pad", options=HEARTS)
    bob.enter(game, {"type": "scores", "points": [1, 2, 23]})
    assert tiles(bob, game) == "1 2 23"


def test_the_pad_reads_its_title_at_the_top(bob, hearts):
    assert "Hearts" in Reading(bob.get(hearts.get_absolute_url())).text
