"""How many games each day had is kept, so that the calendar counts none."""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Count

AT_ONCE = 1_000


def add_up_days(apps, schema_editor):
    """Adds up what is counted already: every such game stands under no word."""
    rows = apps.get_model("scorekeeper", "Catchword").objects.filter(word="")
    rows = rows.values("circle_id", "played_on").annotate(games=Count("pk"))
    DaySum = apps.get_model("scorekeeper", "DaySum")
    sums = (DaySum(**row) for row in rows.order_by("circle_id", "played_on"))
    DaySum.objects.bulk_create(sums, AT_ONCE)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0024_where_a_code_is_shown")]

    operations = [
        migrations.CreateModel(
            name="DaySum",
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
                ("played_on", models.DateField()),
                ("games", models.IntegerField(default=0)),
                (
                    "circle",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="scorekeeper.circle",
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            model_name="daysum",
            constraint=models.UniqueConstraint(
                fields=("circle", "played_on"), name="one_sum_a_day"
            ),
        ),
        migrations.RunPython(add_up_days, migrations.RunPython.noop),
    ]
