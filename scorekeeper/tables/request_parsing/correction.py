"""What the form of a correction brings: its entry, and what was said anew behind it."""

from scorekeeper import scoring
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.tables.request_parsing.change import (
    LONGEST_ENTRY,
    entry_as_json,
    entry_in,
    fields_of,
)

OPERATIONS = ("replace", "insert", "remove")
LONGEST_ANEW = 10 * LONGEST_ENTRY  # characters


def operation_in(fields):
    """Which correction a form or an address names."""
    operation = fields.get("operation", "replace")
    if operation not in OPERATIONS:
        raise Unreadable("A correction is to replace, to insert or to remove.")
    return operation


def corrected_entry(request, game, place, operation, before=None):
    """The entry that a correction brings, read as the form of that place asks it.

    `before`: the look at that place, where it was taken already.
    """
    if operation == "remove":
        return None
    fields = fields_of(request)
    if "corrected" in fields:
        return entry_as_json(fields["corrected"])

    def sheet():
        return (before or scoring.corrections.look(game.record(), place))["sheet"]

    return entry_in(request, game.key, sheet)


def anew_in(fields):
    """What was said anew so far, as `phone.revalidate` reads it."""
    anew = entry_as_json(fields.get("anew", "[]"), LONGEST_ANEW)
    if type(anew) is not list or not all(map(is_said_anew, anew)):
        raise Unreadable("What was said anew is a list of places and entries.")
    return anew


def is_said_anew(said):
    """Whether it is a place, an entry or None, and whether that comes before it."""
    if type(said) is not list or len(said) != 3:
        return False
    place, entry, is_before = said
    return type(place) is int and is_entry(entry) and type(is_before) is bool


def is_entry(entry):
    return entry is None or type(entry) is dict


def answer_in(request, key, asked):
    """The entry that answers what was missing; None where it is left out."""
    if "leave" in fields_of(request):
        return None
    return entry_in(request, key, lambda: scoring.entry_gap.sheet_of(asked))
