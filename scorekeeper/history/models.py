"""By what a finished game is found again."""

from django.db import models

from scorekeeper.of_a_circle import RowOfACircle, WithinCircle


class Catchword(RowOfACircle):
    """A word that a finished game stands under, as in the index of a book.

    `word`: "game:oh_hell", "person:7", "place:At Ann's", "tag:repique", or "" under
    which every game stands. One index finds, orders and turns the pages of any search,
    however many games there are.
    """

    circle = models.ForeignKey("scorekeeper.Circle", models.CASCADE, db_index=False)
    game = WithinCircle("scorekeeper.Game", models.CASCADE, related_name="catchwords")
    word = models.CharField(max_length=100)
    played_on = models.DateField()  # the date of its night

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["circle", "word", "played_on", "game"],
                name="once_under_a_word",
            )
        ]

    def __str__(self):
        return f"{self.word} {self.game_id}"


class SamePerson(RowOfACircle):
    """Two of the people who turned out to be one, and what it takes to part them.

    `person` stayed; the other had the id `was`, and this `name`, `colour`, `is_active`.
    `moved` are the rows that became the person's, see `scorekeeper.history.one_person`.
    """

    person = WithinCircle("scorekeeper.Person", models.CASCADE, related_name="once_two")
    was = models.BigIntegerField()
    name = models.CharField(max_length=40)
    colour = models.PositiveSmallIntegerField()
    is_active = models.BooleanField()
    moved = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self):
        return f"{self.name} is {self.person_id}"
