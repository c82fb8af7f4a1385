"""An entry in a long game against the floor, on one server, one after the other."""

import http.client
import json
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import median, quantiles
from urllib.parse import urlencode
from uuid import uuid4

from tests.bench import long_game
from tests.server import Server

PLAYED = 20  # deals behind the first measured entry
WARM_UP = 20  # requests that are not counted
MEASURED = 200
TOKEN = "a" * 32  # a device may choose its own, as long as form and cookie agree
TARGETS = {"p50": 2.0, "p95": 3.0}


def report():
    """Prints the ratio for one client and for four."""
    with (
        tempfile.TemporaryDirectory() as var,
        Server(var, settings="tests.bench.settings") as server,
    ):
        server.manage("migrate", "--run-syncdb", "--verbosity", "0")
        for clients in (1, 4):
            print_ratio(clients, *measured(server, clients))


def print_ratio(clients, floors, entries):
    """The percentiles of both, in milliseconds, and how many times the floor."""
    floor, entry = percentiles(floors), percentiles(entries)
    for name, target in TARGETS.items():
        print(
            f"  {clients} client{'s' * (clients > 1)}, {name}: "
            f"entry {entry[name]:5.1f} ms, floor {floor[name]:5.1f} ms, "
            f"ratio {entry[name] / floor[name]:.2f} (at most {target})"
        )


def percentiles(seconds):
    return {
        "p50": 1000 * median(seconds),
        "p95": 1000 * quantiles(seconds, n=20)[-1],
    }


def measured(server, clients):
    """The seconds of each request, for the floor and for entries."""
    record = long_game.HEADER | {"entries": long_game.entries(PLAYED)}
    tables = [(server.port, *table) for table in server.tables([record] * clients)]
    with ProcessPoolExecutor(clients) as pool:
        runs = list(pool.map(run, tables))
    return [sum(parts, []) for parts in zip(*runs, strict=True)]


def run(table):
    """One client at one table, whose entries take turns with the floor."""
    port, session, game = table
    seen = len(long_game.entries(PLAYED))
    floors, entries = [], []
    for entry in long_game.entries()[seen : seen + WARM_UP + MEASURED]:
        floors.append(timed(port, session, "/floor/", {"text": json.dumps(entry)}))
        fields = {"entry": json.dumps(entry), "seen": seen, "id": uuid4()}
        entries.append(timed(port, session, f"{game}entries/", fields))
        seen += 1
    return floors[WARM_UP:], entries[WARM_UP:]


def timed(port, session, path, fields):
    """The seconds that a request takes, from the connection to the last byte."""
    headers = {
        "Accept-Encoding": "gzip",
        "Content-Type": "application/x-www-form-urlencoded",
        "Cookie": f"sessionid={session}; csrftoken={TOKEN}",
        "HX-Request": "true",
        "X-CSRFToken": TOKEN,
    }
    started = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", path, urlencode(fields), headers)
    answer = connection.getresponse()
    body = answer.read()
    took = time.perf_counter() - started
    connection.close()
    assert answer.status == 200, (answer.status, body)
    return took
