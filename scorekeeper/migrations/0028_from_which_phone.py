"""From which phone an entry, a confirmation or a signature came; removed signatures."""

from django.db import migrations, models

CAME = [
    ("agreed", "Agreed"),
    ("disputed", "Disputed"),
    ("stands", "Stands"),
    ("signed", "Signed"),
    ("unsigned", "Unsigned"),
]
PHONE = models.BigIntegerField(null=True)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0027_proposed_for_one_night")]
    operations = [
        migrations.AddField("entry", "phone", PHONE),
        migrations.AddField("agreement", "phone", PHONE),
        migrations.AddField("signature", "phone", PHONE),
        migrations.AddField("signature", "removed_at", models.DateTimeField(null=True)),
        migrations.AlterField(
            "agreement", "came", models.CharField(choices=CAME, max_length=8)
        ),
    ]
