"""On a machine that lacks something `make` says what, and how to get it."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.server import ROOT

USED = ("sh", "id", "ls", "make", "find")
SENTENCE = "Missing here: postgresql. On Debian: sudo apt install postgresql\n"
NO_NETWORK = "#!/bin/sh\necho 'No such host' >&2\nexit 100\n"


@pytest.fixture
def bare(tmp_path):
    """A machine with few programs: runs a command there, as (exit status, words)."""
    for name in USED:
        (tmp_path / name).symlink_to(shutil.which(name))

    def run(*command):
        known = os.environ | {
            "PATH": str(tmp_path),
            "POSTGRESQL": str(tmp_path / "none"),
        }
        done = subprocess.run(
            command, cwd=ROOT, env=known, capture_output=True, text=True, timeout=60
        )
        return done.returncode, done.stderr

    run.folder = tmp_path
    return run


def program(folder, name, text):
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)


def test_make_says_that_postgresql_is_missing(bare):
    # what the tests need in Python is there, or this one would not run
    command = ["make", "-o", ".venv/.to-test", "test", "DB=postgresql"]
    status, said = bare(*command)
    assert status == 2
    assert said.startswith(SENTENCE)


def test_where_it_cannot_be_installed_that_is_said_at_last(bare):
    program(bare.folder, "apt-get", NO_NETWORK)
    program(bare.folder, "id", "#!/bin/sh\necho 0\n")
    status, said = bare("scripts/need-postgresql")
    assert status == 1
    assert "No such host" in said
    assert said.endswith(SENTENCE)


def test_the_tests_own_postgresql_says_where_to_get_one(bare):
    status, said = bare(sys.executable, "-m", "tests.postgresql", "true")
    assert (status, said) == (1, "No initdb here: scripts/need-postgresql\n")
