from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0006_what_games_come_to")]
    operations = [
        migrations.AddField("game", "story", models.JSONField(default=dict)),
    ]
