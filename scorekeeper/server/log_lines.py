"""What the server logs: one JSON object a line, without names, secrets or entries.

A request that takes longer than LONG is logged as well.
"""

import json
import logging
import time
import traceback
from datetime import UTC, datetime
from http.client import responses

MINUTE = 60  # seconds
MOST_KINDS = 100  # of failures that are remembered
MOST_REASONS = 10  # of one kind that are told apart: anybody can send other wrong hosts
UNPROCESSABLE = 422
OF_A_FORM = "A form was refused. Its page says why."
LOG = logging.getLogger(__name__)
LONG = 0.5  # seconds


class JsonLines(logging.Formatter):
    """Writes when, how bad, where and what kind; never the values of a message.

    A message's arguments and an exception's text may hold a path with a secret in it,
    a name or an entry; its template, its type and the lines of code hold none. Why a
    request was refused says the view that refused it, in `request.refusal`.
    """

    def format(self, record):
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.message(record),
        }
        line |= self.request_fields(record) | self.refusal_fields(record)
        if record.exc_info and record.exc_info[0]:
            line |= self.error_fields(*record.exc_info)
        return json.dumps(line)

    def message(self, record):
        """What happened; of an answer of Django's, the words for its status."""
        status = getattr(record, "status_code", None)
        if status and record.name.startswith("django"):
            return responses.get(status, str(status))
        return str(record.msg) if record.args else self.kind(record)

    def kind(self, record):
        """Our own messages are plain text; what others put together stays out."""
        is_ours = record.name.startswith("scorekeeper")
        return str(record.msg) if is_ours else f"{record.module}.{record.funcName}"

    def request_fields(self, record):
        """The method, route and status of the request that a record is about."""
        request = getattr(record, "request", None)
        match = getattr(request, "resolver_match", None)
        fields = {
            "status": getattr(record, "status_code", None),
            "method": getattr(request, "method", None),
            "route": getattr(match, "route", None),
            "seconds": getattr(record, "seconds", None),
            "times": getattr(record, "times", None),
        }
        return {name: value for name, value in fields.items() if value is not None}

    def refusal_fields(self, record):
        """The code and the reason of a refusal, both fixed texts but for addresses."""
        request, status = (
            getattr(record, key, None) for key in ("request", "status_code")
        )
        refusal = getattr(request, "refusal", None)
        if refusal is None:
            return {"reason": OF_A_FORM} if status == UNPROCESSABLE else {}
        return {name: value for name, value in refusal.items() if value}

    def error_fields(self, kind, error, trace):
        frames = traceback.extract_tb(trace)
        places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return {"error": kind.__name__, "trace": places}


class OnceAMinute(logging.Filter):
    """Lets a failure of one kind pass once a minute: the next one says how many came.

    A kind is an error's class, the line of code that raised it, and the reason for
    which the request was refused: of two wrong hosts each is named, and of very many
    one a minute.
    """

    def __init__(self):
        super().__init__()
        self.seen = {}  # by kind: when one passed, and how many came since
        self.reasons = {}  # by kind without its reason: those that are told apart

    def filter(self, record):
        kind = kind_of(record)
        if kind is None:
            return True
        kind = *kind, self.told_apart(kind, reason_of(record))
        passed, more = self.seen.get(kind, (None, 0))
        now = time.monotonic()
        if passed is not None and now - passed < MINUTE:
            self.seen[kind] = passed, more + 1
            return False
        if len(self.seen) > MOST_KINDS:
            self.seen.clear()
            self.reasons.clear()
        self.seen[kind] = now, 0
        if more:
            record.times = more + 1
        return True

    def told_apart(self, kind, reason):
        """A reason, or None where so many others of its kind came before."""
        reasons = self.reasons.setdefault(kind, set())
        if len(reasons) < MOST_REASONS:
            reasons.add(reason)
        return reason if reason in reasons else None


def kind_of(record):
    """What tells a failure from failures of other kinds; None where nothing failed."""
    kind, error, trace = record.exc_info or (None, None, None)
    if kind is None:
        return None
    last = traceback.extract_tb(trace)[-1:]
    return kind.__name__, *[(frame.filename, frame.lineno) for frame in last]


def reason_of(record):
    """The reason for which the request of a record was refused, if it was."""
    refusal = getattr(getattr(record, "request", None), "refusal", {})
    return refusal.get("reason")


def tell_of_slow_requests(get_response):
    """The middleware that logs each request that takes longer than LONG."""

    def middleware(request):
        begun = time.monotonic()
        response = get_response(request)
        seconds = round(time.monotonic() - begun, 2)
        if seconds > LONG:
            status = response.status_code
            about = {"request": request, "status_code": status, "seconds": seconds}
            LOG.info("A slow request", extra=about)
        return response

    return middleware
