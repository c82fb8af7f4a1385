"""What the server logs: one JSON object a line, without names, secrets or entries."""

import json
import logging
import traceback
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Writes when, how bad, where and what kind; never the values of a message.

    A message's arguments and an exception's text may hold a path with a secret in it,
    a name or an entry; its template, its type and the lines of code hold none.
    """

    def format(self, record):
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": str(record.msg) if record.args else self.kind(record),
        }
        line |= self.answered(record)
        if record.exc_info and record.exc_info[0]:
            line |= self.raised(*record.exc_info)
        return json.dumps(line)

    def kind(self, record):
        """Our own messages are plain text; what others put together stays out."""
        is_ours = record.name.startswith("scorekeeper")
        return str(record.msg) if is_ours else f"{record.module}.{record.funcName}"

    def answered(self, record):
        """The method, route and status of the request that a record is about."""
        request = getattr(record, "request", None)
        match = getattr(request, "resolver_match", None)
        fields = {
            "status": getattr(record, "status_code", None),
            "method": getattr(request, "method", None),
            "route": getattr(match, "route", None),
        }
        return {name: value for name, value in fields.items() if value is not None}

    def raised(self, kind, error, trace):
        frames = traceback.extract_tb(trace)
        places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return {"error": kind.__name__, "trace": places}
