"""Each setting is checked at the start, and each that is wrong is named."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from scorekeeper.environment import HEAD, check_settings, databases
from scorekeeper.environment.declarations import SETTINGS
from tests.server import ROOT, Server

CHOICES = ["2", "yes", "homes", "1 0"]
NUMBERS = ["web", "on", "-1", "1.5", "1e3", "٣", "9" * 5000, " 8000"]
WRONG = {
    "HTTPS": CHOICES,
    "ALLOWED_HOSTS": ["https://a.org", "a.org:8000", "a.org b/c", "::1", "*.a.org"],
    "CSRF_TRUSTED_ORIGINS": ["a.org", "https://a.org/", "https://a.org/cards", "*"],
    "BASE_PATH": ["https://a.org/cards/", "/my cards", "/a//b", "/../x", "/games"],
    "DATABASE_URL": ["cards", "mysql://u:geheim@h/cards", "postgres://"]
    + ["postgres://u:geh#eim@h/cards", "postgres://u:geh/eim@h/cards"]
    + ["postgres://u:1?geheim@h/cards", "postgres://u:geheim@h:port/cards"]
    + ["postgres://u:gehe[im@h/cards", "postgres://u:12/geheim@h/cards"]
    + ["postgres://u:geheim@h/ca#rds", "postgres://u:geheim@h/"]
    + ["postgres://u:geheim@h/cards?foo=geheim"]
    + ["postgres://u@h/a/b?password=x@geheim", "postgres://u:x@geheim?@h:port/a"],
    "SECRET_KEY": ["geheim", "geheim\n but too long by far", " " * 50]
    + ["$(cat /etc/geheim)", "`cat /etc/geheim`", "${SCOREKEEPER_KEY}"],
    "SCOREKEEPER_VAR": ["/dev/null", "/dev/null/var"]
    + ["~/var", "$HOME/var", "${HOME}/var", "$(pwd)"],
    "SCOREKEEPER_STATIC": ["/dev/null", "manage.py", "~/static"],
    "PORT": [*NUMBERS, "0", "65536"],
    "ADDRESS": ["0.0.0.0:80", "1.2.3", "999.1.1.1", "a b", "http://a.org", "[::]"],
    "WEB_CONCURRENCY": [*NUMBERS, "0", "1001"],
    "PROXIES": [*NUMBERS, "yes", "21"],
    "FORWARDED_ALLOW_IPS": ["proxy", "10.88.0.0/40", "127.0.0.1 all"],
    "ENGINE": [*CHOICES, "1"],
    "TZ": ["Mars", "Europe", "../etc/passwd", ":UTC", "CET-1CEST,M3"],
    "LOG_LEVEL": [*CHOICES, "loud"],
    "NEW_GROUPS": ["0", "no", "None", "false", "TRUE", " Rumpelstilz", "a\nbcd"],
    "LEGAL_LINK": ["javascript:alert(1)", "example.org", "https://", "https://a b"],
    "CODES_FROM_ONE": NUMBERS,
    "GROUPS_FROM_ONE": NUMBERS,
    "FILES_FROM_ONE": NUMBERS,
    "CONNECTIONS": [*NUMBERS, "0"],
    "METRICS": [*NUMBERS, "65536"],
    "DEBUG": [*CHOICES, "true"],
}
RIGHT = {
    "HTTPS": [("HOME", "home"), ("1", "1")],
    "ALLOWED_HOSTS": [("a.org, .b.org [::1]", ["a.org", ".b.org", "[::1]"])],
    "CSRF_TRUSTED_ORIGINS": [("https://a.org:8443", ["https://a.org:8443"]), ("", [])],
    "DATABASE_URL": [
        (url, url)
        for url in ("postgres://u:p(a $s'\"%23@h:5432/cards", "postgres:///cards")
        + ("sqlite://:memory:", "sqlite:////tmp/cards", "pgsql://u@%2Frun/cards")
        + ("postgres://u@h/cards?sslmode=require&connect_timeout=5",)
    ],
    "SECRET_KEY": [("k(e) $y'\"#" * 5, "k(e) $y'\"#" * 5), ("", None)],
    "BASE_PATH": [("cards/", "/cards"), ("/club/cards", "/club/cards"), ("", "")],
    "SCOREKEEPER_STATIC": [("", None), ("/tmp", Path("/tmp"))],
    "PORT": [("65535", 65_535), ("", 8000)],
    "ADDRESS": [("::", "::"), ("localhost", "localhost"), ("10.0.0.7", "10.0.0.7")],
    "FORWARDED_ALLOW_IPS": [("10.88.0.1/16 *", ["10.88.0.1/16", "*"])],
    "TZ": [("Europe/London", "Europe/London"), ("", "UTC")],
    "LOG_LEVEL": [("Info", "info")],
    "NEW_GROUPS": [("OFF", "off"), ("Rumpelstilz", "Rumpelstilz"), ("", "on")],
    "LEGAL_LINK": [("mailto:ann@a.org", "mailto:ann@a.org"), ("", None)],
    "METRICS": [("0", 0), ("9090", 9090)],
}
NAMES = [setting.name for setting in SETTINGS]


def read(environ):
    """The settings of an environment; nothing is made in the checkout."""
    return check_settings({"SCOREKEEPER_VAR": tempfile.gettempdir()} | environ)


def refused(environ):
    """The list that ends a start with these settings."""
    with pytest.raises(SystemExit) as ended:
        read(environ)
    return ended.value.code


def test_every_setting_is_tried_here():
    assert sorted(WRONG) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_value_that_cannot_be_used_is_named_with_what_can(name):
    for value in WRONG[name]:
        head, line = refused({name: value}).splitlines()
        assert head == HEAD
        assert line.startswith(f"{name}=")
        assert re.search(r"cannot be used\. .*(?:Use|use|Write) ", line)
        assert "geh" not in line
        if "geheim" not in value and value.isprintable() and len(value) < 200:
            assert value in line or name in ("DATABASE_URL", "SECRET_KEY")


@pytest.mark.parametrize("name", RIGHT)
def test_a_value_that_can_be_used_is_read(name):
    for value, meant in RIGHT[name]:
        assert read({name: value})[name] == meant


def test_all_that_are_wrong_are_in_one_list():
    wrong = {name: values[0] for name, values in WRONG.items()}
    named = [line.split("=")[0] for line in refused(wrong).splitlines()[1:]]
    assert named == NAMES


@pytest.mark.parametrize(
    ("old", "new"),
    [("NEW_CIRCLES", "NEW_GROUPS"), ("CIRCLES_FROM_ONE", "GROUPS_FROM_ONE")],
)
def test_a_setting_by_its_old_name_is_refused_with_the_new_one(old, new):
    assert f"{old} is now called {new}. Rename it." in refused({old: "20"})


def test_a_folder_without_a_slash_lies_in_the_checkout(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert read({"SCOREKEEPER_VAR": "docs"})["SCOREKEEPER_VAR"] == ROOT / "docs"
    assert read({"SCOREKEEPER_VAR": f"{tmp_path}/a/b"})["SCOREKEEPER_VAR"].is_dir()


def test_postgresql_without_its_driver_is_named(monkeypatch):
    monkeypatch.setattr(databases.importlib.util, "find_spec", lambda name: None)
    line = refused({"DATABASE_URL": "postgres://u:geheim@h/cards"})
    assert "postgres:…@h/cards cannot be used. Install requirements/postg" in line
    assert read({"DATABASE_URL": "sqlite:////tmp/cards"})


SOME = {"PROXIES": "yes", "METRICS": "on", "WEB_CONCURRENCY": "two", "TZ": "Mars"}
STARTS = ["-m scorekeeper.server", "manage.py groups", "manage.py serve"]


@pytest.mark.parametrize("start", STARTS)
def test_the_server_and_commands_end_with_the_list(tmp_path, start):
    done = run(Server(tmp_path, **SOME), start)
    assert done.returncode == 1
    head, *lines = done.stderr.splitlines()
    assert head == HEAD
    named = [line.partition(" cannot")[0] for line in lines]
    assert named == [f"{name}={SOME[name]}" for name in NAMES if name in SOME]


def run(server, words):
    """What a Python says that knows what a server knows."""
    return subprocess.run(
        [sys.executable, *words.split()],
        cwd=ROOT,
        env=server.environment,
        capture_output=True,
        text=True,
    )


def test_a_port_for_metrics_that_is_taken_is_named(tmp_path):
    server = Server(tmp_path)
    server.environment["METRICS"] = str(server.port)
    done = run(server.made_ready(), "-m scorekeeper.server")
    assert done.returncode == 1
    assert f"METRICS={server.port} cannot be used" in done.stderr.splitlines()[-1]
    assert "panicked" not in done.stderr


def test_no_key_is_made_beside_a_database_that_does_not_answer(tmp_path):
    url = "postgres://u:geheim@127.0.0.1:1/cards"
    done = run(Server(tmp_path, DATABASE_URL=url), "manage.py groups")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "the database does not answer" in done.stderr
    assert "geheim" not in done.stderr
    assert not Path(tmp_path, "secret_key").exists()


def test_a_database_that_does_not_answer_is_named_by_a_command(tmp_path):
    url = "postgres://u:geheim@127.0.0.1:1/cards"
    server = Server(tmp_path, DATABASE_URL=url, SECRET_KEY="k" * 50)
    done = run(server, "manage.py groups")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "The database does not answer." in done.stderr


def test_a_key_that_cannot_be_read_is_named(tmp_path):
    (tmp_path / "secret_key").mkdir()
    done = run(Server(tmp_path), "manage.py groups")
    assert done.returncode == 1
    assert done.stderr.startswith(f"The secret key {tmp_path}/secret_key cannot be")
