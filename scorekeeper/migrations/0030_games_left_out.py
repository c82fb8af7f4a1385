"""A game that was not finished when its night was closed stays left out."""

from django.db import migrations, models


def leave_out(apps, schema_editor):
    """Marks the unfinished games of the nights that are closed."""
    games = apps.get_model("scorekeeper", "Game").objects
    games = games.filter(status="open", night__closed_at__isnull=False)
    games.update(is_left_out=True)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0029_own_notes_and_proposals")]
    operations = [
        migrations.AddField("game", "is_left_out", models.BooleanField(default=False)),
        migrations.RunPython(leave_out, migrations.RunPython.noop),
    ]
