from decimal import Decimal

from django.db import migrations

from scorekeeper.money.exact import MoneyField
from scorekeeper.money.stakes import SMALLEST


def as_it_was(apps, schema_editor):
    """What SQLite kept as a float is the decimal that it was meant to be."""
    standings = apps.get_model("scorekeeper", "Standing").objects
    for standing in standings.exclude(money=0).only("money").iterator():
        exact = Decimal(standing.money).quantize(SMALLEST)
        standings.filter(pk=standing.pk).update(exact_money=exact)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0004_known_again_in_files")]
    operations = [
        migrations.AddField("standing", "exact_money", MoneyField(default=0)),
        migrations.RunPython(as_it_was, migrations.RunPython.noop),
        migrations.RemoveField("standing", "money"),
        migrations.RenameField("standing", "exact_money", "money"),
        migrations.AlterField("standing", "money", MoneyField()),
    ]
