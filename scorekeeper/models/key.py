"""The keys of a group, its shared links, and what one source has tried lately."""

from django.db import models

from scorekeeper.models import querysets
from scorekeeper.models.group import Group
from scorekeeper.models.group_rows import RowOfAGroup, WithinGroup
from scorekeeper.models.night import Night
from scorekeeper.names import MOST_PARTS

ROLE_NAMES = {"watch": "Viewer", "enter": "Scorer", "host": "Host"}


class Key(RowOfAGroup):
    """A way in: an unguessable secret that opens a group, or one night, in a role."""

    class Role(models.TextChoices):
        WATCH = "watch"
        ENTER = "enter"
        HOST = "host"

    group = models.ForeignKey(Group, models.CASCADE, related_name="keys")
    night = WithinGroup(Night, models.CASCADE, null=True, related_name="keys")
    role = models.CharField(max_length=5, choices=Role)
    name = models.CharField(max_length=MOST_PARTS)
    secret_hash = models.CharField(max_length=64, unique=True)
    code_hash = models.CharField(max_length=64, blank=True, db_index=True)
    code_until = models.DateTimeField(null=True)
    code_source = models.CharField(max_length=64, blank=True)  # hashed: where it shows
    made_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)

    objects = querysets.Keys.as_manager()

    def __str__(self):
        return f"{self.name} ({self.role})"

    @property
    def role_name(self):
        return ROLE_NAMES[self.role]


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


class SharedLink(RowOfAGroup):
    """An unguessable address of one thing, made and revoked by the host.

    Only the hash of its secret is kept, as of a key. It opens a game, the season of a
    person, a season of all, a record, or the nights as a calendar. `thing` is the id of
    the game or the person, which may be gone by now: a link is looked up before its
    group is known, so that it can lead to no row of one. `about` says which season
    and which record.
    """

    class Kind(models.TextChoices):
        GAME = "game"
        PERSON = "person"
        SEASON = "season"
        RECORD = "record"
        CALENDAR = "calendar"

    group = models.ForeignKey(
        "scorekeeper.Group", models.CASCADE, related_name="shared_links"
    )
    kind = models.CharField(max_length=8, choices=Kind)
    thing = models.BigIntegerField(null=True)
    about = models.JSONField(default=dict)
    name = models.CharField(max_length=120)
    secret_hash = models.CharField(max_length=64, unique=True)
    made_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True)

    def __str__(self):
        return self.name
