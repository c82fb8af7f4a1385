"""Who settles with whom is found without reading who was at each night."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("scorekeeper", "0024_where_a_code_is_shown"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="attendance",
            index=models.Index(
                fields=["circle"],
                condition=models.Q(settles_with__isnull=False),
                name="who_settles_with_another",
            ),
        ),
    ]
