"""A request that comes twice, after a lost answer or a second tap, is done once.

What makes a row (a game, a night, a bill) leaves the id of its request on that row. The
ids of all other changes of what is owed, and of the people, are noted here.
"""

from django.db import models

from scorekeeper.models.group_rows import RowOfAGroup
from scorekeeper.models.indexes import unique


class Asked(RowOfAGroup):
    """A change of what is owed, or of the people, known by the id of its request.

    The same request again finds it, and changes nothing.
    """

    client_id = models.UUIDField()

    class Meta:
        verbose_name_plural = "asked"
        constraints = [unique("once_per_request", "group", "client_id")]

    def __str__(self):
        return f"{self.client_id}"


def is_repeated(group_id, client_id):
    """Whether a request of this id changed something of the group before."""
    rows = Asked.objects.filter(group_id=group_id, client_id=client_id)
    return client_id is not None and rows.exists()


def note_request(group_id, client_id):
    """Notes that a request of this id was done; without an id, nothing."""
    if client_id is not None:
        Asked.objects.create(group_id=group_id, client_id=client_id)
