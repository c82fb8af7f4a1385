"""Rows of a circle: each question about them names the circle, so that they can move.

A row's id alone would do on one machine. Where circles live on many, a question that
names the circle goes to the one that holds it, and a question that does not to all.

Django has no public word for it: what `save` asks (`_do_update`) and how a related row
is reached and joined (`related_manager_cls`, `get_extra_restriction`) are overridden.
"""

from uuid import uuid4

from django.db import models
from django.db.models.fields.related_descriptors import (
    ManyToManyDescriptor,
    ReverseManyToOneDescriptor,
)
from django.utils.functional import cached_property

from scorekeeper.models.indexes import unique


class RowOfACircle(models.Model):
    """A row that names its circle, also where it is written again."""

    circle = models.ForeignKey("scorekeeper.Circle", models.CASCADE)

    class Meta:
        abstract = True

    def _do_update(self, base_qs, *rest):
        return super()._do_update(base_qs.filter(circle_id=self.circle_id), *rest)


class MadeOnce(RowOfACircle):
    """A row that bears the id of the request that made it; files know it by that."""

    client_id = models.UUIDField(default=uuid4)

    class Meta:
        abstract = True
        constraints = [unique("one_%(class)s_per_request", "circle", "client_id")]


class SameCircle:
    """What leads from one row to many: those of the row's own circle."""

    @cached_property
    def related_manager_cls(self):
        """As Django makes it; what is asked of one row names the row's circle."""

        class OfTheSameCircle(super().related_manager_cls):
            def _apply_rel_filters(self, queryset):
                rows = super()._apply_rel_filters(queryset)
                return rows.filter(circle_id=self.instance.circle_id)

        return OfTheSameCircle


class Backwards(SameCircle, ReverseManyToOneDescriptor):
    """The rows that point to one, such as the games of a night."""


class Across(SameCircle, ManyToManyDescriptor):
    """The rows that a table between leads to, such as the people of a night."""


class WithinCircle(models.ForeignKey):
    """Points to a row of the same circle, and says so whenever it is followed."""

    related_accessor_class = Backwards

    def get_extra_descriptor_filter(self, instance):
        return {"circle_id": instance.circle_id}

    def get_extra_restriction(self, alias, related_alias):
        """What a join of both tables asks beside their ids."""
        if alias is None or related_alias is None:
            return None
        here = self.model._meta.get_field("circle").get_col(related_alias)
        there = self.related_model._meta.get_field("circle").get_col(alias)
        return here.target.get_lookup("exact")(here, there)

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
