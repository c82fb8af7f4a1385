"""Tables of a ledger: results of nights, payments of any kind, who settles as one."""

import django.db.models.deletion
from django.db import migrations, models

CASCADE, SET_NULL = (
    django.db.models.deletion.CASCADE,
    django.db.models.deletion.SET_NULL,
)
ID = models.BigAutoField(
    auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
)


def to(model, on_delete, **traits):
    return models.ForeignKey(to=f"scorekeeper.{model}", on_delete=on_delete, **traits)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0032_names_of_forty_letters")]
    operations = [
        migrations.AddField(
            "person",
            "settles_with",
            to("person", SET_NULL, blank=True, null=True, related_name="+"),
        ),
        migrations.AddField("night", "number", models.PositiveIntegerField(default=0)),
        migrations.AddField(
            "payment", "currency", models.CharField(max_length=3, default="")
        ),
        migrations.AddField(
            "payment", "note", models.CharField(blank=True, default="", max_length=80)
        ),
        migrations.AddField("payment", "key", to("key", SET_NULL, null=True)),
        migrations.AddField("payment", "phone", models.BigIntegerField(null=True)),
        migrations.AddField("payment", "client_id", models.UUIDField(null=True)),
        migrations.AlterField(
            "payment",
            "night",
            to("night", SET_NULL, null=True, related_name="payments"),
        ),
        migrations.CreateModel(
            name="Result",
            fields=[
                ("id", ID),
                ("currency", models.CharField(max_length=3)),
                ("amount", models.BigIntegerField()),
                ("circle", to("circle", CASCADE)),
                ("night", to("night", CASCADE, db_index=False, related_name="results")),
                (
                    "person",
                    to(
                        "person",
                        django.db.models.deletion.PROTECT,
                        db_index=False,
                        related_name="+",
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(fields=["night", "circle"], name="results_of_a_night"),
                    models.Index(
                        fields=["circle", "currency", "person", "amount"],
                        name="results_summed",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("night", "person"), name="one_result_each"
                    )
                ],
            },
        ),
    ]
