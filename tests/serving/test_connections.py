"""Who holds connections and says nothing takes nobody's place."""

import contextlib
import socket

import pytest

from scorekeeper.server import connections
from scorekeeper.server.connections import Connections
from scorekeeper.server.network import network_of, plain
from tests.patience import wait_until
from tests.phone_line import PhoneLine
from tests.server import Server, free_port


@pytest.fixture
def port():
    """A port of this process at which connections are taken, by `came`.

    None of those that the system gives to callers: some other test may have it.
    """
    with socket.create_server(("127.0.0.1", free_port())) as listening:
        yield listening


@contextlib.contextmanager
def came(port, *sources):
    """The two ends of a connection from each of some addresses, the server's first."""
    ends = []
    with contextlib.ExitStack() as held:
        for source in sources:
            phone = socket.create_connection(port.getsockname(), source_address=source)
            ends.append((held.enter_context(port.accept()[0]), phone))
            held.enter_context(phone).settimeout(0.1)
        yield ends


def from_(number, times=1):
    return [(f"127.0.0.{number}", 0)] * times


def are_open(ends):
    """Of each connection, whether the phone still has it."""
    return [is_open(phone) for _, phone in ends]


def is_open(phone):
    try:
        return phone.recv(1) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def kept(port, of_one, trusted=()):
    return Connections(port.getsockname()[1], of_one, trusted)


def test_a_source_has_its_share_and_others_have_theirs(port):
    with came(port, *from_(2, 9), *from_(3, 2)) as ends:
        kept(port, of_one=7).close_some()
        assert sum(are_open(ends[:9])) == 7
        assert are_open(ends[9:]) == [True, True]


def test_where_many_come_each_has_less(port, monkeypatch):
    monkeypatch.setattr(connections, "MOST", 14)
    with came(port, *from_(2, 9), *from_(3, 9)) as ends:
        kept(port, of_one=100).close_some()
        assert [sum(are_open(ends[:9])), sum(are_open(ends[9:]))] == [7, 7]


def test_a_proxy_that_is_trusted_comes_for_many(port):
    with came(port, *from_(2, 9)) as ends:
        kept(port, of_one=0, trusted=["127.0.0.2"]).close_some()
        assert all(are_open(ends))


def test_what_is_silent_is_closed_but_not_what_is_worked_on(port, monkeypatch):
    monkeypatch.setattr(connections, "SILENT", -1)
    with came(port, *from_(2, 2)) as ends:
        at, number = ends[0][1].getsockname()
        ours = kept(port, of_one=7)
        with ours.keep_open(f"{at}:{number}"):
            ours.close_some()
            assert are_open(ends) == [True, False]
        ours.close_some()
        assert are_open(ends) == [False, False]


def test_no_other_connection_is_closed(port, monkeypatch):
    monkeypatch.setattr(connections, "SILENT", -1)
    with came(port, *from_(2)) as ends:
        Connections(port=1, of_one=0).close_some()
        assert are_open(ends) == [True]


HELD = 300


@pytest.fixture
def held():
    """What is to be closed in the end."""
    with contextlib.ExitStack() as stack:
        yield stack


def test_a_server_answers_while_one_source_holds_all_that_it_can(tmp_path, held):
    with Server(tmp_path, WEB_CONCURRENCY="1", CONNECTIONS="20") as server:
        at, ends = ("127.0.0.1", server.port), []
        for _ in range(HELD):
            phone = socket.create_connection(at, source_address=("127.0.0.2", 0))
            held.enter_context(phone).setblocking(False)
            ends.append(phone)
        wait_until(lambda: sum(map(is_held, ends)) <= 20)
        assert PhoneLine(server.port, "").get("/healthz")[0] == 200


def is_held(phone):
    """Whether the other side has not closed a connection."""
    try:
        return phone.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("[::ffff:192.0.2.7]", "192.0.2.7"),
        ("[2001:db8::5]", "2001:db8::5"),
        ("192.0.2.7", "192.0.2.7"),
    ],
)
def test_an_address_is_compared_as_it_is_plainly_written(address, known):
    assert plain(address) == known


def test_a_network_of_one_owner_is_one_source():
    assert network_of("2001:db8::5") == network_of("2001:db8::7:1")
    assert network_of("2001:db8:0:1::5") != network_of("2001:db8::5")
