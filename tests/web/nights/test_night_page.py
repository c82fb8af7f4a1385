"""The page of a night: its games, the balance, who comes and goes, and closing it."""

import pytest

from scorekeeper.models import Attendance, Group, Person
from tests.rules.tables.piquet import answer, point
from tests.sentences import BOB_WON_BY_ONE
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading


@pytest.fixture
def url(night):
    return night.get_absolute_url()


@pytest.fixture
def text(bob, url):
    """What the page of the night says now."""
    return lambda: Reading(bob.get(url)).text


@pytest.fixture
def absent(group):
    """One of the group who is not at the night."""
    return Person.objects.create(group=group, name="Fay")


def is_here(night, name):
    return night.attendances.filter(person__name=name, until=None).exists()


@pytest.mark.alike
def test_a_game_in_play_says_where_it_stands(bob, game, text):
    assert "Oh Hell Ann, Bob and Cleo, not yet dealt" in text()
    bob.play(game, ONE_DEAL[:1])
    assert "Deal 1: Ann 0, Bob 0, Cleo 0" in text()


@pytest.mark.alike
def test_a_claim_counts_once_it_is_good(bob, start, text):
    game = start("piquet", "Ann Bob", dealer=1)
    bob.play(game, [point(0, 5)])
    assert "Deal 1: Ann 0, Bob 0" in text()
    bob.play(game, [answer(1, "point", "good")])
    assert "Deal 1: Ann 5, Bob 0" in text()


@pytest.mark.alike
def test_a_finished_game_says_who_won_and_opens_its_sheet(bob, game, text, url):
    bob.play(game)
    assert BOB_WON_BY_ONE in text()
    assert bytes(f"{game.get_absolute_url()}review/", "ascii") in bob.get(url).content


@pytest.mark.alike
def test_the_balance_is_in_points_where_nothing_is_at_stake(bob, game, text):
    assert "Balance" not in text()
    bob.play(game)
    assert "in points Ann −1 Bob +2 Cleo −1 Dan 0" in text()


@pytest.mark.alike
def test_the_balance_is_in_money_where_money_is_at_stake(bob, start, text):
    options = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=options, stake={"per_point": "0.05"}))
    assert "in € Ann −0.05 Bob +0.10 Cleo −0.05 Dan 0.00" in text()


def test_what_was_played_tonight_is_offered_again(game, text):
    assert "Play again Oh Hell" in text()


def test_one_of_the_group_arrives_by_a_tap(bob, url, night, absent):
    assert bob.post(f"{url}people/", {"person": absent.pk}).url == url
    assert is_here(night, "Fay")


@pytest.mark.alike
def test_somebody_new_arrives_by_name(bob, url, night):
    bob.post(f"{url}people/", {"name": "Gus"})
    assert is_here(night, "Gus")
    assert night.group.people.filter(name="Gus").exists()


def test_who_arrives_needs_a_name(bob, url):
    response = bob.post(f"{url}people/", {"name": "  "})
    assert response.status_code == 422
    assert "Enter the name of the late arrival." in Reading(response).text


def test_nobody_of_another_group_arrives(bob, url, night):
    others = Group.objects.create(name="Others")
    other = Person.objects.create(group=others, name="Zoe")
    assert bob.post(f"{url}people/", {"person": other.pk}).status_code == 422
    assert not is_here(night, "Zoe")


def test_who_leaves_is_still_on_the_page_and_may_come_back(bob, url, night, people):
    place = f"{url}people/{people['Dan'].pk}/"
    bob.post(place, {"here": "0"})
    assert not is_here(night, "Dan")
    assert "Dan left at" in Reading(bob.get(url)).text
    bob.post(place, {"here": "1"})
    assert is_here(night, "Dan")
    assert Attendance.objects.filter(person=people["Dan"]).count() == 1


def test_the_host_closes_the_night_and_opens_it_again(ann, bob, url, night):
    assert ann.post(f"{url}closing/", {"closed": "1"}).url == f"{url}settlement/"
    night.refresh_from_db()
    assert night.closed_at
    assert "New game" not in Reading(bob.get(url)).text
    assert ann.post(f"{url}closing/", {"closed": "0"}).url == url
    night.refresh_from_db()
    assert night.closed_at is None


def test_a_closed_night_takes_nobody_in(ann, url, night, absent):
    ann.post(f"{url}closing/", {"closed": "1"})
    text = Reading(ann.get(url)).text
    assert "People who came" in text
    for asked in ("Mark as left", "Add a late arrival", "Ask for confirmation"):
        assert asked not in text
    assert ann.post(f"{url}people/", {"person": absent.pk}).status_code == 403
    assert not is_here(night, "Fay")


@pytest.mark.parametrize("closed", ["0", "1"])
def test_only_the_host_closes_or_reopens(bob, eve, url, closed):
    assert bob.post(f"{url}closing/", {"closed": closed}).status_code == 403
    assert eve.post(f"{url}closing/", {"closed": closed}).status_code == 404


def test_who_only_watches_or_has_no_key_brings_nobody(watcher, eve, url, night, absent):
    assert watcher.post(f"{url}people/", {"person": absent.pk}).status_code == 403
    assert eve.post(f"{url}people/", {"person": absent.pk}).status_code == 404
    assert not is_here(night, "Fay")
