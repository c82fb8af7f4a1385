"""What finished games come to, kept in rows so that a page has little to add up.

An Outcome is one game for one person, a Counted one thing that it counted of that
person. A Tally and a CountSum are what those come to for a person under one filter of a
page, a NightSum and a MonthSum what they come to in a night and in a month. A DaySum is
how many games a day had. By a Catchword games are found again. A Rating says how strong
a person is. `scorekeeper.people.statistics` keeps them true.
"""

from django.db import models

from scorekeeper.models import indexes
from scorekeeper.models.group_rows import RowOfAGroup, WithinGroup
from scorekeeper.models.indexes import unique
from scorekeeper.money.exact import MoneyField

OF_ALL = models.Q(other=models.F("person"))  # with any others
OF_A_FILTER = ("group", "person", "other", "key", "house", "year")


class Filtered(RowOfAGroup):
    """A row that is of one person, and of others who played.

    `other`: who played with them; the person's own id stands for anyone.
    """

    person = WithinGroup("Person", models.CASCADE, related_name="+", db_index=False)
    other = WithinGroup("Person", models.CASCADE, related_name="+", db_index=False)
    key = models.CharField(max_length=40, blank=True)
    house = models.CharField(max_length=12, blank=True)  # the house rules, hashed
    year = models.PositiveSmallIntegerField()

    class Meta:
        abstract = True


class Outcome(RowOfAGroup):
    """How a finished game came out for one person, and under which filters it falls."""

    game = WithinGroup("Game", models.CASCADE, related_name="outcomes", db_index=False)
    person = WithinGroup(
        "Person", models.CASCADE, related_name="outcomes", db_index=False
    )
    key = models.CharField(max_length=40)
    house = models.CharField(max_length=12)
    year = models.PositiveSmallIntegerField()
    played_at = models.DateTimeField()
    side = models.PositiveSmallIntegerField()
    place = models.PositiveSmallIntegerField()
    won = models.BooleanField()
    points = models.IntegerField()
    net = models.IntegerField()
    money = MoneyField()
    currency = models.CharField(max_length=3)
    best = models.IntegerField(null=True)  # of its deals
    worst = models.IntegerField(null=True)

    class Meta:
        indexes = [
            models.Index(
                fields=["group", "person", "-played_at", "-game"],
                name="outcomes_of_a_person",
            ),
            models.Index(
                fields=["group", "person", "key", "-played_at", "-game"],
                name="outcomes_by_card_game",
            ),
            models.Index(
                fields=["group", "played_at", "game"], name="outcomes_in_order"
            ),
            models.Index(fields=["game", "group"], name="outcomes_of_a_game"),
            *indexes.OF_BESTS,
        ]
        constraints = [unique("one_outcome_each", "game", "person")]

    def __str__(self):
        return f"{self.person_id} in {self.game_id}: {self.points}"


class Counted(RowOfAGroup):
    """One thing that a finished game counted of one person; see rules/history.py."""

    game = WithinGroup("Game", models.CASCADE, related_name="counted", db_index=False)
    person = WithinGroup("Person", models.CASCADE, related_name="+", db_index=False)
    name = models.CharField(max_length=20)
    part = models.CharField(max_length=20, blank=True)
    number = models.BigIntegerField()
    occasions = models.PositiveIntegerField()

    class Meta:
        indexes = [
            models.Index(
                fields=["group", "person", "name", "part", "-game"],
                name="games_that_counted",
            ),
            models.Index(fields=["game", "group"], name="counted_of_a_game"),
        ]
        constraints = [unique("counted_once", "game", "person", "name", "part")]

    def __str__(self):
        return f"{self.name} {self.part}: {self.number} of {self.occasions}"


class Tally(Filtered):
    """What a person's games come to under one filter.

    No `key`, no `house`, year 0: of all card games, house rules, years. `together`: as
    partners, `won_together` of them; `ahead`: before the other, as opponents. All are
    plain sums, to which a game is added and from which it is taken, in any order.
    """

    games = models.IntegerField(default=0)
    wins = models.IntegerField(default=0)
    points = models.BigIntegerField(default=0)
    together = models.IntegerField(default=0)
    won_together = models.IntegerField(default=0)
    ahead = models.IntegerField(default=0)

    class Meta:
        constraints = [unique("one_tally_each", *OF_A_FILTER)]
        indexes = [
            models.Index(
                fields=["group", "key", "house", "year", "person"],
                name="tallies_of_a_group",
            ),
            models.Index(
                fields=["group", "key", "year"], condition=OF_ALL, name="own_tallies"
            ),
        ]

    def __str__(self):
        return f"{self.person_id} with {self.other_id}, {self.key}: {self.games}"


