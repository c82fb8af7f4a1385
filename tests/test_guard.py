"""Tests change nothing but what is theirs: what else they would change is refused."""

import json
import os
import subprocess
import sys

import pytest

from tests.guard import audit_hook, landlock, system_files
from tests.often import some
from tests.server import ROOT

LANDLOCK = pytest.mark.skipif(
    not landlock.refusable(), reason="this kernel has no Landlock"
)

# each event: a change of that kind in the folder `here`
CHANGES = {
    "open": "open(here / 'file', 'a')",
    "os.chmod": "os.chmod(here / 'file', 0o600)",
    "os.chown": "os.chown(here / 'file', os.getuid(), -1)",
    "os.link": "os.link(ours / 'file', here / 'linked')",
    "os.mkdir": "os.mkdir(here / 'made')",
    "os.remove": "os.remove('file', dir_fd=os.open(here, os.O_RDONLY))",
    "os.removexattr": "os.removexattr(here / 'file', 'user.name')",
    "os.rename": "os.rename(here / 'full', ours / 'taken')",
    "os.rmdir": "os.rmdir(here / 'empty')",
    "os.setxattr": "os.setxattr(here / 'file', 'user.name', b'')",
    "os.symlink": "os.symlink('file', here / 'pointing')",
    "os.truncate": "os.truncate(ours / 'way' / here.name / 'file', 0)",
    "os.utime": "os.utime(here / 'file')",
    "sqlite3.connect": "sqlite3.connect(here / 'file')",
}
# each of the changes given, in folders of its own: what was refused, by its name
CHANGE = """
import json, os, sqlite3, sys
from pathlib import Path
from tests.guard import audit_hook

machine, folder, changes = Path(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])
refused = audit_hook.keep_within({str(machine / name / "ours") for name in changes})
found = {}
for name, change in changes.items():
    ours, here = machine / name / "ours", machine / name / folder
    refused.clear()
    try:
        eval(change)
    except audit_hook.ForeignFileError:
        found[name] = [*map(str, refused)]
print(json.dumps(found))
"""

# what a program of any kind may do, in a shell that stands in the folder
COMMANDS = [
    "echo more >> file",
    "echo more > made",
    "mkdir made",
    "rm file",
    "rmdir empty",
    "mv file moved",
    "mv file ../ours/moved",
    "ln -s file made",
    "ln file made",
    "ln file ../ours/linked",
    "sed -i s/a/b/ file",
]
COMMAND = """
import json, subprocess, sys
from pathlib import Path
from tests.guard import landlock

machine, folder, commands = Path(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])
ours = {str(machine / name / "ours") for name in commands}
landlock.keep_within({*ours, "/dev/null"})
found = {}
for name, command in commands.items():
    shell = ["sh", "-c", command]
    done = subprocess.run(shell, cwd=machine / name / folder, stderr=subprocess.DEVNULL)
    found[name] = done.returncode
print(json.dumps(found))
"""

# a run of tests whose temporary folder is not all that is beside their checkout
GUARDED = """
from tests import guard
from tests.guard import places, system_files

places.TEMPORARY = ()
system_files.FOLDERS = ()  # the machine's are many: one folder of ours stands for them

def pytest_configure(config):
    guard.watch(config)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(system_files.Watch([{system!r}]))
"""


@pytest.fixture
def machine(tmp_path):
    """A folder of the tests, with a link out of it, and one that is not theirs."""
    return furnished(tmp_path)


def furnished(machine):
    for name in ("ours", "others"):
        (machine / name / "full").mkdir(parents=True)
        (machine / name / "empty").mkdir()
        (machine / name / "file").write_text("as it was")
        (machine / name / "full" / "file").write_text("as it was")
    (machine / "ours" / "way").symlink_to(machine)
    return machine


