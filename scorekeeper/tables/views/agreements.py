"""The other side agrees, or does not; and whether a night asks for it."""

from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scorekeeper import recording, scoring
from scorekeeper.access import permissions, phones
from scorekeeper.nights.night_page import open_night
from scorekeeper.pages.ways_back import page_after
from scorekeeper.tables import partials
from scorekeeper.tables.request_parsing import Unreadable, fields_of, id_in, note_in
from scorekeeper.tables.table_page import address, picture, table_response


@require_POST
def agreements(request, pk):
    """Keeps what a side says to an entry or a result, or whose phone this is."""
    note = note_in(scoring.agreements.note_of(fields_of(request).dict()))
    row = {"id": id_in(fields_of(request)), "entry": note}
    with permissions.lock_for_change(request, pk) as game:
        _kept, left = recording.keep_notes(game, [row], game.way_in["pk"])
    if left:
        [(_id, refusal)] = left
        shown = picture(request, game, refusal=refusal | {"part": ""})
        return table_response(request, shown, status=422)
    if note["came"] == "side":
        phones.sit(request, pk, note["side"])
    if request.htmx:
        return partials.answer("tables/_table.html", picture(request, game))
    return redirect(address(request, game))


@require_POST
def ask_for_agreement(request, pk):
    """A night asks the other side from now on, or no longer."""
    night = open_night(request, pk)
    if request.POST.get("agreeing") not in ("0", "1"):
        raise Unreadable("Choose whether the other side confirms scores.")
    recording.turn_agreeing(night, request.POST["agreeing"] == "1")
    return redirect(page_after(request, f"{night.get_absolute_url()}#agreeing"))
