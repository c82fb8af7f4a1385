"""Django's own, which ends with a sentence where a migration does not run."""

from django.core.management.base import CommandError
from django.core.management.commands import migrate
from django.db import DatabaseError
from django.db.migrations.exceptions import InconsistentMigrationHistory

from scorekeeper.database import unrecorded_migrations
from scorekeeper.database.version import migrations_waiting

FAILED = (
    "The migration {name} failed, and nothing was changed: {error}. Run manage.py "
    "migrate again. If that does not help, restore a backup (manage.py restore)."
)
NO_DATABASE = "The database cannot be migrated: {error}."
RECORDED = "Recorded {name}. Run manage.py migrate again for the remaining migrations."


class Command(migrate.Command):
    def execute(self, *args, **options):
        """As Django does it, which looks at the database before it calls `handle`."""
        try:
            return super().execute(*args, **options)
        except (DatabaseError, InconsistentMigrationHistory) as error:
            raise CommandError(error_in_words(error)) from error

    def handle(self, *args, **options):
        unrecorded_migrations.put_right()
        if not self.has_recorded(options):
            super().handle(*args, **options)

    def has_recorded(self, options):
        """Whether a migration only had to be recorded; refuses to run one again."""
        found = unrecorded_migrations.unrecorded_steps()
        asked = options["app_label"], options["migration_name"] or "-"
        chosen = [one for one in found if is_meant(one, *asked)]
        if options["fake"] and chosen:
            unrecorded_migrations.record(*chosen[0])
            self.stdout.write(RECORDED.format(name=chosen[0][1]))
            return True
        if found and not (options["plan"] or options["check_unapplied"]):
            raise CommandError(unrecorded_migrations.trouble_in_words(*found[0]))
        return False


def is_meant(migration, app, name):
    """Whether this is one of an app whose name begins so."""
    return migration[0] == app and migration[1].startswith(name)


def error_in_words(error):
    """What did not run, and what to do, in a sentence.

    The first line of an error says why. Those below it may hold a row of PostgreSQL.
    """
    why = str(error).strip().split("\n")[0].rstrip(".")
    try:
        waiting = migrations_waiting()
    except DatabaseError:
        waiting = []
    if not waiting:
        return NO_DATABASE.format(error=why)
    return FAILED.format(name=waiting[0].name, error=why)
