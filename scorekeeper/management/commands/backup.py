"""All circles and the secret key, in one file."""

from django.core.management.base import BaseCommand, CommandError

from scorekeeper.backup import backup


class Command(BaseCommand):
    help = "Writes the database and the secret key to a file, while the server runs."

    def add_arguments(self, parser):
        parser.add_argument("file", help="where to; what is there is replaced")

    def handle(self, *, file, **options):
        try:
            backup(file)
        except OSError as error:
            raise CommandError(
                f"{file} cannot be written: {error.strerror}."
            ) from error
        self.stdout.write(
            f"{file} holds all of it. Whoever has it can read it: keep it."
        )
