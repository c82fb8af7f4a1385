"""A new game: the menu, then who sits where and by which house rules."""

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from rules.words import join_with_and
from scorekeeper import card_games, game_kinds, nights, recording, scoring
from scorekeeper.access import permissions
from scorekeeper.game_kinds import Kinds, new_game_url
from scorekeeper.money.night_unit import handed_on
from scorekeeper.nights.night_page import frame
from scorekeeper.nights.seating import seating
from scorekeeper.recording.second_game import people_of
from scorekeeper.tables.forms.house_rules import refill_rules
from scorekeeper.tables.forms.new_game import NewGame
from scorekeeper.tables.request_parsing import stamp_of


@require_safe
def choose(request, pk):
    """The card games by family; those for as many as are here stand out."""
    night = permissions.night(request, pk, "enter")
    here = nights.people_here(night)
    are = "are" if len(here) > 1 else "is"
    names = join_with_and([one.name for one in here])
    context = frame(night) | {
        "menu": menu(night, request.GET.get("q", ""), len(here)),
        "here_words": f"{len(here) or 'nobody'} {are} here",
        "people_words": f"{names or 'Nobody'} {are} here.",
    }
    return render(request, "tables/choose_game.html", context)


def menu(night, query, here):
    """The menu, with the titles that the group has played.

    Each game says its `url`, and whether it `fits` so many people.
    """
    shown = card_games.menu(query, Kinds(night.group_id).titles)
    for family in shown["families"]:
        for card_game in family["games"]:
            card_game["fits"] = min(card_game["players"]) <= here
            title = card_game.get("title", "")
            card_game["url"] = new_game_url(night.pk, card_game["key"], title)
    return shown


@require_http_methods(["GET", "POST"])
def new(request, pk, key):
    """Who plays, who deals, the house rules and the stake; POST starts the game."""
    night = permissions.night(request, pk, "enter")
    card_game = scoring.card_game(key)
    if card_game is None:
        raise Http404
    title = title_asked(request, key)
    if request.htmx:
        form = redrawn(night, card_game, request.POST, title)
    else:
        form = form_for(night, card_game, request.POST or None, title)
        if form.is_valid() and (game := game_of_form(night, form)):
            return redirect(game)
    context = frame(night) | page(form, title)
    status = 422 if form.is_bound and not request.htmx else 200
    return render(request, "tables/new_game.html", context, status=status)


def title_asked(request, key):
    """The title that the address of a new game names; "" for none."""
    return game_kinds.title_in(key, request.GET.get("title", ""))


def form_for(night, card_game, posted, title=""):
    """The form of a new game, filled in as it was played last, for tonight's stake."""
    here = nights.people_here(night)
    seated, dealer = seating(night, card_game, here, title)
    return NewGame(
        posted,
        night=night,
        card_game=card_game,
        here=here,
        seated=seated,
        dealer=dealer,
        remembered=game_kinds.options_last_time(night.group, card_game["key"], title),
        title=title,
    )


def redrawn(night, card_game, posted, title):
    """The form as it is filled in so far: nothing is refused yet.

    The rules are those of the set that is chosen now. A stake that would now mean
    something else is not kept; any other is not drawn, for it may be typed just now.
    """
    filled = refill_rules(posted.dict(), form_for(night, card_game, posted, title))
    form = form_for(night, card_game, filled, title)
    form.full_clean()
    form.keeps_stake = filled.get("unit") == form.price["unit"]
    if not form.keeps_stake:
        filled |= {"unit": form.price["unit"], "stake_per_point": ""}
        form = form_for(night, card_game, filled, title)
    form.errors.clear()
    return form


def game_of_form(night, form):
    """The game that a valid form starts, or None where the rules refuse it."""
    answer = recording.start_game(night, form.card_game["key"], **form.start())
    if answer.refusal:
        form.refuse(answer.refusal)
    elif form.cleaned_data["for_tonight"]:
        recording.restake_night(night, handed_on(night, answer.game.stake))
    return answer.game


def page(form, title):
    """What the page of a new game shows beside its frame."""
    card_game, night = form.card_game, form.night
    return {
        "card_game": card_game,
        "name": title or card_game["name"],
        "address": new_game_url(night.pk, card_game["key"], title),
        "players_words": scoring.players_words(card_game["players"]),
        "most": min(len(form.here), max(card_game["players"])),
        "form": form,
    }


@require_POST
def play_again(request, pk):
    """Starts it with the same people, house rules and stake; a refusal leads to the
    form of a new game, where all of that can be changed."""
    game = permissions.game(request, pk, "enter")
    answer = recording.start_game(
        game.night,
        game.key,
        people_of(game),
        options=game.options,
        dealer=(game.dealer + 1) % len(game.players),
        stake=game.stake,
        client_id=stamp_of(request)["client_id"],
    )
    if answer.refusal:
        return redirect(
            new_game_url(game.night_id, game.key, game_kinds.title_of(game))
        )
    return redirect(answer.game)
