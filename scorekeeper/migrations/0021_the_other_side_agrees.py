"""What the other side said to an entry, and whether a night asks for it."""

import uuid

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

CAME = [
    ("agreed", "Agreed"),
    ("disputed", "Disputed"),
    ("stands", "Stands"),
    ("signed", "Signed"),
]


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
    fields=("circle", "client_id"), name="one_agreement_per_request"
)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0020_a_circles_own_law")]
    operations = [
        migrations.AddField("night", "agreeing", models.BooleanField(default=False)),
        migrations.AddField("game", "agreeing", models.BooleanField(default=False)),
        migrations.AddField(
            "game", "agreed_length", models.PositiveIntegerField(default=0)
        ),
        migrations.AddField(
            "entry", "said_by", models.PositiveSmallIntegerField(null=True)
        ),
        migrations.CreateModel(
            name="Agreement",
            fields=[
                ("id", ID),
                ("client_id", models.UUIDField(default=uuid.uuid4)),
                ("about", models.UUIDField(null=True)),
                ("side", models.PositiveSmallIntegerField(null=True)),
                ("came", models.CharField(choices=CAME, max_length=8)),
                ("state", models.CharField(blank=True, max_length=100)),
                ("made_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("circle", belongs_to("circle")),
                ("game", belongs_to("game", related_name="agreements")),
                ("key", KEY),
            ],
            options={"abstract": False, "constraints": [ONE_EACH]},
        ),
    ]
