"""What requests bring, read part by part, such as an entry or an outbox."""

from django.core.exceptions import BadRequest

from rules.untrusted_input import ForeignError, parse_json, text_of


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
        raise Unreadable("No path and no field may hold a zero byte.")
