"""A game at the table: its page, what phones enter into it, and how others follow."""

from django.http import JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import access, polling, recording, scoring
from scorekeeper.views.asking import asked, entry_in
from scorekeeper.views.page import (
    address,
    page_of,
    way_of,
    with_partials,
    with_partials_in_pad,
)
from scorekeeper.winnings import with_money


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
    rulings = scoring.rulings(game.record())
    shown = {
        "game": game,
        "page": page_of(request, game),
        "name": game.sheet["name"],
        "back": address(request, game),
        "prompts": with_partials(scoring.prompt_screen(game.sheet, rulings)),
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
    entry = entry_in(request, game.key, lambda: game.sheet)
    return recording.enter(game, entry, **asked)


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
    except recording.AnsweredBeforeError as error:
        game = access.game(request, pk, "enter")
        answer = recording.answered_before(game, wanted["client_id"], error.row)
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
    shown = picture(request, game, given, refusal=refusal)
    return render(request, template_for(request), shown, status=status)


def template_for(request):
    return "games/_table.html" if request.htmx else "games/game.html"


def picture(request, game, given=None, **more):
    """What the templates of a table get: the game, and its picture as `table`."""
    table = scoring.table_screen(game.sheet, way_of(request), given)
    table["result"] = with_money(table["result"], game)
    return {
        "game": game,
        "table": with_partials_in_pad(table),
        "page": page_of(request, game, **more),
    }
