"""Who waits at a worker is served by turns of the sources, not in the order of coming.

Ten dear pages that one source asks for at once would make everybody wait for all ten;
so anybody else comes after one of them.
"""

import asyncio
from collections import deque
from contextlib import asynccontextmanager

MOST_WAITING = 500  # of one source: each takes memory


class TooManyAtOnceError(Exception):
    """More of one source wait than may."""


class Turns:
    """So many places, and the requests that wait for one.

    `places`: how many are at work at once; `of_one`: how many of them of one source.
    """

    def __init__(self, places=1, of_one=1):
        self.free, self.of_one = places, of_one
        self.at_work = {}  # how many places each source has
        self.waiting = {}  # deques of Futures by source, first whose turn is next

    @asynccontextmanager
    async def turn(self, source):
        """While this lasts a source has a place; raises TooManyAtOnceError."""
        if not self.may_begin(source) or self.waiting:
            await self.wait(source)
        else:
            self.begin(source)
        try:
            yield
        finally:
            self.end(source)

    def may_begin(self, source):
        return self.free > 0 and self.at_work.get(source, 0) < self.of_one

    def begin(self, source):
        self.free -= 1
        self.at_work[source] = self.at_work.get(source, 0) + 1

    def end(self, source):
        """Gives a place back, to the next that waits."""
        self.free += 1
        self.at_work[source] -= 1
        if not self.at_work[source]:
            del self.at_work[source]
        self.call_next()

    async def wait(self, source):
        """Until a source has a place, which is its own then."""
        line = self.waiting.setdefault(source, deque())
        if len(line) >= MOST_WAITING:
            raise TooManyAtOnceError
        place = asyncio.get_running_loop().create_future()
        line.append(place)
        self.call_next()  # who waits may be held up by what is its own
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was called at the same moment
                self.end(source)
            raise

    def call_next(self):
        """Calls the next that may begin, a source that was called behind the others."""
        for source in list(self.waiting):
            line = self.waiting[source]
            while line and line[0].cancelled():
                line.popleft()
            if line and self.may_begin(source):
                self.begin(source)
                line.popleft().set_result(None)
                self.waiting[source] = self.waiting.pop(source)
            if not line:
                del self.waiting[source]
