"""A record made by hand comes to a night, its players found by their names."""

import json
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from scorekeeper.models import Attendance, Game, Person
from scorekeeper.nights import end_of_night
from tests.web.devices import ONE_DEAL, Device
from tests.web.reading import Reading

RECORD = {
    "game": "oh_hell",
    "options": {"sequence": "custom", "hands": [1]},
    "players": ["Ann", "bob", "Cleo"],
    "entries": ONE_DEAL,
}


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}record/"


def add(device, url, record=RECORD, **filled):
    text = record if isinstance(record, str) else json.dumps(record)
    return device.post(url, {"text": text, "id": uuid4()} | filled)


def names(**changes):
    return RECORD | {"players": ["Ann", "Bob", "Zoe"]} | changes


def test_it_is_scored_and_counts(bob, url, night):
    answer = add(bob, url)
    game = Game.objects.get()
    assert answer.url == f"/games/{game.pk}/review/"
    assert game.names() == ["Ann", "Bob", "Cleo"]
    assert [row.points for row in game.standings.order_by("pk")] == [10, 11, 10]
    assert game.log.count() == len(ONE_DEAL)


def test_its_file_does_as_well(bob, url):
    file = SimpleUploadedFile("record.json", json.dumps(RECORD).encode())
    add(bob, url, "", file=file)
    assert Game.objects.exists()


def test_sent_twice_it_counts_once(bob, url):
    once = uuid4()
    assert add(bob, url, id=once).url == add(bob, url, id=once).url
    assert Game.objects.count() == 1


def test_whom_nobody_knows_is_asked_for(bob, url, people):
    answer = add(bob, url, names())
    assert answer.status_code == 422
    text = Reading(answer).text
    assert "Who is who?" in text
    assert "New person: Zoe" in text
    assert not Game.objects.exists()
    assert not Person.objects.filter(name="Zoe").exists()


def chosen(people, *names):
    """Who was chosen for each seat; "" is somebody new."""
    pks = [people[name].pk if name else "" for name in names]
    return {f"player_{seat}": pk for seat, pk in enumerate(pks)}


def test_who_it_was_can_be_chosen(bob, url, people):
    add(bob, url, names(), **chosen(people, "Ann", "Bob", "Dan"))
    assert Game.objects.get().names() == ["Ann", "Bob", "Dan"]


def test_or_comes_to_the_group(bob, url, people, night):
    add(bob, url, names(), **chosen(people, "Ann", "Bob", ""))
    assert Game.objects.get().names() == ["Ann", "Bob", "Zoe"]
    assert Attendance.objects.filter(night=night, person__name="Zoe").exists()


@pytest.mark.parametrize("seat", ["Ann", "Eve"])
def test_a_choice_that_cannot_be_changes_nothing(bob, url, people, seat):
    wrong = chosen(people, "Ann", "Bob", "Dan") | {
        "player_2": people["Ann"].pk if seat == "Ann" else 99999
    }
    answer = add(bob, url, names(), **wrong)
    assert answer.status_code == 422
    assert not Game.objects.exists()


def test_a_name_that_is_too_long_changes_nothing(bob, url, people):
    long = names(players=["Ann", "Yve", "Z" * 41])
    answer = add(bob, url, long, **chosen(people, "Ann", "", ""))
    assert answer.status_code == 422
    assert "Z" * 41 in Reading(answer).text
    assert not Person.objects.filter(name="Yve").exists()


BAD = {
    "": "Paste the record",
    "oh hell": "not a record",
    "[" * 9999: "levels deep",
    "[]": "A record must be an object",
    '{"game": "chess"}': "There is no game",
    json.dumps(RECORD | {"entries": [{"type": "bid", "seat": 0, "bid": 9}]}): "Entry 1",
}


@pytest.mark.alike
@pytest.mark.parametrize("record", BAD, ids=range(len(BAD)))
def test_what_is_no_record_is_refused_with_a_sentence(bob, url, record):
    answer = add(bob, url, record)
    assert answer.status_code == 422
    assert BAD[record] in Reading(answer).text
    assert not Game.objects.exists()


def test_a_closed_night_takes_none(bob, watcher, eve, url, night):
    assert add(watcher, url).status_code == 403
    assert add(eve, url).status_code == 404
    end_of_night.close(night)
    assert add(bob, url).status_code == 403
    assert not Game.objects.exists()


def test_a_key_to_one_night_chooses_among_those_who_are_there(group, night, url):
    Person.objects.create(group=group, name="Gil", is_active=False)
    guest = Device.holding(group, "enter", "A guest's phone", night)
    answer = add(guest, url, names(players=["Ann", "Bob", "Gil"]))
    assert "New person: Gil" in Reading(answer).text
    asked = {"player_0": "", "player_1": "", "player_2": ""}
    pks = dict(night.people.values_list("name", "pk"))
    asked |= {"player_0": pks["Ann"], "player_1": pks["Bob"]}
    answer = add(guest, url, names(players=["Ann", "Bob", "Gil"]), **asked)
    assert "The host can bring Gil back." in Reading(answer).text
    assert not Game.objects.exists()
