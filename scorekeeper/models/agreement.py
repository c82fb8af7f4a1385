"""What the other side said to an entry, beside the log: it never changes the score."""

from django.db import models
from django.utils import timezone

from scorekeeper.models.game import Game
from scorekeeper.models.group_rows import MadeOnce, WithinGroup


class Agreement(MadeOnce):
    """A side of a game agrees to a row of its log, or does not, or signs the result.

    `about` is the row by the id of its request, null where it is the result, whose
    totals are the `state`. `side` is null where a phone in the middle chose. `phone`
    says which one it was, see `scorekeeper.access.phones`; null where nobody knows.
    """

    class Outcome(models.TextChoices):
        AGREED = "agreed"
        DISPUTED = "disputed"
        STANDS = "stands"  # the table chose, after a dispute
        SIGNED = "signed"
        UNSIGNED = "unsigned"  # its signature was removed

    game = WithinGroup(Game, models.CASCADE, related_name="agreements")
    about = models.UUIDField(null=True)
    side = models.PositiveSmallIntegerField(null=True)
    came = models.CharField(max_length=8, choices=Outcome)
    state = models.CharField(max_length=100, blank=True)
    key = models.ForeignKey("scorekeeper.Key", models.SET_NULL, null=True)
    phone = models.BigIntegerField(null=True)
    made_at = models.DateTimeField(default=timezone.now)

    def __str__(self):
        return f"{self.side}: {self.came}"
