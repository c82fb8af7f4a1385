"""A lock midway through an operation of several steps is waited for; pages give way."""

from time import monotonic

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection

from scorekeeper import nights, recording
from scorekeeper.database import lock_waits, write_locks
from scorekeeper.database.write_locks import AGAIN
from scorekeeper.models import Game, Group, Key, Person, SamePerson
from scorekeeper.people.statistics import ratings, update
from tests.web.database.test_trying_again import Fails
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

LOCKED = OperationalError("database is locked")
ONE_CARD = {"sequence": "custom", "hands": [1]}
WRITES = ("INSERT", "UPDATE", "DELETE")
LAST_STEP = "DELETE FROM scorekeeper_game"
PAGES = [
    "/groups/{group}/people/",
    "/groups/{group}/nights/calendar/",
    "/groups/{group}/games/",
    "/groups/{group}/records/",
    "/groups/{group}/season/",
    "/people/{ann}/",
    "/people/{ann}/games/",
    "/people/{ann}/with/{bob}/",
    "/share/person/{ann}/",
]


@pytest.fixture(autouse=True)
def no_pause(monkeypatch):
    monkeypatch.setattr(lock_waits, "PAUSE", 0)
    monkeypatch.setitem(write_locks.gave_way, "until", 0)


@pytest.fixture
def url(group):
    return f"/groups/{group.pk}/deletion/"


def posted(device, url, fields, *fails):
    """The answer to a change that finds a lock, and the tries that it asked for."""
    tries = []
    with connection.execute_wrapper(Fails(*fails)):
        answer = device.post(url, fields, **{AGAIN: tries})
    return answer, tries


def test_a_lock_midway_does_not_stop_a_deletion(ann, game, group, url):
    answer, tries = posted(ann, url, {"name": group.name}, LAST_STEP, LOCKED, 3)
    assert (answer.status_code, tries) == (302, [])
    assert not Group.objects.exists()
    assert not Game.objects.exists()


def test_a_lock_before_a_deletion_leaves_everything(ann, game, group, url):
    first = 'UPDATE "scorekeeper_key"'
    answer, tries = posted(ann, url, {"name": group.name}, first, LOCKED, 9)
    assert (answer.status_code, tries) == (503, [True])
    assert ann.get(url).status_code == 200


@pytest.mark.parametrize("said", ["database is locked", "database or disk is full"])
def test_the_host_reads_how_the_rest_is_deleted(
    ann, game, group, url, monkeypatch, said
):
    monkeypatch.setattr(lock_waits, "LONGEST", 0)
    fails = LAST_STEP, OperationalError(said), 99
    answer, tries = posted(ann, url, {"name": group.name}, *fails)
    assert (answer.status_code, tries) == (503, [])  # it would find no access
    text = Reading(answer).text
    assert "Nobody can open this group any more." in text
    assert f"manage.py groups --delete {group.pk}." in text
    assert not Key.objects.valid().exists()
    still = pytest.raises(CommandError, match="has not been deleted")
    with still, connection.execute_wrapper(Fails(*fails)):
        call_command("groups", delete=group.pk, yes=True)
    call_command("groups", delete=group.pk, yes=True)
    assert not Group.objects.exists()


@pytest.fixture
def anna(group, bob, night, people, monkeypatch):
    """Another name of Ann, whose two games are taken out of the sums in two steps."""
    monkeypatch.setattr(update, "FEW", 1)
    monkeypatch.setattr(update, "MANY", 1)
    anna = Person.objects.create(group=group, name="Anna")
    players = [anna, people["Bob"], people["Cleo"]]
    other = nights.start_night(group, players, [], date=night.date)
    for _ in range(2):
        bob.play(recording.start_game(other, "oh_hell", players, options=ONE_CARD).game)
    update.add_up(group.pk)
    return anna


class FailsLater(Fails):
    """Lets the first so many statements of a kind pass, then some fail."""

    def __init__(self, begins, error, times, after):
        super().__init__(begins, error, times)
        self.after = after

    def __call__(self, execute, sql, *args):
        if sql.strip().startswith(self.begins) and self.after:
            self.after -= 1
            return execute(sql, *args)
        return super().__call__(execute, sql, *args)


