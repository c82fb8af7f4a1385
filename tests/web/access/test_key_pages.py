"""The keys: made and revoked by the host, and how a phone gets in with one."""

import re

import pytest

from scorekeeper.models import Group, Key
from tests.web.devices import Device
from tests.web.reading import Reading


@pytest.fixture
def url(group):
    return f"/groups/{group.pk}/keys/"


def make(device, url, **filled):
    return device.post(url, {"name": "Bob's phone", "role": "enter"} | filled)


def link(response):
    """The way in that a page shows."""
    return re.search(r"/k/[\w-]+/", response.content.decode())[0]


def code(response):
    return response.context["code"]


def test_a_key_is_shown_once_as_link_picture_and_code(ann, url):
    response = make(ann, url)
    assert response.status_code == 201
    assert b'src="data:image/svg+xml' in response.content
    assert code(response) in Reading(response).text
    assert "no-store" in response["Cache-Control"]
    assert link(response).split("/")[2] not in ann.get(url).content.decode()


def test_its_link_lets_a_phone_in(ann, eve, url, night):
    response = eve.post(link(make(ann, url)))
    assert response.url == "/"
    assert eve.get(night.get_absolute_url()).status_code == 200


def test_a_key_to_one_night_leads_to_that_night(ann, eve, url, night):
    response = eve.post(link(make(ann, url, night=night.pk)))
    assert response.url == night.get_absolute_url()
    assert eve.get(response.url).status_code == 200
    assert eve.get(url).status_code == 404


def test_its_code_lets_a_phone_in(ann, eve, url, night):
    typed = code(make(ann, url)).lower()
    assert eve.post("/join/", {"code": f" {typed[:3]} {typed[3:]} "}).url == "/"
    assert eve.get(night.get_absolute_url()).status_code == 200


@pytest.mark.parametrize("typed", ["", "ABCDEF", "?"])
def test_a_code_that_no_key_has_is_refused_at_the_field(eve, db, typed):
    response = eve.post("/join/", {"code": typed})
    assert response.status_code == 422
    assert response.context["form"].errors["code"]


WRONG = {  # what is typed, and what the page says of it
    "short": ("ABCDEF", "This code is wrong or has expired."),
    "recovery": ("ABCD-EFGH-JKMN-PQRS-TUVW", "This recovery code isn't valid."),
    "too short": ("ABCD-EFGH-JKMN-PQRS-TUV", "20 letters and digits, but this one has"),
    "too long": (
        "ABCD EFGH JKMN PQRS TUVWX",
        "20 letters and digits, but this one has",
    ),
}


@pytest.mark.alike
@pytest.mark.parametrize("kind", WRONG)
def test_a_mistyped_recovery_code_is_no_expired_code(eve, db, kind):
    typed, said = WRONG[kind]
    [error] = eve.post("/join/", {"code": typed}).context["form"].errors["code"]
    assert said in error
    assert ("expired" in error) == (kind == "short")
    assert ("Check its letters and digits" in error) == (kind == "recovery")


def test_too_many_guesses_are_refused(eve, db):
    statuses = [eve.post("/join/", {"code": "ABCDEF"}).status_code for _ in range(11)]
    assert statuses == [422] * 10 + [403]


def test_a_key_gets_a_fresh_code(ann, bob, eve):
    response = ann.post(f"/keys/{bob.key.pk}/code/")
    assert response.status_code == 201
    assert eve.post("/join/", {"code": code(response)}).url == "/"


def test_the_list_says_whose_key_may_do_what(ann, bob, url):
    text = Reading(ann.get(url)).text
    assert "Bob's phone Scorer · not used yet" in text
    assert "Ann's phone Host · this phone" in text


def test_a_revoked_key_opens_nothing_any_more(ann, bob, url, night):
    assert ann.post(f"/keys/{bob.key.pk}/revocation/").url == url
    assert bob.get(night.get_absolute_url()).status_code == 404
    assert "Bob's phone" not in Reading(ann.get(url)).text


