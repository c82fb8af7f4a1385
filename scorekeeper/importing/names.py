"""Whom a file names: its people, and the keys that entered, which open nothing here."""

import secrets

from django.utils import timezone

from scorekeeper.keys.keyring import hashed
from scorekeeper.models import Key, Person
from scorekeeper.names import is_same


def keys_for(circle, names):
    """The id of a key of a circle for each name, by name; None has none."""
    wanted = dict.fromkeys(name for name in names if name)
    rows = circle.keys.filter(name__in=wanted).order_by("pk")
    pks = dict(rows.values_list("name", "pk"))
    new = Key.objects.bulk_create(
        shut(circle, name) for name in wanted if name not in pks
    )
    return pks | {key.name: key.pk for key in new}


def shut(circle, name):
    """A key that says who entered and lets nobody in."""
    secret = hashed(secrets.token_urlsafe(24))
    fields = {"role": "watch", "name": name, "secret_hash": secret}
    return Key(circle=circle, revoked_at=timezone.now(), **fields)


def people_for(circle, people):
    """The Person for each name of a file, made where the circle has none.

    `people`: dicts of their columns.
    """
    here = list(circle.people.order_by("pk"))
    by_name = {}
    for content in people:
        by_name[content["name"]] = person_for(circle, content, here)
    return by_name


def person_for(circle, content, here):
    """The Person of a name; no two names of a file become one person."""
    name = content["name"]
    same = [person for person in here if person.name == name]
    same = same or [person for person in here if is_same(person.name, name)]
    if same:
        here.remove(same[0])
        return same[0]
    return Person.objects.create(circle=circle, **content)
