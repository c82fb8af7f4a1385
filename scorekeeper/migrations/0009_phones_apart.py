from django.db import migrations, models

OPERATIONS = ["add", "insert", "replace", "remove", "undo", "redo", "leave"]


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0008_bills_and_debts")]
    operations = [
        migrations.AddField(
            "game", "apart_from", models.UUIDField(blank=True, null=True)
        ),
        migrations.AlterField(
            "entry",
            "operation",
            models.CharField(
                choices=[(one, one.capitalize()) for one in OPERATIONS], max_length=8
            ),
        ),
    ]
