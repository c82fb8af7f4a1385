"""By what a finished game is found again."""

from django.db import models

from scorekeeper.models.group_rows import RowOfAGroup, WithinGroup
from scorekeeper.models.indexes import unique


class Catchword(RowOfAGroup):
    """A word that a finished game stands under, as in the index of a book.

    `word`: "game:oh_hell", "person:7", "place:At Ann's", "tag:repique", or "" under
    which every game stands. One index finds, orders and turns the pages of any search,
    however many games there are.
    """

    group = models.ForeignKey("scorekeeper.Group", models.CASCADE, db_index=False)
    game = WithinGroup("scorekeeper.Game", models.CASCADE, related_name="catchwords")
    word = models.CharField(max_length=100)
    played_on = models.DateField()  # the date of its night

    class Meta:
        constraints = [
            unique("once_under_a_word", "group", "word", "played_on", "game")
        ]
        indexes = [models.Index(fields=["game", "group"], name="words_of_a_game")]

    def __str__(self):
        return f"{self.word} {self.game_id}"
