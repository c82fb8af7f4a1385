"""How strong each of the people is at a family of games, as far as places tell."""

from django.db import models

from scorekeeper.models.group_rows import RowOfAGroup, WithinGroup
from scorekeeper.models.indexes import unique


class Rated(RowOfAGroup):
    """A strength and how unsure it is, after so many games of a family.

    `played_at` and the game are those of the latest that it knows.
    """

    person = WithinGroup("Person", models.CASCADE, related_name="+", db_index=False)
    family = models.CharField(max_length=40)
    strength = models.FloatField()
    unsure = models.FloatField()
    games = models.PositiveIntegerField(default=0)
    played_at = models.DateTimeField()

    class Meta:
        abstract = True

    def __str__(self):
        return f"{self.person_id} at {self.family}: {self.strength:.1f}"


class Rating(Rated):
    """How strong a person is now."""

    game_id = models.BigIntegerField()

    class Meta:
        constraints = [unique("one_rating_each", "group", "person", "family")]


class RatingStep(Rated):
    """How strong a person was after one game."""

    game = WithinGroup("Game", models.CASCADE, related_name="+", db_index=False)

    class Meta:
        constraints = [unique("one_step_a_game", "game", "person")]
        indexes = [
            models.Index(
                fields=["group", "person", "family", "-played_at", "-game"],
                name="steps_of_a_person",
            ),
            models.Index(fields=["game", "group"], name="steps_of_a_game"),
        ]
