"""Adds up what finished games come to: manage.py count."""

from scorekeeper.counting import adding_up, rating
from scorekeeper.management.stored import StoredCommand
from scorekeeper.models import Circle


class Command(StoredCommand):
    help = "Adds up the games that finished or changed since anybody looked at a sum."

    def handle(self, *args, **options):
        for circle in Circle.objects.order_by("pk"):
            adding_up.add_up(circle.pk, seconds=None)
            while rating.reckon(circle.pk):
                pass
        self.stdout.write("All finished games are counted.")
