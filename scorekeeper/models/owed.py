"""What people owe each other: the bills that all share, and the payments."""

from django.db import models

from scorekeeper.models import indexes
from scorekeeper.models.indexes import unique
from scorekeeper.models.of_a_circle import MadeOnce, RowOfACircle, WithinCircle


class Bill(MadeOnce):
    """What some paid for all on a night, such as the drinks or the hall."""

    class Way(models.TextChoices):
        EQUAL = "equal"
        SHARES = "shares"
        COST = "cost"

    night = WithinCircle("scorekeeper.Night", models.CASCADE, related_name="bills")
    name = models.CharField(max_length=80)
    way = models.CharField(max_length=6, choices=Way)
    version = models.PositiveIntegerField(default=0)  # how often it was changed

    def __str__(self):
        return self.name


class BillPart(RowOfACircle):
    """What one person paid of a bill, in minor units, and the share that is his.

    All shares of a bill count alike: ones, given numbers, or what each one's own cost.
    """

    bill = WithinCircle(  # goes before it, so that both deletions name the circle
        Bill, models.DO_NOTHING, related_name="parts"
    )
    person = WithinCircle("scorekeeper.Person", models.PROTECT, related_name="+")
    paid = models.PositiveBigIntegerField(default=0)
    share = models.PositiveBigIntegerField(default=0)

    class Meta:
        constraints = [unique("one_part_each", "bill", "person")]

    def __str__(self):
        return f"{self.person}: {self.paid} paid, {self.share} of the shares"


class Payment(RowOfACircle):
    """Who pays whom how much.

    Settled is one that is ticked, that is carried to a later night, or that was taken
    up with others in a netting: the payments of several nights netted to fewer, which
    are `of_netting` then. A netting is known by an id; it has no row of its own.
    """

    night = WithinCircle("scorekeeper.Night", models.CASCADE, related_name="payments")
    payer = WithinCircle("scorekeeper.Person", models.PROTECT, related_name="+")
    payee = WithinCircle("scorekeeper.Person", models.PROTECT, related_name="+")
    amount = models.PositiveBigIntegerField()  # minor units
    paid_at = models.DateTimeField(null=True)
    carried_to = WithinCircle(
        "scorekeeper.Night", models.PROTECT, null=True, related_name="carried_in"
    )
    netted_in = models.UUIDField(null=True)
    of_netting = models.UUIDField(null=True)

    class Meta:
        indexes = indexes.OF_PAYMENTS

    def __str__(self):
        return f"{self.payer} pays {self.payee} {self.amount}"

    @property
    def is_settled(self):
        return bool(self.paid_at or self.carried_to_id or self.netted_in)
