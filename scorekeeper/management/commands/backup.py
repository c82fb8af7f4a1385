"""All groups and the secret key, in one file."""

from django.core.management.base import CommandError

from scorekeeper.database import schema, version
from scorekeeper.database.version import has_no_group, why_nothing_is_here
from scorekeeper.files.backup import backup, report
from scorekeeper.management.database_command import DatabaseCommand

NOTHING = (
    "This database has no groups, so there is nothing to back up. Check that this "
    "command uses the settings of the server (SCOREKEEPER_VAR, DATABASE_URL)."
)
DAMAGED = (
    "The database is damaged: {faults}. A backup of it could not be restored, so none "
    "was made. Restore the last good backup."
)


class Command(DatabaseCommand):
    help = "Writes the database and the secret key to a file, while the server runs."

    def add_arguments(self, parser):
        parser.add_argument(
            "file", help="the file to write; an existing file is replaced"
        )

    def execute(self, *args, **options):
        with report.record_backup():
            return super().execute(*args, **options)

    def why_not(self):
        """Tables of every version can be copied, if there are any."""
        return why_nothing_is_here()

    def handle(self, *, file, **options):
        if has_no_group():
            raise CommandError(NOTHING)
        if damage := damage_in_words():
            raise CommandError(DAMAGED.format(faults=damage))
        try:
            backup(file)
        except OSError as error:
            raise CommandError(
                f"{file} cannot be written: {error.strerror}."
            ) from error
        self.stdout.write(
            f"{file} contains everything. Keep it safe: anyone who has it can read it."
        )


def damage_in_words():
    """What tables of this version lack, in a sentence; "" for those of another."""
    if version.unknown_migrations() or version.migrations_waiting():
        return ""
    return schema.why_it_failed()
