"""Fetches what phones score with, and collects it for the server to hand out."""

import os
import subprocess
import sys
import time
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from scorekeeper.engine.finder import EngineFiles
from scorekeeper.server.readiness import readiness
from scorekeeper.server.static_files import collect

PAUSE = 0.3  # seconds until the server is asked again
NOT_FETCHED = (
    "npm could not download the scoring engine for phones, so phones can't score "
    "offline. To see why, run: npm ci --omit=dev. To try again, run: .venv/bin/python "
    "manage.py engine"
)
READ_ONLY = (
    "{folder} is read-only, so the files for phones were not updated. In a container, "
    "update the image."
)
HANDED_OUT = "Phones can now score offline."
FOR_NEXT_START = (
    "The files for phones are ready. The server uses them from its next start."
)


class Command(BaseCommand):
    help = (
        "Downloads the scoring engine for phones from npm, and collects all files for "
        "phones. A server that runs without the engine uses it at once."
    )

    def add_arguments(self, parser):
        parser.add_argument(
            "--wait",
            type=int,
            default=0,
            metavar="SECONDS",
            help="how long to wait for the server to start",
        )

    def handle(self, wait, **options):
        self.starter = os.getppid() if wait else None
        stop_if_read_only(Path(settings.STATIC_ROOT).parent)
        lacked = wait > 0 or lacks_engine(readiness())
        self.fetch()
        collect()
        is_used = lacked and self.is_handed_out(wait)
        self.stdout.write(HANDED_OUT if is_used else FOR_NEXT_START)

    def fetch(self):
        """Fetches the packages, unless they are there; if npm cannot, ends this."""
        command = ["scripts/fetch-engine", sys.prefix]
        done = subprocess.run(command, cwd=settings.BASE_DIR)
        self.end_with_starter()
        if done.returncode or not EngineFiles().names():
            sys.exit(NOT_FETCHED)

    def is_handed_out(self, wait):
        """Whether the server of this machine hands the engine out, in some seconds."""
        until = time.monotonic() + wait
        while not (is_so := has_engine(readiness())) and time.monotonic() < until:
            self.end_with_starter()
            time.sleep(PAUSE)
        return is_so

    def end_with_starter(self):
        """Ends without a word once the program that started the server has ended."""
        if self.starter not in (None, os.getppid()):
            sys.exit(1)


def stop_if_read_only(folder):
    """Ends with a sentence if no files can be collected in a folder."""
    if not os.access(folder, os.W_OK):
        sys.exit(READ_ONLY.format(folder=folder))


def lacks_engine(answer):
    """Whether a server answered, and misses the engine."""
    return answer is not None and answer.get("missing") == "engine"


def has_engine(answer):
    """Whether a server answered, and misses nothing."""
    return answer is not None and "missing" not in answer
