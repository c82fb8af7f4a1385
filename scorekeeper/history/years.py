"""The years of a group's nights, its latest night, and the date where it plays."""

from collections import namedtuple

from django.db.models import Subquery

from scorekeeper import zones
from scorekeeper.history.query.days import Today

# The years from the first night to the last, and the `latest` date and its zone
Past = namedtuple("Past", "years latest zone")


def past_of(group):
    """The Past of a group, in one query."""
    row = group.nights.order_by().values(**ends_of(group)).first()
    return past_in(row or {"first": None, "latest": None, "zone": ""})


def ends_of(group):
    """The columns of a Past, for any rows of a group: a query of its own is saved."""
    nights = group.nights.order_by("date").values("date")
    latest = group.nights.order_by("-date", "-pk")
    return {
        "first": Subquery(nights[:1]),
        "latest": Subquery(latest.values("date")[:1]),
        "zone": Subquery(latest.values("time_zone")[:1]),
    }


def past_in(row):
    """The Past of a row (a dict) with the columns of `ends_of`."""
    first, latest = row["first"], row["latest"]
    years = range(first.year, latest.year + 1) if first else range(0)
    return Past(years, latest, row["zone"] or "")


def years_of(group):
    """The years from a group's first night to its last; none without a night."""
    return past_of(group).years


def today_of(group, past):
    """The Today of a group: its date is that where it played its latest night."""
    return Today(zones.today_at(past.zone), past.latest, group.currency)
