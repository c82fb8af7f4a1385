"""Serves Scorekeeper: a few workers of one thread each, and the way in."""

import json
import logging
import multiprocessing
import os
import sys
from importlib import import_module
from pathlib import Path

import django
import segno
from django.conf import settings
from granian.constants import Interfaces, SSLProtocols
from granian.http import HTTP1Settings
from granian.log import LogLevels

from scorekeeper import VERSION
from scorekeeper.server import certificate, network, port

LOG = logging.getLogger("scorekeeper.server")
MACHINE = "127.0.0.1"  # this one alone
BACKLOG = 4096  # connections that may wait for a worker to take them
OTHER_FILES = 200  # that a worker has open, beside its connections
HEAD_IN_TIME = 10_000  # milliseconds in which a request must have said what it wants
LAST_WORDS = 20  # seconds that an answer may still take once it is to stop
LOGS = {
    "formatters": {"json": {"()": "scorekeeper.server.log_lines.JsonLines"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json"}},
    "loggers": {port.LOGGER: {"handlers": ["console"], "propagate": False}},
}
NAMELESS = (
    "With HTTPS=1 this server is on the internet, so it needs its host names. Set "
    "ALLOWED_HOSTS, such as ALLOWED_HOSTS=cards.example.org."
)
NO_METRICS = (
    "METRICS={} cannot be used ({}). Set it to a free port number other than PORT."
)
NO_ENGINE = (
    "The scoring engine for phones is missing, so phones can't score offline. To "
    "download it, run: manage.py engine"
)
IS_COMING = "engine-comes" in sys.argv  # make run is fetching it
ENDED = 75  # the status of a server that gives up, and may be started again
ASKED = """
This server made its own certificate, so each phone warns once that the connection is
not private. To continue: Advanced, Proceed (Chrome), or Show details, Visit (Safari).
To play offline, a phone must trust the certificate. {url}certificate/
explains how. Its SHA-256 begins with {fingerprint:.23}"""


def main():
    """Serves until Ctrl-C or a plain end."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    stop_without_a_name()
    stop_without_the_files()
    stop_without_content()
    stop_before_a_newer_database()
    server = listening_server()
    stop_without_a_port_for_metrics()
    if settings.HTTPS_AT_HOME or not settings.HTTPS:
        server.on_startup(welcome)
    try:
        server.serve()
    except SystemExit as end:  # where workers die again and again
        sys.exit(ENDED if end.code else 0)


def listening_server():
    """The server, at its port."""
    multiprocessing.set_start_method("fork")  # so that workers have the port
    return port.SharedPort(
        "scorekeeper.server.worker:worker",
        factory=True,
        address=settings.ADDRESS,
        port=settings.PORT,
        interface=Interfaces.RSGI,
        websockets=False,
        workers=settings.WORKERS,
        backlog=BACKLOG,
        backpressure=port.allow_many_files() - OTHER_FILES,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_IN_TIME),
        log_level=LogLevels.error,
        log_dictconfig=LOGS,
        respawn_failed_workers=True,
        workers_kill_timeout=LAST_WORDS,
        working_dir=settings.BASE_DIR,
        metrics_enabled=bool(settings.METRICS),
        metrics_address=MACHINE,  # never on the open net
        metrics_port=settings.METRICS or 9090,
        **certificate_options(),
    )


def stop_without_a_name():
    """Ends with a sentence where a server on the open net answers to any name."""
    if settings.HTTPS and not settings.HTTPS_AT_HOME and "*" in settings.ALLOWED_HOSTS:
        sys.exit(NAMELESS)


def stop_without_a_port_for_metrics():
    """Ends with a sentence where another program has the port of the numbers."""
    try:
        if settings.METRICS:
            port.listening_socket(MACHINE, settings.METRICS, backlog=1).close()
    except OSError as error:
        sys.exit(NO_METRICS.format(settings.METRICS, os.strerror(error.errno)))


def stop_without_the_files():
    """Ends with a sentence where styles and scripts are not there to be served."""
    manifest = Path(settings.STATIC_ROOT) / "staticfiles.json"
    paths = json.loads(manifest.read_text())["paths"] if manifest.is_file() else {}
    missing = [one for one in paths.values() if not (manifest.parent / one).is_file()]
    if missing or not paths:
        what = f"{missing[0]} is" if missing else "Styles and scripts are"
        sys.exit(f"{what} missing. Run manage.py collectstatic --noinput first.")


def stop_without_content():
    """Ends with a sentence where what is written about the games cannot be used."""
    if why := import_module("scorekeeper.content").why_not_usable():
        sys.exit(why)


def stop_before_a_newer_database():
    """Ends with a sentence where a newer version has changed the tables."""
    django.setup()
    if why := import_module("scorekeeper.database.version").why_not_to_serve():
        sys.exit(why)
    LOG.info(f"Scorekeeper {VERSION} is running on port {settings.PORT}")
    if not (import_module("scorekeeper.engine.files").is_here() or IS_COMING):
        LOG.warning(NO_ENGINE)
    if why := import_module("scorekeeper.files.backup.report").failure():
        LOG.warning(why)


def certificate_options():
    """What the server needs that speaks https itself; nothing where it does not."""
    if not settings.HTTPS_AT_HOME:
        return {}
    from scorekeeper.server import certificate

    reached = network.own_addresses(), network.home_names()
    files = certificate.certificate_files(certificate.folder(), *reached)
    names = {"ssl_cert": files[0], "ssl_key": files[1]}
    return names | {"ssl_protocol_min": SSLProtocols.tls12}


def welcome():
    """Says where the phones find the table; behind a proxy only the host knows."""
    scheme = "https" if settings.HTTPS_AT_HOME else "http"
    path = f":{settings.PORT}{settings.BASE_PATH}/"
    url = f"{scheme}://{network.address()}{path}"
    print(f"\nScorekeeper is at {url} (on this machine: {scheme}://localhost{path})\n")
    segno.make(url).terminal(compact=True)
    print("\nScan this with phones on the same network. Ctrl-C stops.", flush=True)
    if settings.HTTPS_AT_HOME:
        print(ASKED.format(url=url, fingerprint=certificate.fingerprint()), flush=True)


if __name__ == "__main__":
    main()
