"""What was asked once, and is not done again."""

from django.db import models

from scorekeeper.models.of_a_circle import RowOfACircle


class Asked(RowOfACircle):
    """A change of what is owed, or of the people, known by the id of its request.

    The same request again finds it, and changes nothing.
    """

    client_id = models.UUIDField()

    class Meta:
        verbose_name_plural = "asked"
        constraints = [
            models.UniqueConstraint(
                fields=["circle", "client_id"], name="once_per_request"
            )
        ]

    def __str__(self):
        return f"{self.client_id}"
