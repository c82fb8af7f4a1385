"""What a request that changes a game carries: how much it saw, its id, its entry."""

import json
from uuid import UUID

from django.http import Http404, QueryDict

from scorekeeper import scoring
from scorekeeper.forms.fields import LONGEST_ID
from scorekeeper.posted import Unreadable

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
    fields = request.POST
    if request.method == "DELETE":
        fields = QueryDict(request.body) or request.GET
    if any("\0" in part for field in fields.lists() for part in [field[0], *field[1]]):
        raise Unreadable("No field may hold a zero byte.")
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
    try:
        entry = json.loads(text, parse_constant=refuse_constant)
        kept = json.dumps(entry, ensure_ascii=False)
        kept.encode()
    except (ValueError, RecursionError):
        raise Unreadable("The entry is not JSON.") from None
    if "\\u0000" in kept:
        raise Unreadable("No entry may hold a zero byte.")
    return entry


def refuse_constant(name):
    raise ValueError(name)
