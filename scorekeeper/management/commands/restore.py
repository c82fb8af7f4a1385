"""Everything as a backup has it."""

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from scorekeeper.files.backup import BackupError, restore

SURE = "This replaces everything on this server with {file}. Add --yes to do it."
KEY = "The secret key has changed. Restart the server, and reload any open pages."


class Command(BaseCommand):
    help = (
        "Replaces everything on this server with a backup, while the server runs. Make "
        "a backup first."
    )

    def add_arguments(self, parser):
        parser.add_argument("file", help="a file from `manage.py backup`")
        parser.add_argument("--yes", action="store_true", help="replace everything")

    def handle(self, *, file, yes, **options):
        if not yes:
            raise CommandError(SURE.format(file=file))
        try:
            is_other_key = restore(file)
        except BackupError as error:
            raise CommandError(str(error)) from error
        call_command("migrate", verbosity=0)
        self.stdout.write(f"Restored everything from {file}.")
        if is_other_key:
            self.stdout.write(KEY)
