"""Collects the files that phones fetch while a server is handing them out."""

import shutil
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.management.commands.collectstatic import Command
from django.core.management import call_command

from scorekeeper.server.static_files import JoinedStaticFiles

STAMP = ".collected"  # by which make knows that nothing has changed since


def collect():
    """Collects in a folder of its own, then adds all of that to the folder served.

    The list of the files comes last, and each file comes whole, so whatever the list
    names can be fetched.
    """
    served = Path(settings.STATIC_ROOT)
    beside = served.with_name(f"{served.name}.next")
    shutil.rmtree(beside, ignore_errors=True)  # of a run that was cut off
    command = Command()
    command.storage = JoinedStaticFiles(location=beside)
    call_command(command, interactive=False, verbosity=0)
    move(beside, served, last=JoinedStaticFiles.manifest_name)
    shutil.rmtree(beside)
    served.with_name(STAMP).touch()


def move(folder, into, last):
    """Moves all files of a folder into another one; `last` names the last of them."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    for path in sorted(files, key=lambda path: path == folder / last):
        place = into / path.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        path.replace(place)
