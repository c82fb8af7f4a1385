"""A request as an application takes it by WSGI, and what it answers."""

import sys
from io import BytesIO

from scorekeeper.server.network import plain

FIXED = {
    "SCRIPT_NAME": "",
    "wsgi.version": (1, 0),
    "wsgi.errors": sys.stderr,
    "wsgi.multithread": False,
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
}


def environ_of(scope, body, too_much):
    """A request as WSGI has it; without its body (None) it is said to be `too_much`."""
    server, port = scope.server.rsplit(":", 1)
    environ = FIXED | {
        "REQUEST_METHOD": scope.method,
        "PATH_INFO": as_latin(scope.path),
        "QUERY_STRING": as_latin(scope.query_string),
        "SERVER_NAME": server,
        "SERVER_PORT": port,
        "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "REMOTE_ADDR": plain(scope.client.rsplit(":", 1)[0]),
        "wsgi.url_scheme": scope.scheme,
        "wsgi.input": body or BytesIO(),
    }
    for name, value in scope.headers.items():
        if "_" not in name:  # or it would pass for one that a proxy wrote, with a "-"
            add(environ, name.upper().replace("-", "_"), value)
    if scope.authority:
        environ["HTTP_HOST"] = scope.authority
    length = too_much if body is None else body.getbuffer().nbytes
    environ["CONTENT_LENGTH"] = str(length)
    return environ


def as_latin(text):
    """A text as WSGI has it: each byte of its UTF-8 is a character."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def add(environ, name, value):
    """Adds a header; one that came before is joined to it."""
    key = name if name == "CONTENT_TYPE" else f"HTTP_{name}"
    between = "; " if name == "COOKIE" else ","
    environ[key] = f"{environ[key]}{between}{value}" if key in environ else value


def answer(application, environ):
    """Status, headers and body that an application gives."""
    begun = []
    parts = application(environ, lambda *head: begun.append(head))
    try:
        body = b"".join(parts)
    finally:
        if hasattr(parts, "close"):
            parts.close()
    status, headers = begun[-1][:2]
    return int(status.split(" ", 1)[0]), headers, body
