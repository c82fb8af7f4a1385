"""Where npm has no answer, the server runs without the phones' engine, and says so."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import ROOT

ASKED = ["scripts/fetch-engine", "scripts/need-node", "package.json"]
ASKED += ["package-lock.json", ".npmrc"]
VENV = Path(sys.executable).parents[1]


@pytest.fixture
def folder(tmp_path):
    """A copy of what fetching needs, without what it fetches."""
    (tmp_path / "scripts").mkdir()
    for name in ASKED:
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def fetch(folder, registry, **environment):
    """What the script says where npm asks a registry; it must end well."""
    given = {"npm_config_registry": registry, "npm_config_cache": str(folder / "npm")}
    done = subprocess.run(
        ["scripts/fetch-engine", VENV, folder / "var"],
        cwd=folder,
        env=os.environ | given | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == ""
    assert not (folder / "var").exists()
    return done.stderr


SAID = "could not be had from npm: the server referees alone."


def test_a_registry_that_says_nothing_is_given_up(folder):
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"http://127.0.0.1:{mute.getsockname()[1]}/"
        assert SAID in fetch(folder, address, PATIENCE="500")


def test_a_registry_that_is_not_there_is_given_up(folder):
    assert SAID in fetch(folder, "http://127.0.0.1:9/")


def test_whoever_wants_no_engine_hears_nothing_of_it(folder):
    assert fetch(folder, "http://127.0.0.1:9/", ENGINE="off") == ""
