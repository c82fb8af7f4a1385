"""What Scorekeeper remembers: circles, people, nights, games and their logs."""

from uuid import uuid4

from django.db import models
from django.urls import reverse

from scorekeeper import indexes, querysets
from scorekeeper.counted import Tally as Tally
from scorekeeper.exact import MoneyField
from scorekeeper.history.models import Catchword as Catchword
from scorekeeper.money_models import Asked as Asked
from scorekeeper.money_models import Bill as Bill
from scorekeeper.money_models import BillPart as BillPart
from scorekeeper.money_models import Payment as Payment
from scorekeeper.of_a_circle import ManyWithinCircle, RowOfACircle, WithinCircle


class Circle(models.Model):
    """The people who play together; everything else belongs to one circle."""

    name = models.CharField(max_length=80)
    currency = models.CharField(max_length=3, default="EUR")
    house_rules = models.JSONField(default=dict)  # card game key -> options
    made_at = models.DateTimeField(auto_now_add=True)
    client_id = models.UUIDField(null=True, unique=True)  # of the request that began it
    file_id = models.UUIDField(default=uuid4)  # by which its files are known again

    objects = querysets.Circles.as_manager()

    def __str__(self):
        return self.name


class Person(RowOfACircle):
    """One who plays. Points and money are a person's, never a seat's."""

    circle = models.ForeignKey(Circle, models.CASCADE, related_name="people")
    name = models.CharField(max_length=40)
    colour = models.PositiveSmallIntegerField(default=0)
    is_active = models.BooleanField(default=True)

    objects = querysets.People.as_manager()

    class Meta:
        constraints = [indexes.ONE_NAME_EACH]

    def __str__(self):
        return self.name


class Night(RowOfACircle):
    """One evening of a circle."""

    circle = models.ForeignKey(Circle, models.CASCADE, related_name="nights")
    date = models.DateField()
    place = models.CharField(max_length=80, blank=True)
    currency = models.CharField(max_length=3, default="EUR")
    people = ManyWithinCircle(
        Person, through="Attendance", through_fields=("night", "person")
    )
    stake = models.JSONField(default=dict)  # of its games, unless one says otherwise
    closed_at = models.DateTimeField(null=True, blank=True)
    counted = models.JSONField(default=list)  # by its payments: see settling.changes
    client_id = models.UUIDField(default=uuid4)  # known by it in a file, too

    objects = querysets.Nights.as_manager()

    class Meta:
        indexes = indexes.OF_NIGHTS
        constraints = [
            models.UniqueConstraint(
                fields=["circle", "client_id"], name="one_night_per_request"
            )
        ]

    def __str__(self):
        return f"{self.date}"

    def get_absolute_url(self):
        return reverse("night", args=[self.pk])


class Attendance(RowOfACircle):
    """Who is here tonight, from when, to when."""

    night = WithinCircle(Night, models.CASCADE, related_name="attendances")
    person = WithinCircle(Person, models.CASCADE)
    since = models.DateTimeField(auto_now_add=True)
    until = models.DateTimeField(null=True, blank=True)
    settles_with = WithinCircle(  # one household: this person's purse is theirs
        Person, models.SET_NULL, null=True, blank=True, related_name="+"
    )

    class Meta:
        indexes = indexes.OF_ATTENDANCES
        constraints = [
            models.UniqueConstraint(fields=["night", "person"], name="once_a_night")
        ]

    def __str__(self):
        return f"{self.person} on {self.night}"


