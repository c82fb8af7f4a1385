"""Inviting another phone to a night, for entering or for watching."""

import pytest

from scorekeeper.models import Key
from tests.web.access.test_key_pages import code, link
from tests.web.devices import Device
from tests.web.reading import Reading


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}invite/"


def test_the_host_is_led_there_from_the_night_and_from_the_table(ann, night, game):
    for page in [night.get_absolute_url(), game.get_absolute_url()]:
        assert f'href="{page}invite/"' in ann.get(page).content.decode()
        assert ann.get(f"{page}invite/").status_code == 200


@pytest.mark.parametrize(("role", "may_enter"), [("enter", True), ("watch", False)])
def test_who_is_invited_comes_in_for_that(ann, eve, url, game, role, may_enter):
    response = ann.post(url, {"role": role})
    assert response.status_code == 201
    assert b'src="data:image/svg+xml' in response.content
    assert code(response) in Reading(response).text
    assert eve.post(link(response)).url == game.get_absolute_url()
    bid = {"type": "bid", "seat": 0, "bid": 0}
    assert (eve.enter(game, bid).status_code == 200) is may_enter
    assert eve.get(f"/groups/{game.group_id}/people/").status_code == 404


def test_two_games_in_play_are_chosen_from_on_the_page_of_the_night(
    ann, eve, url, start, night
):
    start()
    start("piquet", "Ann Bob")
    assert (
        eve.post(link(ann.post(url, {"role": "watch"}))).url == f"/nights/{night.pk}/"
    )


def test_the_way_back_is_to_where_one_came_from(ann, game):
    url = f"{game.get_absolute_url()}invite/"
    back = f'<a href="{game.get_absolute_url()}">‹ Oh Hell</a>'
    assert back in ann.get(url).content.decode()
    assert back in ann.post(url, {"role": "enter"}).content.decode()


def test_each_guest_has_their_own_access_to_be_removed(ann, url, night, group):
    ann.post(url, {"role": "enter"})
    ann.post(url, {"role": "watch"})
    text = Reading(ann.get(f"/groups/{group.pk}/keys/")).text
    assert "Guest 1 Scorer · 21 November 2025 only" in text
    assert "Guest 2 Viewer · 21 November 2025 only" in text


@pytest.mark.parametrize("role", ["host", "", "king"])
def test_nobody_is_invited_for_more(ann, url, role):
    assert ann.post(url, {"role": role}).status_code == 400
    assert not Key.objects.exclude(pk=ann.key.pk).exists()


def test_only_the_host_invites(bob, watcher, eve, url, night, game):
    for page in [night.get_absolute_url(), game.get_absolute_url()]:
        assert "Invite" not in Reading(bob.get(page)).text
        assert bob.post(f"{page}invite/", {"role": "watch"}).status_code == 403
        assert watcher.get(f"{page}invite/").status_code == 403
        assert eve.get(f"{page}invite/").status_code == 404


def test_a_host_of_one_night_invites_to_that_night(group, night, url):
    host = Device.holding(group, "host", "Cleo's phone", night)
    assert host.post(url, {"role": "enter"}).status_code == 201


def test_access_is_for_the_settings_of_the_host(ann, night):
    assert "Access" not in Reading(ann.get(night.get_absolute_url())).text
    assert "Access" in Reading(ann.get("/device/")).text
