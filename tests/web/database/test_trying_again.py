"""What collides is tried again; what cannot be kept is said to be not kept."""

import re
from html import unescape

import pytest
from django.db import IntegrityError, OperationalError, connection

from scorekeeper.server.whole_requests import LARGEST
from tests.web.devices import BIDS
from tests.web.reading import Reading


class Fails:
    """Lets the first so many statements of a kind fail."""

    def __init__(self, begins, error, times):
        self.begins, self.error, self.times = begins, error, times

    def __call__(self, execute, sql, *args):
        if sql.strip().startswith(self.begins) and self.times:
            self.times -= 1
            raise self.error
        return execute(sql, *args)


def test_six_who_add_one_name_at_once_are_not_in_each_others_way(bob, night, group):
    clash = Fails('INSERT INTO "scorekeeper_person"', IntegrityError("twice"), 2)
    with connection.execute_wrapper(clash):
        response = bob.post(f"/nights/{night.pk}/people/", {"name": "Zoe"})
    assert response.status_code == 302
    assert group.people.filter(name="Zoe").count() == 1


def test_what_collides_again_and_again_is_refused(bob, night, group):
    clash = Fails('INSERT INTO "scorekeeper_person"', IntegrityError("twice"), 9)
    with connection.execute_wrapper(clash):
        response = bob.post(f"/nights/{night.pk}/people/", {"name": "Zoe"})
    assert response.status_code == 409
    assert "Your change was not saved" in Reading(response).text
    assert not group.people.filter(name="Zoe").exists()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("database is locked", "server is busy"),
        ("database or disk is full", "server's disk is full"),
        ("attempt to write a readonly database", "read-only"),
        ("server closed the connection", "may not have been saved"),
        ("database disk image is malformed", "is damaged"),
        ("no such table: scorekeeper_entry", "manage.py migrate"),
    ],
)
def test_an_entry_that_cannot_be_kept_is_said_to_be_not_kept(bob, game, said, told):
    broken = Fails("INSERT INTO scorekeeper_entry", OperationalError(said), 1)
    with connection.execute_wrapper(broken):
        response = bob.enter(game, BIDS[0])
    assert response.status_code == 503
    assert told in Reading(response).text
    assert "saved" in Reading(response).text
    assert bob.enter(game, BIDS[0]).status_code == 200


def test_nobody_waits_longer_than_five_seconds_for_a_lock(db):
    is_sqlite = connection.vendor == "sqlite"
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout" if is_sqlite else "SHOW lock_timeout")
        assert cursor.fetchone()[0] in (5000, "5s")


def test_a_page_that_only_shows_says_nothing_of_keeping(bob, game):
    broken = Fails("SELECT", OperationalError("server closed the connection"), 1)
    with connection.execute_wrapper(broken):
        response = bob.get(game.get_absolute_url())
    assert response.status_code == 503
    assert "does not answer" in Reading(response).text
    assert "kept" not in Reading(response).text


def test_also_where_no_view_was_asked_yet_the_trouble_is_said(bob, game):
    bob.raise_request_exception = False
    polled = bob.get(game.get_absolute_url()).content.decode()
    url = unescape(re.search(r'"([^"]+/table/\?pass=[^"]+)"', polled)[1])
    broken = Fails("SELECT game.id", OperationalError("connection refused"), 1)
    with connection.execute_wrapper(broken):
        response = bob.get(url, headers={"If-None-Match": '"0"'})
    assert response.status_code == 503
    assert "does not answer" in Reading(response).text


def test_a_row_that_is_gone_when_it_is_to_be_changed_breaks_nothing(ann, night):
    def delete(execute, sql, *args):
        if sql.startswith('UPDATE "scorekeeper_night"'):
            execute("DELETE FROM scorekeeper_attendance", [], False, args[-1])
            execute("DELETE FROM scorekeeper_night", [], False, args[-1])
        return execute(sql, *args)

    with connection.execute_wrapper(delete):
        response = ann.post(f"{night.get_absolute_url()}closing/", {"closed": "1"})
    assert response.status_code == 409


def test_a_body_of_millions_is_refused_before_it_is_read(eve, db):
    response = eve.post("/start/", {"name_1": "A" * (LARGEST + 1)})
    assert response.status_code == 413
    assert "a million" in Reading(response).text


def test_a_broken_page_claims_nothing_that_is_not_so(bob, game, monkeypatch):
    bob.raise_request_exception = False
    monkeypatch.setattr("scorekeeper.recording.enter", None)
    response = bob.enter(game, BIDS[0])
    assert response.status_code == 500
    assert "Nothing you entered was lost" not in response.content.decode()
