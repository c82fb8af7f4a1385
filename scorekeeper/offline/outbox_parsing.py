"""The JSON that a phone sends of its outbox, read part by part."""

import json
from uuid import UUID

from django.http import RawPostDataException

from scorekeeper.tables.request_parsing import (
    LONGEST_ENTRY,
    Unreadable,
    entry_as_json,
    fields_of,
    json_in,
    note_in,
)

LONGEST_BODY = 900_000  # bytes
MOST_AT_ONCE = 1000  # entries
MOST_IN_A_TEXT = 6000  # entries
MOST_SEEN = 10**9
OPERATIONS = ("add", "undo", "redo", "note")
KEPT = ("mine", "theirs")


def outbox_in(request):
    """What a phone posts of its outbox, `mine` and `notes`; raises Unreadable.

    It is a list of dicts in the order made, each with `id` (a UUID), `operation`,
    `entry`, and `seen`, how much of the log was known when it was made: its own, or
    that of them all. Of what was settled `before`, when more waits than goes at once,
    only id and operation are sent; `is_settled` says so. What was only noted is apart.
    """
    body = body_of(request)
    if "before" not in body:
        return split_operations(mine_in(body))
    seen, settled = settled_in(body["before"])
    return split_operations(different(settled + mine_in(body | {"seen": seen})))


def split_operations(operations):
    """The operations of an outbox, `mine`, and its `notes`."""
    notes = [one for one in operations if one["operation"] == "note"]
    return {
        "mine": [one for one in operations if one["operation"] != "note"],
        "notes": [one for one in notes if not one.get("is_settled")],
    }


def settled_in(posted):
    """How much of the log was known, and what is settled since; raises Unreadable."""
    settled = posted.get("settled") if type(posted) is dict else None
    is_list = type(settled) is list and all(type(one) is list for one in settled)
    if not is_list or any(len(one) != 2 for one in settled):
        raise Unreadable("“before” must be a list of ids with their operations.")
    seen = whole(posted, "seen")
    rows = [{"id": id, "operation": done} for id, done in settled if done != "note"]
    return seen, [one_of_mine(one, seen) | {"is_settled": True} for one in rows]


def mine_in(body, most=MOST_AT_ONCE):
    """The operations that the JSON of an outbox holds; raises Unreadable."""
    seen, entries = whole(body, "seen"), body.get("entries")
    if type(entries) is not list or len(entries) > most:
        raise Unreadable(f"An outbox must be a list of at most {most:,} entries.")
    return different([one_of_mine(entry, seen) for entry in entries])


def different(mine):
    """Entries no two of which are the same; raises Unreadable."""
    if len({one["id"] for one in mine}) < len(mine):
        raise Unreadable("Two entries have the same id. Each needs its own.")
    return mine


def one_of_mine(posted, seen):
    """One entry of an outbox, as `outbox_in` gives it."""
    if type(posted) is not dict or posted.get("operation") not in OPERATIONS:
        raise Unreadable("The operation must be add, undo, redo or note.")
    operation = posted["operation"]
    read = READERS.get(operation, no_content)
    return {
        "id": identity(posted),
        "operation": operation,
        "entry": read(posted.get("entry")),
        "seen": whole(posted, "seen") if "seen" in posted else seen,
    }


def choice_in(request):
    """What was chosen at a question, with what was in question; raises Unreadable."""
    body = form_of(request) if is_form(request) else body_of(request)
    if body.get("keep") not in KEPT:
        raise Unreadable("Choose which entry to keep: mine or theirs.")
    is_new = body.get("before") is not None
    return {
        "mine": {"id": identity(body), "entry": bounded_entry(body.get("entry"))},
        "keep": body["keep"],
        "place": whole(body, "before" if is_new else "place"),
        "is_new": is_new,
        "seen": whole(body, "seen"),
    }


def is_form(request):
    """Whether a request comes from a form and not from a script."""
    return request.content_type != "application/json"


def form_of(request):
    """A choice made by a form, as a script would have said it."""
    fields = fields_of(request)
    numbers = {name: fields.get(name, "") for name in ("place", "before", "seen")}
    choice = {name: int(text) for name, text in numbers.items() if is_number(text)}
    choice |= {name: fields.get(name) for name in ("id", "keep")}
    return choice | {"entry": entry_as_json(fields.get("entry", ""))}


def is_number(text):
    return text.isascii() and text.isdigit() and len(text) < 10


def body_of(request):
    """The JSON object that a request brings; raises Unreadable."""
    try:
        return object_in(request.body)
    except RawPostDataException:  # it was read as a form with files
        raise Unreadable("This is not JSON.") from None


def object_in(text):
    """The JSON object that a text (bytes) is; raises Unreadable."""
    if len(text) > LONGEST_BODY:
        raise Unreadable("This is too much at once. Send fewer entries.")
    body = json_in(text)
    if type(body) is not dict:
        raise Unreadable("This must be a JSON object.")
    return body


def identity(posted):
    try:
        return str(UUID(posted.get("id")))
    except (ValueError, TypeError, AttributeError):
        raise Unreadable("Each entry needs an id of its own, a UUID.") from None


def whole(posted, name):
    """A count that a phone tells."""
    value = posted.get(name)
    if type(value) is not int or not 0 <= value < MOST_SEEN:
        raise Unreadable(f"“{name}” must be a whole number.")
    return value


def bounded_entry(entry):
    """An entry, if it is no longer than one may be."""
    if len(json.dumps(entry)) > LONGEST_ENTRY:
        raise Unreadable(f"An entry can have at most {LONGEST_ENTRY} characters.")
    return entry


def no_content(_entry):
    """What an undo or a redo brings."""
    return


READERS = {
    "add": bounded_entry,
    "note": note_in,
}  # what reads the entry of an operation
