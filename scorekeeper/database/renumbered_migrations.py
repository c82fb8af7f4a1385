"""Migrations that were on main under another name after the first version.

A database that was made by a commit in between has them under their old names. They
make the same tables under both, so only the record is put right. A test forbids that
one more is ever renamed.
"""

from django.db import connection, transaction
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.database.version import OURS

# The old name, and the name since. None: an index that no version has, or a limit that
# can be set twice.
RENUMBERED = {
    "0017_ways_to_pay": "0015_ways_to_pay",
    "0018_notes_of_a_night": "0016_notes_of_a_night",
    "0021_own_sums": "0017_own_sums",
    "0019_counted_by_night": "0018_counted_by_night",
    "0020_strength_and_shared_links": "0019_strength_and_shared_links",
    "0025_households_of_a_circle": None,
    "0030_names_of_forty_letters": None,
}


def by_new_names(keys):
    """Migrations, each an (app, name), with the names that they have now."""
    renamed = {(app, new_name(app, name)) for app, name in keys}
    return {(app, name) for app, name in renamed if name}


def new_name(app, name):
    return RENUMBERED.get(name, name) if app == OURS else name


def put_right():
    """Records each renumbered migration under the name that it has now."""
    recorder = MigrationRecorder(connection)
    applied = set(recorder.applied_migrations())
    now = by_new_names(applied)
    with transaction.atomic():
        for app, name in sorted(applied - now):
            recorder.record_unapplied(app, name)
        for app, name in sorted(now - applied):
            recorder.record_applied(app, name)
