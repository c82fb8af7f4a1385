"""How a person is paid: a link, or an account."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0014_a_tick_is_a_fact")]

    operations = [
        migrations.AddField(
            model,
            "pay_to",
            models.CharField(blank=True, default="", max_length=200),
        )
        for model in ("person", "sameperson")
    ]
