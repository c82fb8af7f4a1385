"""Fetches what phones score with, and lets a running server hand it out: engine."""

import os
import subprocess
import sys
import time

from django.conf import settings
from django.core.management.base import BaseCommand

from scorekeeper.engine.finder import EngineFiles
from scorekeeper.server.collecting import collect
from scorekeeper.server.readiness import readiness

PAUSE = 0.3  # seconds until the server is asked again
NOT_FETCHED = (
    "npm could not fetch the scoring engine for phones. Phones can only score while "
    "they reach this server. To try again: manage.py engine"
)
FETCHED = "The scoring engine for phones is ready for the next start of the server."
HANDED_OUT = "Phones can now score without the server."


class Command(BaseCommand):
    help = "Fetches the scoring engine for phones from npm. No restart is needed."

    def add_arguments(self, parser):
        parser.add_argument(
            "--wait",
            type=int,
            default=0,
            metavar="SECONDS",
            help="how long to wait for a server that is starting",
        )

    def handle(self, wait, **options):
        starter = os.getppid()
        fetch()
        collect()
        self.stdout.write(HANDED_OUT if is_handed_out(wait, starter) else FETCHED)


def fetch():
    """Fetches the packages, unless they are there; if npm cannot, ends the command."""
    command = ["scripts/fetch-engine", sys.prefix]
    done = subprocess.run(command, cwd=settings.BASE_DIR)
    if done.returncode or not EngineFiles().names():
        sys.exit(NOT_FETCHED)


def is_handed_out(wait, starter):
    """Whether the server of this machine hands the engine out, after some seconds.

    `starter`: the process that started this one; once it has ended, so has the server.
    """
    until = time.monotonic() + wait
    while not (is_so := has_engine(readiness())):
        if time.monotonic() > until or os.getppid() != starter:
            break
        time.sleep(PAUSE)
    return is_so


def has_engine(answer):
    """Whether a server answered, and misses nothing."""
    return answer is not None and "missing" not in answer
