"""If npm does not answer, the server runs without the phones' engine and says so."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import ROOT

NEEDED = ["scripts/fetch-engine", "scripts/has-engine", "scripts/need-node"]
NEEDED += ["package.json"]
NEEDED += ["package-lock.json", ".npmrc"]
VENV = Path(sys.executable).parents[1]
NOBODY = "http://127.0.0.1:9/"  # a registry that refuses all connections


@pytest.fixture
def folder(tmp_path):
    """A copy of what fetching needs, without what it fetches."""
    (tmp_path / "scripts").mkdir()
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def fetch(folder, registry, **environment):
    """The exit status of the script where npm asks a registry; it says nothing."""
    given = {"npm_config_registry": registry, "npm_config_cache": str(folder / "npm")}
    done = subprocess.run(
        ["scripts/fetch-engine", VENV],
        cwd=folder,
        env=os.environ | given | environment,
        capture_output=True,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == (b"", b"")
    return done.returncode


def test_a_registry_that_says_nothing_is_given_up(folder):
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"http://127.0.0.1:{mute.getsockname()[1]}/"
        assert fetch(folder, address, PATIENCE="500") == 1


def test_a_registry_that_is_not_there_is_given_up(folder):
    assert fetch(folder, NOBODY) == 1


@pytest.mark.parametrize(
    ("parts", "status"), [(["wasm"], 1), (["mjs"], 1), (["wasm", "mjs"], 0)]
)
def test_what_is_there_as_a_whole_is_not_fetched_again(folder, parts, status):
    package = folder / "node_modules/@micropython/micropython-webassembly-pyscript"
    package.mkdir(parents=True)
    for part in parts:
        (package / f"micropython.{part}").touch()
    assert fetch(folder, NOBODY) == status
