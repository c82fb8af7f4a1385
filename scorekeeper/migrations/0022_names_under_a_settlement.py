"""The names that people put under the settlement of a night."""

import uuid

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


def belongs_to(model, **more):
    on_delete = django.db.models.deletion.CASCADE
    return models.ForeignKey(
        **{"to": f"scorekeeper.{model}", "on_delete": on_delete} | more
    )


ID = models.BigAutoField(
    auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
)
KEY = belongs_to("key", null=True, on_delete=django.db.models.deletion.SET_NULL)
ONE_EACH = models.UniqueConstraint(
    fields=("circle", "client_id"), name="one_signature_per_request"
)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0021_the_other_side_agrees")]
    operations = [
        migrations.CreateModel(
            name="Signature",
            fields=[
                ("id", ID),
                ("client_id", models.UUIDField(default=uuid.uuid4)),
                ("state", models.TextField()),
                ("made_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("circle", belongs_to("circle")),
                ("key", KEY),
                ("night", belongs_to("night", related_name="signatures")),
                ("person", belongs_to("person", related_name="+")),
            ],
            options={"abstract": False, "constraints": [ONE_EACH]},
        ),
    ]
