"""Scores games again by the rules as they are now."""

from django.core.management.base import CommandError

from scorekeeper import recording
from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Game


class Command(DatabaseCommand):
    help = (
        "Lists every game that would score differently by the rules as they are now. "
        "Without --check, open games get the new sheet; finished games keep theirs, "
        "and are told anew what turned them."
    )

    def add_arguments(self, parser):
        parser.add_argument("--check", action="store_true", help="change nothing")

    def handle(self, *, check, **options):
        different = 0
        games = Game.objects.order_by("pk").values_list("pk", flat=True)
        for pk in games.iterator(chunk_size=1000):
            difference = recording.rescore(pk, keep=check)
            if difference:
                different += 1
                self.stdout.write(f"Game {pk}: {difference}")
        self.stdout.write(f"{different} of {games.count()} games score differently.")
        if check and different:
            raise CommandError("The rules and the sheets differ.", returncode=1)
