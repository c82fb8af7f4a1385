"""Lists the stored rows that cannot be read."""

from django.core.management.base import CommandError

from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.recording.row_checks import KINDS


class Command(DatabaseCommand):
    help = (
        "Lists every stored row that this version cannot read, and why. Pages leave "
        "these rows out. This command changes nothing."
    )

    def handle(self, **options):
        found = 0
        for kind, (model, why_not) in KINDS.items():
            for row in model.objects.order_by("pk").iterator(chunk_size=1000):
                if why := why_not(row):
                    found += 1
                    self.stdout.write(f"{kind} {row.pk}: {why}")
        self.stdout.write(f"Rows that cannot be read: {found}.")
        if found:
            raise CommandError("Some rows cannot be read.", returncode=1)
