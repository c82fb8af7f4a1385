"""The questions that pages ask of circles, nights, games and keys, each named."""

from django.apps import apps
from django.db import models
from django.db.models import Case, Exists, OuterRef, Q, Subquery, Value, When
from django.db.models.functions import JSONObject

RANKS = ["watch", "enter", "host"]  # each may do what those before it may


class Opened(models.QuerySet):
    """Rows of a circle, of which a device sees those that its keys open."""

    circle = "circle_id"  # where the row names its circle
    night = None  # where it names its night, if a key to one night opens it

    def open_to(self, ways):
        """The rows that `ways` open, a list of (key id, circle id).

        Each has `way_in`: the key that opens it with the highest role, as a dict of
        its `key` (id), `role` and `name`.
        """
        keys = apps.get_model("scorekeeper", "Key").objects.opening(ways)
        keys = keys.filter(self.opens(), circle_id=OuterRef(self.circle))
        best = keys.by_rank().values_list(
            JSONObject(key="pk", role="role", name="name")
        )
        circles = {circle for _, circle in ways}
        return self.filter(Exists(keys), **{f"{self.circle}__in": circles}).annotate(
            way_in=Subquery(best[:1])
        )

    def opens(self):
        """What a key's night must be for it to open the row."""
        everything = Q(night=None)
        return everything | Q(night=OuterRef(self.night)) if self.night else everything


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

    def by_rank(self):
        """The highest role first."""
        ranks = [When(role=role, then=Value(i)) for i, role in enumerate(RANKS)]
        return self.order_by(Case(*ranks, default=Value(-1)).desc(), "pk")
