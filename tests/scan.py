"""Lets a scanner attack a server of its own, as its host: python -m tests.scan."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import long_game
from tests.server import Server

SECONDS = 240  # in all; of it as many for one kind of attack:
EACH = 40
ON_HTTP = {"Secure Flag cookie"}  # which `HTTPS=1` sets


def main():
    """Prints what was found; the exit status says whether anything was."""
    with tempfile.TemporaryDirectory() as var, Server(var) as server:
        record = long_game.HEADER | {"entries": long_game.entries(2)}
        [(session, address)] = server.tables([record])
        found, pages = attacked(server, session, address)
        broken = server.said().count('"status": 500')
    print(f"{pages} addresses attacked, {len(found)} findings, {broken} answers of 500")
    for line in found:
        print(f"  {line}")
    sys.exit(bool(found or broken or not pages))


def attacked(server, session, address):
    """(findings as lines, how many addresses were found) of a scan as a host."""
    report = Path(server.var) / "scan.json"
    command = ["wapiti", "-u", f"{server.url}/", "-s", server.url + address]
    command += ["-H", f"Cookie: sessionid={session}", "-m", "common"]
    command += ["--max-scan-time", str(SECONDS), "--max-attack-time", str(EACH)]
    command += ["-f", "json", "-o", str(report), "--store-session", str(server.var)]
    command += ["-v", "0", "--no-bugreport"]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    told = json.loads(report.read_text())
    return list(lines(told)), told["infos"]["crawled_pages_nbr"]


def lines(told):
    """A line for each finding of a report."""
    for kind in ("vulnerabilities", "anomalies"):
        for name, rows in told[kind].items():
            for row in rows if name not in ON_HTTP else []:
                yield f"{name}: {row['method']} {row['path']}: {row['info']}"


if __name__ == "__main__":
    main()
