"""`scorekeeper COMMAND` has the settings of the server, wherever it is called.

Its file means what it means to EnvironmentFile= of systemd (man systemd.exec).
"""

import json
import os
import shutil
import stat
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from scorekeeper.environment import host_command, settings_file
from tests.server import ROOT

WRAPPER = ROOT / "scripts" / "scorekeeper"
# What stands after KEY=, and what it means.
VALUES = [
    ("plain", "plain"),
    ("", ""),
    ("pa(ss)", "pa(ss)"),
    ("two words  and more", "two words  and more"),
    ("  spaces around \t", "spaces around"),
    ("$HOME `id` $(id) ${HOME}", "$HOME `id` $(id) ${HOME}"),
    ("a#b #c", "a#b #c"),
    ("#a", "#a"),
    ("a;b & c | d > e", "a;b & c | d > e"),
    ("it's", "it's"),
    ('say "hi"', 'say "hi"'),
    ("'single \"quoted\" \\ $x '", 'single "quoted" \\ $x '),
    ('"double \'quoted\' \\" \\$ \\` \\\\ \\n "', "double 'quoted' \" $ ` \\ \\n "),
    ("a\\ b\\\\c\\'", "a b\\c'"),
    ("kept \\ ", "kept  "),
    ("'joined' \"up\"s", "joinedups"),
    ("over \\\nlines", "over lines"),
    ("'over\nlines'", "over\nlines"),
    ('"over \\\nlines"', "over lines"),
    ("=a=b", "=a=b"),
    ("%23 %s %%", "%23 %s %%"),
    ("é€😀", "é€😀"),
    ("postgres://u:p(a $s'\"%23@h/cards", "postgres://u:p(a $s'\"%23@h/cards"),
    ("ends with a return\r", "ends with a return"),
]
UNREADABLE = ["HTTPS", "export HTTPS=1", "1=2", "A-B=1", "'A'=1", "=1", "A='b"]
UNREADABLE += ['A="b', "# a comment \\\nA=1", "\ufeffA=1"]


def called(tmp_path, *command, **environment):
    """What it says, from another folder, with settings of the test's own."""
    known = os.environ | {"SCOREKEEPER_SETTINGS": str(tmp_path / "conf")} | environment
    for name in ("SCOREKEEPER_VAR", "DJANGO_SETTINGS_MODULE"):
        known.pop(name, None)
    link = tmp_path / "scorekeeper"
    link.unlink(missing_ok=True)
    link.symlink_to(WRAPPER)
    return subprocess.run(
        [link, *command], cwd=tmp_path, env=known, capture_output=True, text=True
    )


def test_a_command_works_on_what_the_settings_name(tmp_path):
    var = tmp_path / "kept"
    (tmp_path / "conf").write_text(f"SCOREKEEPER_VAR={var}\nDATABASE_URL=\n")
    done = called(tmp_path, "migrate", "sessions", "--verbosity", "0")
    assert done.returncode == 0, done.stderr
    assert (var / "scorekeeper.sqlite3").exists()
    assert not (tmp_path / "var").exists()
    assert not any(path.stat().st_mode & 0o077 for path in Path(var).iterdir())


def test_values_are_not_evaluated(tmp_path):
    lines = [f"N{at}={written}\n" for at, (written, _meant) in enumerate(VALUES)]
    more = f"; a comment\n\n  # another\nN0=first\nSCOREKEEPER_VAR = {tmp_path}\n"
    (tmp_path / "conf").write_text(more + "".join(lines), newline="")
    code = "import json, os; print(json.dumps(dict(os.environ)))"
    done = called(tmp_path, "shell", "--verbosity", "0", "-c", code)
    environment = json.loads(done.stdout)
    found = [environment[f"N{at}"] for at in range(len(VALUES))]
    assert found == [meant for _written, meant in VALUES]


@pytest.mark.skipif(not shutil.which("systemd-tmpfiles"), reason="no systemd here")
def test_systemd_reads_the_same(tmp_path):
    assert [by_systemd(tmp_path, written) for written, _meant in VALUES] == [
        meant for _written, meant in VALUES
    ]


