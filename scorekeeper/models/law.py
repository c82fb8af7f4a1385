"""What a circle has settled for good: its own law, beside the house rules."""

from django.db import models
from django.utils import timezone

from scorekeeper.models.of_a_circle import MadeOnce

LONGEST_LAW = 200  # characters


class Law(MadeOnce):
    """How a circle has settled a situation of the book, in its own words.

    `game` is the key of the card game; `answers` are those of the situation's
    questions, as an address has them. What is withdrawn, by a host or by a newer law
    about the same, stays readable.
    """

    class Came(models.TextChoices):
        RULED = "ruled"
        PASSED = "passed"

    game = models.CharField(max_length=40)
    situation = models.CharField(max_length=60)
    answers = models.CharField(max_length=8, blank=True)
    came = models.CharField(max_length=8, choices=Came)
    words = models.CharField(max_length=LONGEST_LAW)
    key = models.ForeignKey(
        "scorekeeper.Key", models.SET_NULL, null=True, related_name="laws"
    )
    made_at = models.DateTimeField(default=timezone.now)
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    def __str__(self):
        return f"{self.situation}: {self.words}"
