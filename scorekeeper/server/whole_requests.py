"""A request is whole before a worker works on it: a slow one holds up nobody."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from io import BytesIO
from itertools import chain, repeat

from django.conf import settings
from granian.rsgi import ProtocolClosed

from scorekeeper.database.write_locks import AGAIN, HURRY, STILL_LOCKED
from scorekeeper.files.file_format import LARGEST_FILE
from scorekeeper.server import network, subprocess_request
from scorekeeper.server.as_wsgi import answer, environ_of
from scorekeeper.server.connections import Connections
from scorekeeper.server.fair_queue import TooManyAtOnceError, Turns

LARGEST = 1_000_000  # bytes of a body; no form of ours comes near it
TAKES_FILES = "/import/"  # the end of the paths that take one
FILES_AT_ONCE, FILES_OF_ONE = 2, 1  # that a worker holds in memory
THROWN_AWAY = 64_000_000  # bytes of a body that is too large; then the line is cut
SMALL = 64_000  # bytes; of larger bodies a worker holds but a few
LARGE_AT_ONCE, LARGE_OF_ONE = 16, 8
IN_TIME = 10  # seconds in which a body must have come
FILE_IN_TIME = 60
LOCKED = 5  # seconds for which a request that finds the database locked is tried again
PAUSES = (0.1, 0.2, 0.3, 0.4)  # seconds between two tries; the last again and again
TOO_SLOW = "Your change arrived too slowly and was not saved. Try again."
TOO_MANY = "Too many requests are waiting. Your change was not saved. Try again."
TOO_LITTLE = b"The server doesn't have enough memory right now. Try again."
PLAIN = ("content-type", "text/plain")
NO_ROOM = object()  # in place of a body that memory did not suffice for


class WholeRequests:
    """Hands each request that has come to its end to a WSGI application.

    That runs in one thread, where the sources of requests take turns; bodies come in
    beside it, each as fast as its phone sends.
    What a view finds too large for that is done by a process of its own, one at a time.
    `afterwards` gives a function that it calls once an answer is sent, or None. While
    it works on a request, `connections` does not close that one's.
    """

    def __init__(self, application, afterwards=lambda: None, connections=None):
        self.application, self.afterwards = application, afterwards
        self.connections = connections or Connections(port=0, of_one=0)
        self.thread, self.beside = ThreadPoolExecutor(1), ThreadPoolExecutor(1)
        self.turns, self.turns_beside = Turns(), Turns()
        self.hurried_until = 0  # by the clock that never goes back
        self.files = Turns(FILES_AT_ONCE, FILES_OF_ONE)
        self.large = Turns(LARGE_AT_ONCE, LARGE_OF_ONE)

    async def __rsgi__(self, scope, protocol):
        try:
            async with AsyncExitStack() as places:
                if may_be_large(scope):  # its body is not read yet
                    of_its_kind = self.files if takes_files(scope.path) else self.large
                    await places.enter_async_context(of_its_kind.turn(source_of(scope)))
                await self.handle(scope, protocol)
        except TooManyAtOnceError:
            protocol.response_str(503, [PLAIN, ("retry-after", "2")], TOO_MANY)
        except MemoryError:
            protocol.response_bytes(503, [PLAIN], TOO_LITTLE)

    async def handle(self, scope, protocol):
        in_time = FILE_IN_TIME if takes_files(scope.path) else IN_TIME
        try:
            body = await asyncio.wait_for(body_of(scope, protocol), in_time)
        except TimeoutError:
            protocol.response_str(408, [PLAIN], TOO_SLOW)
            return
        except MemoryError:
            body = NO_ROOM
        except ProtocolClosed:
            return
        with self.connections.keep_open(scope.client):
            status, headers, content = await self.response_to(scope, body)
            protocol.response_bytes(status, headers, content)
        loop = asyncio.get_running_loop()
        if left_to_do := self.afterwards():
            await loop.run_in_executor(self.thread, left_to_do)

    async def response_to(self, scope, body):
        """What is answered to a request whose body (None: too large) has come.

        The body's memory is free then, although objects of the request may live on.
        """
        if body is NO_ROOM:
            return await self.response_without_room(scope)
        source = source_of(scope)
        environ = environ_of(scope, body, largest(scope.path) + 1)
        with environ["wsgi.input"]:
            answer = await self.answer_unlocked(source, environ)
            if answer is None:
                async with self.turns_beside.turn(source):
                    answer = await self.answered_alone(environ)
        return answer or await self.response_without_room(scope)

    async def answered_alone(self, environ):
        """What a process of its own answers; None where there is no room for one."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self.beside, subprocess_request.answer_of_process, environ
            )
        except RuntimeError:  # no thread can be begun that would wait for it
            return None

    async def answer_unlocked(self, source, environ):
        """What the application answers, at last if it finds the database locked.

        Between two tries others have their turn, as `database/write_locks.py` says.
        """
        loop, until = asyncio.get_running_loop(), time.monotonic() + LOCKED
        pauses = chain(PAUSES, repeat(PAUSES[-1]))
        while True:
            environ[AGAIN] = [] if time.monotonic() < until else None
            async with self.turns.turn(source):
                environ[HURRY] = time.monotonic() < self.hurried_until
                answer = await loop.run_in_executor(self.thread, self.answer, environ)
            if not environ[AGAIN]:
                return answer
            self.hurried_until = time.monotonic() + STILL_LOCKED
            environ["wsgi.input"].seek(0)
            await asyncio.sleep(next(pauses))

    async def response_without_room(self, scope):
        """What is answered to a request for which memory did not suffice."""
        loop, environ = asyncio.get_running_loop(), environ_of(scope, BytesIO(), 0)
        environ[subprocess_request.SHORT] = True
        async with self.turns.turn(source_of(scope)):
            return await loop.run_in_executor(self.thread, self.answer, environ)

    def answer(self, environ):
        """What the application answers; None where a view wants that done alone."""
        wishes = environ[subprocess_request.ASKED] = []
        try:
            given = answer(self.application, dict(environ))
        except MemoryError:
            return 503, [PLAIN], TOO_LITTLE
        return None if wishes else given


