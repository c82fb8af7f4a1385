"""What somebody wrote down of a night: it scores nothing and settles nothing."""

from django.db import models
from django.utils import timezone

from scorekeeper.models.group_rows import MadeOnce, WithinGroup


class Note(MadeOnce):
    """A few lines of a night, by whoever held a key.

    `phone` says which one wrote it, see `scorekeeper.access.phones`; null if unknown.
    """

    night = WithinGroup("scorekeeper.Night", models.CASCADE, related_name="notes")
    text = models.TextField()
    key = models.ForeignKey("scorekeeper.Key", models.SET_NULL, null=True)
    phone = models.BigIntegerField(null=True)
    made_at = models.DateTimeField(default=timezone.now)

    class Meta(MadeOnce.Meta):
        indexes = [models.Index(fields=["night", "group"], name="notes_of_a_night")]

    def __str__(self):
        return self.text[:40]
