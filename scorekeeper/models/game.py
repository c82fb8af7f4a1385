"""A game: who sits where, its log, and what it gave each of them."""

import orjson
from django.db import models
from django.utils import timezone
from django.utils.functional import cached_property

from scorekeeper.models import indexes, querysets
from scorekeeper.models.addresses import address_of
from scorekeeper.models.group import Person
from scorekeeper.models.group_rows import (
    JSONObject,
    MadeOnce,
    ManyWithinGroup,
    RowOfAGroup,
    WithinGroup,
)
from scorekeeper.models.indexes import unique
from scorekeeper.models.night import Night
from scorekeeper.money import stakes
from scorekeeper.money.exact import MoneyField
from scorekeeper.unreadable.games import is_story, with_stand_in


class Game(MadeOnce):
    """One playing of a card game.

    Its log is the truth; `entries` is the log folded, `sheet` the scored record with
    its prompts. All three are written together, so that pages replay nothing.
    """

    class Status(models.TextChoices):
        OPEN = "open"
        FINISHED = "finished"

    night = WithinGroup(Night, models.CASCADE, related_name="games")
    key = models.CharField(max_length=40)
    options = JSONObject(default=dict)
    people = ManyWithinGroup(Person, through="Seat")
    players = models.JSONField(default=list)  # by seat: {"person": id, "name": then}
    dealer = models.PositiveSmallIntegerField(default=0)
    stake = JSONObject(default=dict, fits=stakes.fits)  # see scorekeeper.money.stakes
    entries = models.JSONField(default=list)
    sheet = models.JSONField(default=dict)
    story = JSONObject(
        default=dict, fits=is_story
    )  # what turned it, once it is finished
    rules_version = models.CharField(max_length=20, blank=True)
    status = models.CharField(max_length=8, choices=Status, default=Status.OPEN)
    is_left_out = models.BooleanField(default=False)  # its night was closed before
    log_length = models.PositiveIntegerField(default=0)
    taken_back = models.PositiveIntegerField(default=0)  # operations to redo
    started_at = models.DateTimeField(default=timezone.now)
    changed_at = models.DateTimeField(auto_now=True)
    # of the game that another phone recorded of the same night, if one did
    apart_from = models.UUIDField(null=True, blank=True)
    gained = models.JSONField(null=True)  # what it counted of each side, once finished
    is_counted = models.BooleanField(default=True)  # see scorekeeper.people.statistics
    agreeing = models.BooleanField(default=False)  # the other side is asked, see there
    agreed_length = models.PositiveIntegerField(default=0)  # what it has said so far
    why_unreadable = ""  # see scorekeeper.unreadable
    said_by = None  # the side whose phone makes a change, see scorekeeper.access.phones
    phone = None  # that phone, see scorekeeper.access.phones

    objects = querysets.Games.as_manager()

    class Meta(MadeOnce.Meta):
        indexes = indexes.OF_GAMES

    def __str__(self):
        return f"{self.key} {self.pk}"

    @classmethod
    def from_db(cls, *given):
        """Reads a game; one that cannot be drawn has a stand-in for its sheet."""
        return with_stand_in(super().from_db(*given))

    def get_absolute_url(self):
        return address_of("game", self.pk)

    def refresh_from_db(self, using=None, fields=None, **more):
        """Reads what was left out; a sheet that came as text is at hand."""
        if fields == ["sheet"] and hasattr(self, "sheet_as_text"):
            self.sheet = orjson.loads(self.sheet_as_text)
        else:
            super().refresh_from_db(using, fields, **more)

    @property
    def is_open(self):
        return self.status == self.Status.OPEN

    @property
    def is_shut(self):
        """Whether nothing is entered now: the night is closed, or it was left out."""
        return bool(self.night.closed_at) or self.is_left_out

    def totals(self):
        """The totals of its sheet, or None; where only they are asked, read alone."""
        if "sheet" in vars(self) or not hasattr(self, "totals_as_text"):
            return self.sheet.get("totals")
        return orjson.loads(self.totals_as_text or "null")

    def stake_tonight(self):
        """The stake of its night; where the game is changed that came as text."""
        if not hasattr(self, "night_stake_as_text"):
            return self.night.stake
        stake = orjson.loads(self.night_stake_as_text)
        return stake if type(stake) is dict and stakes.fits(stake) else {}

    def names(self):
        """The names of the players in seat order, as the record has them."""
        return [player["name"] for player in self.players]

    @cached_property
    def colours(self):
        """The colour of the person in each seat; where it is changed, read with it."""
        if hasattr(self, "colours_as_text"):
            found = orjson.loads(self.colours_as_text or "{}")
        else:
            found = dict(self.seats.values_list("number", "person__colour"))
            found = {str(number): colour for number, colour in found.items()}
        return [found.get(str(seat), 0) for seat in range(len(self.players))]

    def record(self):
        """The record (a dict) that `python -m rules score` reads."""
        return {
            "game": self.key,
            "options": self.options,
            "players": self.names(),
            "dealer": self.dealer,
            "entries": self.entries,
        }


class Seat(RowOfAGroup):
    """Where a person sits in a game: `number` is the record's seat."""

    game = WithinGroup(Game, models.CASCADE, related_name="seats")
    person = WithinGroup(Person, models.PROTECT)
    number = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["number"]
        constraints = [unique("one_per_seat", "game", "number")]

    def __str__(self):
        return f"{self.person} in seat {self.number}"


class Entry(RowOfAGroup):
    """One row of a game's log: an operation on the record. Added, never changed."""

    class Operation(models.TextChoices):
        ADD = "add"
        INSERT = "insert"
        REPLACE = "replace"
        REMOVE = "remove"
        UNDO = "undo"
        REDO = "redo"
        LEAVE = "leave"  # said by a phone that was apart, and changes nothing

    game = WithinGroup(  # its constraints are its index
        Game, models.CASCADE, related_name="log", db_index=False
    )
    number = models.PositiveIntegerField()
    operation = models.CharField(max_length=8, choices=Operation)
    place = models.PositiveIntegerField(null=True)
    entry = models.JSONField(null=True)
    along = models.JSONField(default=list)  # later places, as `phone.log.rows` has them
    client_id = models.UUIDField()
    key = models.ForeignKey("Key", models.SET_NULL, null=True)
    said_by = models.PositiveSmallIntegerField(null=True)  # the side, where it is asked
    phone = models.BigIntegerField(null=True)  # where it is asked, see keys.phones
    made_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["number"]
        constraints = [
            unique("one_row_per_number", "game", "number"),
            unique("one_row_per_request", "game", "client_id"),
        ]

    def __str__(self):
        return f"{self.number}: {self.operation}"


class Standing(RowOfAGroup):
    """What a finished game gave one person. History and balances are sums of these."""

    night = WithinGroup(Night, models.CASCADE, related_name="standings")
    game = WithinGroup(Game, models.CASCADE, related_name="standings")
    person = WithinGroup(Person, models.PROTECT, related_name="standings")
    points = models.IntegerField()
    net = models.IntegerField()
    money = MoneyField()
    won = models.BooleanField()
    tags = models.JSONField(default=list)

    class Meta:
        indexes = indexes.OF_STANDINGS
        constraints = [unique("one_standing_each", "game", "person")]

    def __str__(self):
        return f"{self.person}: {self.points}"
