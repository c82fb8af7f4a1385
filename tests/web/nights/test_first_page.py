"""The first page: the night in progress, the nights before it, and the people."""

import re
from datetime import date
from html import unescape

import pytest
from django.utils import timezone

from scorekeeper import scoring
from scorekeeper.models import Game, Group, Night, Person
from scorekeeper.nights.end_of_night import close
from tests.web.devices import Device
from tests.web.reading import Reading


@pytest.mark.alike
def test_the_first_visit_asks_for_names_and_no_account(eve):
    text = Reading(eve.get("/")).text
    assert "Who plays tonight?" in text
    assert "Tap a game to start it" in text
    assert "There is no stake" in text


def test_each_card_names_the_house_rules_that_its_game_starts_with(eve):
    page = eve.get("/").text
    cards = re.findall(r'name="game" value="(\w+)">(.*?)</button>', page, re.DOTALL)
    assert len(cards) == len(scoring.menu())
    for key, card in cards:
        for number in scoring.card_game(key)["players"]:
            options = scoring.usual_options(key, number)
            name = scoring.describe_options(key, number, options)["name"]
            assert name.lower() in unescape(card).lower(), (key, number)


def test_the_first_game_is_played_by_the_rules_of_its_card(eve):
    names = {f"name_{at}": name for at, name in enumerate(["Ann", "Bob", "Cleo"], 1)}
    eve.post("/start/", names | {"game": "oh_hell"})
    game = Game.objects.get()
    assert game.options == scoring.usual_options("oh_hell", 3)
    assert game.names() == ["Ann", "Bob", "Cleo"]
    assert game.stake == {}


@pytest.mark.alike
def test_the_game_in_play_stands_before_all_else(bob, game):
    text = Reading(bob.get("/")).text
    assert text.index("Oh Hell") < text.index("Settle up")
    assert bytes(game.get_absolute_url(), "ascii") in bob.get("/").content


@pytest.mark.alike
def test_a_closed_night_stands_among_the_recent_ones(bob, night):
    night.closed_at = timezone.now()
    night.save()
    text = Reading(bob.get("/")).text
    assert "Settle up" not in text
    assert text.index("Recent nights") < text.index("21 November 2025")


def test_names_say_who_is_here_and_start_a_night_at_once(bob, group, night, people):
    night.attendances.get(person=people["Dan"]).delete()
    close(night)
    page = bob.get("/").content.decode()
    ticked = re.findall(r'name="people" value="(\d+)" checked', page)
    assert set(ticked) == {str(people[name].pk) for name in ["Ann", "Bob", "Cleo"]}
    response = bob.post(f"/groups/{group.pk}/start/", {"people": ticked})
    assert response.url.endswith("/new/")
    later = Night.objects.latest("pk")
    assert later.people.count() == 3
    assert later.date == timezone.localdate()


def test_a_key_to_one_night_shows_that_night_alone(group, night):
    Night.objects.create(group=group, date=date(2025, 11, 14))
    guest = Device.holding(group, "watch", "Gus's phone", night)
    text = Reading(guest.get("/")).text
    assert "21 November 2025" in text
    assert "14 November 2025" not in text
    assert "Start a night" not in text


@pytest.mark.alike
def test_each_is_offered_what_the_key_is_good_for(ann, bob, watcher, night):
    offered = [Reading(device.get("/")).text for device in (ann, bob, watcher)]
    assert ["Start another night" in text for text in offered] == [True, True, False]
    assert ["New game" in text for text in offered] == [True, True, False]


def test_a_phone_whose_key_was_revoked_is_a_stranger_again(ann, bob, night):
    ann.post(f"/keys/{bob.key.pk}/revocation/")
    assert "Who plays tonight?" in Reading(bob.get("/")).text


def test_nobody_sees_the_nights_of_another_group(bob, night):
    other = Group.objects.create(name="Another group")
    Night.objects.create(group=other, date=date(2024, 1, 1))
    assert "1 January 2024" not in Reading(bob.get("/")).text


@pytest.mark.parametrize("more", [0, 20])
def test_more_nights_and_people_take_no_more_queries(
    bob, group, night, django_assert_max_num_queries, more
):
    for number in range(more):
        extra = Night.objects.create(group=group, date=date(2025, 1, 1 + number))
        person = Person.objects.create(group=group, name=f"Person {number}")
        extra.attendances.create(group=group, person=person)
    with django_assert_max_num_queries(12):
        bob.get("/")
