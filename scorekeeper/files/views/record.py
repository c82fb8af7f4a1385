"""A record made by hand, added to a night."""

from django.db import transaction
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from scorekeeper import nights, recording
from scorekeeper.access import permissions
from scorekeeper.files.forms import WhoPlayed, WrittenRecord
from scorekeeper.models import Person
from scorekeeper.money.stake_of_night import stake_for
from scorekeeper.nights.night_page import arrival_at, open_night
from scorekeeper.words import night_title


@require_http_methods(["GET", "POST"])
def add(request, pk):
    """Adds a game by its record; players whom nobody knows are asked for."""
    night = open_night(request, pk)
    if request.method == "GET":
        return page(request, night, WrittenRecord(), status=200)
    form = WrittenRecord(request.POST, request.FILES)
    if not form.is_valid():
        return page(request, night, form)
    who = who_played(request, night, form)
    if who.is_bound and who.is_valid() and (game := added(night, form, who)):
        return redirect("review", game.pk)
    return page(request, night, form, who)


def page(request, night, form, who=None, status=422):
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


def added(night, form, who):
    """The game of a record, or None, and the form says why not."""
    with transaction.atomic():
        people = [arrived(night, who, player) for player in who.players()]
        if not who.errors:
            game = imported(night, form, people)
        if who.errors or form.errors:
            transaction.set_rollback(True)
            return None
    return game


def arrived(night, who, player):
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


def imported(night, form, people):
    """The game of a record among people, or None, and the form says why not."""
    read = form.read
    played = read["game"], read.get("options", {}), read["players"]
    more = {"stake": stake_for(night, *played), "client_id": form.request_id()}
    answer = recording.import_record(night, read, people, **more)
    if answer.refusal:
        form.add_error(None, answer.refusal["message"])
    return answer.game
