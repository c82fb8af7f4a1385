"""A game at the table: its page, what phones enter into it, and how others follow."""

import json

from csp.constants import WASM_UNSAFE_EVAL
from csp.decorators import csp_update
from django.http import JsonResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import cache_control
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)
from django_htmx.http import reswap, retarget

from scorekeeper import engine, recording, scoring
from scorekeeper.access import permissions
from scorekeeper.money.winnings import with_money
from scorekeeper.pages.views import errors
from scorekeeper.tables import partials, polling
from scorekeeper.tables.request_parsing.change import entry_in, stamp_of
from scorekeeper.tables.table_page import (
    address,
    page_of,
    way_of,
    way_told,
    with_partials_in_pad,
)
from scorekeeper.tables.word_meanings import meanings_of

A_DAY = 24 * 60 * 60  # seconds; its address changes with the rulings of the group
# The engine's WebAssembly, in browsers whose workers have the rights of their page.
RIGHTS_OF_A_TABLE = {"script-src": [WASM_UNSAFE_EVAL]}


@require_safe
@csp_update(RIGHTS_OF_A_TABLE)
def game(request, pk):
    game = permissions.game(request, pk)
    say_what_was_noted(request, game)
    shown = picture(request, game, way=way_of(request) or way_told(game))
    shown["law_mark"] = recording.law_mark(game)
    if not game.entries:
        shown["house"] = scoring.house_rules_of(game.record())
    if shown["page"]["may_enter"]:
        shown["engine"] = engine.files_for(scoring.family_of(game.key))
    return render(request, template_for(request), shown)


def say_what_was_noted(request, game):
    """Lets the sheet say what came of a ruling, while nothing was entered since."""
    seen, _, kind = request.GET.get("noted", "").partition("-")
    told = scoring.rulings.told_of(kind)
    if told and seen == str(game.log_length):
        game.sheet = game.sheet | {"changed": told}


@require_safe
@cache_control(private=True, max_age=A_DAY)
def house_rules(request, pk):
    """The house rules of a game; its table fetches them once, for when it is alone.

    With them comes what it says then, where the phone does not keep its page.
    """
    game = permissions.game(request, pk)
    house = scoring.house_rules_of(game.record())
    shown = {"game": game, "name": game.sheet["name"], "house": house}
    shown |= {"meanings": meanings_of(game.key)} | recording.laws_at(game)
    template = "tables/_alone.html" if request.htmx else "tables/house_rules.html"
    response = render(request, template, shown)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
def board(request, pk):
    """The table in large, for a television: read across the room, entered elsewhere."""
    game = permissions.game(request, pk)
    return render(request, "tables/board.html", picture(request, game))


@require_safe
def table(request, pk):
    """What a poll gets that is answered by more than 304."""
    game = permissions.game(request, pk)
    recording.say_what_was_missed(game, polling.seen_by(request))
    shown = picture(request, game)
    if "board" in request.GET:
        response = render(request, "tables/_board.html", shown)
    else:
        response = partials.answer("tables/_table.html", shown)
    return polling.stamped(response, game)


@require_safe
def record(request, pk):
    game = permissions.game(request, pk)
    response = JsonResponse(game.record())
    name = f"{game.key}-{game.pk}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
def entries(request, pk):
    return changed(request, pk, enter)


def enter(request, game, **stamp):
    entry = entry_in(request, game.key, lambda: game.sheet)
    return recording.enter(game, entry, **stamp)


@require_http_methods(["POST", "DELETE"])
def last_entry(request, pk):
    return changed(request, pk, lambda _, game, **stamp: recording.undo(game, **stamp))


@require_POST
def next_entry(request, pk):
    return changed(request, pk, lambda _, game, **stamp: recording.redo(game, **stamp))


def changed(request, pk, change, draw=None):
    """Makes a change under the game's lock; pages are drawn after it is let go.

    `draw`: what draws them, where that is not the table.
    """
    stamp = stamp_of(request)
    try:
        with permissions.changing(request, pk) as game:
            answer = change(request, game, key_id=game.way_in["pk"], **stamp)
    except recording.AnsweredBeforeError as error:
        game = permissions.game(request, pk, "enter")
        answer = recording.answered_before(game, stamp["client_id"], error.row)
    return (draw or answered)(request, answer)


def answered(request, answer):
    """The table after a change, in the form that was asked for."""
    game, refusal = answer.game, answer.refusal
    if refusal:
        errors.note(request, refusal["code"])
    if is_for_script(request):
        data = {"refusal": refusal, "log_length": game.log_length, "sheet": game.sheet}
        return JsonResponse(data, status=answer.status)
    if refusal:
        return refused(request, answer)
    if request.htmx:
        return partials.answer("tables/_table.html", picture(request, game))
    return redirect(address(request, game))


def is_for_script(request):
    """Whether plain data is asked for."""
    return request.headers.get("Accept") == "application/json"


def at_fault(answer):
    """A refusal as a page tells it: with the part of the entry that it is about.

    `rule`: its code, where the rules refused.
    """
    refusal = answer.refusal
    rule = refusal["code"] if answer.given else ""
    part = scoring.part_at_fault(answer.game.key, answer.given, refusal["code"])
    return refusal | {"part": part, "rule": rule}


def overtaken(request, answer):
    """The table that another phone was first at: it asks on, with nothing chosen.

    What both said stands above, with a button for what was tapped here, if it fits.
    """
    refusal = answer.refusal
    conflict = {"sentence": refusal["message"], "offer": None}
    if refusal.get("offer"):
        conflict["offer"] = offer_in_form(refusal["offer"])
    shown = picture(request, answer.game, conflict=conflict)
    return render(request, template_for(request), shown, status=answer.status)


def offer_in_form(offer):
    """What a conflict offers, as the fields of a form."""
    is_more = offer["operation"] == "add"
    return {
        "label": offer["label"],
        "path": "" if is_more else f"{offer['place']}/",
        "is_change": not is_more,
        "entry": json.dumps(offer["entry"]),
    }


def refused(request, answer):
    """What was wrong; the taps stay in the page that is open, or stand in its copy.

    A page with a script keeps what it shows, and is told the sentence alone.
    """
    if answer.is_conflict:
        return overtaken(request, answer)
    refusal = at_fault(answer)
    if request.htmx:
        url = answer.game.get_absolute_url()
        shown = {"page": {"refusal": refusal, "url": url}}
        response = render(request, "tables/_refused.html", shown, status=answer.status)
        return reswap(retarget(response, "#table .pad"), "afterbegin")
    shown = picture(request, answer.game, refusal=arriving(request, refusal))
    keep_taps(request, shown["table"]["pad"], refusal)
    return render(request, template_for(request), shown, status=answer.status)


def arriving(request, refusal):
    """A refusal, with whether it arrives with a page, and so has the focus there."""
    return refusal | {"arrives": not request.htmx}


def keep_taps(request, drawn, refusal):
    """Puts what a request sent back into its form, which is on a pad or in a list."""
    mark, answers = request.POST.get("id", "")[-2:], request.POST.getlist
    scoring.keep_taps(drawn, mark, answers, refusal["part"])


def template_for(request):
    return "tables/_table.html" if request.htmx else "tables/game.html"


def picture(request, game, **more):
    """What the templates of a table get: the game, and its picture as `table`."""
    page = page_of(request, game, **more)
    table = scoring.table_screen(game.sheet, page["way"])
    table["result"] = with_money(table["result"], game)
    return {"game": game, "table": with_partials_in_pad(table), "page": page}
