"""What a request that changes a game carries: how much it saw, its id, its entry."""

from uuid import UUID

from django.http import Http404, QueryDict

from scorekeeper import scoring
from scorekeeper.pages.fields import LONGEST_ID
from scorekeeper.tables.request_parsing import (
    Unreadable,
    json_in,
    refuse_zeros_in_fields,
)

LONGEST_ENTRY = 4000  # characters


def stamp_of(request):
    """`seen` and `client_id` of a request; raises Unreadable."""
    fields = fields_of(request)
    return {"seen": seen_in(fields), "client_id": id_in(fields)}


def number_in(request, name):
    """The number of a row that a form names; Http404 where it names none."""
    text = request.POST.get(name, "")
    if not (text.isascii() and text.isdigit()) or len(text) > LONGEST_ID:
        raise Http404
    return int(text)


def fields_of(request):
    """The form fields, also of a DELETE, which brings them in its body or its URL."""
    if request.method != "DELETE":
        return request.POST
    fields = QueryDict(request.body) or request.GET
    refuse_zeros_in_fields(fields)
    return fields


def seen_in(fields):
    seen = fields.get("seen", "")
    if not (seen.isascii() and seen.isdigit() and len(seen) < 10):
        raise Unreadable("The request must say how much of the log it has seen.")
    return int(seen)


def id_in(fields):
    try:
        return UUID(fields.get("id", ""))
    except ValueError:
        raise Unreadable("The request must carry an id of its own, a UUID.") from None


def entry_in(request, key, sheet):
    """The entry of a request: `entry` as JSON, or its fields as the form asks them.

    `key`: of the card game. `sheet`: a function that gives the sheet from which the
    form was drawn. Raises Unreadable where there is no entry in it.
    """
    fields = fields_of(request)
    if "entry" in fields:
        return entry_as_json(fields["entry"])
    return scoring.entry_from_form(key, sheet(), fields)


def entry_as_json(text, longest=LONGEST_ENTRY):
    if len(text) > longest:
        raise Unreadable("No entry is so long.")
    return json_in(text)
