"""Whom a file names: its people, and the keys that entered, which open nothing here."""

import secrets

from django.utils import timezone

from scorekeeper.access.keyring import hash_secret
from scorekeeper.bounds import refuse_people
from scorekeeper.models import Key, Person
from scorekeeper.names import key

OWN = ("name", "colour", "is_active", "pay_to")  # columns that need nobody else


def keys_for(group, names):
    """The id of a key of a group for each name, by name; None has none."""
    wanted = dict.fromkeys(name for name in names if name)
    rows = group.keys.filter(name__in=wanted).order_by("pk")
    pks = dict(rows.values_list("name", "pk"))
    new = Key.objects.bulk_create(
        shut_key(group, name) for name in wanted if name not in pks
    )
    return pks | {key.name: key.pk for key in new}


def shut_key(group, name):
    """A key that says who entered and lets nobody in."""
    secret = hash_secret(secrets.token_urlsafe(24))
    fields = {"role": "watch", "name": name, "secret_hash": secret}
    return Key(group=group, revoked_at=timezone.now(), **fields)


class People:
    """The people of a file, made in its group once they are needed.

    `people`: dicts of their columns; `merged`: those who became one of them.
    """

    def __init__(self, people, merged):
        self.people, self.merged, self.by_name = people, merged, None

    def of(self, group):
        """The Person for each name; raises TooManyError."""
        if self.by_name is None:
            self.by_name = people_for(group, self.people)
        return self.by_name


def people_for(group, people):
    """The Person for each name of a file, made where the group has none.

    No two names of a file become one person.
    """
    here = list(group.people.order_by("pk"))
    by_name = taken_for(people, {one.name: one for one in here}, lambda name: name)
    rest = [one for one in people if one["name"] not in by_name]
    others = [one for one in here if one not in by_name.values()]
    by_name |= taken_for(rest, {key(one.name): one for one in reversed(others)}, key)
    new = [one for one in people if one["name"] not in by_name]
    refuse_people(group, len(new))
    for content in new:
        own = {column: content[column] for column in OWN}
        by_name[content["name"]] = Person.objects.create(group=group, **own)
    let_settle(group, new, by_name)
    return by_name


def let_settle(group, new, by_name):
    """Lets those of a file who are new here settle with whom they do there."""
    rows = []
    for content in new:
        if content["settles_with"]:
            head = by_name[content["settles_with"]]
            person = by_name[content["name"]]
            person.settles_with_id = head.settles_with_id or head.pk
            rows.append(person)
    group.people.bulk_update(rows, ["settles_with"])


def taken_for(people, here, called):
    """Whom some people of a file are taken for, by name: each for one of those here.

    `called`: what a name is found by in `here`, which loses them.
    """
    found = {one["name"]: here.pop(called(one["name"]), None) for one in people}
    return {name: person for name, person in found.items() if person}
