"""Serves Scorekeeper: a few workers of one thread each, and the way in."""

import gc
import json
import multiprocessing
import os
import signal
import sys
import threading
import time
from importlib import import_module
from pathlib import Path

import segno
from django.conf import settings
from granian import Granian
from granian.constants import Interfaces, SSLProtocols
from granian.http import HTTP1Settings
from granian.log import LogLevels

from scorekeeper import network, trust
from scorekeeper.whole_requests import WholeRequests

PORT = int(os.environ.get("PORT") or 8000)
WORKERS = int(os.environ.get("WEB_CONCURRENCY") or 2)
BACKLOG = 1024  # connections that may wait; those that say nothing cost nobody else
HEAD_IN_TIME = 10_000  # milliseconds in which a request must have said what it wants
LAST_WORDS = 5  # seconds that an answer may still take once it is to stop
LOGS = {
    "formatters": {"json": {"()": "scorekeeper.log_lines.JsonLines"}},
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
    server = Granian(
        "scorekeeper.server:worker",
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
        working_dir=Path(__file__).resolve().parent.parent,
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
    from scorekeeper import certificate

    reached = network.own_addresses(), network.home_names()
    files = certificate.kept(trust.folder(), *reached)
    names = {"ssl_cert": files[0], "ssl_key": files[1]}
    return names | {"ssl_protocol_min": SSLProtocols.tls12}


def worker():
    """The application, as each worker process loads it.

    Ctrl-C reaches every process of the terminal; the first one tells the workers. Few
    of a request's objects are garbage in circles: it is looked for less often.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    gc.set_threshold(50_000)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    return WholeRequests(import_module("scorekeeper.wsgi").application)


def end_with_the_first():
    """Ends this worker soon after the first process is gone, even if it was killed.

    It would go on to hold the port, with nobody to stop it. Who the first one was it
    has from its birth: by now that one may be dead already.
    """
    first = multiprocessing.parent_process().pid
    while os.getppid() == first:
        time.sleep(1)
    os._exit(1)


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
