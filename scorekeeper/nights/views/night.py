"""The first page, the start of a night, the night itself and who is there."""

from collections import Counter

from django.conf import settings
from django.db import transaction
from django.db.models import Prefetch, prefetch_related_objects
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from rules.words import join_with_and, spell_count
from scorekeeper import card_games, nights, recording, scoring, zones
from scorekeeper.access import keyring, me, permissions
from scorekeeper.models import Game, Group, Key, Night, Person
from scorekeeper.money.forms.stake import NO_STAKE, NightStake, played_for
from scorekeeper.money.ledger.results import result_of
from scorekeeper.money.night_unit import stake_of, unpriced_games
from scorekeeper.money.stakes import StakeError
from scorekeeper.nights.course import hours
from scorekeeper.nights.forms import FirstNight, NoteForm, StartNight
from scorekeeper.nights.night_page import (
    arrival_at,
    frame,
    headline,
    may_share,
    moments_with_address,
    notes_shown,
    open_night,
    result_shown,
)
from scorekeeper.nights.winners import winners_of
from scorekeeper.pages.errors import is_shut_out
from scorekeeper.words import card_game_name, game_line, night_line

NIGHTS_SHOWN = 8
AGAIN_SHOWN = 3
FIRST_GROUP = "Our table"


@require_safe
def home(request):
    ways = permissions.ways(request)
    nights = nights_of(ways) if ways else []
    groups = groups_of(ways) if ways else []
    if not nights and not groups:
        return first_page(request, FirstNight(zone=zones.name_at(request)))
    ranked = winners_of(nights)
    lines = [night_line(night, ranked[night.pk]) for night in nights]
    return render(
        request,
        "nights/home.html",
        {
            "tonight": [line for line in lines if line["is_open"]],
            "recent": [line for line in lines if not line["is_open"]],
            "groups": groups,
        },
    )


def nights_of(ways):
    """The nights that a device may see, those in progress first, then the latest.

    They are put in order here: for that a database would go through all of a group.
    """
    groups, pks = {group for _, group in ways}, latest(ways)
    people = Person.objects.filter(group_id__in=groups)
    games = Game.objects.open().filter(group_id__in=groups).order_by("-started_at")
    nights = (
        Night.objects.filter(group_id__in=groups)
        .with_games_played(groups)
        .prefetch_related(Prefetch("people", people))
        .prefetch_related(Prefetch("games", games, to_attr="open_games"))
        .in_bulk(pks)
    )
    return [nights[pk] for pk in pks if pk in nights]


def latest(ways):
    """The ids of the nights in progress, and of the latest of the others."""
    nights = Night.objects.open_to(ways).values_list("pk", flat=True)
    order = ["-closed_at", "-date", "-pk"]
    running = list(nights.filter(closed_at=None).order_by(*order)[:NIGHTS_SHOWN])
    over = nights.exclude(closed_at=None).order_by(*order)
    return running + list(over[: NIGHTS_SHOWN - len(running)])


def groups_of(ways):
    """The groups that a device may see: what it may do there, and who plays.

    Each of the people says whether they were there last time, as `was_there`.
    """
    groups = Group.objects.with_latest_night({group for _, group in ways})
    groups = list(groups.open_to(ways).order_by("name", "pk"))
    people = Person.objects.active().with_last_time(groups).order_by("name")
    prefetch_related_objects(groups, Prefetch("people", people, "players"))
    keys = Key.objects.still_valid(ways).filter(night=None)
    roles = set(keys.values_list("group_id", "role"))
    return [
        {
            "group": group,
            "people": group.players,
            "may_host": (group.pk, "host") in roles,
            "may_enter": bool({(group.pk, "host"), (group.pk, "enter")} & roles),
            "start": StartNight(auto_id=f"start_{group.pk}_%s"),
        }
        for group in groups
    ]


def first_page(request, form):
    """What one sees who has been let in nowhere: it starts a group of one's own."""
    context = {"form": form, "menu": card_games.menu(), "door": settings.NEW_GROUPS}
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
        return redirect(answer_first_visit(request, form))
    return first_page(request, form)


@transaction.atomic
def answer_first_visit(request, form):
    """What the first visit comes to: a table, or where one chooses what it lacks."""
    night, card_game = start_from_form(request, None, form), form.card_game()
    if card_game is None:
        return reverse("choose_game", args=[night.pk])
    people, key = nights.people_here(night), card_game["key"]
    if len(people) not in card_game["players"]:
        return reverse("new_game", args=[night.pk, key])
    stamp = {"client_id": form.request_id()}
    options = scoring.first_options(key, len(people))
    answer = recording.start_game(night, key, people, options=options, **stamp)
    return answer.game or reverse("new_game", args=[night.pk, key])


