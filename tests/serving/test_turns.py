"""A visitor who asks for much at once waits, and nobody else does."""

import asyncio
import threading

import pytest

from scorekeeper.server import fair_queue
from scorekeeper.server.fair_queue import TooManyAtOnceError, Turns
from scorekeeper.server.whole_requests import TOO_MANY, WholeRequests, source_of
from tests.patience import PATIENCE
from tests.serving.test_whole_requests import Headers, Protocol, run, scope, told

HASTY, OTHER = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def order():
    """(source, path) of requests in the order of their answers.

    All of them wait until the last has come: serve([(source, path), ...]).
    """

    def serve(asked):
        served, may_end = [], threading.Event()

        def answered(environ, start_response):
            served.append((environ["REMOTE_ADDR"], environ["PATH_INFO"]))
            may_end.wait(PATIENCE)
            return told(environ, start_response)

        async def ask():
            app, coming = WholeRequests(answered), []
            for source, path in asked:
                given = scope(path=path, client=f"{source}:5000")
                coming.append(asyncio.create_task(app.__rsgi__(given, Protocol())))
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            may_end.set()
            await asyncio.wait_for(asyncio.gather(*coming), PATIENCE)

        run(ask())
        return served

    return serve


def test_one_entry_comes_after_one_of_ten_dear_pages(order):
    dear = [(HASTY, f"/{number}/") for number in range(10)]
    served = order([*dear, (OTHER, "/entry/")])
    assert served.index((OTHER, "/entry/")) <= 2
    assert [one for one in served if one[0] == HASTY] == dear


def test_sources_take_turns(order):
    asked = [(source, f"/{n}/") for source in "abc" for n in range(3)]
    asked = [(f"192.0.2.{'abc'.index(source)}", path) for source, path in asked]
    first, second, third = [f"192.0.2.{n}" for n in range(3)]
    served = [source for source, _ in order(asked)]
    assert served == [first, first, second, third, first, second, third, second, third]


def test_through_a_trusted_proxy_each_phone_is_a_source(settings):
    def came(**more):
        one = scope(client="10.0.0.1:5000")
        one.headers = Headers(*more.items())
        return source_of(one)

    settings.PROXIES, settings.TRUSTED_PROXIES = 1, ["10.0.0.1"]
    phone = {"x-forwarded-for": "192.0.2.9, 192.0.2.8"}
    assert came(**phone) == "192.0.2.8"
    settings.TRUSTED_PROXIES = []
    assert came(**phone) == "10.0.0.1"


def test_more_than_so_many_of_one_source_do_not_wait(monkeypatch):
    monkeypatch.setattr(fair_queue, "MOST_WAITING", 1)
    may_end = threading.Event()

    def answered(environ, start_response):
        may_end.wait(PATIENCE)
        return told(environ, start_response)

    async def ask():
        app, phones = WholeRequests(answered), [Protocol() for _ in range(4)]
        coming = [asyncio.create_task(app.__rsgi__(scope(), one)) for one in phones]
        await asyncio.wait_for(coming[2], PATIENCE)
        may_end.set()
        await asyncio.gather(*coming)
        return [phone.heard for phone in phones]

    heard = run(ask())
    assert [answer[0] for answer in heard] == [200, 200, 503, 503]
    assert heard[2][2] == TOO_MANY
    assert ("retry-after", "2") in heard[2][1]


def test_who_stops_waiting_takes_nobodys_turn():
    async def ask():
        line, served = Turns(), []

        async def work(source, may_end):
            async with line.turn(source):
                served.append(source)
                await may_end.wait()

        may_end, never = asyncio.Event(), asyncio.Event()
        first = asyncio.create_task(work("a", may_end))
        await asyncio.sleep(0)
        gone = [asyncio.create_task(work(one, never)) for one in ("a", "b")]
        last = asyncio.create_task(work("c", may_end))
        await asyncio.sleep(0)
        for one in gone:
            one.cancel()
        may_end.set()
        await asyncio.wait_for(asyncio.gather(first, last), PATIENCE)
        return served, line.free, line.waiting, line.at_work

    assert run(ask()) == (["a", "c"], 1, {}, {})


def test_a_visitor_called_while_leaving_gives_the_place_on():
    async def ask():
        line = Turns()
        async with line.turn("a"):
            waiting = asyncio.create_task(line.wait("b"))
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        return line.free, line.waiting, line.at_work

    assert run(ask()) == (1, {}, {})


def test_a_source_that_has_its_places_holds_up_no_other():
    async def ask():
        line = Turns(places=2, of_one=1)
        async with line.turn("a"):
            waiting = asyncio.create_task(line.wait("a"))
            await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE), line.turn("b"):
                held = not waiting.done()
        await asyncio.wait_for(waiting, PATIENCE)
        return held

    assert run(ask())


def test_too_many_is_said_of_a_line_that_is_full(monkeypatch):
    monkeypatch.setattr(fair_queue, "MOST_WAITING", 0)

    async def ask():
        line = Turns()
        async with line.turn("a"):
            with pytest.raises(TooManyAtOnceError):
                await line.wait("a")

    run(ask())
