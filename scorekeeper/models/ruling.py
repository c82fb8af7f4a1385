"""What was said beside the log: rulings, those of the group, and agreements."""

import re

from django.db import models
from django.utils import timezone

from scorekeeper.models.game import Game
from scorekeeper.models.group_rows import MadeOnce, WithinGroup

SITUATION = re.compile(r"[\w-]{1,60}", re.ASCII)  # how the book names one
ANSWERS = re.compile(r"[0-9-]{0,8}")  # to its questions, as an address has them
LONGEST_LAW = 200  # characters


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


class Law(MadeOnce):
    """How a group rules on a situation of the book, in its own words.

    `game` is the key of the card game; `answers` are those of the situation's
    questions, as an address has them. A ruling with a `night` is only proposed: it
    applies to that night alone, and has the number of its `phone`, if known. What is
    withdrawn, by a host or by a newer ruling about the same, stays readable. Of a
    deleted ruling, and of a proposal that is dismissed, saved or replaced, the row
    stays without words, so that the request that made it does not bring it back.
    """

    class Outcome(models.TextChoices):
        RULED = "ruled"
        PASSED = "passed"

    night = WithinGroup(
        "scorekeeper.Night", models.CASCADE, null=True, related_name="proposals"
    )
    game = models.CharField(max_length=40)
    situation = models.CharField(max_length=60)
    answers = models.CharField(max_length=8, blank=True)
    came = models.CharField(max_length=8, choices=Outcome)
    words = models.CharField(max_length=LONGEST_LAW)
    key = models.ForeignKey(
        "scorekeeper.Key", models.SET_NULL, null=True, related_name="laws"
    )
    phone = models.BigIntegerField(null=True)
    made_at = models.DateTimeField(default=timezone.now)
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    class Meta(MadeOnce.Meta):
        indexes = [models.Index(fields=["night", "group"], name="laws_of_a_night")]

    def __str__(self):
        return f"{self.situation}: {self.words}"


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
