"""A request is whole before a worker works on it: a slow one holds up nobody."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

from granian.rsgi import ProtocolClosed

LARGEST = 1_000_000  # bytes of a body; no form of ours comes near it
IN_TIME = 10  # seconds in which a body must have come
TOO_SLOW = "This came too slowly and was not kept: try once more."
FIXED = {
    "SCRIPT_NAME": "",
    "wsgi.version": (1, 0),
    "wsgi.errors": sys.stderr,
    "wsgi.multithread": False,
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
}


class WholeRequests:
    """Hands each request that has come to its end to a WSGI application.

    That runs in one thread; bodies come in beside it, each as fast as its phone sends.
    """

    def __init__(self, application):
        self.application = application
        self.thread = ThreadPoolExecutor(1)

    async def __rsgi__(self, scope, protocol):
        try:
            body = await asyncio.wait_for(body_of(scope, protocol), IN_TIME)
        except TimeoutError:
            protocol.response_str(408, [("content-type", "text/plain")], TOO_SLOW)
            return
        except ProtocolClosed:
            return
        loop = asyncio.get_running_loop()
        environ = environ_of(scope, body)
        answer = await loop.run_in_executor(self.thread, self.answer, environ)
        protocol.response_bytes(*answer)

    def answer(self, environ):
        """Status, headers and body that the application gives."""
        begun = []
        parts = self.application(environ, lambda *head: begun.append(head))
        try:
            body = b"".join(parts)
        finally:
            if hasattr(parts, "close"):
                parts.close()
        status, headers = begun[-1][:2]
        return int(status.split(" ", 1)[0]), headers, body


async def body_of(scope, protocol):
    """The body of a request, or None where it is too large to be read to its end."""
    length = scope.headers.get("content-length")
    if length is None and scope.headers.get("transfer-encoding") is None:
        return b""
    if length and int(length) > LARGEST:
        return None
    read = bytearray()
    async for chunk in protocol:
        read += chunk
        if len(read) > LARGEST:
            return None
    return bytes(read)


def environ_of(scope, body):
    """A request as WSGI has it; one without its body is said to be too large."""
    server, port = scope.server.rsplit(":", 1)
    environ = FIXED | {
        "REQUEST_METHOD": scope.method,
        "PATH_INFO": scope.path.encode().decode("latin-1"),
        "QUERY_STRING": scope.query_string,
        "SERVER_NAME": server,
        "SERVER_PORT": port,
        "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "REMOTE_ADDR": scope.client.rsplit(":", 1)[0],
        "wsgi.url_scheme": scope.scheme,
        "wsgi.input": BytesIO(body or b""),
    }
    for name, value in scope.headers.items():
        add(environ, name.upper().replace("-", "_"), value)
    if scope.authority:
        environ["HTTP_HOST"] = scope.authority
    environ["CONTENT_LENGTH"] = str(LARGEST + 1 if body is None else len(body))
    return environ


def add(environ, name, value):
    """Adds a header; one that came before is joined to it."""
    key = name if name == "CONTENT_TYPE" else f"HTTP_{name}"
    between = "; " if name == "COOKIE" else ","
    environ[key] = f"{environ[key]}{between}{value}" if key in environ else value
