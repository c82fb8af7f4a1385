"""A database from a commit between two versions, with migrations since renumbered."""

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.database import unrecorded_migrations
from scorekeeper.database.version import migrations_waiting, unknown_migrations
from tests.versions import NOW, kept_by

APP = "scorekeeper"
# The last commit on main that had each as its newest.
BETWEEN = {
    "0018_notes_of_a_night": "2e1caec1a190",
    "0021_own_sums": "fae3197d6661",
    "0020_strength_and_shared_links": "5aaaf20eb36b",
    "0025_households_of_a_circle": "7bd3a9455b0d",
}
LATER = [name for name in BETWEEN if name != "0018_notes_of_a_night"]


def recorded():
    applied = MigrationRecorder(connection).applied_migrations()
    return {name for app, name in applied if app == APP}


@pytest.mark.django_db
def test_each_has_the_name_of_now_on_record_after_migrating():
    known, recorder = recorded(), MigrationRecorder(connection)
    for old, name in unrecorded_migrations.RENUMBERED.items():
        recorder.record_applied(APP, old)
        if name:
            recorder.record_unapplied(APP, name)
    assert set(unrecorded_migrations.RENUMBERED) <= {*unknown_migrations()}
    call_command("migrate", verbosity=0)
    assert recorded() == known
    assert migrations_waiting() + unknown_migrations() == []


def test_only_migrations_of_our_own_have_other_names():
    keys = {(APP, "0017_ways_to_pay"), ("sessions", "0018_notes_of_a_night")}
    now = {(APP, "0015_ways_to_pay"), ("sessions", "0018_notes_of_a_night")}
    assert unrecorded_migrations.by_new_names(keys) == now


@pytest.mark.django_db
@pytest.mark.parametrize(
    "newest",
    ["0018_notes_of_a_night"]
    + [pytest.param(name, marks=pytest.mark.long) for name in LATER],
)
def test_a_database_from_a_commit_in_between_is_updated(newest, place):
    had = kept_by(BETWEEN[newest], place, ["migrate"], ["demo"])
    assert len(kept_by(NOW, place, ["migrate"])) == len(had) == 1
