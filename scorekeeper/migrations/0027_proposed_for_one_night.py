"""A ruling may be proposed for one night, beside those of its group."""

import django.db.models.deletion
from django.db import migrations, models

NIGHT = models.ForeignKey(
    "scorekeeper.night",
    on_delete=django.db.models.deletion.CASCADE,
    null=True,
    related_name="proposals",
)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0026_counted_in_any_order")]
    operations = [
        migrations.AddField("law", "night", NIGHT),
        migrations.AddIndex(
            "law", models.Index(fields=["night", "circle"], name="laws_of_a_night")
        ),
    ]
