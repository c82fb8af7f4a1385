"""The people of a group: added, renamed, put aside, and what each has won."""

import pytest

from scorekeeper.models import Person
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading


@pytest.fixture
def url(group, people):
    return f"/groups/{group.pk}/people/"


def edit(device, person, **filled):
    posted = {"name": person.name, "colour": "0", "is_active": "on"} | filled
    posted = {part: value for part, value in posted.items() if value is not None}
    return device.post(f"/people/{person.pk}/edit/", posted)


def test_somebody_is_added(bob, group, url):
    filled = {"name": " Fay ", "colour": "3", "is_active": "on"}
    assert bob.post(url, filled).url == url
    assert group.people.get(name="Fay").colour == 3


@pytest.mark.alike
@pytest.mark.parametrize("name", ["", "   ", "ann", "A" * 41])
def test_a_name_that_will_not_do_is_refused(bob, group, url, name):
    response = bob.post(url, {"name": name, "colour": "0", "is_active": "on"})
    assert response.status_code == 422
    assert group.people.count() == 4


def test_somebody_is_renamed_and_the_sheets_keep_the_name_of_then(bob, game, people):
    bob.play(game, ONE_DEAL)
    assert edit(bob, people["Bob"], name="Robert").url == f"/people/{people['Bob'].pk}/"
    people["Bob"].refresh_from_db()
    assert people["Bob"].name == "Robert"
    game.refresh_from_db()
    assert game.names() == ["Ann", "Bob", "Cleo"]


def test_a_name_that_another_bears_is_refused_at_the_field(bob, people):
    response = edit(bob, people["Bob"], name="Ann")
    assert response.status_code == 422
    assert "There is already a Ann. Use another name." in Reading(response).text
    people["Bob"].refresh_from_db()
    assert people["Bob"].name == "Bob"


@pytest.mark.alike
def test_who_no_longer_plays_is_not_offered_for_the_next_night(bob, url, people):
    edit(bob, people["Dan"], is_active=None)
    assert "No longer playing Compare Dan" in Reading(bob.get(url)).text
    offered = bob.get(url.replace("people", "start")).context["form"]["people"]
    assert "Dan" not in str(offered)


@pytest.mark.alike
def test_a_record_sums_what_each_game_gave(bob, people, start):
    options = {"sequence": "custom", "hands": [1]}
    for _ in range(2):
        bob.play(start(options=options, stake={"per_point": "0.05"}), ONE_DEAL)
    text = Reading(bob.get(f"/people/{people['Bob'].pk}/")).text
    assert "Games 2 Won 2 100% Current run 2 Longest run 2 Money +€0.20" in text
    assert "Oh Hell 2 of 2 11 11" in text


def test_a_record_that_was_looked_at_is_not_added_up_again(
    bob, people, start, django_assert_max_num_queries
):
    game = start(options={"sequence": "custom", "hands": [1]})
    bob.play(game, ONE_DEAL)
    page = f"/people/{people['Bob'].pk}/"
    assert "Games 1 Won 1" in Reading(bob.get(page)).text
    with django_assert_max_num_queries(12):
        assert "Games 1 Won 1" in Reading(bob.get(page)).text


def test_who_only_watches_changes_nobody(watcher, url, people):
    assert watcher.post(url, {"name": "Fay"}).status_code == 403
    assert edit(watcher, people["Ann"], name="Eve").status_code == 403


def test_a_stranger_changes_nobody(eve, url, people):
    assert eve.post(url, {"name": "Fay"}).status_code == 404
    assert edit(eve, people["Ann"], name="Eve").status_code == 404
    assert not Person.objects.filter(name__in=["Fay", "Eve"]).exists()
