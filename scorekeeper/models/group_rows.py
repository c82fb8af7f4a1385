"""Rows of a group: each question about them names the group, so that they can move.

A row's id alone would do on one machine. Where groups live on many, a question that
names the group goes to the one that holds it, and a question that does not to all.
Django has no public word for it: see `scorekeeper.database.django_internals`.
"""

from uuid import uuid4

from django.db import models
from django.db.models.expressions import Col

from scorekeeper.database.django_internals import Across, KeyWithin, RowWithin
from scorekeeper.models.indexes import unique
from scorekeeper.unreadable import LOG


class RowOfAGroup(RowWithin):
    """A row that names its group, also where it is written again."""

    group = models.ForeignKey("scorekeeper.Group", models.CASCADE)

    class Meta:
        abstract = True

    def row_filter(self):
        return {"group_id": self.group_id}


class MadeOnce(RowOfAGroup):
    """A row that bears the id of the request that made it; files know it by that."""

    client_id = models.UUIDField(default=uuid4)

    class Meta:
        abstract = True
        constraints = [unique("one_%(class)s_per_request", "group", "client_id")]


class WithinGroup(KeyWithin):
    """Points to a row of the same group, and says so whenever it is followed."""

    lies_in = "group"

    def deconstruct(self):
        """To the database it is any foreign key."""
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.ForeignKey", *rest


class ManyWithinGroup(models.ManyToManyField):
    """Leads to rows of the same group by the rows of a table between."""

    def contribute_to_class(self, cls, name, **kwargs):
        super().contribute_to_class(cls, name, **kwargs)
        setattr(cls, self.name, Across(self.remote_field, reverse=False))

    def deconstruct(self):
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.ManyToManyField", *rest


class JSONObject(models.JSONField):
    """A JSONField that gives a dict whatever a hand or another version put there.

    `fits`: whether a dict is one that this column may hold.
    """

    def __init__(self, *args, fits=None, **options):
        super().__init__(*args, **options)
        self.fits = fits

    def from_db_value(self, value, expression, connection):
        read = super().from_db_value(value, expression, connection)
        if value is None or not isinstance(expression, Col):
            return read
        if type(read) is dict and (self.fits is None or self.fits(read)):
            return read
        LOG.warning(
            f"A stored value does not fit: {self.name} of {self.model.__name__}"
        )
        return {}

    def deconstruct(self):
        """To the database it is any JSONField."""
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.JSONField", *rest