@require_http_methods(["GET", "POST"])
def start(request, pk):
    """Starts a night of a group."""
    group = permissions.group(request, pk, "enter")
    latest = group.nights.order_by("-date", "-pk").first()
    usual = {"here": people_last_time(latest), "zone": zone_at(request, latest)}
    form = StartNight(request.POST or None, group=group, **usual)
    if form.is_valid():
        return redirect("choose_game", start_from_form(request, group, form).pk)
    status = 422 if form.is_bound else 200
    context = {"form": form, "group": group}
    return render(request, "nights/start.html", context, status=status)


@transaction.atomic
def start_from_form(request, group, form):
    """The night of a valid form; on a first visit its group is begun with it."""
    night = form.night()
    group = group or keyring.start_group(
        request, FIRST_GROUP, night["currency"], form.cleaned_data["id"]
    )
    return nights.start_night(group, **night)


def people_last_time(latest):
    """The people of a group's latest night, if it has one."""
    return latest.people.active() if latest else ()


def zone_at(request, latest):
    """The name of the time zone of a new night: of the phone, or as last time."""
    return zones.name_at(request) or (latest.time_zone if latest else "")


@require_safe
def night(request, pk):
    night = permissions.night(request, pk)
    shown = night_page(night) | {"whose": me.question(request, night)}
    return render(request, "nights/night.html", shown)


def night_page(night, arrival=None, stake=None, note=None):
    """What the page of a night shows; with the forms on it that were refused."""
    games = list(night.games.defer("entries").order_by("started_at", "pk"))
    open_first = sorted(games, key=lambda game: game.status == "finished")
    result = result_of(night, games)
    return frame(night) | {
        "won": headline(result),
        "result": result_shown(result),
        "course": hours(result, games),
        "moments": moments_with_address(games),
        "notes": notes_shown(night),
        "note": note or NoteForm(),
        "may_note": may_share(night),
        "has_results": bool(result.parts),
        "lines": [game_line(game) for game in open_first],
        "again": games_to_repeat(games),
        "stake": stake or night_stake_form(night, games),
        "other_stakes": other_stakes(games, night),
        "is_unused": not games and nights.is_unused(night),
        "is_elsewhere": zones.is_elsewhere(night.zone),
        "attendances": night.attendances.select_related("person").order_by("pk"),
        "absent": absent(night),
        "arrival": arrival or arrival_at(night),
    }


def night_stake_form(night, games):
    """Tonight's stake; it names the games that this leaves without one."""
    names = [card_game_name(game.key) for game in unpriced_games(night, games)]
    worth = {"stake": night.stake, "currency": night.currency}
    return NightStake(unpriced=list(dict.fromkeys(names)), **worth)


def other_stakes(games, night):
    """Of the games, those with another stake: "two games without a stake"."""
    others = [game.stake for game in games if game.stake != stake_of(night, game)]
    counts = Counter(played_for(stake, night.currency) for stake in others)
    games = [
        f"{spell_count(n, 'game')} "
        + ("without a stake" if words == NO_STAKE else f"for {words}")
        for words, n in counts.items()
    ]
    return join_with_and(games)


def absent(night):
    """Who of the group may be said to arrive: a key to one night knows nobody else."""
    people = nights.absent(night)
    return people if permissions.is_of_the_group(night) else people.none()


def games_to_repeat(games):
    """The card games played tonight, the latest first, to play again."""
    keys = list(dict.fromkeys(game.key for game in reversed(games)))[:AGAIN_SHOWN]
    return [{"key": key, "name": card_game_name(key)} for key in keys]


@require_POST
def attendances(request, pk):
    """Somebody arrives."""
    night = open_night(request, pk)
    arrival = arrival_at(night, request.POST)
    if arrival.is_valid():
        nights.arrive(night, **arrival.cleaned_data)
        return redirect(night)
    return render(request, "nights/night.html", night_page(night, arrival), status=422)


@require_POST
def attendance(request, pk, person):
    """Somebody goes home, or is back."""
    night = open_night(request, pk)
    attendance = get_object_or_404(night.attendances, person__pk=person)
    if request.POST.get("here") == "1":
        nights.arrive(night, attendance.person)
    else:
        nights.leave(attendance)
    return redirect(night)


@require_POST
def night_stake(request, pk):
    """Another stake for the games to come, and if asked for all."""
    night = open_night(request, pk)
    form = NightStake(request.POST, stake=night.stake, currency=night.currency)
    if form.is_valid() and take_stake(night, form):
        return redirect(f"{night.get_absolute_url()}#stake")
    return render(
        request, "nights/night.html", night_page(night, stake=form), status=422
    )


def take_stake(night, form):
    """Whether a night takes the stake filled in; the form says why it does not."""
    filled = form.cleaned_data
    try:
        recording.restake_night(night, filled["stake"], so_far=filled["so_far"])
    except StakeError as error:
        form.add_error("stake_per_point", str(error))
    return not form.errors
