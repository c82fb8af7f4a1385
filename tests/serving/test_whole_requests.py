"""A request is handed on once it is whole; one that is late or too large is not."""

import asyncio
import errno
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from types import SimpleNamespace

import pytest

from scorekeeper.database.write_locks import AGAIN, HURRY
from scorekeeper.server import subprocess_request, whole_requests
from scorekeeper.server.as_wsgi import environ_of
from scorekeeper.server.whole_requests import LARGEST, SMALL, WholeRequests
from tests.patience import PATIENCE


class Headers:
    """The headers of a request, as the server gives them."""

    def __init__(self, *pairs):
        self.pairs = pairs

    def items(self):
        return list(self.pairs)

    def get(self, name):
        return dict(self.pairs).get(name)


class Protocol:
    """A phone that sends some chunks, each when it is ready, and hears the answer."""

    def __init__(self, *chunks, wait=0):
        self.chunks, self.wait, self.heard, self.sent = chunks, wait, None, 0

    async def __aiter__(self):
        for chunk in self.chunks:
            await asyncio.sleep(self.wait)
            self.sent += 1
            yield chunk

    def response_bytes(self, *answer):
        self.heard = answer

    response_str = response_bytes


def scope(*headers, path="/k/\u00e9/", client="192.0.2.7:5000"):
    return SimpleNamespace(
        method="POST",
        path=path,
        query_string="a=b",
        server="127.0.0.1:8000",
        client=client,
        scheme="http",
        http_version="1.1",
        authority=None,
        headers=Headers(*headers),
    )


def told(environ, start_response):
    """An application that says what it was given."""
    start_response("200 OK", [("content-type", "text/plain")])
    body = environ["wsgi.input"].read().decode()
    names = ["PATH_INFO", "REMOTE_ADDR", "CONTENT_LENGTH", "HTTP_COOKIE", "HTTP_X"]
    return [repr([environ.get(name) for name in names]).encode(), body.encode()]


