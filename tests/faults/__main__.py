"""Does it all to a server of each database: python -m tests.faults [KILLS] [NAME ...].

KILLS are how many processes are killed. A NAME is that of a database (sqlite,
postgresql) or of a fault; without any, all.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from tests.faults import befalls
from tests.faults.databases import KINDS, Disk
from tests.faults.load import FINE, Load
from tests.phone_line import PhoneLine
from tests.server import ROOT, Server

KILLS = 100
TABLES = 6
TABLE = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "entries": []}


class Trial:
    """One server and its database, and what it acknowledged so far."""

    def __init__(self, server, database, disk, kills):
        self.server, self.database, self.disk = server, database, disk
        self.kills, self.acknowledged, self.loads = kills, [], []

    def befalls(self, fault):
        """Does one fault, and sees that nothing was lost by it; prints how it went."""
        self.tables, self.loads = self.server.tables([TABLE] * TABLES), []
        began, how = time.monotonic(), fault(self)
        entered = [id for load in self.loads for id in load.acknowledged]
        self.look(entered, self.server.environment["DATABASE_URL"])
        statuses = sum((load.statuses for load in self.loads), start=Counter())
        assert set(statuses) <= FINE, statuses
        took = time.monotonic() - began
        entered = f"{len(entered)} acknowledged, none lost, none doubled"
        print(f"  {fault.__name__}: {how}; {entered}; {took:.0f} s", flush=True)

    def load(self):
        """Phones that enter, for as long as it is held."""
        self.loads.append(Load(self.server.port, self.tables))
        return self.loads[-1]

    def look(self, acknowledged, url):
        """Sees that what was acknowledged is in a database, once."""
        done = subprocess.run(
            [sys.executable, "-m", "tests.faults.look"],
            cwd=ROOT,
            env=self.server.environment | {"DATABASE_URL": url},
            input=json.dumps(acknowledged),
            stdout=subprocess.PIPE,
            check=True,
            text=True,
        )
        assert set(json.loads(done.stdout).values()) == {0}, done.stdout

    def says(self, path="", **fields):
        """The code of what a phone is told, that opens a table or posts a form."""
        session, address = self.tables[0]
        line = PhoneLine(self.server.port, session)
        asked = {"Accept": "application/json"}
        if fields:
            answer = line.post(path, fields, **asked)
        else:
            answer = line.ask("GET", address, None, asked)
        assert answer[0] == 503, answer
        return json.loads(answer[2])["refusal"]["code"]


def main(asked):
    kills = next((int(word) for word in asked if word.isdigit()), KILLS)
    kinds = [KINDS[name] for name in KINDS if name in asked] or KINDS.values()
    faults = [one for one in befalls.FAULTS if one.__name__ in asked] or befalls.FAULTS
    for kind in kinds:
        print(kind.name, flush=True)
        try_all(kind, faults, kills)


def try_all(kind, faults, kills):
    """Does faults to a server on one kind of database."""
    with ExitStack() as held:
        place = Path(held.enter_context(tempfile.TemporaryDirectory()))
        for folder in (place, place / "disk", place / "var"):
            folder.mkdir(exist_ok=True)
            folder.chmod(0o711)
        disk = held.enter_context(Disk(place / "disk")) if os.getuid() == 0 else None
        database = held.enter_context(kind(place / "disk"))
        asked = {"DATABASE_URL": database.url, "SECRET_KEY": "of one trial"}
        server = held.enter_context(Server(place / "var", **asked))
        trial = Trial(server, database, disk, kills)
        for fault in faults:
            if fault in (befalls.full, befalls.read_only) and disk is None:
                print(f"  {fault.__name__}: left out, for only root makes a disk")
            elif fault is not befalls.restart or kind.name == "PostgreSQL":
                trial.befalls(fault)


if __name__ == "__main__":
    main(sys.argv[1:])
