"""A command that reads what is stored: it says so where nothing is."""

from django.core.management.base import BaseCommand, CommandError

from scorekeeper.database.version import why_nothing_is_here


class StoredCommand(BaseCommand):
    """A command that ends with a sentence where there are no tables."""

    def execute(self, *args, **options):
        if why := why_nothing_is_here():
            raise CommandError(why)
        return super().execute(*args, **options)
