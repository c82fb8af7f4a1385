"""The ledger: shared costs, results of nights, payments, and signatures."""

from django.db import models
from django.utils import timezone

from scorekeeper.models import indexes
from scorekeeper.models.group_rows import MadeOnce, RowOfAGroup, WithinGroup
from scorekeeper.models.indexes import unique


class Bill(MadeOnce):
    """What some paid for all on a night, such as the drinks or the hall."""

    class Way(models.TextChoices):
        EQUAL = "equal"
        SHARES = "shares"
        COST = "cost"

    night = WithinGroup("scorekeeper.Night", models.CASCADE, related_name="bills")
    name = models.CharField(max_length=80)
    way = models.CharField(max_length=6, choices=Way)
    version = models.PositiveIntegerField(default=0)  # how often it was changed

    def __str__(self):
        return self.name


class BillPart(RowOfAGroup):
    """What one person paid of a bill, in minor units, and their share.

    All shares of a bill count alike: ones, given numbers, or what each one's own cost.
    """

    bill = WithinGroup(  # goes before it, so that both deletions name the group
        Bill, models.DO_NOTHING, related_name="parts"
    )
    person = WithinGroup("scorekeeper.Person", models.PROTECT, related_name="+")
    paid = models.PositiveBigIntegerField(default=0)
    share = models.PositiveBigIntegerField(default=0)

    class Meta:
        constraints = [unique("one_part_each", "bill", "person")]

    def __str__(self):
        return f"{self.person}: {self.paid} paid, {self.share} of the shares"


class Result(RowOfAGroup):
    """What one person won or lost in a night, games and bills: whole minor units.

    Those of a night sum to zero. A night with a game that is not counted is worked out
    by who asks, see `scorekeeper.money.ledger.plan`.
    """

    night = WithinGroup(
        "scorekeeper.Night", models.CASCADE, related_name="results", db_index=False
    )
    person = WithinGroup(
        "scorekeeper.Person", models.PROTECT, related_name="+", db_index=False
    )
    currency = models.CharField(max_length=3)  # that of the night
    amount = models.BigIntegerField()

    class Meta:
        indexes = indexes.OF_RESULTS
        constraints = [unique("one_result_each", "night", "person")]

    def __str__(self):
        return f"{self.person_id} in {self.night_id}: {self.amount}"


class Payment(MadeOnce):
    """What one person paid another: a fact, whatever games are corrected later.

    `night` is the one it was recorded at, if any. `phone` says which one recorded it,
    see `scorekeeper.access.phones`; null if unknown.
    """

    currency = models.CharField(max_length=3)
    payer = WithinGroup("scorekeeper.Person", models.PROTECT, related_name="+")
    payee = WithinGroup("scorekeeper.Person", models.PROTECT, related_name="+")
    amount = models.PositiveBigIntegerField()  # minor units
    paid_at = models.DateTimeField(default=timezone.now)
    night = WithinGroup(
        "scorekeeper.Night", models.SET_NULL, null=True, related_name="payments"
    )
    note = models.CharField(max_length=80, blank=True, default="")
    key = models.ForeignKey("scorekeeper.Key", models.SET_NULL, null=True)
    phone = models.BigIntegerField(null=True)

    class Meta(MadeOnce.Meta):
        indexes = indexes.OF_PAYMENTS

    def __str__(self):
        return f"{self.payer_id} paid {self.payee_id} {self.amount}"


class Signature(MadeOnce):
    """Somebody's name under what a night came to, whose sums are the `state`.

    What is changed afterwards leaves the row as it is: it no longer says the same. A
    signature that was removed stays as a row, so that a request sent again does not
    bring it back. `phone`: which one it was, see `scorekeeper.access.phones`.
    """

    night = WithinGroup("scorekeeper.Night", models.CASCADE, related_name="signatures")
    person = WithinGroup("scorekeeper.Person", models.CASCADE, related_name="+")
    state = models.TextField()
    key = models.ForeignKey("scorekeeper.Key", models.SET_NULL, null=True)
    phone = models.BigIntegerField(null=True)
    removed_at = models.DateTimeField(null=True)
    made_at = models.DateTimeField(default=timezone.now)

    def __str__(self):
        return f"{self.person}: {self.state}"
