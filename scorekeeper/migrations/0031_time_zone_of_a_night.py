"""A night keeps the time zone of the phone that started it; earlier ones have none."""

from django.db import migrations, models

ZONE = models.CharField(blank=True, default="", max_length=64)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0030_games_left_out")]
    operations = [migrations.AddField("night", "time_zone", ZONE)]
