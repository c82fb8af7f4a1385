"""What the ledger replaces goes: carrying over, netting, households of a night."""

import uuid

import django.utils.timezone
from django.db import migrations, models

GONE = ["payments_carried_in", "unpaid_payments", "payments_made", "payments_netted"]
GONE += ["payments_of_a_netting"]


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0034_payments_that_were_made")]
    operations = [
        *(migrations.RemoveIndex("payment", name) for name in GONE),
        migrations.RemoveField("payment", "carried_to"),
        migrations.RemoveField("payment", "netted_in"),
        migrations.RemoveField("payment", "of_netting"),
        migrations.RemoveField("attendance", "settles_with"),
        migrations.AlterField("night", "number", models.PositiveIntegerField()),
        migrations.AlterField("payment", "currency", models.CharField(max_length=3)),
        migrations.AlterField(
            "payment", "client_id", models.UUIDField(default=uuid.uuid4)
        ),
        migrations.AlterField(
            "payment",
            "paid_at",
            models.DateTimeField(default=django.utils.timezone.now),
        ),
        migrations.AddIndex(
            "payment",
            models.Index(
                fields=["circle", "currency", "payer", "payee", "amount"],
                name="payments_summed",
            ),
        ),
        migrations.AddConstraint(
            "payment",
            models.UniqueConstraint(
                fields=("circle", "client_id"), name="one_payment_per_request"
            ),
        ),
    ]
