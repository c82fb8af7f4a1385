"""What is large is worked on by a process of its own, and nobody waits behind it.

A file of 20 MB keeps one thread busy for many seconds and becomes some hundred
megabytes of objects, of which a worker would never give all back. A view that finds its
request that large asks for such a process: it answers the same request once more, and
what it took ends with it.
"""

import gc
import json
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from io import BytesIO

from scorekeeper.server.as_wsgi import FIXED, answer

ASKED = "scorekeeper.alone"  # in a request's environ: what a view asks by
COMMAND = [sys.executable, "-m", "scorekeeper.server.subprocess_request"]
GARBAGE = 100_000  # how many new objects it is looked for among; 700 take a third more
SHORT = "scorekeeper.short"  # in an environ: memory did not suffice for the request


def is_asked_for(request):
    """Whether a request is handed on to a process of its own, asked for by this.

    It is not where that process asks, or where a server has none: then it is answered
    at once. What a view gives for a request that is handed on is never sent.
    """
    wishes = request.environ.get(ASKED)
    if wishes is None:
        return False
    wishes.append(True)
    return True


def answer_of_process(environ):
    """What a process of its own answers to a request: status, headers and body.

    None where memory did not suffice for one, or it was ended before it had answered.
    """
    try:
        begun, body = written_for(environ).split(b"\n", 1)
        status, headers, length = json.loads(begun)
    except (OSError, ValueError, MemoryError):
        return None
    is_whole = len(body) == length
    return (status, [tuple(one) for one in headers], body) if is_whole else None


def written_for(environ):
    """What such a process writes: a line of JSON, and the body."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    head = {name: written for name, written in environ.items() if type(written) is str}
    with process, suppress(BrokenPipeError):  # it may end before it has read all
        process.stdin.write(json.dumps(head).encode() + b"\n")
        process.stdin.write(environ["wsgi.input"].getbuffer())
        process.stdin.close()
        return process.stdout.read()
    return b""


def main():
    """Answers the one request that comes in."""
    gc.set_threshold(GARBAGE)
    application = import_module("scorekeeper.wsgi").application
    head = json.loads(sys.stdin.buffer.readline())
    environ = FIXED | head
    environ["wsgi.input"] = BytesIO(sys.stdin.buffer.read())
    status, headers, body = answer(application, environ)
    begun = json.dumps([status, headers, len(body)]).encode()
    sys.stdout.buffer.write(begun + b"\n" + body)
    sys.stdout.flush()
    left_to_do = import_module("scorekeeper.people.statistics.update").left_to_do()
    if left_to_do:
        left_to_do()


if __name__ == "__main__":
    main()
