"""Writes a new card game: small, complete, and yours to change."""

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from scorekeeper import newgame


class Command(BaseCommand):
    help = (
        "Writes a small but complete card game for you to change, with its cases and "
        "its page."
    )

    def add_arguments(self, parser):
        parser.add_argument(
            "key", help="the game's name in records, such as six_card_cribbage"
        )
        parser.add_argument(
            "--lowest-wins",
            action="store_true",
            help="the lowest score wins, as in Hearts",
        )

    def handle(self, *args, key, lowest_wins, **options):
        root = settings.BASE_DIR
        try:
            written = newgame.write(root, key, lowest_wins)
        except newgame.NewGameError as error:
            raise CommandError(str(error)) from error
        for path in written:
            self.stdout.write(f"  {path.relative_to(root)}")
        self.stdout.write(
            "Now change the game's words, then its cases, then its script."
        )