def by_systemd(folder, written):
    """What systemd reads after KEY=: it knows /etc/os-release by the same rules."""
    (folder / "etc").mkdir(exist_ok=True)
    (folder / "etc" / "os-release").write_text(f"ID={written}\n", newline="")
    (folder / "rule").write_text("f+ /said - - - - .%o.\n")
    command = ["systemd-tmpfiles", f"--root={folder}", "--create", folder / "rule"]
    subprocess.run(command, check=True, capture_output=True)
    said = (folder / "said").read_bytes().decode()
    return said[1:-1]


@pytest.mark.parametrize("text", UNREADABLE)
def test_a_line_that_systemd_would_pass_over_is_named(text):
    with pytest.raises(settings_file.SettingsFileError, match="^Line [23] of conf "):
        dict(settings_file.settings_in(f"HTTPS=1\n{text}\n", "conf"))


def test_a_file_that_cannot_be_read_ends_a_command(tmp_path):
    (tmp_path / "conf").write_text("export HTTPS=1\n")
    done = called(tmp_path, "groups")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Line 1 of {tmp_path}/conf cannot be read.")
    (tmp_path / "conf").write_bytes(b"LEGAL_LINK=\xff\n")
    assert "Save it as UTF-8" in called(tmp_path, "groups").stderr
    (tmp_path / "conf").write_bytes(b"PORT=80\x0000\n")
    assert "without null characters" in called(tmp_path, "groups").stderr
    (tmp_path / "conf").write_text(f"SCOREKEEPER_VAR={'a' * 300}\n")
    assert "(File name too long)" in called(tmp_path, "groups").stderr
    (tmp_path / "conf").unlink()
    assert "conf cannot be used" in called(tmp_path, "groups").stderr


def test_migrate_says_which_database_it_cannot_open(tmp_path):
    (tmp_path / "torn").write_text("no database at all, but long enough" * 99)
    says = {"torn": "file is not a database", "no/file": "unable to open database file"}
    for name, why in says.items():
        address = f"sqlite:///{tmp_path / name}"
        lines = f"SCOREKEEPER_VAR={tmp_path}\nSECRET_KEY={'k' * 50}\n"
        (tmp_path / "conf").write_text(f"{lines}DATABASE_URL={address}\n")
        done = called(tmp_path, "migrate")
        said = f"CommandError: The database cannot be migrated: {why}.\n"
        assert (done.returncode, done.stderr) == (1, said)


def test_serve_is_listed_and_serves(tmp_path):
    (tmp_path / "conf").write_text(f"SCOREKEEPER_VAR={tmp_path}\n")
    said = called(tmp_path, "--help").stdout
    assert "\n    serve\n" in said
    assert "scorekeeper help <subcommand>" in said
    done = called(tmp_path, "serve", DATABASE_URL="")
    assert "Styles and scripts are missing" in done.stderr  # by the server itself


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of a server of somebody else's, which the settings name."""
    (tmp_path / "conf").write_text(f"SCOREKEEPER_VAR={tmp_path}\n")
    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr(os, "umask", lambda mask: None)
    monkeypatch.setattr(host_command, "owner_of", lambda folder: "ann")
    return tmp_path


def refused(folder):
    """The sentence that ends a command before it begins."""
    with pytest.raises(SystemExit) as ended:
        host_command.prepare(str(folder / "conf"), ["backup", "x"])
    return ended.value.code


def test_another_user_reads_how_to_call_it(folder, monkeypatch):
    host_command.prepare(str(folder / "conf"), ["groups"])
    assert os.environ["SCOREKEEPER_VAR"] == str(folder)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert refused(folder) == (
        f"{folder} is read-only for this user. Give ann permission to write to it."
    )
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    sentence = f"{folder} belongs to ann. Run: sudo -u ann scorekeeper backup x"
    assert refused(folder) == sentence


def test_root_leaves_no_files_in_the_folder_of_another(folder, monkeypatch):
    monkeypatch.setattr(os, "getuid", lambda: 0)
    owned = SimpleNamespace(st_uid=1000, st_mode=stat.S_IFDIR)
    monkeypatch.setattr(Path, "stat", lambda path, **given: owned)
    assert "must not contain files owned by root. Run: sudo -u ann" in refused(folder)


def test_a_file_for_other_users_is_named(folder, monkeypatch):
    def read(file):
        raise PermissionError

    monkeypatch.setattr(settings_file, "read_settings", read)
    assert "conf cannot be read. Run: sudo -u scorekeeper" in refused(folder)
