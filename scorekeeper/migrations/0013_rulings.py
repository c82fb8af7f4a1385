"""What the referee was asked at a table, and what it made of the answer."""

import uuid

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

CAME = [("ruled", "Ruled"), ("passed", "Passed"), ("disputed", "Disputed")]


def belongs_to(model, **more):
    on_delete = django.db.models.deletion.CASCADE
    return models.ForeignKey(
        **{"to": f"scorekeeper.{model}", "on_delete": on_delete} | more
    )


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0012_times_that_files_bring")]
    operations = [
        migrations.CreateModel(
            name="Ruling",
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
                ("place", models.PositiveIntegerField()),
                ("situation", models.CharField(max_length=60)),
                ("answers", models.CharField(blank=True, max_length=8)),
                ("came", models.CharField(choices=CAME, max_length=8)),
                ("made_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("circle", belongs_to("circle")),
                ("game", belongs_to("game", related_name="rulings")),
                (
                    "key",
                    belongs_to(
                        "key", null=True, on_delete=django.db.models.deletion.SET_NULL
                    ),
                ),
            ],
            options={
                "abstract": False,
                "constraints": [
                    models.UniqueConstraint(
                        fields=("circle", "client_id"), name="one_ruling_per_request"
                    )
                ],
            },
        ),
    ]
