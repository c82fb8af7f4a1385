"""A request that finds a lock gives way to others, and is tried again by the server."""

import logging
import time

import pytest
from django.db import OperationalError, connection

from scorekeeper.database import write_locks
from scorekeeper.database.write_locks import AGAIN, HURRY
from scorekeeper.pages.views import health
from tests.web.database.test_trying_again import Fails
from tests.web.devices import BIDS

LOCKED = OperationalError("database is locked")
IS_SQLITE = connection.vendor == "sqlite"


def entered(bob, game, **environ):
    """The answer to an entry that finds the database locked."""
    bob.defaults |= environ
    with connection.execute_wrapper(Fails("INSERT INTO scorekeeper_entry", LOCKED, 9)):
        return bob.enter(game, BIDS[0])


def logged(caplog):
    return [one for one in caplog.records if one.message == "The database: busy"]


def test_a_request_that_may_be_tried_again_says_so_and_logs_nothing(bob, game, caplog):
    tries = []
    assert entered(bob, game, **{AGAIN: tries}).status_code == 503
    assert tries == [True]
    assert logged(caplog) == []


@pytest.mark.parametrize("environ", [{}, {AGAIN: None}])
def test_the_last_try_is_answered_and_logged(bob, game, caplog, environ):
    caplog.set_level(logging.ERROR)
    answer = entered(bob, game, **environ)
    assert answer.status_code == 503
    assert b"server is busy" in answer.content
    assert len(logged(caplog)) == 1


def test_an_entry_that_is_refused_is_not_tried_again(bob, game):
    tries = []
    bob.defaults[AGAIN] = tries
    wrong = {"type": "bid", "seat": 0, "bid": 9}
    assert bob.enter(game, wrong).status_code == 422
    assert tries == []


def test_who_asks_whether_it_is_ready_is_tried_again(client, db, monkeypatch):
    monkeypatch.setattr(health, "readiness", lambda: {"status": "busy"})
    tries = []
    assert client.get("/readyz", **{AGAIN: tries}).status_code == 503
    assert tries == [True]


def patience():
    """Milliseconds for which SQLite waits for a lock now."""
    return connection.connection.execute("PRAGMA busy_timeout").fetchone()[0]


@pytest.mark.skipif(not IS_SQLITE, reason="PostgreSQL has no lock for all")
def test_while_a_lock_lasts_requests_hardly_wait(bob, game, monkeypatch):
    before, now = patience(), time.monotonic()
    cases = (True, 0, 5), (True, 0, 5), (False, 0, 250), (False, now + 60, 5)
    try:
        for hurried, until, wanted in (*cases, (False, now, 250)):
            bob.defaults[HURRY] = hurried
            monkeypatch.setitem(write_locks.gave_way, "until", until)
            bob.get(game.get_absolute_url())
            assert patience() == wanted
    finally:
        connection.connection.execute(f"PRAGMA busy_timeout = {before}")
        del connection.waits


@pytest.mark.alike
def test_only_a_server_waits_shortly(bob, game, settings):
    options = settings.DATABASES["default"]["OPTIONS"]
    assert options.get("timeout", 5) == 5
    assert options.get("options", write_locks.OURS) == write_locks.OURS
    bob.get(game.get_absolute_url())
    assert not hasattr(connection, "waits")


@pytest.mark.alike
@pytest.mark.parametrize(
    ("given", "then"),
    [
        ({"timeout": 5}, {"timeout": 0.25}),
        ({"options": write_locks.OURS}, {"options": "-c lock_timeout=100ms"}),
        ({"options": "-c lock_timeout=9s"}, {"options": "-c lock_timeout=9s"}),
        ({}, {}),
    ],
)
def test_in_a_server_each_try_is_short(given, then):
    database = {"OPTIONS": given}
    write_locks.wait_shortly(database)
    assert database["OPTIONS"] == then
