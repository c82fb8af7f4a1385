"""A game at the table: its page, what phones enter into it, and how others follow."""

from urllib.parse import urlencode
from uuid import uuid4

from django.http import JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import access, polling, recording, scoring
from scorekeeper.views.asking import asked, entry_in


@require_safe
def game(request, pk):
    shown = picture(request, access.game(request, pk))
    return render(request, template_for(request), shown)


@require_safe
def table(request, pk):
    """What a poll gets that is answered by more than 304."""
    game = access.game(request, pk)
    response = render(request, "games/_table.html", picture(request, game))
    return polling.stamped(response, game)


@require_safe
def referee(request, pk):
    """What happened? The rulings of this game, each with what it does."""
    game = access.game(request, pk, "enter")
    view = view_of(request, game)
    rulings = scoring.rulings(game.record())
    shown = {
        "game": game,
        "name": game.sheet["name"],
        "back": address(request, game),
        "prompts": scoring.prompt_screen(game.sheet, view, rulings),
    }
    return render(request, "games/referee.html", shown)


@require_safe
def record(request, pk):
    game = access.game(request, pk)
    response = JsonResponse(game.record())
    name = f"{game.key}-{game.pk}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
def entries(request, pk):
    return changed(request, pk, enter)


def enter(request, game, **asked):
    return recording.enter(game, entry_in(request, game), **asked)


@require_http_methods(["POST", "DELETE"])
def last_entry(request, pk):
    return changed(request, pk, lambda _, game, **asked: recording.undo(game, **asked))


@require_POST
def next_entry(request, pk):
    return changed(request, pk, lambda _, game, **asked: recording.redo(game, **asked))


def changed(request, pk, change):
    """Makes a change under the game's lock; pages are drawn after it is let go."""
    wanted = asked(request)
    try:
        with access.changing(request, pk) as game:
            answer = change(request, game, key_id=game.way_in["pk"], **wanted)
    except recording.AnsweredBeforeError:
        answer = recording.Answer(access.game(request, pk, "enter"))
    return answered(request, answer)


def answered(request, answer):
    """The table after a change, in the form that was asked for."""
    game, refusal, status = answer.game, answer.refusal, answer.status
    if request.headers.get("Accept") == "application/json":
        told = {"refusal": refusal, "log_length": game.log_length, "sheet": game.sheet}
        return JsonResponse(told, status=status)
    if not (refusal or request.htmx):
        return redirect(address(request, game))
    given = answer.given if isinstance(answer.given, dict) else None
    shown = picture(request, game, refusal=refusal, given=given)
    return render(request, template_for(request), shown, status=status)


def address(request, game):
    """Where the table of a game is, in the way of recording that the form was in."""
    way = way_of(request)
    query = f"?{urlencode({'way': way})}" if way else ""
    return game.get_absolute_url() + query


def way_of(request):
    """The way of recording that this phone chose, or ""."""
    return request.POST.get("way") or request.GET.get("way", "")


def template_for(request):
    return "games/_table.html" if request.htmx else "games/game.html"


def picture(request, game, **more):
    """What the templates of a table get: the game, and its picture as `table`."""
    view = view_of(request, game) | more
    return {"game": game, "table": scoring.table_screen(game.sheet, view)}


def view_of(request, game):
    """What a page adds to a sheet before it can be drawn."""
    return {
        "url": game.get_absolute_url(),
        "seen": game.log_length,
        "new_id": str(uuid4()),
        "csrf_token": get_token(request),
        "way": way_of(request),
        "may_enter": access.may(game, "enter") and not game.night.closed_at,
        "may_redo": game.taken_back > 0,
        "refusal": None,
        "given": None,
        "poll": poll_url(game),
        "night_url": game.night.get_absolute_url(),
    }


def poll_url(game):
    """Where a phone asks for news of a game; "" once its night is closed."""
    if game.night.closed_at:
        return ""
    return f"{reverse('table', args=[game.pk])}?pass={polling.pass_for(game)}"
