"""Rows of several small tables, read together in one query.

A file says something of many tables that hold little of one group, or nothing.
"""

from collections import namedtuple

from django.db.models import BigIntegerField, F, Value
from django.db.models.functions import Cast

from scorekeeper.models import (
    Agreement,
    Key,
    Law,
    Note,
    Person,
    SamePerson,
    Signature,
)

# What tables have of a group beside its games and its money: lists of rows, the oldest
# first
Beside = namedtuple(
    "Beside", "people merged keys laws proposals notes signatures agreements"
)


def small_tables_of(group, nights):
    """What stands Beside the games and the money of some nights of a group."""
    own, of_nights = {"group_id": group.pk}, {"night__in": nights}
    return Beside(
        *rows_of_all(
            Person.objects.filter(**own),
            SamePerson.objects.filter(**own),
            Key.objects.filter(**own),
            Law.objects.filter(**own, night=None).exclude(words=""),
            Law.objects.filter(**own, **of_nights, withdrawn_at=None),
            Note.objects.filter(**own, **of_nights),
            Signature.objects.filter(**own, **of_nights),
            Agreement.objects.filter(**own, game__night__in=nights),
        )
    )


def rows_of_all(*querysets):
    """The rows of querysets of different models, a list of each, by their ids.

    Fields of one name must be of one kind in all models.
    """
    fields = {field.attname: field for one in querysets for field in fields_of(one)}
    first, *others = [
        queryset.order_by().values_list(Value(place), *columns(queryset, fields))
        for place, queryset in enumerate(querysets)
    ]
    rows = [[] for _ in querysets]
    for place, *values in first.union(*others, all=True):
        row = dict(zip(fields, values, strict=True))
        model = querysets[place].model
        names = [field.attname for field in fields_of(querysets[place])]
        rows[place].append(model(**{name: row[name] for name in names}))
    return [sorted(some, key=lambda row: row.pk) for some in rows]


def fields_of(queryset):
    return queryset.model._meta.concrete_fields


def columns(queryset, fields):
    """For each of the fields of all what a model has of it: NULL where it has none."""
    own = {field.attname for field in fields_of(queryset)}
    for name, field in fields.items():
        kind = BigIntegerField() if field.is_relation or field.primary_key else field
        yield F(name) if name in own else Cast(Value(None), kind)
