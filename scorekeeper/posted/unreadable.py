"""How a request is refused that no page of ours sends."""

from django.core.exceptions import BadRequest


class Unreadable(BadRequest):
    """A request that no page of ours sends; the message says what it lacks."""

    code = "bad_request"
