"""The curve of a person's strength at a game: day by day, around 5 of 10."""

from django.utils import timezone
from django.utils.formats import date_format

from scorekeeper.people.figures.numbers import EDGE, WIDE

HIGH = 48
HALF = 0.5
LEAST = 0.05  # that a curve has room for, above and below one half
MOST_MONTHS = 12  # in numbers


def ends_of(histories):
    """The lowest and the highest that curves of (played at, share) have room for."""
    shares = [share for points in histories for _, share in points]
    return min([HALF - LEAST, *shares]), max([HALF + LEAST, *shares])


def curve(points, low, high):
    """The curve of (played at, share), the oldest first; None where all are of a day.

    A dict: `line`, the points of an SVG polyline, each a day; `middle`, how high 5 of
    10 lies; the first and last month, and `months`: the last number of each.
    """
    days = {timezone.localtime(when).date(): share for when, share in points}
    if len(days) < 2:
        return None
    first, last = min(days), max(days)

    def x(day):
        return EDGE + (WIDE - 2 * EDGE) * (day - first).days / (last - first).days

    def y(share):
        return EDGE + (HIGH - 2 * EDGE) * (high - share) / (high - low)

    months = {date_format(day, "M Y"): f"{10 * days[day]:.1f}" for day in days}
    return {
        "line": " ".join(f"{x(day):.1f},{y(days[day]):.1f}" for day in days),
        "wide": WIDE,
        "high": HIGH,
        "middle": f"{y(HALF):.1f}",
        "first": date_format(first, "M Y"),
        "last": date_format(last, "M Y"),
        "lowest": f"{10 * min(days.values()):.1f}",
        "highest": f"{10 * max(days.values()):.1f}",
        "months": list(months.items())[-MOST_MONTHS:],
    }
