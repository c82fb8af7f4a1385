"""A backup comes back, whichever version made its tables or those it replaces."""

import json
import zipfile

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.database.version import migrations_waiting, unknown_migrations
from scorekeeper.files import exports
from scorekeeper.files.backup import tables
from scorekeeper.models import Group
from tests.versions import NOW, kept_by
from tests.web.database.test_updates import ONE_DEAL, newest, tables_of

pytestmark = pytest.mark.django_db(transaction=True)
on_postgresql = pytest.mark.skipif(
    connection.vendor == "sqlite", reason="SQLite's file is replaced as one."
)
# What a later version might make: a table that leads to ours, a column without NULL.
NEWER = [
    "CREATE TABLE scorekeeper_later (id int PRIMARY KEY,"
    " group_id bigint NOT NULL REFERENCES scorekeeper_group (id))",
    "ALTER TABLE scorekeeper_person ADD COLUMN later int NOT NULL DEFAULT 1",
    "INSERT INTO scorekeeper_later SELECT id, id FROM scorekeeper_group",
]


@pytest.fixture
def file(tmp_path, bob, start, settings):
    """A backup of a group with one finished game."""
    settings.VAR_DIR = tmp_path
    bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    call_command("backup", str(tmp_path / "night.backup"))
    return tmp_path / "night.backup"


def run(*statements):
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def restore(file):
    call_command("restore", str(file), "--yes", verbosity=0)


def kept():
    return exports.group_file(Group.objects.get())


def test_onto_the_tables_of_a_newer_version(file):
    before, columns = kept(), tables.columns_here()
    run(*NEWER)
    MigrationRecorder(connection).record_applied("scorekeeper", "9999_later")
    restore(file)
    assert kept() == before
    assert tables.columns_here() == columns
    assert unknown_migrations() + migrations_waiting() == []


def test_onto_tables_that_lack_a_column(file):
    before = kept()
    run("ALTER TABLE scorekeeper_person DROP COLUMN colour")
    restore(file)
    assert kept() == before


def test_onto_tables_on_which_no_migration_runs(file):
    before = kept()
    run("DELETE FROM django_migrations WHERE name LIKE '002%'")
    run("DROP TABLE scorekeeper_daysum")
    with pytest.raises(CommandError):
        call_command("migrate", verbosity=0)
    restore(file)
    assert kept() == before
    assert migrations_waiting() == []


def test_a_backup_between_pulling_and_migrating_is_brought_up_to_date(file):
    before = kept()
    try:
        tables_of("0029_own_notes_and_proposals")
        call_command("backup", str(file))
    finally:
        tables_of(newest())
    Group.objects.update(name="Later")
    restore(file)
    assert kept() == before
    assert migrations_waiting() == []


def without_a_column(file):
    """The backup, saying that its table of people has one column less."""
    other = file.with_name("changed")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(other, "w") as new:
        for name in old.namelist():
            text = old.read(name)
            if name == "about.json":
                about = json.loads(text)
                about["columns"]["scorekeeper_person"].remove("colour")
                text = json.dumps(about)
            new.writestr(name, text)
    return other


def with_a_view(file):
    run(*NEWER, "CREATE VIEW of_the_host AS SELECT name FROM scorekeeper_group")
    return file


REFUSED = {
    "was not restored: extra data after last": without_a_column,
    "was not restored: cannot drop.*of_the_host": with_a_view,
}


@on_postgresql
@pytest.mark.parametrize("why", REFUSED)
def test_what_the_database_does_not_take_changes_nothing(file, why):
    group, changed = Group.objects.create(name="Later"), REFUSED[why](file)
    columns = tables.columns_here()
    try:
        with pytest.raises(CommandError, match=why):
            restore(changed)
        assert Group.objects.filter(pk=group.pk).exists()
        assert tables.columns_here() == columns
    finally:
        run("DROP VIEW IF EXISTS of_the_host")
        restore(file)


@on_postgresql
def test_tables_of_others_stay(file):
    run("CREATE TABLE chess_club (name text)", "INSERT INTO chess_club VALUES ('Ann')")
    run(*NEWER)
    try:
        restore(file)
        with connection.cursor() as cursor:
            cursor.execute("SELECT name FROM chess_club")
            assert cursor.fetchall() == [("Ann",)]
    finally:
        run("DROP TABLE chess_club")


@pytest.mark.long
@on_postgresql
def test_what_an_older_version_had_in_sqlite_goes_on_in_postgresql(tmp_path, place):
    older, now = tmp_path / "older", tmp_path / "now"
    given = place | {"DATABASE_URL": "", "SCOREKEEPER_VAR": str(older)}
    commands = ["migrate"], ["demo"], ["backup", str(tmp_path / "night.backup")]
    kept_by("0.4", given, *commands)
    same = given | {"SCOREKEEPER_VAR": str(now)}
    commands = [["restore", "--yes", str(tmp_path / "night.backup")]]
    assert kept_by(NOW, place, *commands) == kept_by(NOW, same, *commands)


@on_postgresql
def test_one_of_postgresql_before_it_said_its_columns_is_for_its_own_version(file):
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(f"{file}.old", "w") as new:
        about = json.loads(old.read("about.json"))
        del about["columns"]
        about["migrations"].remove(f"scorekeeper.{newest()}")
        new.writestr("about.json", json.dumps(about))
    with pytest.raises(CommandError, match="made by another version .*CHANGELOG.md"):
        restore(f"{file}.old")
