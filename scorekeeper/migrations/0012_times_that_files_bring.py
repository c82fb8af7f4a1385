"""Times that a file may bring: to the tables they are what they were."""

from django.db import migrations, models
from django.utils import timezone

TIMES = [("attendance", "since"), ("game", "started_at"), ("entry", "made_at")]


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0011_two_who_are_one")]
    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.AlterField(
                    model, name, models.DateTimeField(default=timezone.now)
                )
                for model, name in TIMES
            ]
        )
    ]