def source_of(scope):
    """Where a request comes from, as `network.source_of` tells it."""
    address = network.plain(scope.client.rsplit(":", 1)[0])
    return network.source_of(address, scope.headers.get("x-forwarded-for"), settings)


def takes_files(path):
    """Whether a file may come to a path; all else that comes is small."""
    return path.endswith(TAKES_FILES)


def may_be_large(scope):
    """Whether the body of a request is large, or does not say how large it is."""
    length = scope.headers.get("content-length")
    if length is None:
        return scope.headers.get("transfer-encoding") is not None
    return int(length) > SMALL


def largest(path):
    """How many bytes a body to a path may have: a file with what goes round it."""
    return LARGEST_FILE + LARGEST if takes_files(path) else LARGEST


async def body_of(scope, protocol):
    """The body of a request, a file; None where it is too large.

    It is kept once, as it comes. What is too large comes to its end as well, and is
    thrown away: a phone that is still sending would not read the answer. The same where
    memory does not suffice; then this raises MemoryError.
    """
    length, read = scope.headers.get("content-length"), BytesIO()
    if length is None and scope.headers.get("transfer-encoding") is None:
        return read
    most, size, fits = largest(scope.path), 0, True
    async for chunk in protocol:
        size += len(chunk)
        if size > THROWN_AWAY:
            return None
        fits = fits and max(size, int(length or 0)) <= most and has_written(read, chunk)
        if not fits:
            read.close()
    if size > most:
        return None
    if not fits:
        raise MemoryError
    read.seek(0)
    return read


def has_written(file, chunk):
    """Writes a chunk; whether memory sufficed."""
    try:
        file.write(chunk)
    except MemoryError:
        return False
    return True
