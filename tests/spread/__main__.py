"""Plays groups on one server and on another behind it: python -m tests.spread.

Ends with a traceback where a group asks the other's server, where an entry is lost, or
where one server cannot go on while the other is down. `python -m tests.spread tests/web
...` runs tests on such a database instead.
"""

import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from tests.faults.__main__ import TABLE, Trial
from tests.faults.load import FINE, Load
from tests.phone_line import PhoneLine
from tests.postgresql import QUICK, PostgreSQL
from tests.server import Server
from tests.spread import parted, plans

GROUPS = 16
ENTRIES = 200
GAMES = "SELECT group_id, night_id, id, tableoid::regclass::text FROM scorekeeper_game"
PAGES = ["/", "/groups/{0}/nights/", "/groups/{0}/people/", "/groups/{0}/games/"]
PAGES += ["/groups/{0}/records/", "/groups/{0}/money/", "/groups/{0}/group.json"]
PAGES += ["/nights/{1}/", "/nights/{1}/settlement/", "/nights/{1}/record/"]
PAGES += ["/games/{2}/", "/games/{2}/review/", "/games/{2}/board/"]


class Rehearsal:
    """Two servers of a database, and a Scorekeeper that knows the first of them."""

    def __init__(self, here, there, server):
        self.here, self.there, self.server = here, there, server
        self.entered, self.trial = [], Trial(server, here, None, 0)

    def seat(self):
        """Sets up groups; by server those that live there: (way in, its numbers)."""
        tables = self.server.tables([TABLE] * GROUPS)
        with psycopg.connect(parted.address(self.here, "postgres")) as asked:
            rows = {row[2]: row for row in asked.execute(GAMES)}
        self.nearby, self.faraway = [], []
        for session, address in tables:
            row = rows[int(address.strip("/").split("/")[1])]
            is_faraway = row[3].endswith(f"_{parted.FARAWAY}")
            groups = self.faraway if is_faraway else self.nearby
            groups.append(((session, address), row))
        assert self.faraway
        assert self.nearby

    def play(self, groups, entries=ENTRIES):
        """Phones enter at the tables of some groups; how many answers of each kind."""
        with Load(self.server.port, [way for way, _row in groups]) as load:
            load.wait_for(entries)
        assert set(load.statuses) <= FINE - {503}, (load.statuses, load.said)
        self.entered += load.acknowledged
        return dict(load.statuses)

    def visit(self, groups):
        """The pages of the first of some groups, and a deletion, as its host."""
        (session, address), row = groups[0]
        line = PhoneLine(self.server.port, session)
        pages = [page.format(*row) for page in PAGES]
        statuses = {page: line.get(page)[0] for page in pages}
        assert set(statuses.values()) == {200}, statuses
        return len(pages)

    def delete(self, groups):
        """Deletes the game of the last of some groups, which plays no more."""
        (session, address), _row = groups.pop()
        status, where, _body = PhoneLine(self.server.port, session).post(
            f"{address}deletion/", {}
        )
        assert status == 302, status

    def asked_there(self):
        """How many statements on rows of groups the second server has heard."""
        said = (self.there.folder / "log").read_text().splitlines()
        return sum("public.scorekeeper_" in line for line in said)

    def scans(self):
        """Which parts were looked through, as the first server explains it."""
        return plans.scans((self.here.folder / "log").read_text())

    @contextmanager
    def down(self):
        """The second server stopped, as if it had been killed."""
        self.there.stop("immediate")
        try:
            yield
        finally:
            self.there.start()

    def told(self, groups):
        """What a host of some groups is told who looks at the table."""
        (session, address), _row = groups[0]
        asked = {"Accept": "application/json"}
        return PhoneLine(self.server.port, session).ask("GET", address, None, asked)[0]


def main(tests):
    with ExitStack() as held:
        var = Path(held.enter_context(tempfile.TemporaryDirectory()))
        here = held.enter_context(PostgreSQL([*plans.EXPLAINED, *QUICK]))
        there = held.enter_context(PostgreSQL(["log_statement=all", *QUICK]))
        server = Server(var, DATABASE_URL=here.url, SECRET_KEY="of one rehearsal")
        server.prepare()
        parted.spread(here, there)
        if tests:
            return tested(server, tests)
        held.push(server.start())
        rehearse(Rehearsal(here, there, server))
    return 0


def tested(server, tests):
    """Runs tests in one process, since there is one second server."""
    settings = {"DJANGO_SETTINGS_MODULE": "tests.spread.settings"}
    command = [sys.executable, "-m", "pytest", "-n", "0", *tests]
    return subprocess.run(command, env=server.environment | settings).returncode


def rehearse(rehearsal):
    """Each group plays and looks on its own server alone; then one is down."""
    rehearsal.seat()
    seated = len(rehearsal.scans())
    nearby, faraway = rehearsal.nearby, rehearsal.faraway
    print(f"{len(nearby)} groups on the first server, {len(faraway)} on the second")
    before = rehearsal.asked_there()
    print_played("first", rehearsal, nearby)
    assert rehearsal.asked_there() == before, "The second server was asked, too."
    begun = len(rehearsal.scans())
    print_played("second", rehearsal, faraway)
    asked = {scan.part for scan in rehearsal.scans()[begun:] if scan.was_run}
    assert asked == {parted.FARAWAY}, "The first server was asked, too."
    print_while_down(rehearsal, nearby, faraway)
    print_named(rehearsal.scans()[seated:])
    rehearsal.trial.look(rehearsal.entered, rehearsal.here.url)
    print(f"{len(rehearsal.entered)} acknowledged, none lost, none doubled")


def print_played(name, rehearsal, groups):
    rehearsal.delete(groups)
    statuses, pages = rehearsal.play(groups), rehearsal.visit(groups)
    print(f"  groups of the {name}: entries answered {statuses}, {pages} pages, a")
    print("    deletion; the other server was not asked", flush=True)


def print_named(scans):
    nameless = {scan.query for scan in scans if not scan.names_group}
    assert not nameless, "\n".join(nameless)
    print(f"  {len(scans)} looks into a part, each names the group", flush=True)


def print_while_down(rehearsal, nearby, faraway):
    with rehearsal.down():
        statuses, pages = rehearsal.play(nearby), rehearsal.visit(nearby)
        told = rehearsal.told(faraway)
        assert told == 503, told
    again = rehearsal.play(faraway)
    print(f"  the second down: groups of the first {statuses}, {pages} pages; those of")
    print(
        f"    the second are told {told}, and once it is up again {again}", flush=True
    )


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and it is thrown away
    sys.exit(main(sys.argv[1:]))
