"""All circles and the secret key, in one file."""

from django.core.management.base import CommandError
from django.db import connection

from scorekeeper.backup import backup, last
from scorekeeper.database.version import why_nothing_is_here
from scorekeeper.management.stored import StoredCommand, why_not_these_tables
from scorekeeper.models import Circle

NOTHING = (
    "There is no circle in this database, so nothing to keep. Does this command have "
    "the settings that the server has (SCOREKEEPER_VAR, DATABASE_URL)?"
)

OTHER_TABLES = (
    "{why} To take a backup of the tables as they are, use the version of the code "
    "that the server runs."
)
COPIED_WHOLE = {"sqlite"}  # whatever the version of its tables


class Command(StoredCommand):
    help = "Writes the database and the secret key to a file, while the server runs."

    def add_arguments(self, parser):
        parser.add_argument("file", help="where to; what is there is replaced")

    def execute(self, *args, **options):
        with last.recorded():
            return super().execute(*args, **options)

    def why_not(self):
        if why := why_nothing_is_here():
            return why
        why = "" if connection.vendor in COPIED_WHOLE else why_not_these_tables()
        return why and OTHER_TABLES.format(why=why)

    def handle(self, *, file, **options):
        if not Circle.objects.exists():
            raise CommandError(NOTHING)
        try:
            backup(file)
        except OSError as error:
            raise CommandError(
                f"{file} cannot be written: {error.strerror}."
            ) from error
        self.stdout.write(
            f"{file} holds all of it. Whoever has it can read it: keep it."
        )