class CountSum(Filtered):
    """What one thing that is counted comes to, by card game, house rules and year."""

    name = models.CharField(max_length=20)
    part = models.CharField(max_length=20, blank=True)
    number = models.BigIntegerField()
    occasions = models.IntegerField()

    class Meta:
        indexes = [
            models.Index(
                fields=["group", "key", "person", "name", "part"],
                condition=OF_ALL,
                name="own_sums",
            )
        ]
        constraints = [unique("one_sum_each", *OF_A_FILTER, "name", "part")]

    def __str__(self):
        return f"{self.name} {self.part}: {self.number} of {self.occasions}"


class OfSomeTime(RowOfAGroup):
    """What a person's games of some time come to."""

    person = WithinGroup("Person", models.CASCADE, related_name="+", db_index=False)
    games = models.IntegerField(default=0)
    wins = models.IntegerField(default=0)
    money = MoneyField(default=0)
    currency = models.CharField(max_length=3)

    class Meta:
        abstract = True


class NightSum(OfSomeTime):
    """What one person's games of one night come to."""

    night = WithinGroup("Night", models.CASCADE, related_name="sums", db_index=False)
    played_on = models.DateField()

    class Meta:
        constraints = [unique("one_sum_a_night", "night", "person")]
        indexes = [
            models.Index(fields=["night", "group"], name="sums_of_a_night"),
            models.Index(fields=["group", "money", "wins"], name="best_nights"),
            models.Index(
                fields=["group", "person", "money", "wins"], name="own_best_nights"
            ),
            models.Index(fields=["group", "played_on", "night"], name="nights_by_sums"),
            models.Index(
                fields=["group", "person", "played_on"], name="own_nights_by_day"
            ),
        ]

    def __str__(self):
        return f"{self.person_id} on {self.played_on}: {self.games}"


class MonthSum(OfSomeTime):
    """What one person's games of a month come to in one currency."""

    month = models.DateField()  # its first day
    nights = models.IntegerField(default=0)

    class Meta:
        constraints = [
            unique("one_sum_a_month", "group", "person", "month", "currency")
        ]

    def __str__(self):
        return f"{self.person_id} in {self.month}: {self.games}"


class DaySum(RowOfAGroup):
    """How many finished games the nights of one day had."""

    group = models.ForeignKey("scorekeeper.Group", models.CASCADE, db_index=False)
    played_on = models.DateField()
    games = models.IntegerField(default=0)

    class Meta:
        constraints = [unique("one_sum_a_day", "group", "played_on")]

    def __str__(self):
        return f"{self.played_on}: {self.games}"


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


class Rated(RowOfAGroup):
    """A strength and how unsure it is, after so many games of a family.

    `played_at` and the game are those of the latest that it knows. `share`, `squares`
    and `products` are what the family's games up to that one have shown of luck, as
    `scorekeeper.people.statistics.luck` has it.
    """

    person = WithinGroup("Person", models.CASCADE, related_name="+", db_index=False)
    family = models.CharField(max_length=40)
    strength = models.FloatField()
    unsure = models.FloatField()
    games = models.PositiveIntegerField(default=0)
    share = models.FloatField()
    squares = models.FloatField()
    products = models.FloatField()
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
    """How strong a person was after one game.

    `shown`: in what share of games they were said to be ahead of an average player.
    """

    game = WithinGroup("Game", models.CASCADE, related_name="+", db_index=False)
    shown = models.FloatField()

    class Meta:
        constraints = [unique("one_step_a_game", "game", "person")]
        indexes = [
            models.Index(
                fields=["group", "person", "family", "-played_at", "-game"],
                name="steps_of_a_person",
            ),
            models.Index(fields=["game", "group"], name="steps_of_a_game"),
        ]
