from uuid import uuid4

from django.db import migrations, models


def name_them(apps, schema_editor):
    """Gives each night and game an id, and each circle one that is its own."""
    for model, field in [("Night", "client_id"), ("Game", "client_id")]:
        rows = apps.get_model("scorekeeper", model).objects
        for pk in rows.filter(**{field: None}).values_list("pk", flat=True):
            rows.filter(pk=pk).update(**{field: uuid4()})
    circles = apps.get_model("scorekeeper", "Circle").objects
    for pk in circles.values_list("pk", flat=True):
        circles.filter(pk=pk).update(file_id=uuid4())


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0003_stake_of_a_night")]
    operations = [
        migrations.AddField("circle", "file_id", models.UUIDField(default=uuid4)),
        migrations.RunPython(name_them, migrations.RunPython.noop),
        migrations.AlterField("night", "client_id", models.UUIDField(default=uuid4)),
        migrations.AlterField("game", "client_id", models.UUIDField(default=uuid4)),
    ]
