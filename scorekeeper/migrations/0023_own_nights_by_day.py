"""The best night of somebody's year is found among his own nights of it."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("scorekeeper", "0022_names_under_a_settlement"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="nightsum",
            index=models.Index(
                fields=["circle", "person", "played_on"], name="own_nights_by_day"
            ),
        ),
    ]
