"""A name under the settlement of a night: it was agreed on as it stood then."""

from django.db import models
from django.utils import timezone

from scorekeeper.models.group_rows import MadeOnce, WithinGroup


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
