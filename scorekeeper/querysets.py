"""The questions that pages ask of circles, nights, games and keys, each named."""

from django.apps import apps
from django.db import models
from django.db.models import Exists, F, OuterRef, Q

WAY_IN = [("way_key", "pk"), ("way_role", "role"), ("way_name", "name")]
WAY_IN += [("way_night", "night_id")]
RANKS = ["watch", "enter", "host"]  # each may do what those before it may


class Opened(models.QuerySet):
    """Rows of a circle, of which a device sees those that its keys open.

    `ways` are the keys of a device, a list of (key id, circle id).
    """

    circle = "circle"  # the path to the row's circle
    night = None  # the column of its night, if a key to one night opens it

    def open_to(self, ways):
        """The rows that `ways` open."""
        keys = apps.get_model("scorekeeper", "Key").objects.opening(ways)
        opens = Q(night=None)
        if self.night:
            opens |= Q(night=OuterRef(self.night))
        keys = keys.filter(opens, circle_id=OuterRef(self.circle))
        return self.in_circles_of(ways).filter(Exists(keys))

    def found_by(self, ways, pk):
        """The row of an id with the highest `way_in` that opens it, or None.

        A way in is a dict of `key` (its id), `role` and `name`.
        """
        keys = f"{self.circle}__keys" if self.circle != "pk" else "keys"
        valid = {f"{keys}__in": [key for key, _ in ways], f"{keys}__revoked_at": None}
        rows = self.in_circles_of(ways).filter(pk=pk, **valid)
        rows = rows.annotate(**{name: F(f"{keys}__{of}") for name, of in WAY_IN})
        rows = [row for row in rows if row.way_night in self.nights(row)]
        row = max(rows, key=lambda row: RANKS.index(row.way_role), default=None)
        if row:
            row.way_in = {"key": row.way_key, "role": row.way_role}
            row.way_in["name"] = row.way_name
        return row

    def in_circles_of(self, ways):
        return self.filter(**{f"{self.circle}__in": {circle for _, circle in ways}})

    def nights(self, row):
        """What a key's night may be for it to open a row."""
        return (None, getattr(row, self.night)) if self.night else (None,)


class Circles(Opened):
    circle = "pk"


class People(Opened):
    def active(self):
        return self.filter(is_active=True)


class Nights(Opened):
    night = "pk"

    def in_progress(self):
        return self.filter(closed_at=None)


class Games(Opened):
    night = "night_id"

    def open(self):
        return self.filter(status="open")

    def finished(self):
        return self.filter(status="finished")

    def for_change(self):
        """With the night, and locked until the transaction ends."""
        return self.select_related("night").select_for_update(of=("self",))


class Keys(models.QuerySet):
    def valid(self):
        return self.filter(revoked_at=None)

    def opening(self, ways):
        """Those of a device's keys, a list of (key id, circle id), still valid."""
        return self.valid().filter(pk__in=[key for key, _ in ways])
