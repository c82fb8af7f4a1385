"""A game is opened in the way of recording in which the table has told the last one."""

import re
from html import unescape

import pytest

from scorekeeper import recording
from tests.rules.piquet_hands import MANY_QUATORZES
from tests.rules.tables.piquet import answer, award, hand, point
from tests.web.devices import TRICKS

pytestmark = pytest.mark.alike

AS_SAID = "Ann's point"
RESULTS = "Who has the point?"


@pytest.fixture
def piquet(night, people):
    """Starts a game of piquet: Ann is elder."""

    def start(key="piquet", **options):
        seats = [people[name] for name in ("Ann", "Bob")]
        return recording.start_game(night, key, seats, options=options, dealer=1).game

    return start


def question(device, game, query=""):
    """What the pad of a game asks, as a page that was opened again."""
    page = unescape(device.get(game.get_absolute_url() + query).content.decode())
    form = page.split('<form novalidate class="prompt')[1]
    return re.search(r"<h2[^>]*>([^<]*)", form)[1].strip()


def test_the_first_game_begins_with_results(ann, piquet):
    assert question(ann, piquet()) == RESULTS


def test_a_game_begins_as_the_one_before_was_said(ann, bob, piquet):
    bob.play(piquet(), [point(0, 5), answer(1, "point", "good")])
    assert question(ann, piquet()) == AS_SAID
    assert question(ann, piquet(), "?way=quick") == RESULTS


def test_results_again_are_results(ann, bob, piquet):
    bob.play(piquet(), [point(0, 5)])
    bob.play(piquet(), [award("point", 0, 5)])
    assert question(ann, piquet()) == RESULTS


def test_a_game_that_tells_nothing_hides_no_earlier_one(ann, bob, piquet):
    bob.play(piquet(), [point(0, 5)])
    bob.play(piquet(), [{"type": "adjust", "side": 0, "points": 5, "note": ""}])
    assert question(ann, piquet()) == AS_SAID


def test_a_game_goes_on_as_it_was_told_on_a_phone_that_chose_nothing(ann, bob, piquet):
    game = bob.play(piquet(), [point(0, 5), answer(1, "point", "good")])
    assert question(ann, game) == "Ann's best sequence"
    cards = MANY_QUATORZES
    told = bob.play(piquet(), [hand(0, cards)])
    assert question(ann, told) == "Bob's hand"


def test_another_card_game_or_group_is_another_matter(ann, bob, piquet, game, eve):
    bob.play(game, [{"type": "bids", "bids": [0, 1, 0]}, TRICKS])
    assert question(ann, piquet()) == RESULTS
