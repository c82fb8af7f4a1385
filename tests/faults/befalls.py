"""The faults, each done to a server while phones enter; each says how it was borne."""

import contextlib
import os
import random
import resource
import signal
import time
from collections import Counter
from http.client import HTTPException
from pathlib import Path

from tests.faults.databases import meanwhile
from tests.load.uploads import kinds, send
from tests.phone_line import PhoneLine
from tests.server import orphans, workers

LOCKED = 10  # seconds
LONGER = 1  # second that a page may take longer which asks for nothing locked
LEFT = (2, 4, 6, 8, 10, 60)  # million bytes of memory
HERE = "127.0.0.3"
BETWEEN = 5  # entries that are acknowledged between two faults, at least


def kill(trial):
    """Workers and the first process, killed with -9."""
    firsts, starts, server = 0, [], trial.server

    def keep():
        """Starts a server that has ended, as systemd does.

        It ends by itself where the same worker dies twice within some seconds.
        """
        if server.process.poll() is not None:
            starts.append(server.start())

    with trial.load() as load:
        for number in range(trial.kills):
            load.wait_for(BETWEEN, keep)
            is_first = number % 4 == 3
            firsts += is_first
            kill_first(server) if is_first else kill_worker(server, keep)
        load.wait_for(BETWEEN, keep)
    time.sleep(3)  # more than a worker takes to see that it is alone
    assert not orphans(server), orphans(server)
    killed = f"{trial.kills - firsts} workers, {firsts} first processes"
    return f"{killed}; gave up {len(starts)} times"


def kill_worker(server, keep):
    """Kills one of those that answer, once there are any."""
    found = []
    while not found:
        keep()
        found = workers(server)
    with contextlib.suppress(ProcessLookupError):
        os.kill(random.choice(found), signal.SIGKILL)


def kill_first(server):
    server.process.kill()
    server.process.wait()
    server.start()


def restart(trial):
    """PostgreSQL stopped as if killed, and started again, three times."""
    with trial.load() as load:
        for _ in range(3):
            load.wait_for(BETWEEN)
            trial.database.stop("immediate")
            time.sleep(1)
            trial.database.start()
        load.wait_for(BETWEEN)
    return "3 times"


def locked(trial):
    """Locked from outside for ten seconds; who only reads hardly waits."""
    with trial.load() as load:
        load.wait_for(BETWEEN)
        before = slowest_page(trial.server.port, LOCKED / 2)
        with meanwhile(trial.database.hold, LOCKED):
            longest = slowest_page(trial.server.port, LOCKED - 2)
        load.wait_for(BETWEEN)
    assert longest < before + LONGER, (longest, before)
    pages = f"slowest page {longest:.1f} s, before that {before:.1f}"
    return f"{told(load, 'busy')}; {pages}"


def slowest_page(port, seconds):
    """The longest that a page took which asks for no game, for some seconds."""
    until, longest = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        began = time.monotonic()
        assert PhoneLine(port, "").get("/rules/")[0] == 200
        longest = max(longest, time.monotonic() - began)
        time.sleep(0.05)
    return longest


def memory(trial):
    """Little memory left: a large file is too large, and the phones go on."""
    session, _table = trial.tables[0]
    server, statuses = trial.server, Counter()
    path, body, source, token = next(kinds(server, session))
    with trial.load() as load:
        load.wait_for(BETWEEN)
        for left in LEFT:
            with little_memory(server, left):
                status = 0  # the line broke: nothing at all could be done
                with contextlib.suppress(OSError, HTTPException):
                    status = send(server, session, path, body, source or HERE, token)
                statuses[status] += 1
        load.wait_for(BETWEEN)
    assert {200, 413} <= set(statuses) <= {0, 200, 413}, statuses
    return f"answered {dict(statuses)}"


@contextlib.contextmanager
def little_memory(server, left):
    """While this lasts, the workers may have only so many million bytes more."""
    pids, kind = workers(server), resource.RLIMIT_AS
    for pid in pids:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + left * 1_000_000
        resource.prlimit(pid, kind, (most, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        for pid in pids:
            resource.prlimit(pid, kind, (resource.RLIM_INFINITY,) * 2)


def full(trial):
    """No room on the disk, and then room again."""
    with trial.load() as load:
        load.wait_for(BETWEEN)
        trial.disk.fill()
        wait_until_said(load)
        trial.disk.free()
        trial.database.start_again()
        load.wait_for(BETWEEN)
    return told(load, *({"no_room"} & set(load.said) or {"no_database"}))


def read_only(trial):
    """Nothing can be written, and then it can be again."""
    with trial.load() as load:
        load.wait_for(BETWEEN)
        with trial.database.read_only(trial.server):
            wait_until_said(load)
        load.wait_for(BETWEEN)
    return told(load, "no_room")


def wait_until_said(load):
    """Until some phones were told that something is the matter."""
    before, until = load.statuses[503], time.monotonic() + 20
    while load.statuses[503] < before + 10 and time.monotonic() < until:
        time.sleep(0.05)


def told(load, code):
    """How often the phones were told what is the matter."""
    assert load.said[code], load.said
    return f"{load.said[code]} times told {code}; slowest {load.slowest:.1f} s"


def copied(trial):
    """A copy made while phones enter, and what was acknowledged before it began."""
    with trial.load() as load:
        load.wait_for(50)
        before = list(trial.acknowledged + load.acknowledged)
        copy = trial.database.copy()
        load.wait_for(50)
    trial.look(before, copy)
    return f"{len(before)} acknowledged before are in it"


def clock(trial):
    """The clock a day back; phones that have access keep it."""
    trial.server.stop()
    settings = trial.server.environment["DJANGO_SETTINGS_MODULE"]
    trial.server.environment["DJANGO_SETTINGS_MODULE"] = "tests.faults.yesterday"
    trial.server.start()
    with trial.load() as load:
        load.wait_for(50)
    trial.server.stop()
    trial.server.environment["DJANGO_SETTINGS_MODULE"] = settings
    trial.server.start()
    return f"{len(load.acknowledged)} entered yesterday"


def torn(trial):
    return put_back(trial, trial.database.tear, "damaged")


def empty(trial):
    return put_back(trial, trial.database.empty, "old_database")


def deleted(trial):
    return put_back(trial, trial.database.delete, "gone", "old_database")


def put_back(trial, harm, *codes):
    """Harms the database; a page says what is the matter; then the last copy is back.

    What was entered since the copy is not there any more: that is what a copy is.
    """
    trial.database.copy()
    trial.server.stop()
    harm()
    trial.server.start()
    said = trial.says()
    trial.server.stop()
    trial.database.put_back()
    trial.server.start()
    assert said in codes, said
    with trial.load() as load:
        load.wait_for(BETWEEN)
    return f"told {said}; well again with the copy"


def older(trial):
    """The tables of an older version: its pages say so, and so does /readyz."""
    trial.server.stop()
    trial.database.copy()
    trial.database.empty()
    for asked in (["sessions"], ["scorekeeper", "0002"]):
        trial.server.manage("migrate", *asked, "--verbosity", "0")
    trial.server.start()
    said = trial.says("/start/", name_1="Ann", name_2="Bob")
    ready = PhoneLine(trial.server.port, "").get("/readyz")[2]
    trial.server.stop()
    trial.database.put_back()
    trial.server.start()
    assert said == "old_database", said
    assert "migrations waiting" in ready, ready
    return f"told {said}"


FAULTS = [kill, restart, locked, full, read_only, copied, clock, torn, empty, deleted]
FAULTS += [older, memory]
