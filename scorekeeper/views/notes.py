"""Notes of a night: written, and taken away again."""

from uuid import uuid4

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from scorekeeper.forms.note import NoteForm
from scorekeeper.keys import access
from scorekeeper.nights.notes import MOST, write_note
from scorekeeper.views.night_parts import may_share
from scorekeeper.views.nights import night_page

TOO_MANY = f"A night has {MOST} notes at most: take one of them away first."


@require_POST
def notes(request, pk):
    """Another note of a night."""
    night = noting(request, pk)
    form = NoteForm(request.POST)
    if form.is_valid():
        id = form.request_id() or uuid4()
        if write_note(night, form.cleaned_data["text"], id, night.way_in["pk"]):
            return redirect(f"{night.get_absolute_url()}#notes")
        form.add_error("text", TOO_MANY)
    context = night_page(night, note=form)
    return render(request, "nights/night.html", context, status=422)


@require_POST
def removal(request, pk, note):
    """Takes a note away, or finds it gone."""
    night = noting(request, pk)
    night.notes.filter(pk=note).delete()
    return redirect(f"{night.get_absolute_url()}#notes")


def noting(request, pk):
    """A night of which this device may write something down."""
    night = access.night(request, pk, "enter")
    if not may_share(night):
        raise access.NightClosed()
    return night
