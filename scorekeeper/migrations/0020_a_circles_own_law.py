"""What a circle has settled for good, and how strictly its tables rule."""

import uuid

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

CAME = [("ruled", "Ruled"), ("passed", "Passed")]
KEY = {
    "to": "scorekeeper.key",
    "on_delete": django.db.models.deletion.SET_NULL,
    "null": True,
    "related_name": "laws",
}
ONE_EACH = models.UniqueConstraint(
    fields=("circle", "client_id"), name="one_law_per_request"
)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0019_strength_and_shared_links")]
    operations = [
        migrations.AddField(
            "circle", "is_friendly", models.BooleanField(default=False)
        ),
        migrations.CreateModel(
            name="Law",
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
                ("game", models.CharField(max_length=40)),
                ("situation", models.CharField(max_length=60)),
                ("answers", models.CharField(blank=True, max_length=8)),
                ("came", models.CharField(choices=CAME, max_length=8)),
                ("words", models.CharField(max_length=200)),
                ("made_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("withdrawn_at", models.DateTimeField(blank=True, null=True)),
                (
                    "circle",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        to="scorekeeper.circle",
                    ),
                ),
                ("key", models.ForeignKey(**KEY)),
            ],
            options={"abstract": False, "constraints": [ONE_EACH]},
        ),
    ]
