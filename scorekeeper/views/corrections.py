"""A correction inside a game, looked at before it is made; and the way back."""

import json

from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from scorekeeper import recording, scoring
from scorekeeper.keys import access
from scorekeeper.posted import Unreadable
from scorekeeper.posted.change import entry_in, fields_of, stamp_of
from scorekeeper.views.games import changed
from scorekeeper.views.page import page_of, with_partials

# Each operation, and what the buttons of its form begin with.
VERBS = {"replace": "Change to", "insert": "Put in", "remove": "Take out"}


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

    def correct(request, game, **stamp):
        entry = corrected_entry(request, game, place, operation)
        along = "along" in fields
        return recording.correct(game, operation, place, entry, along, **stamp)

    return changed(request, pk, correct)


def operation_in(fields):
    operation = fields.get("operation", "replace")
    if operation not in VERBS:
        raise Unreadable("A correction is to replace, to insert or to remove.")
    return operation


def form(request, pk, place):
    game = access.game(request, pk, "enter")
    operation = operation_in(request.GET)
    if place >= len(game.entries):
        raise Http404
    before = scoring.correcting.look(game.record(), place)
    entry = game.entries[place] if operation == "replace" else None
    return correction(request, game, place, operation, entry, before)


def looked_at(request, pk, place, operation):
    """What a correction would change, to be confirmed."""
    stamp_of(request)
    game = access.game(request, pk, "enter")
    before = scoring.correcting.look(game.record(), place)
    entry = corrected_entry(request, game, place, operation, before)
    preview = recording.preview(game, operation, place, entry)
    return correction(request, game, place, operation, entry, before, preview)


def corrected_entry(request, game, place, operation, before=None):
    """The entry that a correction brings, read as the form of that place asks it.

    `before`: the look at that place, where it was taken already.
    """
    if operation == "remove":
        return None

    def sheet():
        return (before or scoring.correcting.look(game.record(), place))["sheet"]

    return entry_in(request, game.key, sheet)


def correction(request, game, place, operation, entry, before, preview=None):
    """The page of a correction, or with htmx its part: the form and the preview.

    `before`: the look at the table before the entry of that place.
    """
    refusal = preview and preview["refusal"]
    action, verb = reverse("entry", args=[game.pk, place]), VERBS[operation]
    shown = {
        "game": game,
        "page": page_of(request, game, action=action, verb=verb),
        "place": place,
        "words": before["words"],
        "operation": operation,
        "last": len(game.entries) - 1,
        "entry_json": json.dumps(entry),
        "preview": preview,
        "refusal": refusal,
        **prompts(before, operation, entry),
    }
    template = "games/_correction.html" if request.htmx else "games/correction.html"
    return render(request, template, shown, status=422 if refusal else 200)


def prompts(before, operation, entry):
    """What could stand at a place, each prompt a form that asks for a preview."""
    form = scoring.correcting.form(before, operation, entry)
    with_partials(form["likely"] + form["others"])
    return form


@require_safe
def line(request, pk, deal, line, page="entry"):
    """Leads from a line of the sheet to a page of the entry that made it."""
    game = access.game(request, pk, "enter")
    place = scoring.correcting.place_of(game.record(), deal, line)
    if place is None:
        raise Http404
    return redirect(page, pk, place)


@require_http_methods(["GET", "POST"])
def later(request, pk, place):
    """What goes where a game is taken back to an entry (GET); the way back (POST)."""
    if request.method == "POST":
        return changed(request, pk, take_back_to(place))
    game = access.game(request, pk, "enter")
    if place >= len(game.entries):
        raise Http404
    kept, *gone = scoring.entries_in_words(game.record(), place)
    shown = {
        "game": game,
        "page": page_of(request, game, action=reverse("later", args=[pk, place])),
        "place": place,
        "kept": kept,
        "gone": gone,
        "preview": recording.preview_without_later(game, place),
    }
    return render(request, "games/later.html", shown)


def take_back_to(place):
    """The change that `changed` makes, for a place of the record."""
    return lambda _, game, **stamp: recording.take_back_to(game, place, **stamp)
