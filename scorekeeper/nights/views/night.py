"""The page of a night, who is there, and its stake."""

from collections import Counter

from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import (
    require_POST,
    require_safe,
)

from rules.words import join_with_and, spell_count
from scorekeeper import nights, recording, zones
from scorekeeper.access import me, permissions
from scorekeeper.game_kinds import kind_of, new_game_url, title_of
from scorekeeper.money.forms.stake import NO_STAKE, NightStake, played_for
from scorekeeper.money.ledger.results import result_of
from scorekeeper.money.night_unit import stake_of, unpriced_games
from scorekeeper.money.stakes import StakeError
from scorekeeper.nights.course import hours
from scorekeeper.nights.forms import NoteForm
from scorekeeper.nights.night_page import (
    arrival_at,
    frame,
    headline,
    may_share,
    moments_with_address,
    notes_shown,
    open_night,
    own_result,
    result_shown,
)
from scorekeeper.words import game_line, game_name

AGAIN_SHOWN = 3


@require_safe
def night(request, pk):
    night = permissions.night(request, pk)
    shown = night_page(request, night) | {"whose": me.question(request, night)}
    return render(request, "nights/night.html", shown)


def night_page(request, night, arrival=None, stake=None, note=None):
    """What the page of a night shows; with the forms on it that were refused."""
    mine = {me.person_at(request, night.group_id)} - {None}
    games = list(night.games.defer("entries").order_by("started_at", "pk"))
    open_first = sorted(games, key=lambda game: game.status == "finished")
    result = result_of(night, games)
    return frame(night) | {
        "won": headline(result),
        "mine": mine,
        "result": result_shown(result, mine),
        "own_result": own_result(result, mine),
        "course": hours(result, games),
        "moments": moments_with_address(games),
        "notes": notes_shown(night),
        "note": note or NoteForm(),
        "may_note": may_share(night),
        "has_results": bool(result.parts),
        "lines": [game_line(game) for game in open_first],
        "again": games_to_repeat(night, games),
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
    names = [game_name(game) for game in unpriced_games(night, games)]
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


def games_to_repeat(night, games):
    """The kinds of game played tonight, the latest first, to play again."""
    latest = {}
    for game in reversed(games):
        latest.setdefault(kind_of(game.key, game.options), game)
    return [
        {
            "name": game_name(game),
            "url": new_game_url(night.pk, game.key, title_of(game)),
        }
        for game in list(latest.values())[:AGAIN_SHOWN]
    ]


@require_POST
def attendances(request, pk):
    """Somebody arrives."""
    night = open_night(request, pk)
    arrival = arrival_at(night, request.POST)
    if arrival.is_valid():
        nights.arrive(night, **arrival.cleaned_data)
        return redirect(night)
    context = night_page(request, night, arrival)
    return render(request, "nights/night.html", context, status=422)


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
    context = night_page(request, night, stake=form)
    return render(request, "nights/night.html", context, status=422)


def take_stake(night, form):
    """Whether a night takes the stake filled in; the form says why it does not."""
    filled = form.cleaned_data
    try:
        recording.restake_night(night, filled["stake"], so_far=filled["so_far"])
    except StakeError as error:
        form.add_error("stake_per_point", str(error))
    return not form.errors
