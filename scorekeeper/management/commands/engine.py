"""Brings what phones referee with, and collects it: manage.py engine."""

import signal
import subprocess
import sys

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from scorekeeper.engine.finder import EngineFiles

NOT_HAD = "The engine for phones could not be had: see what `npm ci` says."


class Command(BaseCommand):
    help = "Brings the engine for phones from npm, and collects it with all else."

    def handle(self, **options):
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # by which make run hears of it
        command = ["scripts/fetch-engine", sys.prefix, settings.VAR_DIR]
        subprocess.run(command, cwd=settings.BASE_DIR, check=True)
        if not EngineFiles().names():
            raise CommandError(NOT_HAD)
        call_command("collectstatic", interactive=False, verbosity=0)
        self.stdout.write("The engine for phones is here. Restart the server.")
