"""Notes of a night: written, and removed again."""

from uuid import uuid4

from django.core.exceptions import ValidationError
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from scorekeeper.access import permissions
from scorekeeper.nights.forms import NoteForm
from scorekeeper.nights.night_page import may_remove, night_to_share
from scorekeeper.nights.notes import write_note
from scorekeeper.nights.views.night import night_page

NOT_YOURS = (
    "Guests can delete only their own notes. Ask the host or a scorer of the group to "
    "delete this one."
)


@require_POST
def notes(request, pk):
    """Another note of a night."""
    night = night_to_share(request, pk)
    form = NoteForm(request.POST)
    if form.is_valid():
        why = write_filled_note(night, form)
        if not why:
            return redirect(f"{night.get_absolute_url()}#notes")
        form.add_error("text", ValidationError(why, code="too_many"))
    context = night_page(request, night, note=form)
    return render(request, "nights/night.html", context, status=422)


def write_filled_note(night, form):
    """Writes the note of a valid form; why it is not written, or ""."""
    id, text = form.request_id() or uuid4(), form.cleaned_data["text"]
    is_guest = not permissions.is_of_the_group(night)
    return write_note(night, text, id, night.way_in["pk"], is_guest, night.phone)


@require_POST
def removal(request, pk, note):
    """Removes a note, or finds it gone."""
    night = night_to_share(request, pk)
    kept = night.notes.filter(pk=note).first()
    if kept and not may_remove(night, kept):
        raise permissions.NotAllowed(NOT_YOURS)
    night.notes.filter(pk=note).delete()
    return redirect(f"{night.get_absolute_url()}#notes")
