"""Serves Scorekeeper: a few workers of one thread each, and the way in."""

import gc
import os
import signal
import socket
from importlib import import_module
from pathlib import Path

import segno
from granian import Granian
from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels

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


def main():
    """Serves until Ctrl-C or a plain end."""
    server = Granian(
        "scorekeeper.server:worker",
        factory=True,
        address="0.0.0.0",
        port=PORT,
        interface=Interfaces.WSGI,
        workers=WORKERS,
        blocking_threads=1,
        backlog=BACKLOG,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_IN_TIME),
        log_level=LogLevels.error,
        log_dictconfig=LOGS,
        respawn_failed_workers=True,
        workers_kill_timeout=LAST_WORDS,
        working_dir=Path(__file__).resolve().parent.parent,
    )
    if os.environ.get("HTTPS") != "1":
        server.on_startup(welcome)
    server.serve()


def worker():
    """The application, as each worker process loads it.

    Ctrl-C reaches every process of the terminal; the first one tells the workers. Few
    of a request's objects are garbage in circles: it is looked for less often.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    gc.set_threshold(50_000)
    return import_module("scorekeeper.wsgi").application


def welcome():
    """Says where the phones find the table; behind a proxy only the host knows."""
    url = f"http://{address()}:{PORT}/"
    print(f"\nScorekeeper is at {url} (here: http://localhost:{PORT}/)\n")
    segno.make(url).terminal(compact=True)
    print("\nPhones in the same network scan this. Ctrl-C stops.", flush=True)


def address():
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return "127.0.0.1"
        return probe.getsockname()[0]


if __name__ == "__main__":
    main()
