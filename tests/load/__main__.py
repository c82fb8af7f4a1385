"""Prints the times of entries and polls, and the memory, for some numbers of tables."""

import csv
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import long_game
from tests.server import Server

SECONDS = 30
TABLES = [25, 50, 100]
TARGET = 100  # milliseconds, p95
PHONES = 4  # at each table: one enters, three follow


def main():
    """`python -m tests.load [TABLES ...]`; DATABASE_URL says on which database."""
    counts = [int(text) for text in sys.argv[1:]] or TABLES
    database = os.environ.get("DATABASE_URL", "")
    for count in counts:
        with (
            tempfile.TemporaryDirectory() as var,
            Server(var, DATABASE_URL=database) as server,
        ):
            print_load(count, server)


def print_load(count, server):
    record = long_game.HEADER | {"entries": long_game.entries(2)}
    tables = server.var / "tables.json"
    tables.write_text(json.dumps(server.tables([record] * count)))
    stats = driven(server, count, tables)
    told = [f"{name} p95 {stats[name]['95%']} ms" for name in ("entry", "poll")]
    done, failed = stats["Aggregated"]["Request Count"], failures(stats)
    print(f"  {count} tables: {', '.join(told)} (at most {TARGET}); {done} requests,")
    print(f"    {failed} failed; workers of {', '.join(memory(server))} MB", flush=True)


def failures(stats):
    return stats["Aggregated"]["Failure Count"]


def driven(server, count, tables):
    """What locust measured, by the name of a request."""
    prefix = server.var / "load"
    command = ["locust", "-f", "tests/load/phones.py", "--headless", "--only-summary"]
    command += ["-H", server.url, "-u", str(count * PHONES), "-r", str(count)]
    command += ["-t", f"{SECONDS}s", "--csv", str(prefix), "--reset-stats"]
    environment = os.environ | {"TABLES": str(tables)}
    subprocess.run(command, env=environment, capture_output=True, check=False)
    with Path(f"{prefix}_stats.csv").open() as rows:
        return {row["Name"]: row for row in csv.DictReader(rows)}


def memory(server):
    """The resident megabytes of each worker."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    pages = [Path(f"/proc/{one}/statm").read_text().split()[1] for one in children]
    return sorted(
        str(int(number) * os.sysconf("SC_PAGE_SIZE") >> 20) for number in pages
    )


if __name__ == "__main__":
    main()
