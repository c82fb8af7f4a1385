"""What requests bring, read part by part, such as an entry or an outbox."""

from django.core.exceptions import BadRequest


class Unreadable(BadRequest):
    """A request that no page of ours sends; the message says what it lacks."""

    code = "bad_request"
