"""What a host takes along as files, and what comes in from one."""

from datetime import UTC

from django.conf import settings
from django.db.models.functions import ExtractYear
from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from rules.words import number_in_words
from scorekeeper.access import attempts, permissions
from scorekeeper.files import exports, imports
from scorekeeper.files.downloads import download, year_in
from scorekeeper.files.forms import GroupFile
from scorekeeper.money.ledger.by_night import currencies_of
from scorekeeper.server import subprocess_request

LARGE_FILE = 500_000  # bytes: it takes as long to read as to start a process


@require_safe
def files(request, pk):
    """The page of what goes out and comes in."""
    group = permissions.group(request, pk, "host")
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
    paid = f", {number_in_words(taken.payments, 'payment')}" if taken.payments else ""
    if not (taken.nights or taken.games or taken.payments):
        came = "Nothing in it is new here: nothing was changed."
    else:
        nights, games = (
            number_in_words(taken.nights, "night"),
            number_in_words(taken.games, "game"),
        )
        came = f"Came in: {nights}, {games}{paid}."
    here = (
        f" Here already: {number_in_words(taken.here, 'game')}." if taken.here else ""
    )
    differ = number_in_words(taken.differ, "game")
    is_else = f" Otherwise here than in the file, and left so: {differ}."
    return came + here + (is_else if taken.differ else "")


@require_safe
@never_cache
def group(request, pk):
    """All of a group, or of a year, as a file."""
    return of_a_year(request, pk, exports.group_file, "json")


@require_safe
@never_cache
def tables(request, pk):
    """Nights, games, deals, lines and standings of a group or of a year, zipped."""
    return of_a_year(request, pk, exports.group_tables, "zip")


def of_a_year(request, pk, write, kind):
    """What `write` makes of a group in the year that is asked for, for its host."""
    group, year = permissions.group(request, pk, "host"), year_in(request)
    if is_made_alone(request, group.nights.all(), group.payment_set.all()):
        return HttpResponse()
    return download(request, lambda: write(group, year), group.name, year, kind)


@require_safe
@never_cache
def night(request, pk):
    """One night as a file."""
    return of_a_night(request, pk, exports.night_file, "json")


@require_safe
@never_cache
def night_tables(request, pk):
    """The tables of one night, zipped."""
    return of_a_night(request, pk, exports.night_tables, "zip")


def of_a_night(request, pk, write, kind):
    """What `write` makes of a night, with the payments that this device may see."""
    night = permissions.night(request, pk)
    only, payments = night.group.nights.filter(pk=pk), permissions.payments_of(night)
    if is_made_alone(request, only, payments):
        return HttpResponse()
    named = night.group.name, night.date, kind
    return download(request, lambda: write(night, payments), *named)


def is_made_alone(request, nights, payments):
    """Whether a file is so large that a process of its own makes it.

    One source gets only so many: each of them is dear, and the others wait behind it.
    """
    if not exports.is_large(nights, payments):
        return False
    attempts.refuse_more(request, "large")
    if subprocess_request.is_asked_for(request):
        return True
    attempts.count(request, "large")
    return False


@require_POST
def import_file(request, pk):
    """Takes in a file of this group."""
    group = permissions.group(request, pk, "host")
    if is_handed_on(request):
        return HttpResponse()
    form = GroupFile(request.POST, request.FILES)
    taken = form.is_valid() and tried(form, lambda: imports.take(group, form.content))
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
    attempts.refuse_more(request, "file")
    size = int(request.META["CONTENT_LENGTH"])
    if size > LARGE_FILE and subprocess_request.is_asked_for(request):
        return True
    attempts.count(request, "file")
    return False


def begun(request, form):
    return imports.take_as_new(request, form.content, form.request_id())


def tried(form, take):
    """What taking a file gives; None, and the form says why, where it is refused."""
    try:
        return take()
    except imports.FileError as error:
        form.add_error("file", str(error))
        return None
