"""What requests bring, read part by part, such as an entry or an outbox."""

from uuid import UUID

from django.core.exceptions import BadRequest
from django.http import Http404, QueryDict

from rules.untrusted_input import ForeignError, parse_json, text_of
from scorekeeper import scoring
from scorekeeper.models.ruling import ANSWERS, LONGEST_LAW, SITUATION
from scorekeeper.pages.fields import LONGEST_ID
from scorekeeper.scoring import agreement_checks

LONGEST_ENTRY = 4000  # characters
OPERATIONS = ("replace", "insert", "remove")
LONGEST_ANEW = 10 * LONGEST_ENTRY  # characters
CAME = {"ruling": ("ruled", "passed", "disputed"), "law": ("passed", "ruled")}
CAME["agreement"] = ("agreed", "disputed", "stands", "signed", "unsigned", "side")
OF_NO_ROW = ("signed", "unsigned", "side")
MOST_SIDES = 10
MOST_ENTRIES = 10**6
UNCLEAR = "A note must rule, waive, confirm, dispute or save a ruling."


class Unreadable(BadRequest):
    """A request that no page of ours sends; the message says what it lacks."""

    code = "bad_request"


def json_in(text):
    """What JSON in a request says, as text or bytes; raises Unreadable."""
    try:
        return parse_json(text)
    except ForeignError as error:
        raise Unreadable(str(error)) from None


def text_in(file):
    """The text in a file (bytes) that a request brings; raises Unreadable."""
    try:
        return text_of(file)
    except ForeignError as error:
        raise Unreadable(str(error)) from None


def refuse_zero_bytes(request):
    """Unreadable where a path or a form holds what PostgreSQL takes in no text.

    What else nobody sees in a form is taken away where it is kept. What an address asks
    is kept nowhere: each view reads it as it can.
    """
    refuse_zeros([request.path_info])
    refuse_zeros_in_fields(request.POST)


def refuse_zeros_in_fields(fields):
    refuse_zeros(part for name, texts in fields.lists() for part in [name, *texts])


def refuse_zeros(texts):
    if any("\0" in text for text in texts):
        raise Unreadable("Remove the zero byte from the address or the form.")


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
        raise Unreadable("The request must say how many rows of the log it has seen.")
    return int(seen)


def id_in(fields):
    try:
        return UUID(fields.get("id", ""))
    except ValueError:
        raise Unreadable("The request must have its own id, a UUID.") from None


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
        raise Unreadable("That entry is too long.")
    return json_in(text)


def operation_in(fields):
    """Which correction a form or an address names."""
    operation = fields.get("operation", "replace")
    if operation not in OPERATIONS:
        raise Unreadable("A correction must replace, insert or remove an entry.")
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
    """What was re-entered so far, as `phone.revalidate` reads it."""
    anew = entry_as_json(fields.get("anew", "[]"), LONGEST_ANEW)
    if type(anew) is not list or not all(map(is_said_anew, anew)):
        raise Unreadable("Re-entered entries must be a list of places and entries.")
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


def note_in(note):
    """A note as it is kept, read of what a phone or a form says; raises Unreadable."""
    if type(note) is not dict or str(note.get("note")) not in CAME:
        raise Unreadable(UNCLEAR)
    if note.get("came") not in CAME[note["note"]]:
        raise Unreadable(UNCLEAR)
    if note["note"] == "agreement":
        return agreement_in(note)
    return (law_in(note) if note["note"] == "law" else {}) | {
        "note": note["note"],
        "came": note["came"],
        "situation": match_of(SITUATION, note.get("situation")),
        "answers": match_of(ANSWERS, note.get("answers")),
        "place": place_in(note),
        "beside": row_in(note["beside"]) if note.get("beside") else None,
    }


def agreement_in(note):
    """What a side says to a row of the log, or for which side a phone enters."""
    came, side, state = note["came"], note.get("side"), note.get("state")
    is_side = type(side) is int and 0 <= side < MOST_SIDES
    is_nobody = side is None and came == "stands"
    if not (
        is_side or is_nobody or (side == agreement_checks.MIDDLE and came == "side")
    ):
        raise Unreadable("A side must be a number, counted from 0.")
    if not is_state(state):
        raise Unreadable("A signature must name the totals it is for.")
    about = row_in(note.get("about")) if came not in OF_NO_ROW else None
    return {"note": "agreement", "came": came, "side": side} | {
        "about": about,
        "state": state if came == "signed" else "",
    }


def is_state(state):
    """Whether this can be what is signed, as far as it can be seen without its game."""
    is_short = type(state) is str and len(state) <= agreement_checks.LONGEST_STATE
    return is_short and state.isprintable()


def row_in(about):
    """The row that something is said of, by the id of its request."""
    try:
        return str(UUID(about))
    except (ValueError, TypeError, AttributeError):
        raise Unreadable("The request must name the entry it is about.") from None


def match_of(pattern, value):
    if type(value) is not str or not pattern.fullmatch(value):
        raise Unreadable("A note must name a situation in the book, and its answers.")
    return value


def answers_of(text):
    """The answers to a situation that an address holds; "" where these are none."""
    return text if ANSWERS.fullmatch(text) else ""


def law_in(note):
    """The words of a ruling, and whether its phone proposed it for the night only."""
    words, is_proposal = note.get("words"), note.get("is_proposal", False)
    if type(words) is not str or not words or len(words) > LONGEST_LAW:
        raise Unreadable(f"A ruling must have 1 to {LONGEST_LAW} characters.")
    if not words.isprintable():
        raise Unreadable("A ruling must be one line of text.")
    if type(is_proposal) is not bool:
        raise Unreadable("A ruling's is_proposal must be true or false.")
    return {"words": words, "is_proposal": is_proposal}


def place_in(note):
    """How many entries stood when it was noted."""
    place = note.get("place")
    if type(place) is not int or not 0 <= place < MOST_ENTRIES:
        raise Unreadable("A note must say how many entries there were.")
    return place
