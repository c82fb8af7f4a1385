"""The files that a host exports, and the files and records that are imported."""

from datetime import UTC

from django.conf import settings
from django.db import transaction
from django.db.models.functions import ExtractYear
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from rules.words import spell_count
from scorekeeper import nights, recording
from scorekeeper.access import attempts, permissions
from scorekeeper.files import exports, imports
from scorekeeper.files.downloads import download, year_in
from scorekeeper.files.forms import GroupFile, WhoPlayed, WrittenRecord
from scorekeeper.models import Person
from scorekeeper.money.ledger.by_night import currencies_of
from scorekeeper.money.night_unit import stake_for
from scorekeeper.nights.night_page import arrival_at, open_night
from scorekeeper.server import subprocess_request
from scorekeeper.words import night_title

LARGE_FILE = 500_000  # bytes: it takes as long to read as to start a process


@require_safe
def files(request, pk):
    """The page to import and export."""
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

    As `exports.payments.of_year` has them.
    """
    nights = group.nights.annotate(year=ExtractYear("date"))
    apart = group.payment_set.filter(night=None)
    apart = apart.annotate(year=ExtractYear("paid_at", tzinfo=UTC))
    rows = nights.order_by().values("year").union(apart.order_by().values("year"))
    return sorted((row["year"] for row in rows), reverse=True)


def taken_words(taken):
    """What came of a file: "Imported: two nights, nine games." """
    paid = f", {spell_count(taken.payments, 'payment')}" if taken.payments else ""
    if not (taken.nights or taken.games or taken.payments):
        came = "Nothing in the file is new, so nothing was imported."
    else:
        nights, games = (
            spell_count(taken.nights, "night"),
            spell_count(taken.games, "game"),
        )
        came = f"Imported: {nights}, {games}{paid}."
    here = f" Already here: {spell_count(taken.here, 'game')}." if taken.here else ""
    differ = spell_count(taken.differ, "game")
    is_else = f" Different here, and not changed: {differ}."
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
    """Imports a file of this group."""
    group = permissions.group(request, pk, "host")
    if is_handed_on(request):
        return HttpResponse()
    form = GroupFile(request.POST, request.FILES)
    taken = form.is_valid() and try_to_take(
        form, lambda: imports.take(group, form.content)
    )
    status = 200 if taken else 422
    return page(request, group, form, taken=taken or None, status=status)


@require_http_methods(["GET", "POST"])
def import_new(request):
    """A group from a file, whose host this device becomes."""
    is_post = request.method == "POST"
    if is_post and is_handed_on(request):
        return HttpResponse()
    form = GroupFile(request.POST, request.FILES) if is_post else GroupFile()
    if form.is_valid() and (
        made := try_to_take(form, lambda: begin_group_of_file(request, form))
    ):
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


def begin_group_of_file(request, form):
    return imports.take_as_new(request, form.content, form.request_id())


def try_to_take(form, take):
    """What taking a file gives; None, and the form says why, where it is refused."""
    try:
        return take()
    except imports.FileError as error:
        form.add_error("file", str(error))
        return None


@require_http_methods(["GET", "POST"])
def add(request, pk):
    """Adds a game by its record; asks who the unknown players are."""
    night = open_night(request, pk)
    if request.method == "GET":
        return record_page(request, night, WrittenRecord(), status=200)
    form = WrittenRecord(request.POST, request.FILES)
    if not form.is_valid():
        return record_page(request, night, form)
    who = who_played(request, night, form)
    if who.is_bound and who.is_valid() and (game := add_record(night, form, who)):
        return redirect("review", game.pk)
    return record_page(request, night, form, who)


def record_page(request, night, form, who=None, status=422):
    title = night_title(night)
    context = {"night": night, "title": title, "form": form, "who": who}
    return render(request, "files/record.html", context, status=status)


def who_played(request, night, form):
    """Who the players are: as chosen, or by their names where all are known."""
    shown = {"names": form.read["players"], "people": people_of(night)}
    who = WhoPlayed(**shown)
    initial = {name: who.fields[name].initial for name in who.fields}
    if "player_0" in request.POST:
        return WhoPlayed(request.POST, **shown)
    return WhoPlayed(initial, **shown) if all(initial.values()) else who


def people_of(night):
    """Who may have played: a key to one night knows nobody else."""
    if permissions.is_of_the_group(night):
        return Person.objects.filter(group_id=night.group_id).order_by("name")
    return night.people.order_by("name")


def add_record(night, form, who):
    """The game of a record, or None, and the form says why not."""
    with transaction.atomic():
        people = [arrived_person(night, who, player) for player in who.players()]
        if not who.errors:
            game = import_among(night, form, people)
        if who.errors or form.errors:
            transaction.set_rollback(True)
            return None
    return game


def arrived_person(night, who, player):
    """The Person who is a player, at the night from now on."""
    if isinstance(player, Person):
        is_here = night.attendances.filter(person=player).exists()
        return player if is_here else nights.arrive(night, player).person
    arrival = arrival_at(night, {"name": player})
    if arrival.is_valid():
        return nights.arrive(night, name=arrival.cleaned_data["name"]).person
    for errors in arrival.errors.values():
        who.add_error(None, f"{player}: {errors[0]}")
    return None


def import_among(night, form, people):
    """The game of a record among people, or None, and the form says why not."""
    read = form.read
    played = read["game"], read.get("options", {}), read["players"]
    more = {"stake": stake_for(night, *played), "client_id": form.request_id()}
    answer = recording.import_record(night, read, people, **more)
    if answer.refusal:
        form.add_error(None, answer.refusal["message"])
    return answer.game
