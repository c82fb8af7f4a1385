"""What everybody of a circle has won and did is found without the pairs of people."""

from django.db import migrations, models

OF_ALL = models.Q(other=models.F("person"))


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0016_notes_of_a_night")]

    operations = [
        migrations.AddIndex(
            "countsum",
            models.Index(
                fields=["circle", "key", "person", "name", "part"],
                condition=OF_ALL,
                name="own_sums",
            ),
        ),
        migrations.AddIndex(
            "tally",
            models.Index(
                fields=["circle", "key", "year"], condition=OF_ALL, name="own_tallies"
            ),
        ),
    ]