def run(coroutine):
    """What it gives, in a thread: a browser of other tests keeps a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def heard(protocol, *headers, path="/k/\u00e9/"):
    run(WholeRequests(told).__rsgi__(scope(*headers, path=path), protocol))
    return protocol.heard


def test_a_request_is_handed_on_as_it_came():
    headers = [("content-length", "6"), ("cookie", "a=1"), ("cookie", "b=2")]
    status, said, body = heard(Protocol(b"abc", b"def"), *headers, ("x", "y"))
    assert (status, said) == (200, [("content-type", "text/plain")])
    path = "/k/\u00e9/".encode().decode("latin-1")
    given = [path, "192.0.2.7", "6", "a=1; b=2", "y"]
    assert body.decode() == f"{given!r}abcdef"


def test_a_header_that_would_pass_for_a_proxys_is_left_out():
    headers = [("x-forwarded-for", "192.0.2.7"), ("x_forwarded_for", "192.0.2.99")]
    environ = environ_of(scope(*headers), BytesIO(), 0)
    assert environ["HTTP_X_FORWARDED_FOR"] == "192.0.2.7"


def test_without_a_length_a_body_is_read_to_its_end():
    body = heard(Protocol(b"abc"), ("transfer-encoding", "chunked"))[2]
    assert body.endswith(b"abc")
    assert b"'3'" in body


@pytest.mark.parametrize(
    "headers",
    [("content-length", str(LARGEST + 1)), ("transfer-encoding", "chunked")],
)
def test_a_body_that_is_too_large_is_said_to_be_once_it_has_come(headers):
    phone = Protocol(b"a" * LARGEST, b"a", b"the end")
    body = heard(phone, headers)[2]
    assert f"'{LARGEST + 1}'".encode() in body
    assert not body.endswith((b"a", b"the end"))
    assert phone.sent == 3


def test_a_body_without_end_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(whole_requests, "THROWN_AWAY", 2 * LARGEST)
    phone = Protocol(*[b"a" * LARGEST] * 9)
    assert heard(phone, ("transfer-encoding", "chunked"))[0] == 200
    assert phone.sent == 3


@pytest.mark.parametrize("size", [9, LARGEST + 1])
def test_nothing_keeps_a_body_whose_request_is_answered(size):
    seen = []

    def keeping(environ, start_response):
        seen.append(environ)
        return told(environ, start_response)

    sent = scope(("content-length", str(size)))
    run(WholeRequests(keeping).__rsgi__(sent, Protocol(b"a" * size)))
    assert seen[0]["wsgi.input"].closed


def test_a_file_may_be_larger_where_one_is_taken(monkeypatch):
    monkeypatch.setattr(whole_requests, "LARGEST", 10)
    monkeypatch.setattr(whole_requests, "LARGEST_FILE", 20)
    sizes = {size: ("content-length", str(size)) for size in (11, 30, 31)}
    said = {
        (path, size): heard(Protocol(b"a" * size), sizes[size], path=path)[2]
        for path in ("/groups/1/import/", "/groups/1/keys/")
        for size in sizes
    }
    whole = [asked for asked, body in said.items() if body.endswith(b"a")]
    assert whole == [("/groups/1/import/", 11), ("/groups/1/import/", 30)]


ONE, MANY = ["192.0.2.7:1"] * 40, [f"192.0.2.{n}:1" for n in range(1, 41)]


@pytest.mark.parametrize(
    ("path", "clients", "at_once"),
    [
        ("/import/", MANY, whole_requests.FILES_AT_ONCE),
        ("/import/", ONE, whole_requests.FILES_OF_ONE),
        ("/start/", MANY, whole_requests.LARGE_AT_ONCE),
        ("/start/", ONE, whole_requests.LARGE_OF_ONE),
    ],
)
@pytest.mark.parametrize(
    "length",
    [("content-length", str(SMALL + 1)), ("transfer-encoding", "chunked")],
)
def test_what_is_large_comes_in_a_few_at_a_time(path, clients, at_once, length):
    held = []

    class Counting(Protocol):
        async def __aiter__(self):
            held.append(1)
            most.append(len(held))
            await asyncio.sleep(0.001)
            yield b"a"
            held.pop()

    async def send():
        app = WholeRequests(told)
        given = [scope(length, path=path, client=client) for client in clients]
        await asyncio.gather(*(app.__rsgi__(one, Counting()) for one in given))

    most = []
    run(send())
    assert max(most) == at_once


@pytest.mark.parametrize("path", ["/import/", "/start/"])
def test_nobody_waits_for_what_is_large_of_others(path, monkeypatch):
    for limit in ("IN_TIME", "FILE_IN_TIME"):
        monkeypatch.setattr(whole_requests, limit, 2 * PATIENCE)

    async def ask():
        app, slow = WholeRequests(told), Protocol(b"a", wait=2 * PATIENCE)
        sent = scope(("content-length", str(SMALL + 1)), path=path)
        coming = [asyncio.create_task(app.__rsgi__(sent, slow)) for _ in range(40)]
        await asyncio.sleep(0)
        page, small = Protocol(), ("content-length", "1")
        await asyncio.wait_for(app.__rsgi__(scope(path=path), page), PATIENCE)
        await asyncio.wait_for(app.__rsgi__(scope(small, path=path), page), PATIENCE)
        other = scope(("content-length", str(SMALL + 1)), path=path, client=MANY[0])
        await asyncio.wait_for(app.__rsgi__(other, Protocol(b"a")), PATIENCE)
        for one in coming:
            one.cancel()
        return page.heard

    assert run(ask())[0] == 200


def test_a_body_that_comes_too_slowly_is_refused(monkeypatch):
    monkeypatch.setattr(whole_requests, "IN_TIME", 0.05)
    answer = heard(Protocol(b"abc", wait=1), ("content-length", "6"))
    assert answer[0] == 408
    assert "was not saved" in answer[2]


def test_what_is_left_to_do_is_done_once_the_answer_is_sent():
    protocol, left, heard_then = Protocol(), [], []

    def answered(environ, start_response):
        left.append(lambda: heard_then.append(protocol.heard))
        return told(environ, start_response)

    application = WholeRequests(answered, lambda: left and left.pop())
    for _ in range(2):
        run(application.__rsgi__(scope(), protocol))
    assert [answer[0] for answer in heard_then] == [200, 200]


def test_what_a_view_wants_done_alone_is_done_beside_the_others(monkeypatch):
    entered, may_end = threading.Event(), threading.Event()

    def hand_on(environ, start_response):
        is_large = environ["PATH_INFO"] == "/large/"
        if is_large and subprocess_request.is_asked_for(
            SimpleNamespace(environ=environ)
        ):
            start_response("200 OK", [])
            return [b"not for anybody"]
        return told(environ, start_response)

    def answered(environ):
        entered.set()
        may_end.wait(5)
        return 201, [], environ["wsgi.input"].getvalue()

    async def ask():
        app, small, large = WholeRequests(hand_on), Protocol(), Protocol(b"a" * 9)
        given = scope(("content-length", "9"), path="/large/")
        coming = asyncio.create_task(app.__rsgi__(given, large))
        assert await asyncio.to_thread(entered.wait, 5)
        await asyncio.wait_for(app.__rsgi__(scope(), small), 5)
        before = large.heard
        may_end.set()
        await coming
        return small.heard[0], before, large.heard

    monkeypatch.setattr(subprocess_request, "answer_of_process", answered)
    assert run(ask()) == (200, None, (201, [], b"a" * 9))


def test_where_no_process_is_to_be_had_it_is_done_at_once():
    assert not subprocess_request.is_asked_for(SimpleNamespace(environ={}))


@pytest.mark.parametrize(
    "script",
    ["raise SystemExit(9)", "print('[200, [], 9]'); print('torn')", "print('no line')"],
)
def test_a_process_that_gives_no_whole_answer_is_no_answer(monkeypatch, script):
    monkeypatch.setattr(subprocess_request, "COMMAND", [sys.executable, "-c", script])
    environ = {"PATH_INFO": "/", "wsgi.input": BytesIO(b"a")}
    assert subprocess_request.answer_of_process(environ) is None


def test_where_no_process_can_be_begun_there_is_no_answer(monkeypatch):
    def none(*command, **pipes):
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    monkeypatch.setattr(subprocess_request.subprocess, "Popen", none)
    assert (
        subprocess_request.answer_of_process(
            {"PATH_INFO": "/", "wsgi.input": BytesIO(b"a")}
        )
        is None
    )


def short(environ, start_response):
    """An application that hands everything on, and says where memory fell short."""
    if subprocess_request.SHORT in environ:
        start_response("413 Too large", [])
        return [b"too large"]
    environ[subprocess_request.ASKED].append(True)
    start_response("200 OK", [])
    return [b"not for anybody"]


def test_what_no_process_answers_is_refused_by_the_application(monkeypatch):
    monkeypatch.setattr(subprocess_request, "answer_of_process", lambda environ: None)
    protocol = Protocol(b"a" * 9)
    run(WholeRequests(short).__rsgi__(scope(("content-length", "9")), protocol))
    assert protocol.heard == (413, [], b"too large")


class Full(BytesIO):
    """A file for which there is no memory."""

    def write(self, chunk):
        raise MemoryError


def test_a_body_without_memory_for_it_comes_to_its_end_and_is_refused(monkeypatch):
    monkeypatch.setattr(whole_requests, "BytesIO", Full)
    protocol = Protocol(b"a", b"b", b"c")
    run(WholeRequests(short).__rsgi__(scope(("content-length", "3")), protocol))
    assert protocol.heard == (413, [], b"too large")
    assert protocol.sent == 3


def test_an_application_without_memory_is_a_refusal():
    def broken(environ, start_response):
        raise MemoryError

    protocol = Protocol()
    run(WholeRequests(broken).__rsgi__(scope(), protocol))
    assert protocol.heard[0] == 503
    assert b"have enough memory" in protocol.heard[2]


class Locked:
    """An application that finds the database locked so many times."""

    def __init__(self, times):
        self.times, self.bodies, self.hurried = times, [], []

    def __call__(self, environ, start_response):
        self.bodies.append(environ["wsgi.input"].read())
        self.hurried.append(environ[HURRY])
        is_locked = self.times > 0 and environ["PATH_INFO"] == "/locked/"
        self.times -= is_locked
        if is_locked and environ[AGAIN] is not None:
            environ[AGAIN].append(True)
        start_response("503 Busy" if is_locked else "200 OK", [])
        return [b"busy" if is_locked else b"kept"]


TO_BE_LOCKED = scope(("content-length", "2"), path="/locked/")


def test_a_request_that_finds_a_lock_is_tried_again_from_its_beginning(monkeypatch):
    monkeypatch.setattr(whole_requests, "PAUSES", (0.001, 0.002))
    application, protocol = Locked(3), Protocol(b"ab")
    run(WholeRequests(application).__rsgi__(TO_BE_LOCKED, protocol))
    assert protocol.heard == (200, [], b"kept")
    assert application.bodies == [b"ab"] * 4
    assert application.hurried == [False, True, True, True]


def test_between_two_tries_others_have_their_turn(monkeypatch):
    monkeypatch.setattr(whole_requests, "PAUSES", (0.05,))

    async def ask():
        app = WholeRequests(Locked(3))
        waits, page, order = Protocol(b"ab"), Protocol(), []
        coming = asyncio.create_task(app.__rsgi__(TO_BE_LOCKED, waits))
        coming.add_done_callback(lambda task: order.append("entry"))
        await asyncio.sleep(0.01)
        await app.__rsgi__(scope(), page)
        order.append("page")
        await coming
        return order, page.heard[0], waits.heard[0]

    assert run(ask()) == (["page", "entry"], 200, 200)


def test_a_lock_that_lasts_is_told_at_last(monkeypatch):
    monkeypatch.setattr(whole_requests, "LOCKED", 0.02)
    monkeypatch.setattr(whole_requests, "PAUSES", (0.005,))
    application, protocol = Locked(10**6), Protocol(b"ab")
    run(WholeRequests(application).__rsgi__(TO_BE_LOCKED, protocol))
    assert protocol.heard == (503, [], b"busy")
    assert len(application.bodies) > 1


class NoThread(ThreadPoolExecutor):
    """Where no thread can be begun."""

    def submit(self, *call):
        raise RuntimeError("can't start new thread")


def test_where_no_thread_can_be_begun_a_large_file_is_refused():
    application, protocol = WholeRequests(short), Protocol(b"a" * 9)
    application.beside = NoThread(1)
    run(application.__rsgi__(scope(("content-length", "9")), protocol))
    assert protocol.heard == (413, [], b"too large")
