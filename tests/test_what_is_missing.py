"""On a machine that lacks something `make` says what, and how to get it."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.server import ROOT

USED = ("sh", "id", "ls", "make", "find", "mktemp", "rm")
SENTENCE = "Missing: postgresql. On Debian, type: sudo apt install postgresql\n"
ALONE = "PostgreSQL is not available: tested on SQLite only.\n"
# what says to make how these tests themselves were started
STARTED = ("CI", "DB", "ARGS", "MAKEFLAGS", "MFLAGS")
NO_NETWORK = "#!/bin/sh\necho 'No such host' >&2\nexit 100\n"


@pytest.fixture
def bare(tmp_path):
    """A machine with few programs: runs a command there, as (exit status, words).

    What a test makes lies in a folder of its own, before the links to the system's.
    """
    made, linked = tmp_path / "made", tmp_path / "linked"
    made.mkdir()
    linked.mkdir()
    for name in USED:
        (linked / name).symlink_to(shutil.which(name))

    def run(*command, **environment):
        known = {name: os.environ[name] for name in {*os.environ} - {*STARTED}}
        known |= {"PATH": f"{made}:{linked}", "POSTGRESQL": str(tmp_path / "none")}
        known |= environment
        done = subprocess.run(
            command, cwd=ROOT, env=known, capture_output=True, text=True, timeout=60
        )
        return done.returncode, done.stderr

    run.folder = made
    return run


def program(folder, name, text):
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)


# make test where all is there but PostgreSQL, and all passes on SQLite
THERE = (".venv/.to-test", "node_modules/.to-test", "browser")
MAKE_TEST = ["make", *[f"--old-file={name}" for name in THERE]]
MAKE_TEST += ["test", f"PY={shutil.which('true')}"]


@pytest.mark.parametrize("wanted", ["DB=postgresql", "DB=both"])
def test_where_postgresql_is_wanted_it_may_not_be_missing(bare, wanted):
    status, said = bare(*MAKE_TEST, wanted)
    assert status == 2
    assert said.startswith(SENTENCE)
    assert ALONE not in said


def test_ci_wants_both(bare):
    assert bare(*MAKE_TEST, CI="true")[0] == 2
    assert bare(*MAKE_TEST, CI="true", DB="sqlite")[0] == 0


def test_a_laptop_goes_on_without_postgresql_and_says_so_at_last(bare):
    status, said = bare(*MAKE_TEST)
    assert status == 0
    assert said.startswith(SENTENCE)
    assert said.endswith(ALONE)


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
