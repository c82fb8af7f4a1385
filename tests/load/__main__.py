"""Prints the times of entries and polls, and the memory, for some numbers of tables."""

import csv
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.bench import long_game
from tests.load import uploads as uploading
from tests.postgresql import PostgreSQL
from tests.server import ROOT, Server, workers

SECONDS = 30
TABLES = [25, 50, 100]
TARGET = 100  # milliseconds, p95
MOST = 120  # megabytes of a worker
PHONES = 4  # at each table: one enters, three follow
IDLE = 2000  # connections that may be, since all phones are one source here
DATABASES = ("sqlite", "postgresql")
AT_MOST = 1800  # seconds for the requests after which the memory is looked at


def main(words):
    """`python -m tests.load [sqlite] [postgresql] [TABLES ...] [NAME=NUMBER ...]`.

    `seconds`: how long each number of tables plays. `games`: so many lie behind them.
    `requests`: so many are made as fast as can be, and then the memory is looked at;
    `uploads`: so many files of 18 MB come in, most of them refused, and then, too.
    """
    counts = [int(word) for word in words if word.isdigit()] or TABLES
    asked = dict(word.split("=") for word in words if "=" in word)
    asked = {name: int(number) for name, number in asked.items()}
    for name in [name for name in DATABASES if name in words] or DATABASES:
        print(f"{name}, {asked.get('games', 0):,} games behind", flush=True)
        with ExitStack() as held:
            server = begun(held, name)
            measure(server, counts, **asked)


def begun(held, name):
    """A running Server on a database of its own, kept as where it hosts."""
    var = Path(held.enter_context(tempfile.TemporaryDirectory()))
    url = held.enter_context(PostgreSQL()).url if name == "postgresql" else ""
    served = {"DATABASE_URL": url, "CONNECTIONS": str(IDLE)}
    return held.enter_context(Server(var, **served))


def measure(server, counts, seconds=SECONDS, games=0, requests=0, uploads=0):
    record = long_game.HEADER | {"entries": long_game.entries(2)}
    tables = server.tables([record] * max(counts))
    if games:
        began = time.monotonic()
        put_behind(server, games)
        print(f"  {games:,} games made in {time.monotonic() - began:.0f} s", flush=True)
    for count in counts:
        print_load(count, server, tables[:count], seconds)
    if requests:
        print_memory(server, tables, requests)
    for count, statuses in uploading.sent(server, tables, uploads):
        size = ", ".join(memory(server))
        print(f"  after {count} files of 18 MB {statuses}: workers of", end=" ")
        print(f"{size} MB (at most {MOST})", flush=True)


def put_behind(server, games):
    command = [sys.executable, "-m", "tests.load.past", str(games)]
    subprocess.run(command, cwd=ROOT, env=server.environment, check=True)


def print_load(count, server, tables, seconds):
    stats = driven(server, tables, ["-t", f"{seconds}s", "--reset-stats"])
    told = [spread(name, stats[name]) for name in ("entry", "poll")]
    every, failed = counted(stats)
    print(f"  {count} tables: {'; '.join(told)} (at most {TARGET});")
    size = ", ".join(memory(server))
    print(f"    {every} requests, {failed} failed; workers of {size} MB", flush=True)


def spread(name, times):
    return f"{name} p50 {times['50%']} ms, p95 {times['95%']} ms"


def print_memory(server, tables, requests):
    hasty = {"REQUESTS": str(requests)}
    stats = driven(server, tables, ["-t", f"{AT_MOST}s"], **hasty)
    every, failed = counted(stats)
    print(f"  after {every} more as fast as can be, {failed} failed: workers of")
    print(f"    {', '.join(memory(server))} MB (at most {MOST})", flush=True)


def counted(stats):
    """How many requests there were, and how many failed."""
    every = stats["Aggregated"]
    return every["Request Count"], every["Failure Count"]


def driven(server, tables, asked, **hasty):
    """What locust measured, by the name of a request."""
    prefix, file = server.var / "load", server.var / "tables.json"
    file.write_text(json.dumps(tables))
    phones = str(len(tables) * PHONES)
    command = ["locust", "-f", "tests/load/phones.py", "--headless", "--only-summary"]
    command += ["-H", server.url, "-u", phones, "-r", str(len(tables)), *asked]
    environment = os.environ | {"TABLES": str(file)} | hasty
    subprocess.run(
        [*command, "--csv", str(prefix)],
        env=environment,
        capture_output=True,
        check=False,
    )
    for failure in rows_of(f"{prefix}_failures.csv"):
        print(f"  failed: {failure['Occurrences']} times {failure['Error']}")
    return {row["Name"]: row for row in rows_of(f"{prefix}_stats.csv")}


def rows_of(path):
    with Path(path).open() as rows:
        return list(csv.DictReader(rows))


def memory(server):
    """The resident megabytes of each worker."""
    pages = [
        Path(f"/proc/{one}/statm").read_text().split()[1] for one in workers(server)
    ]
    return sorted(
        str(int(number) * os.sysconf("SC_PAGE_SIZE") >> 20) for number in pages
    )


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and it is thrown away
    main(sys.argv[1:])
