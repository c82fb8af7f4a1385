"""What is open is reckoned afresh, so that nobody notes what a payment counts."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0013_rulings")]

    operations = [
        migrations.RemoveField("night", "counted"),
        migrations.RemoveField("payment", "since"),
    ]
