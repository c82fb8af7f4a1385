"""Rows of a circle: each question about them names the circle, so that they can move.

A row's id alone would do on one machine. Where circles live on many, a question that
names the circle goes to the one that holds it, and a question that does not to all.
Django has no public word for it: see `scorekeeper.database.inside_django`.
"""

from uuid import uuid4

from django.db import models

from scorekeeper.database.inside_django import Across, KeyWithin, RowWithin
from scorekeeper.models.indexes import unique


class RowOfACircle(RowWithin):
    """A row that names its circle, also where it is written again."""

    circle = models.ForeignKey("scorekeeper.Circle", models.CASCADE)

    class Meta:
        abstract = True

    def within(self):
        return {"circle_id": self.circle_id}


class MadeOnce(RowOfACircle):
    """A row that bears the id of the request that made it; files know it by that."""

    client_id = models.UUIDField(default=uuid4)

    class Meta:
        abstract = True
        constraints = [unique("one_%(class)s_per_request", "circle", "client_id")]


class WithinCircle(KeyWithin):
    """Points to a row of the same circle, and says so whenever it is followed."""

    lies_in = "circle"

    def deconstruct(self):
        """To the database it is any foreign key."""
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.ForeignKey", *rest


class ManyWithinCircle(models.ManyToManyField):
    """Leads to rows of the same circle by the rows of a table between."""

    def contribute_to_class(self, cls, name, **kwargs):
        super().contribute_to_class(cls, name, **kwargs)
        setattr(cls, self.name, Across(self.remote_field, reverse=False))

    def deconstruct(self):
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.ManyToManyField", *rest
