"""A backup is taken and restored while the server answers."""

import json
import subprocess
import urllib.request

import pytest

from tests.server import Server

RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [1]},
    "entries": [],
}


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path) as server:
        yield server


def test_the_next_start_tells_of_a_backup_that_failed(server, tmp_path):
    server.tables([RECORD])
    with pytest.raises(subprocess.CalledProcessError):
        server.manage("backup", str(tmp_path / "nowhere" / "night.backup"))
    server.stop()
    server.start()
    with server.open("/readyz") as answer:
        assert json.load(answer)["backup"] == "failed"
    lines = [line for line in server.said().splitlines() if line.startswith("{")]
    told = [json.loads(line)["message"] for line in lines]
    assert [line for line in told if line.startswith("The last backup failed")]
    server.manage("backup", str(tmp_path / "night.backup"))
    with server.open("/readyz") as answer:
        assert "backup" not in json.load(answer)


def status(server, session, address):
    """The status of a page for a visitor with a session."""
    headers = {"Cookie": f"sessionid={session}"}
    request = urllib.request.Request(server.url + address, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def test_the_server_goes_on_with_what_the_backup_has(server, tmp_path):
    kept = server.tables([RECORD])[0]
    server.manage("backup", str(tmp_path / "night.backup"))
    later = server.tables([RECORD])[0]
    assert [status(server, *table) for table in (kept, later)] == [200, 200]
    said = server.manage("restore", "--yes", str(tmp_path / "night.backup"))
    assert "Restored everything from" in said
    assert [status(server, *table) for table in (kept, later)] == [200, 404]
    assert status(server, "", "/readyz") == 200