class Game(RowOfACircle):
    """One playing of a card game.

    Its log is the truth; `entries` is the log folded, `sheet` the scored record with
    its prompts. All three are written together, so that pages replay nothing.
    """

    class Status(models.TextChoices):
        OPEN = "open"
        FINISHED = "finished"

    night = WithinCircle(Night, models.CASCADE, related_name="games")
    key = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    people = ManyWithinCircle(Person, through="Seat")
    players = models.JSONField(default=list)  # by seat: {"person": id, "name": then}
    dealer = models.PositiveSmallIntegerField(default=0)
    stake = models.JSONField(default=dict)  # see scorekeeper.stakes
    entries = models.JSONField(default=list)
    sheet = models.JSONField(default=dict)
    story = models.JSONField(default=dict)  # what turned it, once it is finished
    rules_version = models.CharField(max_length=20, blank=True)
    status = models.CharField(max_length=8, choices=Status, default=Status.OPEN)
    log_length = models.PositiveIntegerField(default=0)
    taken_back = models.PositiveIntegerField(default=0)  # operations to redo
    started_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)
    client_id = models.UUIDField(default=uuid4)  # as that of a night
    # of the game that another phone recorded of the same evening, if one did
    apart_from = models.UUIDField(null=True, blank=True)
    gained = models.JSONField(null=True)  # what it counted of each side, once finished
    is_counted = models.BooleanField(default=True)  # as `scorekeeper.adding_up` has it

    objects = querysets.Games.as_manager()

    class Meta:
        indexes = indexes.OF_GAMES
        constraints = [
            models.UniqueConstraint(
                fields=["circle", "client_id"], name="one_game_per_request"
            )
        ]

    def __str__(self):
        return f"{self.key} {self.pk}"

    def get_absolute_url(self):
        return reverse("game", args=[self.pk])

    def names(self):
        """The names of the players in seat order, as the record has them."""
        return [player["name"] for player in self.players]

    def record(self):
        """The record (a dict) that `python -m rules score` reads."""
        return {
            "game": self.key,
            "options": self.options,
            "players": self.names(),
            "dealer": self.dealer,
            "entries": self.entries,
        }


class Seat(RowOfACircle):
    """Where a person sits in a game: `number` is the record's seat."""

    game = WithinCircle(Game, models.CASCADE, related_name="seats")
    person = WithinCircle(Person, models.PROTECT)
    number = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["game", "number"], name="one_per_seat")
        ]

    def __str__(self):
        return f"{self.person} in seat {self.number}"


class Entry(RowOfACircle):
    """One row of a game's log: an operation on the record. Added, never changed."""

    class Operation(models.TextChoices):
        ADD = "add"
        INSERT = "insert"
        REPLACE = "replace"
        REMOVE = "remove"
        UNDO = "undo"
        REDO = "redo"
        LEAVE = "leave"  # said by a phone that was apart, and changes nothing

    game = WithinCircle(  # its constraints are its index
        Game, models.CASCADE, related_name="log", db_index=False
    )
    number = models.PositiveIntegerField()
    operation = models.CharField(max_length=8, choices=Operation)
    place = models.PositiveIntegerField(null=True)
    entry = models.JSONField(null=True)
    along = models.JSONField(default=list)  # later places that a correction takes out
    client_id = models.UUIDField()
    key = models.ForeignKey("Key", models.SET_NULL, null=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(
                fields=["game", "number"], name="one_row_per_number"
            ),
            models.UniqueConstraint(
                fields=["game", "client_id"], name="one_row_per_request"
            ),
        ]

    def __str__(self):
        return f"{self.number}: {self.operation}"


class Standing(RowOfACircle):
    """What a finished game gave one person. History and balances are sums of these."""

    night = WithinCircle(Night, models.CASCADE, related_name="standings")
    game = WithinCircle(Game, models.CASCADE, related_name="standings")
    person = WithinCircle(Person, models.PROTECT, related_name="standings")
    points = models.IntegerField()
    net = models.IntegerField()
    money = MoneyField()
    won = models.BooleanField()
    tags = models.JSONField(default=list)

    class Meta:
        indexes = indexes.OF_STANDINGS
        constraints = [
            models.UniqueConstraint(fields=["game", "person"], name="one_standing_each")
        ]

    def __str__(self):
        return f"{self.person}: {self.points}"


class Key(RowOfACircle):
    """A way in: an unguessable secret that opens a circle, or one night, in a role."""

    class Role(models.TextChoices):
        WATCH = "watch"
        ENTER = "enter"
        HOST = "host"

    circle = models.ForeignKey(Circle, models.CASCADE, related_name="keys")
    night = WithinCircle(Night, models.CASCADE, null=True, related_name="keys")
    role = models.CharField(max_length=5, choices=Role)
    name = models.CharField(max_length=40)
    secret_hash = models.CharField(max_length=64, unique=True)
    code_hash = models.CharField(max_length=64, blank=True, db_index=True)
    code_until = models.DateTimeField(null=True)
    made_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)

    objects = querysets.Keys.as_manager()

    def __str__(self):
        return f"{self.name} ({self.role})"


class Try(models.Model):
    """Something that one source may not do often, kept for ten minutes to count it."""

    kind = models.CharField(max_length=8)
    source = models.CharField(max_length=64)  # hashed
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name_plural = "tries"
        indexes = [models.Index(fields=["kind", "made_at"], name="tries_of_a_kind")]

    def __str__(self):
        return f"{self.kind} {self.made_at}"
