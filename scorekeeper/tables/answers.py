"""A change of a game that a page asks for, and the answer to it."""

import json

from django.http import JsonResponse
from django.shortcuts import redirect, render
from django_htmx.http import reswap, retarget

from scorekeeper import recording, scoring
from scorekeeper.access import permissions
from scorekeeper.pages import errors
from scorekeeper.tables import partials
from scorekeeper.tables.request_parsing import entry_in, stamp_of
from scorekeeper.tables.table_page import (
    address,
    picture,
    table_response,
)


def enter(request, game, **stamp):
    entry = entry_in(request, game.key, lambda: game.sheet)
    return recording.enter(game, entry, **stamp)


def change_and_draw(request, pk, change, draw=None):
    """Makes a change under the game's lock; pages are drawn after it is let go.

    `draw`: what draws them, where that is not the table.
    """
    stamp = stamp_of(request)
    try:
        with permissions.lock_for_change(request, pk) as game:
            answer = change(request, game, key_id=game.way_in["pk"], **stamp)
    except recording.AnsweredBeforeError as error:
        game = permissions.game(request, pk, "enter")
        answer = recording.answered_before(game, stamp["client_id"], error.row)
    return (draw or table_answer)(request, answer)


def table_answer(request, answer):
    """The table after a change, in the form that was asked for."""
    game, refusal = answer.game, answer.refusal
    if refusal:
        errors.note(request, refusal["code"])
    if is_for_script(request):
        data = {"refusal": refusal, "log_length": game.log_length, "sheet": game.sheet}
        return JsonResponse(data, status=answer.status)
    if refusal:
        return refusal_answer(request, answer)
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
    return table_response(request, shown, status=answer.status)


def offer_in_form(offer):
    """What a conflict offers, as the fields of a form."""
    is_more = offer["operation"] == "add"
    return {
        "label": offer["label"],
        "path": "" if is_more else f"{offer['place']}/",
        "is_change": not is_more,
        "entry": json.dumps(offer["entry"]),
    }


def refusal_answer(request, answer):
    """What was wrong; the taps stay in the page that is open, or stand in its copy.

    A page with a script keeps what it shows, and gets the sentence alone.
    """
    if answer.is_conflict:
        return overtaken(request, answer)
    refusal = at_fault(answer)
    if request.htmx:
        url = answer.game.get_absolute_url()
        shown = {"page": {"refusal": refusal, "url": url}}
        response = render(request, "tables/_refused.html", shown, status=answer.status)
        return reswap(retarget(response, "#table .pad"), "afterbegin")
    shown = picture(request, answer.game, refusal=refusal_with_focus(request, refusal))
    keep_taps(request, shown["table"]["pad"], refusal)
    return table_response(request, shown, status=answer.status)


def refusal_with_focus(request, refusal):
    """A refusal, with whether it arrives with a page, and so has the focus there."""
    return refusal | {"arrives": not request.htmx}


def keep_taps(request, drawn, refusal):
    """Puts what a request sent back into its form, which is on a pad or in a list."""
    mark, answers = request.POST.get("id", "")[-2:], request.POST.getlist
    scoring.keep_taps(drawn, mark, answers, refusal["part"])
