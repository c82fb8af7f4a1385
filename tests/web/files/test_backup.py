"""A backup is whole, and what it has comes back, on either database."""

import errno
import os
import re
import stat
import zipfile
from unittest.mock import Mock

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from scorekeeper.database import schema
from scorekeeper.files import backup, exports
from scorekeeper.models import Entry, Game, Group, Key
from tests.server import Server
from tests.web.devices import Device

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def file(tmp_path, bob, game, settings):
    """A backup of a group with one finished game."""
    settings.VAR_DIR = tmp_path
    bob.play(game)
    call_command("backup", str(tmp_path / "night.backup"))
    return tmp_path / "night.backup"


def restored(file, *more):
    call_command("restore", str(file), "--yes", *more)


def test_what_was_stored_comes_back_and_what_came_since_goes(file, bob, group, start):
    before = exports.group_file(Group.objects.get())
    Entry.objects.all().delete()
    Game.objects.update(log_length=0)
    later = start()
    Group.objects.create(name="Later")
    restored(file)
    assert exports.group_file(Group.objects.get()) == before
    assert not Game.objects.filter(pk=later.pk).exists()
    assert bob.get("/").context["group"].pk == group.pk


def test_what_comes_next_gets_an_id_of_its_own(file, group, start):
    restored(file)
    known = set(Game.objects.values_list("pk", flat=True))
    assert start().pk not in known
    assert Key.objects.create(group=group, role="watch", secret_hash="x").pk


def test_nobody_else_reads_it_and_nothing_lies_beside_it(file):
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    names = {path.name for path in file.parent.iterdir()}
    assert names == {file.name, "last_backup.json"}


def test_the_secret_key_comes_back_with_it(file, settings, monkeypatch, capsys):
    monkeypatch.delenv("SECRET_KEY", raising=False)
    kept, settings.SECRET_KEY = settings.SECRET_KEY, "another"
    restored(file)
    assert (file.parent / "secret_key").read_text() == kept
    assert "Restart the server" in capsys.readouterr().out


def test_it_is_not_restored_by_a_slip(file):
    with pytest.raises(CommandError, match="--yes"):
        call_command("restore", str(file))


def changed(file, **about):
    """The backup, saying something else of itself."""
    other = file.with_name("changed")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(other, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
        new.writestr(
            "about.json", backup.json.dumps(backup.backup_description() | about)
        )
    return other


BAD = {
    "torn": lambda file: file.write_bytes(file.read_bytes()[:3000]) and file,
    "no zip": lambda file: file.write_text("nights") and file,
    "gone": lambda file: file.with_name("gone"),
    "of another kind": lambda file: changed(file, database="oracle"),
    "another version": lambda file: changed(file, version=2),
    "by another": lambda file: changed(file, migrations=["scorekeeper.0999_later"]),
    "is no backup": lambda file: changed(file, format="zip"),
}


SAID = {
    "torn": "is damaged, or is not a Scorekeeper backup\\.$",
    "no zip": "is damaged, or is not a Scorekeeper backup\\.$",
    "gone": "^There is no file /.*/gone\\.$",
    "of another kind": "is a backup of oracle and cannot be restored into ",
    "another version": "made by another version .* CHANGELOG.md names the commit",
    "by another": "newest migration: 0999_later",
    "is no backup": "is damaged, or is not a Scorekeeper backup\\.$",
}


@pytest.mark.parametrize("how", BAD)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_backup_that_does_not_fit_changes_nothing(file, how):
    Group.objects.create(name="Later")
    with pytest.raises(CommandError, match=SAID[how]):
        restored(BAD[how](file))
    assert Group.objects.filter(name="Later").exists()


@pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL reads its own.")
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_one_of_postgresql_is_not_for_sqlite(file):
    with pytest.raises(CommandError, match="export the group and import its file"):
        restored(changed(file, database="postgresql"))


def test_a_backup_of_nothing_is_none(tmp_path, db):
    with pytest.raises(CommandError, match="This database has no groups"):
        call_command("backup", str(tmp_path / "night.backup"))
    assert not (tmp_path / "night.backup").exists()


def test_a_file_that_cannot_be_written_is_said(tmp_path, group):
    with pytest.raises(CommandError, match="cannot be written"):
        call_command("backup", str(tmp_path / "none" / "night.backup"))


@pytest.mark.parametrize("name", ["", "/", "."])
def test_a_folder_in_place_of_a_file_is_named(name, tmp_path, group, settings):
    settings.VAR_DIR = tmp_path
    with pytest.raises(CommandError, match="cannot be written: Is a directory"):
        call_command("backup", name)


def test_a_file_that_the_system_does_not_read_is_not_said_to_be_torn(file):
    with pytest.raises(CommandError, match="cannot be restored: Is a directory"):
        restored(file.parent)


def test_a_full_folder_for_the_unpacked_file_is_not_called_a_torn_file(
    file, monkeypatch
):
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    monkeypatch.setattr(backup, "restore_from", Mock(side_effect=full))
    with pytest.raises(CommandError, match="cannot be restored: No space left"):
        restored(file)


def test_a_database_that_breaks_off_ends_the_backup_with_a_sentence(file, monkeypatch):
    driver = connection.Database
    broken = driver.OperationalError("database or disk is full")
    of_this = backup.DATABASES[connection.vendor]
    monkeypatch.setattr(of_this, "write", Mock(side_effect=broken))
    with pytest.raises(CommandError, match="The server's disk is full"):
        call_command("backup", str(file))


def test_a_backup_of_this_database_says_which_it_is_of(file):
    with zipfile.ZipFile(file) as read:
        said = backup.json.loads(read.read("about.json"))
    assert said["database"] == connection.vendor


def test_what_sqlite_had_goes_on_in_postgresql(tmp_path, database_url):
    if connection.vendor == "sqlite":
        pytest.skip("It is tried where there is a PostgreSQL.")
    small = Server(tmp_path / "small").made_ready()
    said = small.manage("demo")
    small.manage("backup", str(tmp_path / "night.backup"))
    large = Server(tmp_path / "large", DATABASE_URL=database_url, SECRET_KEY="k" * 50)
    large.manage("restore", "--yes", str(tmp_path / "night.backup"))
    games = Game.objects.order_by("pk")
    assert games.count() == 10
    assert all(game.sheet["players"] == game.names() for game in games)
    link = re.search(r"/k/\S+/", said)[0]
    assert Device().post(link).status_code == 302
    assert Group.objects.create(name="Another").pk > 1


def test_a_damaged_database_is_not_backed_up(tmp_path, group, monkeypatch):
    kept = tmp_path / "night.backup"
    kept.write_bytes(b"the last good one")
    monkeypatch.setattr(schema, "columns_here", dict)
    with pytest.raises(CommandError, match="is damaged: the table .* is missing"):
        call_command("backup", kept)
    assert kept.read_bytes() == b"the last good one"
