"""A link that shows one thing to whoever has it, and nothing else."""

from django.db import models

from scorekeeper.models.group_rows import RowOfAGroup


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
