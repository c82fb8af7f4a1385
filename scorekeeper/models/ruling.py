"""What a table asked the referee, and what it made of the answer."""

import re

from django.db import models
from django.utils import timezone

from scorekeeper.models.game import Game
from scorekeeper.models.group_rows import MadeOnce, WithinGroup

SITUATION = re.compile(r"[\w-]{1,60}", re.ASCII)  # how the book names one
ANSWERS = re.compile(r"[0-9-]{0,8}")  # to its questions, as an address has them


class Ruling(MadeOnce):
    """A situation of the book that came up in a game; no entry, and it scores nothing.

    `place` is how many entries stood when it was asked; `answers` are those of the
    situation's questions, as an address has them.
    """

    class Outcome(models.TextChoices):
        RULED = "ruled"
        PASSED = "passed"
        DISPUTED = "disputed"

    game = WithinGroup(Game, models.CASCADE, related_name="rulings")
    place = models.PositiveIntegerField()
    situation = models.CharField(max_length=60)
    answers = models.CharField(max_length=8, blank=True)
    came = models.CharField(max_length=8, choices=Outcome)
    key = models.ForeignKey("scorekeeper.Key", models.SET_NULL, null=True)
    made_at = models.DateTimeField(default=timezone.now)

    def __str__(self):
        return f"{self.situation}: {self.came}"
