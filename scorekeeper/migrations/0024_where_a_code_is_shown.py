"""Where a short code is shown: there it opens whatever strangers guess elsewhere."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0023_own_nights_by_day")]

    operations = [
        migrations.AddField(
            model_name="key",
            name="code_source",
            field=models.CharField(blank=True, default="", max_length=64),
            preserve_default=False,
        ),
    ]
