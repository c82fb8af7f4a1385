"""Scores games again by the current rules."""

from django.core.management.base import CommandError

from scorekeeper import recording
from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Game


class Command(DatabaseCommand):
    help = (
        "Lists games whose score would change under the current rules. Without "
        "--check, open games get a new score sheet. Finished games keep their score "
        "sheet and only get new turning points."
    )

    def add_arguments(self, parser):
        parser.add_argument(
            "--check", action="store_true", help="list only, change nothing"
        )

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
            raise CommandError(
                "Some score sheets don't match the current rules.", returncode=1
            )
