"""A migration that was applied and not recorded: what is said, and what mends it."""

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, OperationalError, connection
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.database import unrecorded_migrations
from scorekeeper.database.version import executor_and_waiting, migrations_waiting
from scorekeeper.management.commands import migrate
from tests.web.database.test_updates import drop_all_tables

APP = "scorekeeper"
pytestmark = pytest.mark.django_db


def forget(*names):
    """Takes migrations off the record, by the first four digits of each."""
    for name in names:
        rows = MigrationRecorder.Migration.objects.filter(app=APP)
        assert rows.filter(name__startswith=name).delete()[0]


def names_of(found):
    return [name[:4] for _app, name in found]


def test_all_is_recorded_as_a_rule():
    assert unrecorded_migrations.unrecorded_steps() == []


@pytest.mark.parametrize("number", ["0025", "0019", "0013"])
def test_migrating_says_which_one_and_what_to_do(number, capsys):
    forget(number)
    with pytest.raises(CommandError) as refused:
        call_command("migrate", verbosity=0)
    [(_app, name)] = unrecorded_migrations.unrecorded_steps()
    assert name.startswith(number)
    assert f"manage.py migrate --fake scorekeeper {name}" in str(refused.value)
    assert str(refused.value).startswith(f"The migration {name} has changed the tables")
    call_command("migrate", APP, number, fake=True)
    assert name in capsys.readouterr().out
    assert migrations_waiting() == []
    call_command("migrate", verbosity=0)


def test_several_are_recorded_one_by_one():
    forget("0024", "0025")
    assert names_of(unrecorded_migrations.unrecorded_steps()) == ["0024", "0025"]
    for name in ("0024", "0025"):
        call_command("migrate", APP, name, fake=True, verbosity=0)
    assert migrations_waiting() == []


def test_the_pages_and_those_who_ask_whether_they_are_ready_agree(client, group, bob):
    forget("0031")  # the newest that adds something
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert names_of([("", name) for name in answer.json()["unrecorded"]]) == ["0031"]
    assert bob.get(f"/groups/{group.pk}/nights/").status_code == 200


@pytest.mark.django_db(transaction=True)
def test_none_that_has_to_run_is_taken_for_one():
    """On the way through all versions, each migration is what its tables lack."""
    try:
        drop_all_tables()
        while True:
            executor, waiting = executor_and_waiting()
            assert unrecorded_migrations.unrecorded_steps() == []
            if not waiting:
                break
            executor.migrate([(waiting[0].app_label, waiting[0].name)])
    finally:
        call_command("migrate", verbosity=0)


def test_a_migration_that_breaks_ends_with_a_sentence(monkeypatch):
    def broken(self, *args, **options):
        raise OperationalError("table is odd.")

    monkeypatch.setattr(migrate.migrate.Command, "handle", broken)
    monkeypatch.setattr(unrecorded_migrations, "unrecorded_steps", list)
    with pytest.raises(CommandError, match="cannot be migrated: table is odd\\.$"):
        call_command("migrate", verbosity=0)
    forget("0025")
    with pytest.raises(CommandError, match="0025_games_by_day failed"):
        call_command("migrate", verbosity=0)


@pytest.mark.skipif(connection.vendor != "sqlite", reason="it is alike on each")
def test_half_of_a_migration_is_no_reason_to_record_it():
    forget("0019")
    with connection.cursor() as cursor:
        cursor.execute("DROP TABLE scorekeeper_sharedlink")
    assert unrecorded_migrations.unrecorded_steps() == []


def test_the_log_of_a_migration_has_no_row():
    error = IntegrityError("null value in a column\nDETAIL:  Failing row: (1, Ann).")
    assert migrate.error_in_words(error) == (
        "The database cannot be migrated: null value in a column."
    )
