"""A game that `newgame --lowest-wins` wrote, played to its review and its records.

`tests/test_newgame.py` runs this in the checkout where the command has written one.
"""

import pytest

import rules
from rules.games import turning_named
from rules.turning_points import story
from scorekeeper.models import Outcome
from tests.random_player import RandomPlayer
from tests.rules import naive_turning
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
KEY = next((game.key for game in rules.card_games() if game.lowest_wins), None)
# (seat, points) of each deal: Ann has 2 in the end, Bob 9, Cleo 33
DEALS = [(2, 3), (0, 2), (1, 1), (1, 8), (2, 20), (2, 10)]


@pytest.fixture
def game(bob, start):
    """A finished game of three, to thirty."""
    lost = {"type": "deal_lost"}
    entries = [lost | {"seat": seat, "points": points} for seat, points in DEALS]
    return bob.play(start(KEY, options={"target": 30}), entries)


def test_what_turned_it_is_what_a_slow_count_finds():
    for seed in range(20):
        record = RandomPlayer(rules.card_game_named(KEY), seed).play()
        told = story(*rules.replay_and_watch(record), turning_named(KEY))["turned"]
        slow = naive_turning.without_each_thing(naive_turning.NaiveGame(record))
        found = [(turn["text"], turn["entry"]) for turn in told]
        assert set(found) <= set(slow)
        assert len(found) == min(3, len(slow))


def text(device, address):
    return Reading(device.get(address)).text


def test_the_review_says_that_the_lowest_has_won_and_how_it_came(bob, game):
    told = text(bob, f"/games/{game.pk}/review/")
    assert "Ann wins with 2" in told
    assert "1st Ann 2 +2 2nd Bob 9 \N{MINUS SIGN}1 3rd Cleo 33" in told
    assert "Bob's deal: 8 Without Bob's 8 in deal 4, Bob would have won by 1." in told


def test_the_records_are_those_with_the_fewest_points(bob, game, group):
    told = text(bob, f"/groups/{group.pk}/records/?game={KEY}")
    assert "Best game 2 Ann" in told
    assert "Worst game 33 Cleo" in told
    assert "Worst deal 20 Cleo" in told
    places = Outcome.objects.order_by("place").values_list("person__name", "points")
    assert list(places) == [("Ann", 2), ("Bob", 9), ("Cleo", 33)]
