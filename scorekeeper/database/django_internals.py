"""What Django has no public word for: no other module uses its private names.

A test asks each new version of Django for every one of them.
"""

from django.contrib.sessions.backends import db
from django.db import models
from django.db.models.fields.related_descriptors import (
    ManyToManyDescriptor,
    ReverseManyToOneDescriptor,
)
from django.utils.functional import cached_property


class Session(db.SessionStore):
    """A session that can go on under a new name."""

    def forget_name(self):
        """Django gives it a new name when it is saved."""
        self._session_key = None


class RowWithin(models.Model):
    """A row that is written again by a question that names more than its id."""

    class Meta:
        abstract = True

    def row_filter(self):
        """What the question names, as a filter has it."""
        return {}

    def _do_update(self, base_qs, *rest):
        return super()._do_update(base_qs.filter(**self.row_filter()), *rest)


class SameWithin:
    """What leads from one row to many: those that lie within the same as the row."""

    @cached_property
    def related_manager_cls(self):
        """As Django makes it; what is asked of one row names what it lies within."""

        class Within(super().related_manager_cls):
            def _apply_rel_filters(self, queryset):
                rows = super()._apply_rel_filters(queryset)
                return rows.filter(**self.instance.row_filter())

        return Within


class Backwards(SameWithin, ReverseManyToOneDescriptor):
    """The rows that point to one, such as the games of a night."""


class Across(SameWithin, ManyToManyDescriptor):
    """The rows that a table between leads to, such as the people of a night."""


class KeyWithin(models.ForeignKey):
    """Points to a row that lies within the same; `lies_in`: the field that names it."""

    lies_in = ""
    related_accessor_class = Backwards

    def get_extra_descriptor_filter(self, instance):
        return instance.row_filter()

    def get_extra_restriction(self, alias, related_alias):
        """What a join of both tables asks beside their ids."""
        if alias is None or related_alias is None:
            return None
        here = self.model._meta.get_field(self.lies_in).get_col(related_alias)
        there = self.related_model._meta.get_field(self.lies_in).get_col(alias)
        return here.target.get_lookup("exact")(here, there)
