"""Adds up what finished games come to: manage.py count."""

from scorekeeper.counting import adding_up, rating
from scorekeeper.management.stored import StoredCommand
from scorekeeper.models import Group


class Command(StoredCommand):
    help = "Adds up the games that finished or changed since anybody looked at a sum."

    def handle(self, *args, **options):
        for group in Group.objects.order_by("pk"):
            adding_up.add_up(group.pk, seconds=None)
            while rating.reckon(group.pk):
                pass
        self.stdout.write("All finished games are counted.")
