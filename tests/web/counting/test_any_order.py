"""The order in which games are counted changes no sum and nothing on a page."""

import random
import re
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from scorekeeper import recording
from scorekeeper.counting import adding_up
from scorekeeper.models import Game, Outcome
from tests.web.counting.test_adding_up import (
    assert_as_counted_by_hand,
    games_in,
    played_circle,
    sums_in,
)
from tests.web.devices import Device
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
GAMES_PLAYED = 30 if connection.vendor == "sqlite" else 20
FOREVER = float("inf")
ORDERS = {
    "oldest first": lambda game: game.started_at,
    "newest first": lambda game: -game.started_at.timestamp(),
    "shuffled": lambda game: game.pk * 7919 % 101,
}
PAGES = ["people/{one}/", "people/{one}/?game=oh_hell", "people/{one}/?with={other}"]
PAGES += ["people/{one}/?year=2024", "people/{one}/?game=piquet&with={other}"]
PAGES += ["people/{one}/with/{other}/", "people/{one}/with/{other}/?game=oh_hell"]
PAGES += ["circles/{circle}/records/", "circles/{circle}/records/?game=pinochle"]
PAGES += ["circles/{circle}/records/?game=oh_hell&with={one}", "share/person/{one}/"]
PAGES += ["circles/{circle}/season/?since=2024-06-01&until=2025-12-31"]


@pytest.fixture
def circle():
    """A group whose games were begun in another order than they are stored."""
    circle, chance = played_circle(GAMES_PLAYED, seed=5), random.Random(5)
    for game in Game.objects.filter(circle=circle):
        ago = timedelta(minutes=chance.randrange(10**6))
        Game.objects.filter(pk=game.pk).update(started_at=timezone.now() - ago)
    return circle


def test_any_order_gives_the_same_sums_and_pages(circle):
    adding_up.add_up(circle.pk, seconds=None)
    assert_as_counted_by_hand(circle)
    first = sums_in(circle), pages_of(circle)
    for number, order in enumerate(ORDERS.values()):
        adding_up.take_out(circle.pk, [game.pk for game in games_in(circle)])
        assert not any(sums_in(circle))
        count_all(circle, order, random.Random(number))
        assert (sums_in(circle), pages_of(circle)) == first


def count_all(circle, order, chance):
    """Counts all games in an order; some change, go and come again in between."""
    left = [game.pk for game in sorted(games_in(circle), key=order)]
    while left:
        size = chance.randint(1, 7)
        count(circle, left[:size])
        left = left[size:]
        counted = Outcome.objects.filter(circle=circle).values_list("game", flat=True)
        gone, restaked = chance.choices(sorted(set(counted)), k=2)
        adding_up.take_out(circle.pk, [gone])
        restake_and_back(Game.objects.get(pk=restaked), circle)
        left += [gone] * (chance.random() < 0.5)
    count(circle, [game.pk for game in games_in(circle) if not game.is_counted])


def count(circle, pks):
    """Counts games (ids) in their own order, in one transaction."""
    due = adding_up.to_be_counted(circle.pk).select_related("night")
    known = due.in_bulk(pks)
    games = [known[pk] for pk in dict.fromkeys(pks) if pk in known]
    if games:
        adding_up.count(circle.pk, games, FOREVER)


def restake_and_back(game, circle):
    """Plays a game for another stake, has it counted, and takes that back."""
    stake = game.stake
    for now in ({"per_point": "0.7"}, stake):
        recording.restake(game, now)
        count(circle, [game.pk])


def pages_of(circle):
    """What pages of a group say, by address."""
    device = Device.holding(circle, "host", "Ann's phone")
    one, other = circle.people.order_by("pk")[:2]
    named = {"circle": circle.pk, "one": one.pk, "other": other.pk}
    told = {}
    for page in PAGES:
        answer = device.get(f"/{page.format(**named)}")
        assert answer.status_code == 200, page
        told[page] = Reading(answer).text, re.findall(r'href="([^"]+)"', answer.text)
    return told
