"""A database whose file was deleted takes nothing; a copy put back is used at once."""

import re
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.phone_line import PhoneLine
from tests.server import Server
from tests.web.database.test_races import TABLE


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path, WEB_CONCURRENCY="1") as server:
        yield server


def test_nothing_is_written_into_a_file_without_a_name(server, tmp_path):
    [(session, _)] = server.tables([TABLE])
    phone, file = PhoneLine(server.port, session), tmp_path / "scorekeeper.sqlite3"
    assert add(phone, "Zoe")[0] == 302
    copy = copied(server, file)
    assert add(phone, "Maximilian")[0] == 302
    away(file)
    status, _, page = add(phone, "Eve")
    assert (status, "file of the database is gone" in page) == (503, True)
    assert "This was not kept" in page
    assert "gone" in phone.get("/readyz")[2]
    assert phone.get(re.search(r'href="(/static/[^"]+)"', page)[1])[0] == 200
    assert not file.exists()
    shutil.copy(copy, file)
    assert "ready" in phone.get("/readyz")[2]
    shown = phone.get("/nights/1/")[2]
    assert "Zoe" in shown
    assert "Maximilian" not in shown
    assert add(phone, "Maximilian")[0] == 302


def add(phone, name):
    return phone.post("/nights/1/people/", {"name": name})


def copied(server, file):
    """A copy of the database as it is now."""
    copy = file.with_name("copy.sqlite3")
    with sqlite3.connect(file) as now, sqlite3.connect(copy) as then:
        now.backup(then)
    return copy


def away(file):
    for path in [file, *map(Path, (f"{file}-wal", f"{file}-shm"))]:
        path.unlink(missing_ok=True)
