"""A command that uses what is stored: it says so where it cannot."""

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError, InterfaceError

from scorekeeper.database import unrecorded_migrations, version
from scorekeeper.database.troubles import trouble

OLDER = (
    "The code is newer than the tables in the database. These migrations have not run: "
    "{names}. To update the tables, run manage.py migrate, then restart the server."
)
TROUBLE = "{sentence} The database says: {error}"


class DatabaseCommand(BaseCommand):
    """A command that ends with a sentence where the tables do not fit this version."""

    def execute(self, *args, **options):
        try:
            if why := self.why_not():
                raise CommandError(why)
            return super().execute(*args, **options)
        except (DatabaseError, InterfaceError) as error:
            if known_trouble := trouble(error):
                raise CommandError(trouble_in_words(known_trouble, error)) from error
            raise

    def why_not(self):
        """Why this command cannot use the tables, a sentence or ""."""
        return version.why_nothing_is_here() or why_not_these_tables()


def why_not_these_tables():
    """Why only another version can use the tables, a sentence or ""."""
    if names := version.unknown_migrations():
        return version.NEWER.format(names=", ".join(names))
    waiting = [migration.name for migration in version.migrations_waiting()]
    made = (
        [name for _app, name in unrecorded_migrations.unrecorded_steps()]
        if waiting
        else []
    )
    names = [name for name in waiting if name not in made]
    return OLDER.format(names=", ".join(names)) if names else ""


def trouble_in_words(known_trouble, error):
    """What is the matter with the database, on one line."""
    _code, sentence = known_trouble
    return TROUBLE.format(sentence=sentence, error=" ".join(str(error).split()))
