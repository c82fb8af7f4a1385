from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0005_exact_money")]
    operations = [
        migrations.AddField("game", "story", models.JSONField(default=dict)),
    ]
