"""From which phone a note or a proposal came; withdrawn proposals lose their words.

Nothing lists the words of a proposal that was dismissed, saved or replaced.
"""

from django.db import migrations, models

PHONE = models.BigIntegerField(null=True)


def empty_proposals(apps, schema_editor):
    """Deletes the words and the access of proposals that are withdrawn."""
    laws = apps.get_model("scorekeeper", "Law").objects
    gone = laws.exclude(night=None).exclude(withdrawn_at=None)
    gone.update(words="", key=None)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0028_from_which_phone")]
    operations = [
        migrations.AddField("note", "phone", PHONE),
        migrations.AddField("law", "phone", PHONE),
        migrations.RunPython(empty_proposals, migrations.RunPython.noop),
    ]
