"""What a host takes along as files, and what comes in from one."""

from datetime import UTC

from django.conf import settings
from django.db.models.functions import ExtractYear
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.text import slugify
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from rules.words import spell_count
from scorekeeper import exporting, importing
from scorekeeper.forms.files import GroupFile
from scorekeeper.keys import access, tries
from scorekeeper.ledger.by_night import currencies_of
from scorekeeper.server import alone
from scorekeeper.views.errors import refused

LARGE_FILE = 500_000  # bytes: it takes as long to read as to start a process


@require_safe
def files(request, pk):
    """The page of what goes out and comes in."""
    group = access.group(request, pk, "host")
    return page(request, group, GroupFile())


def page(request, group, form, *, taken=None, status=200):
    context = {
        "group": group,
        "form": form,
        "years": years_of(group),
        "currencies": currencies_of(group),
        "taken": taken and taken_words(taken),
    }
    return render(request, "files/files.html", context, status=status)


def years_of(group):
    """The years of the nights of a group and of its other payments, the latest first.

    As `exporting.payments.of_year` has them.
    """
    nights = group.nights.annotate(year=ExtractYear("date"))
    apart = group.payment_set.filter(night=None)
    apart = apart.annotate(year=ExtractYear("paid_at", tzinfo=UTC))
    rows = nights.order_by().values("year").union(apart.order_by().values("year"))
    return sorted((row["year"] for row in rows), reverse=True)


def taken_words(taken):
    """What came of a file: "Two nights and nine games came in." """
    paid = f", {spell_count(taken.payments, 'payment')}" if taken.payments else ""
    if not (taken.nights or taken.games or taken.payments):
        came = "Nothing in it is new here: nothing was changed."
    else:
        nights, games = (
            spell_count(taken.nights, "night"),
            spell_count(taken.games, "game"),
        )
        came = f"Came in: {nights}, {games}{paid}."
    here = f" Here already: {spell_count(taken.here, 'game')}." if taken.here else ""
    differ = spell_count(taken.differ, "game")
    is_else = f" Otherwise here than in the file, and left so: {differ}."
    return came + here + (is_else if taken.differ else "")


@require_safe
@never_cache
def group(request, pk):
    """All of a group, or of a year, as a file."""
    return of_a_year(request, pk, exporting.group_file, "json")


@require_safe
@never_cache
def tables(request, pk):
    """Nights, games, deals, lines and standings of a group or of a year, zipped."""
    return of_a_year(request, pk, exporting.group_tables, "zip")


def of_a_year(request, pk, write, kind):
    """What `write` makes of a group in the year that is asked for, for its host."""
    group, year = access.group(request, pk, "host"), year_in(request)
    if is_made_alone(request, group.nights.all(), group.payment_set.all()):
        return HttpResponse()
    return download(request, lambda: write(group, year), group.name, year, kind)


@require_safe
@never_cache
def night(request, pk):
    """One night as a file."""
    return of_a_night(request, pk, exporting.night_file, "json")


@require_safe
@never_cache
def night_tables(request, pk):
    """The tables of one night, zipped."""
    return of_a_night(request, pk, exporting.night_tables, "zip")


def of_a_night(request, pk, write, kind):
    """What `write` makes of a night, with the payments that this device may see."""
    night = access.night(request, pk)
    only, payments = night.group.nights.filter(pk=pk), access.payments_of(night)
    if is_made_alone(request, only, payments):
        return HttpResponse()
    named = night.group.name, night.date, kind
    return download(request, lambda: write(night, payments), *named)


def is_made_alone(request, nights, payments):
    """Whether a file is so large that a process of its own makes it.

    One source gets only so many: each of them is dear, and the others wait behind it.
    """
    if not exporting.is_large(nights, payments):
        return False
    tries.refuse_more(request, "large")
    if alone.is_asked_for(request):
        return True
    tries.count(request, "large")
    return False


def year_in(request):
    """The year that a request asks for, or None for all."""
    year = request.GET.get("year", "")
    is_year = year.isdecimal() and len(year) == 4 and int(year)
    return int(year) if is_year else None


TYPES = {
    "json": "application/json",
    "zip": "application/zip",
    "csv": "text/csv; charset=utf-8",
}


def download(request, made, name, when, kind):
    """What `made()` gives, as a file to be kept; a page where it is too much."""
    try:
        file = made()
    except exporting.TooMuchError as error:
        return refused(request, 413, "too_much", str(error))
    title = "-".join(filter(None, [slugify(name) or "group", str(when or "")]))
    answer = HttpResponse(file, content_type=TYPES[kind])
    answer["Content-Disposition"] = f'attachment; filename="{title}.{kind}"'
    return answer


@require_POST
def import_file(request, pk):
    """Takes in a file of this group."""
    group = access.group(request, pk, "host")
    if is_handed_on(request):
        return HttpResponse()
    form = GroupFile(request.POST, request.FILES)
    taken = form.is_valid() and tried(form, lambda: importing.take(group, form.content))
    status = 200 if taken else 422
    return page(request, group, form, taken=taken or None, status=status)


@require_http_methods(["GET", "POST"])
def import_new(request):
    """A group from a file, whose host this device becomes."""
    is_post = request.method == "POST"
    if is_post and is_handed_on(request):
        return HttpResponse()
    form = GroupFile(request.POST, request.FILES) if is_post else GroupFile()
    if form.is_valid() and (made := tried(form, lambda: begun(request, form))):
        group, taken = made
        return page(request, group, GroupFile(), taken=taken)
    status = 422 if is_post else 200
    context = {"form": form, "door": settings.NEW_GROUPS}
    return render(request, "files/new.html", context, status=status)


def is_handed_on(request):
    """Whether a file that comes in is so large that a process of its own reads it."""
    tries.refuse_more(request, "file")
    size = int(request.META["CONTENT_LENGTH"])
    if size > LARGE_FILE and alone.is_asked_for(request):
        return True
    tries.count(request, "file")
    return False


def begun(request, form):
    return importing.take_as_new(request, form.content, form.request_id())


def tried(form, take):
    """What taking a file gives; None, and the form says why, where it is refused."""
    try:
        return take()
    except importing.FileError as error:
        form.add_error("file", str(error))
        return None
