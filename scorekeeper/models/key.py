"""The keys of a group, and what one source has tried lately."""

from django.db import models

from scorekeeper.models import querysets
from scorekeeper.models.group import Group
from scorekeeper.models.group_rows import RowOfAGroup, WithinGroup
from scorekeeper.models.night import Night
from scorekeeper.names import MOST_PARTS


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
