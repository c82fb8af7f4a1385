"""Adds up what finished games come to: manage.py count."""

from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Group
from scorekeeper.people.statistics import ratings, update


class Command(DatabaseCommand):
    help = "Updates the statistics with games that finished or changed recently."

    def handle(self, *args, **options):
        for group in Group.objects.order_by("pk"):
            update.add_up(group.pk, seconds=None)
            while ratings.reckon(group.pk):
                pass
        self.stdout.write("The statistics include all finished games.")