TAKEN_OUT, MOVED = 'UPDATE "scorekeeper_game" SET "is_c', 'UPDATE "scorekeeper_seat"'
UNDER_WAY = {"second step": (TAKEN_OUT, LOCKED, 3, 1), "last": (MOVED, LOCKED, 3, 0)}


@pytest.mark.parametrize("where", UNDER_WAY)
def test_two_people_become_one_in_spite_of_a_lock(bob, anna, people, where):
    url, tries = f"/people/{anna.pk}/same/", []
    with connection.execute_wrapper(FailsLater(*UNDER_WAY[where])):
        answer = bob.post(url, {"of": people["Ann"].pk}, **{AGAIN: tries})
    assert (answer.status_code, tries) == (302, [])
    [same] = SamePerson.objects.all()
    back, fields = f"/people/{people['Ann'].pk}/two/", {"of": same.pk}
    with connection.execute_wrapper(FailsLater(*UNDER_WAY[where])):
        answer = bob.post(back, fields, **{AGAIN: tries})
    assert (answer.status_code, tries) == (302, [])
    assert not SamePerson.objects.exists()


def test_where_nothing_is_done_yet_the_request_is_tried_again(bob, anna, people):
    url, fields = f"/people/{anna.pk}/same/", {"of": people["Ann"].pk}
    answer, tries = posted(bob, url, fields, TAKEN_OUT, LOCKED, 3)
    assert (answer.status_code, tries) == (503, [True])


@pytest.mark.parametrize("page", PAGES)
def test_pages_with_sums_are_shown_while_the_database_is_locked(
    bob, game, group, people, page
):
    bob.play(game, ONE_DEAL)
    url = page.format(group=group.pk, ann=people["Ann"].pk, bob=people["Bob"].pk)
    tries = []
    with connection.execute_wrapper(Fails(WRITES, LOCKED, 99)):
        answer = bob.get(url, **{AGAIN: tries})
    assert (answer.status_code, tries) == (200, [])
    assert write_locks.gave_way["until"] > monotonic()
    assert not Game.objects.get(pk=game.pk).is_counted
    if "share" not in page and page != "/people/{ann}/games/":
        assert "Still adding up 1 older game" in Reading(answer).text
    bob.get(url)
    assert Game.objects.get(pk=game.pk).is_counted


def test_a_link_that_was_opened_before_opens_while_the_database_is_locked(bob, night):
    url, tries = f"/k/{bob.secret}/", []
    with connection.execute_wrapper(Fails(WRITES, LOCKED, 99)):
        answer = bob.get(url, **{AGAIN: tries})
    assert (answer.status_code, tries) == (302, [])


def test_another_trouble_is_not_passed_over(bob, game, group):
    bob.play(game, ONE_DEAL)
    full = OperationalError("database or disk is full")
    with connection.execute_wrapper(Fails(WRITES, full, 99)):
        assert bob.get(f"/groups/{group.pk}/people/").status_code == 503


@pytest.mark.parametrize("page", ["/groups/{group}/records/", "/people/{ann}/"])
def test_strength_gives_way_to_a_lock(bob, start, group, people, page):
    Group.objects.update(is_rated=True)
    for _ in range(2):  # the second is not counted yet
        ratings.reckon(group.pk)
        bob.play(start(options=ONE_CARD))
        update.add_up(group.pk)
    url = page.format(group=group.pk, ann=people["Ann"].pk) + "?game=oh_hell"
    with connection.execute_wrapper(Fails(WRITES, LOCKED, 99)):
        answer = bob.get(url)
    assert answer.status_code == 200
    assert "Strength does not include all games yet." in Reading(answer).text
    assert "Strength does not" not in Reading(bob.get(url)).text


@pytest.mark.alike
def test_a_step_is_tried_for_five_seconds(monkeypatch):
    clock = iter([0, 1, 4.9, 5.1])
    monkeypatch.setattr(lock_waits, "monotonic", lambda: next(clock))
    tried = []

    def step(number):
        tried.append(number)
        raise LOCKED

    with pytest.raises(OperationalError):
        lock_waits.try_patiently(step, 7)
    assert tried == [7] * 3
