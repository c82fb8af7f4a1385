"""Writes a new card game: small, complete, and yours to change."""

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from scorekeeper import newgame


class Command(BaseCommand):
    help = "Writes a small complete card game, with its cases, its page and its line."

    def add_arguments(self, parser):
        parser.add_argument("key", help="its name in records: six_card_cribbage")

    def handle(self, *args, key, **options):
        root = settings.BASE_DIR
        try:
            written = newgame.write(root, key)
        except newgame.NewGameError as error:
            raise CommandError(str(error)) from error
        for path in written:
            self.stdout.write(f"  {path.relative_to(root)}")
        self.stdout.write("Change its words, then its cases, then its script.")
