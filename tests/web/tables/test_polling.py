"""Phones follow a table by a small question that costs one small query."""

from datetime import timedelta

import pytest
from django.utils import timezone

from scorekeeper.access import keyring
from scorekeeper.models import Game, Group
from scorekeeper.nights import end_of_night
from tests.web.devices import BIDS, ONE_DEAL, Device


@pytest.fixture
def poll_url(bob, game):
    """What Bob's page asks, with the pass that it was given."""
    return bob.get(game.get_absolute_url()).context["page"]["poll"]


def poll(device, url, log_length):
    headers = {"If-None-Match": f'"{log_length}"'}
    return device.get(url, headers=headers)


def test_nothing_new_is_304_by_one_query(bob, poll_url, django_assert_num_queries):
    with django_assert_num_queries(1):
        response = poll(bob, poll_url, 0)
    assert response.status_code == 304
    assert response.content == b""
    assert response["ETag"] == '"0"'


def test_nothing_new_needs_no_session(poll_url):
    assert poll(Device(), poll_url, 0).status_code == 304


def test_what_is_new_is_the_table_and_its_tag(ann, bob, game, poll_url):
    ann.play(game, BIDS[:1])
    response = poll(bob, poll_url, 0)
    assert response.status_code == 200
    assert response["ETag"] == '"1"'
    assert response.content.lstrip().startswith(b'<section id="table"')
    assert poll(bob, poll_url, 1).status_code == 304


def test_a_tag_that_a_proxy_made_weak_is_known(bob, poll_url):
    assert bob.get(poll_url, headers={"If-None-Match": 'W/"0"'}).status_code == 304


def test_what_is_new_is_shown_to_holders_of_a_key_only(ann, eve, game, poll_url):
    ann.play(game, BIDS[:1])
    assert poll(eve, poll_url, 0).status_code == 404


def test_a_revoked_key_stops_at_once(bob, poll_url):
    assert poll(bob, poll_url, 0).status_code == 304
    keyring.revoke(bob.key)
    assert poll(bob, poll_url, 0).status_code == 404


def test_a_phone_is_told_that_the_night_is_closed_and_asks_no_more(bob, game, poll_url):
    end_of_night.close(game.night)
    response = poll(bob, poll_url, 0)
    assert response.status_code == 200
    assert 'data-poll=""' in response.content.decode()
    assert "action=" not in response.content.decode()


def test_a_pass_is_for_one_game(bob, start, poll_url, game):
    other = start()
    assert (
        poll(Device(), poll_url.replace(f"/{game.pk}/", f"/{other.pk}/"), 0).status_code
        == 404
    )


@pytest.mark.alike
@pytest.mark.parametrize("forged", ["", "1.1", "1.1:x", "%00", "é", "1.1:" + "A" * 43])
def test_a_forged_pass_opens_nothing(eve, bob, game, forged):
    url = f"/games/{game.pk}/table/?pass={forged}"
    assert poll(eve, url, 0).status_code == 404
    assert poll(bob, url, 0).status_code == 200


def test_a_pass_does_not_outlive_the_game_or_leave_the_group(bob, game, poll_url):
    Game.objects.filter(pk=game.pk).update(group=Group.objects.create(name="Other"))
    assert poll(bob, poll_url, 0).status_code == 404
    game.delete()
    assert poll(bob, poll_url, 0).status_code == 404


@pytest.mark.parametrize(("quiet", "again"), [(0, "2"), (3599, "2"), (3601, "15")])
def test_a_table_is_asked_less_often_after_an_hour(bob, game, poll_url, quiet, again):
    quiet = timezone.now() - timedelta(seconds=quiet)
    Game.objects.filter(pk=game.pk).update(changed_at=quiet)
    assert poll(bob, poll_url, 0)["Poll-After"] == again
    assert poll(bob, poll_url, 7)["Poll-After"] == again


def test_a_game_that_is_over_is_followed_all_the_same(ann, bob, game, poll_url):
    bob.play(game, ONE_DEAL)
    assert poll(bob, poll_url, 4)["Poll-After"] == "2"
    ann.enter(game, None, to="last/")
    assert "Undone: " in poll(bob, poll_url, 4).content.decode()


@pytest.mark.alike
def test_the_next_game_of_the_night_is_news_once(
    bob, start, game, poll_url, django_assert_num_queries
):
    bob.play(game, ONE_DEAL)
    later = start()
    response = poll(bob, poll_url, 4)
    assert f'href="{later.get_absolute_url()}"' in response.content.decode()
    told = bob.get(game.get_absolute_url()).context["page"]["poll"]
    with django_assert_num_queries(1):
        assert poll(bob, told, 4).status_code == 304


def test_who_missed_several_entries_hears_each(ann, bob, game, poll_url):
    ann.play(game, BIDS)
    one, all_of_them = (poll(bob, poll_url, seen).content for seen in (2, 0))
    assert one.count(b" bids ") < all_of_them.count(b" bids ")
    forged = "9" * 5000
    assert poll(bob, poll_url, forged).status_code == 200


def test_without_a_tag_the_table_is_given_as_it_is(bob, watcher, eve, game):
    url = f"{game.get_absolute_url()}table/"
    assert bob.get(url).status_code == watcher.get(url).status_code == 200
    assert eve.get(url).status_code == 404