def tried(code, folder, machine, changes):
    """What comes of each change of `folder`, and the names of those that changed it.

    `changes`: by their names; a process tries them that is kept within "ours".
    """
    before = {}
    for name in changes:
        furnished(machine / name)
        before[name] = looks(machine / name / folder)
    command = [sys.executable, "-c", code, machine, folder, json.dumps(changes)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    now = {name: looks(machine / name / folder) for name in changes}
    return json.loads(done.stdout), {
        name for name in changes if now[name] != before[name]
    }


def looks(folder):
    """All in a folder, with its content and when something of it changed."""
    return {
        path: (path.lstat().st_ctime_ns, path.is_file() and path.read_text())
        for path in [folder, *folder.rglob("*")]
    }


def test_each_change_that_is_looked_at_is_tried():
    assert CHANGES.keys() == audit_hook.CHANGES.keys()


def test_python_changes_nothing_elsewhere(tmp_path):
    refused, changed = tried(CHANGE, "others", tmp_path, CHANGES)
    assert refused.keys() == CHANGES.keys()
    assert [name for name in refused if f"({name})" not in refused[name][0]] == []
    assert changed == set()


def test_python_changes_what_is_ours(tmp_path):
    own = {name: CHANGES[name] for name in CHANGES if "xattr" not in name}
    refused, changed = tried(CHANGE, "ours", tmp_path, own)
    assert refused == {}
    assert changed >= own.keys() - {"open", "sqlite3.connect"}  # opened is not written


def test_a_link_among_our_files_may_go_whatever_it_leads_to(tmp_path):
    pointing = "os.symlink(machine / name / 'others' / 'file', here / 'link')"
    link = {"link": f"({pointing}, os.remove(here / 'link'))"}
    assert tried(CHANGE, "ours", tmp_path, link)[0] == {}


def test_a_file_that_was_opened_to_be_read_keeps_its_traits(tmp_path):
    opened = "(file := os.open(here / 'file', os.O_RDONLY), {})"
    changes = ["os.fchmod(file, 0o600)", "os.utime(file)"]
    names = {name: opened.format(name) for name in changes}
    refused, changed = tried(CHANGE, "others", tmp_path, names)
    assert [name for name in names if "others/file" not in refused[name][0]] == []
    assert changed == set()


def test_the_root_of_all_folders_is_no_place_of_ours():
    assert audit_hook.traits("/", 0o777, audit_hook.HERE) == ["/"]
    assert not audit_hook.is_within("/", {"/tmp"})


def test_what_is_only_read_is_open_to_all(tmp_path):
    read = {"read": "open(here / 'file').close()"}
    assert tried(CHANGE, "others", tmp_path, read)[0] == {}


@LANDLOCK
def test_a_program_changes_nothing_elsewhere(tmp_path):
    statuses, changed = tried(COMMAND, "others", tmp_path, numbered(COMMANDS))
    assert [name for name in statuses if not statuses[name]] == []
    assert changed == set()


@LANDLOCK
def test_a_program_changes_what_is_ours(tmp_path):
    statuses, changed = tried(COMMAND, "ours", tmp_path, numbered(COMMANDS))
    assert {*statuses.values()} == {0}
    assert changed == statuses.keys()


def numbered(commands):
    """Commands by names that may be those of folders."""
    return {f"{place} {command[:5]}": command for place, command in enumerate(commands)}


@LANDLOCK
def test_a_program_gains_no_rights_by_sudo(tmp_path):
    asked = "test $(sed -n 's/^NoNewPrivs:\\s*//p' /proc/self/status) = 1"
    assert tried(COMMAND, "ours", tmp_path, {"sudo": asked})[0] == {"sudo": 0}


@pytest.fixture
def run(machine):
    """Runs a test under the guard: run(code, *options), as (exit status, words)."""
    checkout, temporary = machine / "checkout", machine / "temporary"
    for folder in (checkout, temporary):
        folder.mkdir()
    (checkout / "conftest.py").write_text(
        GUARDED.format(system=str(machine / "others"))
    )

    traits = {"PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)}
    traits["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # each start of them takes long

    def run_test(code, *options):
        (checkout / "test_it.py").write_text(code)
        chosen = ["-p", "xdist", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *chosen, *options],
            cwd=checkout,
            env=os.environ | traits,
            capture_output=True,
            text=True,
            timeout=60,
        )
        return done.returncode, done.stdout

    return run_test


OVERWRITING = """
from pathlib import Path

def test_it(tmp_path):
    (tmp_path / "id").symlink_to(Path("../others/file").resolve())
    {change}
"""
WRITE = '(tmp_path / "id").write_text("not as it was")'


@pytest.mark.parametrize("workers", some(["-n1", "-n0"], 1))
def test_a_file_behind_a_link_is_not_overwritten(run, machine, workers):
    status, words = run(OVERWRITING.format(change=WRITE), workers)
    assert status == 1
    assert f"Not for tests to change: {machine / 'others' / 'file'} (open)" in words
    assert (machine / "others" / "file").read_text() == "as it was"


def test_a_test_that_catches_its_refusal_fails_all_the_same(run, machine):
    caught = f"try: {WRITE}\n    except OSError: pass"
    status, words = run(OVERWRITING.format(change=caught))
    assert status == 1
    assert f"Not for tests to change: {machine / 'others' / 'file'} (open)" in words


def test_a_module_that_catches_its_refusal_is_not_collected(run, machine):
    code = "try: open('../others/file', 'w')\nexcept OSError: pass\ndef test_it(): pass"
    status, words = run(code, "-n1")
    assert status != 0
    assert f"Not for tests to change: {machine / 'others' / 'file'} (open)" in words
    assert "passed" not in words


def test_what_a_test_is_given_is_its_own(run):
    assert run(OVERWRITING.format(change='(tmp_path / "a").write_text("")'))[0] == 0


def test_folders_and_report_may_be_wanted_elsewhere(run, machine):
    kept = '(tmp_path / "a").write_text("")'
    report, log = machine / "new" / "report", machine / "log"
    options = [
        f"--junitxml={report}",
        f"--log-file={log}",
        f"--basetemp={machine}/base",
    ]
    assert run(OVERWRITING.format(change=kept), "-n1", *options)[0] == 0
    assert "test_it" in report.read_text()


def test_a_run_fails_that_changed_a_file_of_the_system(run, machine):
    by_a_program = '__import__("subprocess").run(["chmod", "600", tmp_path / "id"])'
    status, words = run(OVERWRITING.format(change=by_a_program))
    assert status == 1
    assert f"Changed while tests ran: {machine / 'others' / 'file'}" in words


def test_what_lies_in_places_of_ours_is_no_file_of_the_system(machine):
    (machine / "ours" / "file").chmod(0o600)
    changed = system_files.changed_since(0, [machine], but={str(machine / "ours")})
    assert changed
    assert not any("ours" in path for path in changed)


def test_a_system_that_nobody_touched_is_as_it_was(machine):
    last = max(path.lstat().st_ctime for path in machine.rglob("*"))
    assert system_files.changed_since(last, [machine]) == []
