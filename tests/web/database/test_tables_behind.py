"""After an update of the code alone, a command names what the tables need."""

import pytest
from django.core.management import CommandError, call_command, load_command_class
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Group
from tests.server import ROOT

stored = pytest.mark.django_db(transaction=True)
FOLDER = ROOT / "scorekeeper" / "management" / "commands"
# These use no table, or bring the tables up to date first.
FIT = {"engine", "migrate", "newgame", "restore", "serve"}
USUAL = {path.stem for path in FOLDER.glob("[a-z]*.py")} - FIT - {"backup"}


@pytest.fixture
def one_behind(group):
    """The tables are those of the migration before the newest."""
    graph = MigrationExecutor(connection).loader.graph
    newest = graph.leaf_nodes("scorekeeper")[0]
    before = [node for node in graph.forwards_plan(newest) if node[0] == newest[0]][-2]
    MigrationExecutor(connection).migrate([before])
    try:
        yield newest[1]
    finally:
        call_command("migrate", verbosity=0)


@stored
def test_each_command_names_the_remedy(one_behind):
    assert len(USUAL) > 5
    for name in sorted(USUAL):
        with pytest.raises(CommandError) as ended:
            call_command(name)
        assert f"These migrations have not run: {one_behind}." in str(ended.value)
        assert "run manage.py migrate, then restart" in str(ended.value)
        assert ended.value.returncode == 1
    call_command("migrate", verbosity=0)
    assert Group.objects.count() == 1


@stored
def test_a_backup_has_the_tables_as_they_are(one_behind, tmp_path):
    call_command("backup", str(tmp_path / "night.backup"))
    call_command("migrate", verbosity=0)
    Group.objects.update(name="Later")
    call_command("restore", "--yes", str(tmp_path / "night.backup"))
    assert Group.objects.get().name == "Friday group"


@stored
def test_no_command_uses_the_tables_of_a_newer_version(group):
    MigrationRecorder(connection).record_applied("scorekeeper", "9999_later")
    try:
        for name in sorted(USUAL):
            with pytest.raises(CommandError, match=r"newer version.*9999_later"):
                call_command(name)
    finally:
        MigrationRecorder(connection).record_unapplied("scorekeeper", "9999_later")


@stored
def test_a_migration_that_only_lacks_its_record_stops_no_command(group, capsys):
    recorder = MigrationRecorder(connection)
    made = ("scorekeeper", "0031_time_zone_of_a_night")
    recorder.record_unapplied(*made)
    try:
        call_command("groups")
    finally:
        recorder.record_applied(*made)
    assert "Friday group" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted({*USUAL, "backup"}))
def test_a_new_command_checks_the_tables_too(name):
    assert isinstance(load_command_class("scorekeeper", name), DatabaseCommand)
