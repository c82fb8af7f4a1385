"""Everything as a backup has it."""

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from scorekeeper.files.backup import BackupError, restore

SURE = "This puts {file} in the place of all that is stored now. Say --yes to do it."
KEY = "The secret key is another now: restart the server, and load open pages again."


class Command(BaseCommand):
    help = (
        "Puts a backup in the place of all that is stored, while the server runs. Take "
        "a backup before."
    )

    def add_arguments(self, parser):
        parser.add_argument("file", help="a file that `manage.py backup` wrote")
        parser.add_argument("--yes", action="store_true", help="do it")

    def handle(self, *, file, yes, **options):
        if not yes:
            raise CommandError(SURE.format(file=file))
        try:
            is_other_key = restore(file)
        except BackupError as error:
            raise CommandError(str(error)) from error
        call_command("migrate", verbosity=0)
        self.stdout.write(f"All is as {file} has it.")
        if is_other_key:
            self.stdout.write(KEY)
