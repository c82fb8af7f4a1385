"""Whose phone it is: asked once, kept with its access, and without other effect."""

import pytest
from django.urls import reverse

from scorekeeper.models import Person
from tests.web.devices import BIDS


@pytest.fixture
def url(group):
    return reverse("me", args=[group.pk])


def pk_of(name):
    return Person.objects.get(name=name).pk


def test_a_night_asks_until_the_phone_has_answered(bob, night, url):
    page = bob.get(night.get_absolute_url()).text
    assert "Which player are you?" in page
    answer = bob.post(url, {"person": pk_of("Bob"), "next": night.get_absolute_url()})
    assert answer.url == night.get_absolute_url()
    page = bob.get(night.get_absolute_url()).text
    assert "Which player are you?" not in page
    assert "Bob: settings" in page


def test_a_shared_phone_is_asked_once_and_nobody_is_me(bob, night, url):
    bob.post(url, {"person": "0", "next": "/"})
    page = bob.get(night.get_absolute_url()).text
    assert "Which player are you?" not in page
    assert ": settings" not in page


def test_it_goes_back_to_no_other_site(bob, url):
    for elsewhere in ("https://example.org/", "//example.org/", "nights/1/", ""):
        answer = bob.post(url, {"person": "0", "next": elsewhere})
        assert answer.url == "/"


@pytest.mark.parametrize("person", ["", "x", "99999999999999999999", "-1"])
def test_who_is_not_there_is_refused_with_a_sentence(bob, url, person):
    answer = bob.post(url, {"person": person})
    assert answer.status_code == 400
    assert "Choose one of the people" in answer.text


def test_a_stranger_finds_nothing_and_it_grants_nothing(eve, watcher, game, url):
    assert eve.post(url, {"person": "0"}).status_code == 404
    watcher.post(url, {"person": pk_of("Ann")})
    assert watcher.enter(game, BIDS[0]).status_code == 403


def test_a_phone_of_somebody_merged_belongs_to_the_one_who_stays(bob, people, group):
    bob.post(reverse("me", args=[group.pk]), {"person": people["Cleo"].pk})
    assert "Cleo: settings" in bob.get("/").text
    kept = Person.objects.create(group=group, name="Clara")
    bob.post(f"/people/{people['Cleo'].pk}/same/", {"of": kept.pk})
    assert "Clara: settings" in bob.get("/").text
    assert bob.session["me"] == {str(group.pk): kept.pk}


def test_a_phone_of_somebody_removed_is_asked_again(bob, night, people, group, url):
    bob.post(url, {"person": people["Cleo"].pk})
    session = bob.session
    session["me"] = {str(group.pk): 10**6}
    session.save()
    bob.get("/")
    assert "Which player are you?" in bob.get(night.get_absolute_url()).text
