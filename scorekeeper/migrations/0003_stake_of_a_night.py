from django.db import migrations, models


def as_the_last_game(apps, schema_editor):
    """A night in progress goes on for what its last game was played for."""
    for night in apps.get_model("scorekeeper", "Night").objects.filter(closed_at=None):
        game = night.games.order_by("-started_at", "-pk").first()
        if game and game.stake:
            night.stake = game.stake
            night.save(update_fields=["stake"])


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0002_requests_and_tries")]
    operations = [
        migrations.AddField("night", "stake", models.JSONField(default=dict)),
        migrations.RunPython(as_the_last_game, migrations.RunPython.noop),
    ]
