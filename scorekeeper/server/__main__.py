"""Serves Scorekeeper: a few workers of one thread each, and the way in."""

import json
import os
import sys
from pathlib import Path

import segno
from django.conf import settings
from granian import Granian
from granian.constants import Interfaces, SSLProtocols
from granian.http import HTTP1Settings
from granian.log import LogLevels

from scorekeeper.server import network, trust

PORT = int(os.environ.get("PORT") or 8000)
WORKERS = int(os.environ.get("WEB_CONCURRENCY") or 2)
BACKLOG = 1024  # connections that may wait; those that say nothing cost nobody else
HEAD_IN_TIME = 10_000  # milliseconds in which a request must have said what it wants
LAST_WORDS = 5  # seconds that an answer may still take once it is to stop
# What workers set free is given back: glibc would keep what large bodies took.
MEMORY = {"MALLOC_MMAP_THRESHOLD_": "262144", "MALLOC_ARENA_MAX": "2"}
LOGS = {
    "formatters": {"json": {"()": "scorekeeper.server.log_lines.JsonLines"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json"}},
    "loggers": {"_granian": {"handlers": ["console"], "propagate": False}},
}
ASKED = """
The certificate was made here, so each phone says once that the connection is not
private. Go on past that: Advanced, Proceed (Chrome); Show details, Visit (Safari).
A phone that is to keep tables for when there is no network must trust it for good:
{url}certificate/ tells how. Its SHA-256 begins with {fingerprint:.23}"""


def main():
    """Serves until Ctrl-C or a plain end."""
    stop_without_the_files()
    os.environ.update(MEMORY | os.environ)  # read by each worker as it starts
    server = Granian(
        "scorekeeper.server.worker:worker",
        factory=True,
        address="0.0.0.0",
        port=PORT,
        interface=Interfaces.RSGI,
        websockets=False,
        workers=WORKERS,
        backlog=BACKLOG,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_IN_TIME),
        log_level=LogLevels.error,
        log_dictconfig=LOGS,
        respawn_failed_workers=True,
        workers_kill_timeout=LAST_WORDS,
        working_dir=settings.BASE_DIR,
        **certified(),
    )
    if settings.HTTPS_AT_HOME or not settings.HTTPS:
        server.on_startup(welcome)
    server.serve()


def stop_without_the_files():
    """Ends with a sentence where styles and scripts are not there to be served."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    manifest = Path(settings.STATIC_ROOT) / "staticfiles.json"
    paths = json.loads(manifest.read_text())["paths"] if manifest.is_file() else {}
    missing = [one for one in paths.values() if not (manifest.parent / one).is_file()]
    if missing or not paths:
        what = f"{missing[0]} is" if missing else "styles and scripts are"
        sys.exit(f"The {what} missing: run manage.py collectstatic --noinput first.")


def certified():
    """What the server needs that speaks https itself; nothing where it does not."""
    if not settings.HTTPS_AT_HOME:
        return {}
    from scorekeeper.server import certificate

    reached = network.own_addresses(), network.home_names()
    files = certificate.kept(trust.folder(), *reached)
    names = {"ssl_cert": files[0], "ssl_key": files[1]}
    return names | {"ssl_protocol_min": SSLProtocols.tls12}


def welcome():
    """Says where the phones find the table; behind a proxy only the host knows."""
    scheme = "https" if settings.HTTPS_AT_HOME else "http"
    url = f"{scheme}://{network.address()}:{PORT}/"
    print(f"\nScorekeeper is at {url} (here: {scheme}://localhost:{PORT}/)\n")
    segno.make(url).terminal(compact=True)
    print("\nPhones in the same network scan this. Ctrl-C stops.", flush=True)
    if settings.HTTPS_AT_HOME:
        print(ASKED.format(url=url, fingerprint=trust.fingerprint()), flush=True)


if __name__ == "__main__":
    main()
