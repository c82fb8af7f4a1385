"""A few lines that somebody wrote down of a night."""

import uuid

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


def belongs_to(model, **more):
    on_delete = django.db.models.deletion.CASCADE
    return models.ForeignKey(
        **{"to": f"scorekeeper.{model}", "on_delete": on_delete} | more
    )


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0015_ways_to_pay")]
    operations = [
        migrations.CreateModel(
            name="Note",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True,
                        primary_key=True,
                        serialize=False,
                        verbose_name="ID",
                    ),
                ),
                ("client_id", models.UUIDField(default=uuid.uuid4)),
                ("text", models.TextField()),
                ("made_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("circle", belongs_to("circle")),
                (
                    "key",
                    belongs_to(
                        "key", null=True, on_delete=django.db.models.deletion.SET_NULL
                    ),
                ),
                ("night", belongs_to("night", related_name="notes")),
            ],
            options={
                "abstract": False,
                "indexes": [
                    models.Index(fields=["night", "circle"], name="notes_of_a_night")
                ],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("circle", "client_id"), name="one_note_per_request"
                    )
                ],
            },
        ),
    ]
