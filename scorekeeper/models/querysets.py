"""The questions that pages ask of groups, nights, games and keys, each named."""

from django.apps import apps
from django.db import models
from django.db.models import Count, Exists, F, OuterRef, Q, Subquery
from django.db.models.fields.json import KT
from django.db.models.functions import Coalesce

from scorekeeper.database import hot_path
from scorekeeper.database.hot_path import WAY_IN

RANKS = ["watch", "enter", "host"]  # each may do what those before it may
LOOKED_AT = 5  # so many games tell in which way a table records


class Opened(models.QuerySet):
    """Rows of a group, of which a device sees those that its keys open.

    `ways` are the keys of a device, a list of (key id, group id).
    """

    group = "group_id"  # where the row names its group
    night = None  # where it names its night, if a key to one night opens it

    def open_to(self, ways):
        """The rows that `ways` open."""
        keys = apps.get_model("scorekeeper", "Key").objects.still_valid(ways)
        opens = Q(night=None)
        if self.night:
            opens |= Q(night=OuterRef(self.night))
        keys = keys.filter(opens, group_id=OuterRef(self.group))
        groups = {group for _, group in ways}
        return self.filter(Exists(keys), **{f"{self.group}__in": groups})

    def found_by(self, ways, pk):
        """The row of an id, with the `way_in` of the highest rank, or None.

        A way in is a dict of a key's `pk`, `role`, `name` and `night_id`.
        """
        path = "keys" if self.group == "pk" else "group__keys"
        keys, groups = zip(*ways, strict=True) if ways else ((), ())
        valid = {f"{path}__in": keys, f"{path}__revoked_at": None}
        rows = self.filter(pk=pk, **{f"{self.group}__in": groups}, **valid)
        rows = rows.annotate(**{f"way_{of}": F(f"{path}__{of}") for of in WAY_IN})
        return self.highest(rows)

    def highest(self, rows):
        """Of a row found by several keys, that by the highest rank, or None."""
        rows = [row for row in rows if row.way_night_id in self.nights(row)]
        rows = [row for row in rows if row.way_role in RANKS]
        row = max(rows, key=rank_of, default=None)
        if row:
            row.way_in = {of: getattr(row, f"way_{of}") for of in WAY_IN}
        return row

    def nights(self, row):
        """What a key's night may be for it to open a row of its group."""
        return [None, getattr(row, self.night)] if self.night else [None]


def rank_of(row):
    """What the way in to a row is worth: the whole group more than one night of it.

    Of equal ones it is the first.
    """
    return RANKS.index(row.way_role), row.way_night_id is None, -row.way_pk


class Groups(Opened):
    group = "pk"


class People(Opened):
    def active(self):
        return self.filter(is_active=True)


class SamePeople(models.QuerySet):
    def who_are_now(self, group_id, ids):
        """By the ids of some who turned out to be others, the ids of those others."""
        rows = self.filter(group_id=group_id, was__in=ids)
        return dict(rows.values_list("was", "person_id"))


class Nights(Opened):
    night = "pk"

    def in_progress(self):
        return self.filter(closed_at=None)

    def with_games_played(self, groups):
        """Each of some groups' (ids) nights, with how many games were `games_played`.

        Where nights lie on many machines none can group them by a number of their own.
        """
        games = apps.get_model("scorekeeper", "Game").objects
        games = games.filter(group=OuterRef("group"), group__in=groups)
        games = games.filter(night=OuterRef("pk")).values("night").order_by()
        number = Subquery(games.annotate(n=Count("pk")).values("n"))
        return self.annotate(games_played=Coalesce(number, 0))


class Games(Opened):
    night = "night_id"

    def unfinished(self):
        return self.filter(status="open")

    def open(self):
        """The games that go on: not finished, and not left out."""
        return self.unfinished().filter(is_left_out=False)

    def finished(self):
        return self.filter(status="finished")

    def way_told(self, group, key):
        """The way in which a group's latest game of a key was recorded."""
        games = self.filter(group=group, key=key, log_length__gt=0)
        latest = games.order_by("-started_at", "-pk").values_list(KT("sheet__way"))
        return next((way for (way,) in latest[:LOOKED_AT] if way), "")

    def for_change(self):
        """With the night, and locked until the transaction ends."""
        return self.select_related("night").select_for_update(of=("self",))

    def locked_game(self, ways, pk):
        """The game that `found_by` gives, locked until the transaction ends."""
        if pk > models.BigIntegerField.MAX_BIGINT:
            return None
        return self.highest(hot_path.locked_games(self.model, ways, pk))


class Keys(models.QuerySet):
    def valid(self):
        return self.filter(revoked_at=None)

    def still_valid(self, ways):
        """Those of a device's keys, a list of (key id, group id), still valid."""
        keys, groups = zip(*ways, strict=True) if ways else ((), ())
        return self.valid().filter(pk__in=keys, group_id__in=groups)
