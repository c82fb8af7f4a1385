"""A correction inside a game: its form, what it would change, and the change."""

import json

from django.http import Http404
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from scorekeeper import access, recording, scoring
from scorekeeper.views.asking import asked, entry_in, fields_of
from scorekeeper.views.errors import Unreadable
from scorekeeper.views.games import changed, view_of

OPERATIONS = ("replace", "insert", "remove")


@require_http_methods(["GET", "POST"])
def entry(request, pk, place):
    """The form (GET), what a correction would change (POST), or the change itself.

    It is made once `confirm` comes along, with `along` where later entries go.
    """
    if request.method == "GET":
        return form(request, pk, place)
    fields = fields_of(request)
    operation = operation_in(fields)
    if "confirm" not in fields:
        return looked_at(request, pk, place, operation)

    def correct(request, game, **asked):
        entry = corrected_entry(request, game, place, operation)
        along = "along" in fields
        return recording.correct(game, operation, place, entry, along, **asked)

    return changed(request, pk, correct)


def operation_in(fields):
    operation = fields.get("operation", "replace")
    if operation not in OPERATIONS:
        raise Unreadable("A correction is to replace, to insert or to remove.")
    return operation


def form(request, pk, place):
    game = access.game(request, pk, "enter")
    operation = operation_in(request.GET)
    if place >= len(game.entries):
        raise Http404
    return correction(request, game, place, operation, game.entries[place])


def looked_at(request, pk, place, operation):
    """What a correction would change, to be confirmed."""
    asked(request)
    game = access.game(request, pk, "enter")
    entry = corrected_entry(request, game, place, operation)
    preview = recording.preview(game, operation, place, entry)
    return correction(request, game, place, operation, entry, preview)


def corrected_entry(request, game, place, operation):
    """The entry that a correction brings, read as the form of that place asks it."""
    if operation == "remove":
        return None
    return entry_in(request, game, recording.sheet_before(game, place))


def correction(request, game, place, operation, entry, preview=None):
    """The page of a correction, or with htmx its part: the form and the preview."""
    refusal = preview and preview["refusal"]
    view = view_of(request, game)
    words = scoring.tell(game.record())
    shown = {
        "game": game,
        "place": place,
        "words": words[place] if place < len(words) else "",
        "kind": game.entries[place]["type"] if place < len(game.entries) else "",
        "operation": operation,
        "entry_json": json.dumps(entry),
        "preview": preview,
        "refusal": refusal,
        "action": reverse("entry", args=[game.pk, place]),
        "hidden": {"seen": view["seen"], "id": view["new_id"]},
        "prompts": prompts(game, place, operation, entry, view),
    }
    template = "games/_correction.html" if request.htmx else "games/correction.html"
    return render(request, template, shown, status=422 if refusal else 200)


def prompts(game, place, operation, entry, view):
    """What could stand at a place, each prompt a form that asks for a preview."""
    record = game.record() | {"entries": game.entries[:place]}
    sheet = scoring.score(record)
    asked = sheet["prompts"] + [sheet["total"]] * bool(sheet["total"])
    given = entry if isinstance(entry, dict) else None
    drawn = scoring.prompt_screen(
        sheet, view | {"given": given}, asked + scoring.rulings(record)
    )
    for prompt in drawn:
        prompt["action"] = reverse("entry", args=[game.pk, place])
        prompt["hidden"].append({"name": "operation", "value": operation})
    return drawn