def test_the_last_host_key_stays(ann, night):
    response = ann.post(f"/keys/{ann.key.pk}/revocation/")
    assert response.status_code == 422
    assert "No other phone has host access" in Reading(response).text
    assert ann.get(night.get_absolute_url()).status_code == 200


def test_the_host_is_reminded_of_a_second_key_until_there_is_one(ann, url):
    assert "Only one phone has host access." in Reading(ann.get(url)).text
    make(ann, url, role="host", name="Paper")
    assert "Only one phone has host access." not in Reading(ann.get(url)).text
    assert "Print recovery code" in Reading(ann.get(url)).text


@pytest.mark.parametrize("filled", [{"name": ""}, {"role": "king"}, {"night": "999"}])
def test_what_is_no_key_is_refused(ann, url, filled):
    response = make(ann, url, **filled)
    assert response.status_code == 422
    assert Key.objects.count() == 1


def test_only_the_host_sees_makes_and_revokes_keys(ann, bob, watcher, url):
    for device in (bob, watcher):
        assert device.get(url).status_code == 403
        assert make(device, url).status_code == 403
        assert device.post(f"/keys/{ann.key.pk}/revocation/").status_code == 403
        assert device.post(f"/keys/{ann.key.pk}/code/").status_code == 403


def test_a_stranger_and_the_host_of_others_see_no_key(ann, eve, url, group):
    others = Group.objects.create(name="Others")
    other = Device.holding(others, "host", "Zoe's phone")
    for device in (eve, other):
        assert device.get(url).status_code == 404
        assert device.post(f"/keys/{ann.key.pk}/revocation/").status_code == 404
        assert device.post(f"/keys/{ann.key.pk}/code/").status_code == 404


def test_a_link_that_is_no_key_is_not_found(eve, db):
    assert eve.get("/k/nothing-like-it/").status_code == 404


def test_a_link_asks_before_it_lets_a_phone_in(ann, eve, url, night):
    way_in = link(make(ann, url))
    page = Reading(eve.get(way_in))
    assert "Join Friday group?" in page.text
    assert "sessionid" not in eve.cookies
    assert eve.get(night.get_absolute_url()).status_code == 404
    assert eve.post(way_in).url == "/"
    assert eve.get(way_in).url == "/"  # held already: nothing to ask


def test_a_recovery_code_lets_the_host_in_again(ann, eve, group, url):
    response = ann.post(f"/groups/{group.pk}/recovery/")
    code = response.context["recovery"]
    assert code in Reading(response).text
    assert eve.post("/join/", {"code": f" {code.lower()} "}).url == "/"
    assert eve.get(url).status_code == 200
    assert "Don't lose access" not in Reading(ann.get(url)).text


def test_a_key_made_twice_by_one_request_is_one(ann, group, url):
    filled = {"id": "6f1c7a34-1b1e-4f3c-9a55-0e6f0c7b8a11"}
    assert link(make(ann, url, **filled)) == link(make(ann, url, **filled))
    recovery = f"/groups/{group.pk}/recovery/"
    codes = [ann.post(recovery, filled).context["recovery"] for _ in range(2)]
    assert codes[0] == codes[1]
    assert Key.objects.count() == 3


def test_a_phone_sees_its_keys_and_gives_them_back(ann, bob, night):
    assert "Bob's phone" in Reading(bob.get("/held/")).text
    assert bob.post(f"/held/{ann.key.pk}/").url == "/held/"
    assert ann.get("/held/").context["keys"].count() == 1
    assert bob.post(f"/held/{bob.key.pk}/").url == "/held/"
    assert bob.get(night.get_absolute_url()).status_code == 404
    refused = ann.post(f"/held/{ann.key.pk}/")
    assert refused.status_code == 422
    assert "Give another phone host access first" in Reading(refused).text
    assert ann.get(night.get_absolute_url()).status_code == 200
