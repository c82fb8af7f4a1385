"""Serves Scorekeeper, as `python -m scorekeeper.server` does, in the same process."""

import os
import sys

from django.conf import settings
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Runs the Scorekeeper server until you stop it."
    requires_system_checks = []

    def handle(self, **options):
        os.chdir(settings.BASE_DIR)
        os.execv(sys.executable, [sys.executable, "-m", "scorekeeper.server"])
