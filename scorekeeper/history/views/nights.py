"""All nights of a group, the latest first, month by month."""

from itertools import groupby
from urllib.parse import urlencode

from django.db.models import Q
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.formats import date_format
from django.views.decorators.http import require_safe

from scorekeeper.access import me, permissions
from scorekeeper.history.search import Place, place_in, place_words
from scorekeeper.nights.night_rows import night_rows

NIGHTS_A_PAGE = 20
OF_THE_CALENDAR = ("year", "day")


@require_safe
def nights(request, pk):
    """The nights of a group as rows; a year or a day leads to the calendar."""
    group = permissions.group(request, pk)
    if any(name in request.GET for name in OF_THE_CALENDAR):
        address = reverse("calendar_of_nights", args=[pk])
        return redirect(f"{address}?{request.GET.urlencode()}")
    before = place_in(request.GET.get("before", ""))
    some = nights_before(group, before)
    rows = rows_of(some[:NIGHTS_A_PAGE], me.person_at(request, pk))
    context = {
        "group": group,
        "months": by_month(some[:NIGHTS_A_PAGE], rows),
        "earlier": some[NIGHTS_A_PAGE:] and address_after(some[NIGHTS_A_PAGE - 1]),
        "is_later": before is not None,
    }
    return render(request, "history/nights.html", context)


def nights_before(group, place):
    """The latest nights of a group before a Place of a night, one more than a page."""
    nights = group.nights.order_by("-date", "-pk")
    if place:
        same_day = Q(date=place.played_on, pk__lt=place.game)
        nights = nights.filter(date__lte=place.played_on)
        nights = nights.filter(same_day | Q(date__lt=place.played_on))
    return list(nights[: NIGHTS_A_PAGE + 1])


def rows_of(nights, person):
    return night_rows(nights, {person} if person else ())


def by_month(nights, rows):
    """(month, rows) of some nights and their rows: ("November 2026", ...)."""
    pairs = zip(nights, rows, strict=True)
    months = groupby(pairs, lambda pair: date_format(pair[0].date, "F Y"))
    return [(month, [row for _night, row in some]) for month, some in months]


def address_after(night):
    """The address of the nights before one."""
    return f"?{urlencode({'before': place_words(Place(night.date, night.pk))})}"
