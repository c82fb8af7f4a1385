"""The start of a night: on the first visit with its group, and with a game at once."""

from django.conf import settings
from django.db import transaction
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from scorekeeper import card_games, nights, recording, scoring, zones
from scorekeeper.access import keyring, permissions
from scorekeeper.game_kinds import new_game_url, options_last_time, options_titled
from scorekeeper.nights.forms import FirstNight, StartNight
from scorekeeper.nights.seating import seating
from scorekeeper.pages.errors import is_shut_out

FIRST_GROUP = "Our table"


def first_page(request, form):
    """The page of a phone that opens nothing: it starts a group of its own."""
    context = {
        "form": form,
        "menu": card_games.menu_with_rules(),
        "door": settings.NEW_GROUPS,
    }
    if is_shut_out(request):
        deleted = request.session.get(permissions.DELETED, "")
        context |= {"is_shut_out": not deleted, "deleted": deleted}
    status = 422 if form.is_bound else 200
    return render(request, "nights/first.html", context, status=status)


@require_http_methods(["GET", "POST"])
def start_first(request):
    """Starts a group, whose host the device becomes, its first night, and a game."""
    form = FirstNight(request.POST or None, zone=zones.name_at(request))
    if form.is_valid():
        return redirect(start_as_filled_in(request, None, form))
    return first_page(request, form)


@require_http_methods(["GET", "POST"])
def start(request, pk):
    """Starts a night of a group, and a game if one was tapped."""
    group = permissions.group(request, pk, "enter")
    latest = group.nights.order_by("-date", "-pk").first()
    usual = {"here": people_last_time(latest), "zone": zone_at(request, latest)}
    form = StartNight(request.POST or None, group=group, **usual)
    if form.is_valid():
        return redirect(start_as_filled_in(request, group, form))
    status = 422 if form.is_bound else 200
    context = {"form": form, "group": group}
    return render(request, "nights/start.html", context, status=status)


@transaction.atomic
def start_as_filled_in(request, group, form):
    """What a start leads to: a table, or where one chooses what it lacks."""
    night, card_game = start_from_form(request, group, form), form.card_game()
    if card_game is None:
        return reverse("choose_game", args=[night.pk])
    title = form.cleaned_data["title"]
    address = new_game_url(night.pk, card_game["key"], title)
    return begin(night, card_game, form) or address


def start_from_form(request, group, form):
    """The night of a valid form; on a first visit its group is begun with it."""
    night = form.night()
    group = group or keyring.start_group(
        request, FIRST_GROUP, night["currency"], form.cleaned_data["id"]
    )
    return nights.start_night(group, **night)


def begin(night, card_game, form):
    """The game that a night begins with: house rules and seats as last time.

    None where not all who are here can play it, or the rules refuse it. A repeated
    start gets the game that it began: who sits where would now be the next game's.
    """
    stamp, key = form.request_id(), card_game["key"]
    if stamp and (begun := night.games.filter(client_id=stamp).first()):
        return begun
    here = nights.people_here(night)
    title = form.cleaned_data["title"]
    seats, dealer = seating(night, card_game, here, title)
    if len(here) not in card_game["players"] or len(seats) != len(here):
        return None
    remembered = options_last_time(night.group, key, title)
    sets = scoring.offered_sets(key, len(seats), remembered)
    options = sets[0]["options"] if sets else {}
    return recording.start_game(
        night,
        key,
        seats,
        options=options | options_titled(key, title),
        dealer=seats.index(dealer),
        client_id=stamp,
    ).game


def people_last_time(latest):
    """The people of a group's latest night, if it has one."""
    return latest.people.active() if latest else ()


def zone_at(request, latest):
    """The name of the time zone of a new night: of the phone, or as last time."""
    return zones.name_at(request) or (latest.time_zone if latest else "")
