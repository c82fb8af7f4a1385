"""Starting a night: by a stranger with two names, and by a group that knows them."""

import pytest
from django.utils import timezone

from scorekeeper.models import Game, Group, Key, Night
from tests.web.reading import Reading

TODAY = {"date": "2025-11-28", "place": "", "currency": "EUR"}


@pytest.fixture
def start_again(bob, group):
    """Posts the start of another night of the group."""

    def post(**filled):
        return bob.post(f"/groups/{group.pk}/start/", TODAY | filled)

    return post


def test_two_names_start_a_group_whose_host_is_this_phone(eve):
    response = eve.post("/start/", TODAY | {"name_1": "Ann", "name_2": " Bob  B. "})
    night = Night.objects.get()
    assert response.url == f"/nights/{night.pk}/new/"
    assert [person.name for person in night.people.order_by("pk")] == ["Ann", "Bob B."]
    assert Key.objects.get(group=night.group).role == "host"
    assert eve.get(response.url).status_code == 200
    assert eve.get(f"/groups/{night.group_id}/keys/").status_code == 200


@pytest.mark.alike
@pytest.mark.parametrize("names", [{}, {"name_1": "Ann"}])
def test_fewer_than_two_are_refused_at_the_field(eve, names):
    response = eve.post("/start/", TODAY | names)
    assert response.status_code == 422
    assert "A game needs at least two" in Reading(response).text
    assert not Group.objects.exists()


FOUR = {f"name_{n}": name for n, name in enumerate(["Ann", "Bob", "Cleo", "Dev"], 1)}


@pytest.mark.alike
def test_the_names_and_a_game_are_a_game_in_the_order_of_the_names(eve):
    response = eve.post("/start/", FOUR | {"game": "oh_hell"})
    game = Game.objects.get()
    assert response.url == game.get_absolute_url()
    assert game.names() == ["Ann", "Bob", "Cleo", "Dev"]
    assert (game.dealer, game.stake) == (0, {})
    assert (game.night.date, game.night.currency) == (timezone.localdate(), "EUR")
    assert eve.get(response.url).status_code == 200


@pytest.mark.alike
def test_a_first_visit_begins_with_the_first_set_and_says_which_it_is(eve):
    table = eve.post("/start/", FOUR | {"game": "oh_hell"}).url
    assert Game.objects.get().options == {
        "first_bidder": "left",
        "hook": "on",
        "sequence": "up_down",
        "max_cards": 10,
    }
    text = Reading(eve.get(table)).text
    assert "House rules: Screw the dealer, up and back" in text


@pytest.mark.alike
def test_more_names_than_a_game_takes_lead_to_the_choice_of_who_plays(eve):
    response = eve.post("/start/", FOUR | {"game": "piquet"})
    assert response.url == f"/nights/{Night.objects.get().pk}/new/piquet/"
    assert not Game.objects.exists()


@pytest.mark.alike
def test_fewer_names_than_a_game_takes_are_refused_at_the_next_field(eve):
    two = {"name_1": "Ann", "name_2": "Bob", "game": "oh_hell"}
    response = eve.post("/start/", two)
    assert response.status_code == 422
    field = response.context["form"]["name_3"]
    assert "Oh Hell is for 3 to 7 players. Add another player." in str(field.errors)
    assert " autofocus" in str(field)
    assert not Group.objects.exists()


@pytest.mark.alike
def test_a_game_that_there_is_not_is_refused(eve):
    assert eve.post("/start/", FOUR | {"game": "snap"}).status_code == 422
    assert not Group.objects.exists()


def test_a_name_typed_twice_is_refused(eve):
    response = eve.post("/start/", TODAY | {"name_1": "Ann", "name_2": "ann"})
    assert response.status_code == 422
    assert "ann is already here. Use another name." in Reading(response).text


@pytest.mark.alike
def test_what_was_typed_is_still_there_after_a_refusal(eve):
    response = eve.post("/start/", TODAY | {"name_1": "Guinevere"})
    assert b'value="Guinevere"' in response.content


def test_those_who_were_there_last_time_are_ticked(bob, night):
    content = bob.get(f"/groups/{night.group_id}/start/").content.decode()
    assert content.count("checked") == 4


def test_a_group_starts_another_night(start_again, group, people):
    ticked = [people["Ann"].pk, people["Cleo"].pk]
    response = start_again(people=ticked, name_1="Gus", place="At Cleo's")
    night = Night.objects.get()
    assert response.url == f"/nights/{night.pk}/new/"
    assert night.place == "At Cleo's"
    here = night.attendances.order_by("pk").values_list("person__name", flat=True)
    assert list(here) == ["Ann", "Cleo", "Gus"]


def test_a_typed_name_that_the_group_knows_is_that_person(start_again, people, group):
    people["Bob"].is_active = False
    people["Bob"].save()
    start_again(people=[people["Ann"].pk], name_1="bob")
    assert group.people.count() == 4
    people["Bob"].refresh_from_db()
    assert people["Bob"].is_active
    assert Night.objects.get().people.filter(pk=people["Bob"].pk).exists()


def test_who_only_watches_starts_nothing(watcher, group):
    assert watcher.post(f"/groups/{group.pk}/start/", TODAY).status_code == 403
    assert not Night.objects.exists()


def test_a_stranger_starts_no_night_of_others(eve, group):
    assert eve.post(f"/groups/{group.pk}/start/", TODAY).status_code == 404
    assert not Night.objects.exists()
