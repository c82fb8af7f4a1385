"""The order in which games are counted changes no sum and nothing on a page."""

import random
import re
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from scorekeeper import recording
from scorekeeper.models import Game, Outcome
from scorekeeper.people.statistics import update
from tests.web.devices import Device
from tests.web.people.test_adding_up import (
    assert_as_counted_by_hand,
    games_in,
    played_group,
    sums_in,
)
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
PAGES += ["groups/{group}/records/", "groups/{group}/records/?game=pinochle"]
PAGES += ["groups/{group}/records/?game=oh_hell&with={one}", "share/person/{one}/"]
PAGES += ["groups/{group}/season/?since=2024-06-01&until=2025-12-31"]


@pytest.fixture
def group():
    """A group whose games were begun in another order than they are stored."""
    group, chance = played_group(GAMES_PLAYED, seed=5), random.Random(5)
    for game in Game.objects.filter(group=group):
        ago = timedelta(minutes=chance.randrange(10**6))
        Game.objects.filter(pk=game.pk).update(started_at=timezone.now() - ago)
    return group


def test_any_order_gives_the_same_sums_and_pages(group):
    update.add_up(group.pk, seconds=None)
    assert_as_counted_by_hand(group)
    first = sums_in(group), pages_of(group)
    for number, order in enumerate(ORDERS.values()):
        update.take_out(group.pk, [game.pk for game in games_in(group)])
        assert not any(sums_in(group))
        count_all(group, order, random.Random(number))
        assert (sums_in(group), pages_of(group)) == first


def count_all(group, order, chance):
    """Counts all games in an order; some change, go and come again in between."""
    left = [game.pk for game in sorted(games_in(group), key=order)]
    while left:
        size = chance.randint(1, 7)
        count(group, left[:size])
        left = left[size:]
        counted = Outcome.objects.filter(group=group).values_list("game", flat=True)
        gone, restaked = chance.choices(sorted(set(counted)), k=2)
        update.take_out(group.pk, [gone])
        restake_and_back(Game.objects.get(pk=restaked), group)
        left += [gone] * (chance.random() < 0.5)
    count(group, [game.pk for game in games_in(group) if not game.is_counted])


def count(group, pks):
    """Counts games (ids) in their own order, in one transaction."""
    due = update.to_be_counted(group.pk).select_related("night")
    known = due.in_bulk(pks)
    games = [known[pk] for pk in dict.fromkeys(pks) if pk in known]
    if games:
        update.count(group.pk, games, FOREVER)


def restake_and_back(game, group):
    """Plays a game for another stake, has it counted, and takes that back."""
    stake = game.stake
    for now in ({"per_point": "0.7"}, stake):
        recording.restake(game, now)
        count(group, [game.pk])


def pages_of(group):
    """What pages of a group say, by address."""
    device = Device.holding(group, "host", "Ann's phone")
    one, other = group.people.order_by("pk")[:2]
    named = {"group": group.pk, "one": one.pk, "other": other.pk}
    told = {}
    for page in PAGES:
        answer = device.get(f"/{page.format(**named)}")
        assert answer.status_code == 200, page
        told[page] = Reading(answer).text, re.findall(r'href="([^"]+)"', answer.text)
    return told
