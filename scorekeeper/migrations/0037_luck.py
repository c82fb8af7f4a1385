"""Strength notes how much of it shows in results, so all games are rated again."""

from django.db import migrations, models

LUCK = ["share", "squares", "products"]


def rate_again(apps, schema_editor):
    """Takes away all ratings: the next look at a group rates it from its first game."""
    for name in ("RatingStep", "Rating"):
        apps.get_model("scorekeeper", name).objects.all().delete()
    groups = apps.get_model("scorekeeper", "Group").objects
    groups.update(rated_at=None, rated_game=None, rated_from=None)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0036_groups")]

    operations = [
        migrations.RunPython(rate_again, migrations.RunPython.noop),
        *(
            migrations.AddField(
                model, name, models.FloatField(default=0), preserve_default=False
            )
            for model, names in {
                "rating": LUCK,
                "ratingstep": [*LUCK, "shown"],
            }.items()
            for name in names
        ),
    ]
