"""The evening that one phone takes out as text is read in by another, once."""

import pytest

from scorekeeper.models import Game, Group, Night
from tests import phone
from tests.web.devices import ONE_DEAL, Device
from tests.web.offline.test_evening import evening, played, send

URL = "/evening/text/"


def text_of(body):
    [text] = phone.texts([{"evening": body}])
    return text


@pytest.fixture
def body(group, people):
    """What a phone would send of an evening with one game."""
    return evening(group, played())


def test_a_text_becomes_a_night_once_however_often(bob, body):
    for _ in range(2):
        response = bob.post(URL, {"text": text_of(body)})
        night = Night.objects.get(client_id=body["id"])
        assert response.url == night.get_absolute_url()
    assert send(bob, body).json()["url"] == response.url
    assert night.games.get().entries == ONE_DEAL


@pytest.mark.alike
def test_an_evening_of_no_group_goes_into_the_only_one_or_the_chosen(bob, body):
    other = Group.objects.create(name="Others", currency="EUR")
    body |= {"group": None, "id": body["id"]}
    assert bob.post(URL, {"text": text_of(body)}).status_code == 302
    assert Game.objects.get().group_id != other.pk


def test_where_there_are_several_groups_one_is_chosen(group, body):
    other = Group.objects.create(name="Others", currency="EUR")
    device = Device.holding(group, "enter", "Bob's phone")
    second = Device.holding(other, "enter", "Bob's phone")
    session = device.session
    session["ways"] = [*session["ways"], *second.session["ways"]]
    session.save()
    text = text_of(body | {"group": None})
    asked = device.post(URL, {"text": text})
    assert asked.status_code == 422
    assert b"Choose another group" in asked.content
    assert b"Others" in asked.content
    assert device.post(URL, {"text": text, "group": other.pk}).status_code == 302
    assert Game.objects.get().group_id == other.pk


@pytest.mark.alike
def test_who_may_not_enter_reads_nothing_in(watcher, eve, body):
    for device in (watcher, eve):
        assert device.post(URL, {"text": text_of(body)}).status_code == 422
    assert not Game.objects.exists()


@pytest.mark.alike
@pytest.mark.parametrize("text", ["", "hello", "SCOREKEEPER1 1/2 00000000 abc"])
def test_what_is_no_text_is_refused_with_a_sentence(bob, text):
    response = bob.post(URL, {"text": text})
    assert response.status_code == 422
    assert b'role="alert"' in response.content


@pytest.mark.alike
def test_the_text_of_a_game_and_a_wrong_evening_are_refused(bob, body):
    [of_a_game] = phone.texts([{"game": 1, "seen": 0, "entries": []}])
    for text in (of_a_game, text_of(body | {"people": 7}), text_of({})):
        response = bob.post(URL, {"text": text})
        assert response.status_code == 422
    assert not Game.objects.exists()
