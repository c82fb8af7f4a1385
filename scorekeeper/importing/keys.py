"""The names of the keys that entered what a file brings. They open nothing here."""

import secrets

from django.utils import timezone

from scorekeeper.keys.keyring import hashed
from scorekeeper.models import Key


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
