from itertools import islice

import django.db.models.deletion
from django.db import migrations, models

from scorekeeper.people.statistics.search_words import rows_of

AT_ONCE = 200  # games


def find_the_games_that_are_over(apps, schema_editor):
    """What was played before stands under its words, too."""
    catchwords = apps.get_model("scorekeeper", "Catchword").objects
    games = apps.get_model("scorekeeper", "Game").objects.filter(status="finished")
    games = games.select_related("night").defer("entries")
    rows = (row for game in games.iterator(AT_ONCE) for row in rows_of(game))
    while some := list(islice(rows, 10 * AT_ONCE)):
        catchwords.bulk_create(catchwords.model(**row) for row in some)


class Migration(migrations.Migration):
    dependencies = [
        ("scorekeeper", "0009_phones_apart"),
    ]

    operations = [
        migrations.AddIndex(
            "night", models.Index(fields=["circle", "place"], name="nights_by_place")
        ),
        migrations.CreateModel(
            name="Catchword",
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
                ("word", models.CharField(max_length=100)),
                ("played_on", models.DateField()),
                (
                    "circle",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="scorekeeper.circle",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="catchwords",
                        to="scorekeeper.game",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("circle", "word", "played_on", "game"),
                        name="once_under_a_word",
                    )
                ],
            },
        ),
        migrations.RunPython(find_the_games_that_are_over, migrations.RunPython.noop),
    ]
