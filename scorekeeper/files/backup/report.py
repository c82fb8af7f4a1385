"""How the last backup ended: a small file in the folder of the server.

It lies beside the database, not in it, since a backup may fail on the database. Each
machine knows only of the backups that are taken on it. A backup that was killed leaves
the record of its beginning.
"""

import json
import os
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.conf import settings
from django.core.management.base import CommandError
from django.utils import timezone

from rules.untrusted_input import parse_json

NAME = "last_backup.json"
BEGUN, DONE = "begun", "done"
BROKE_OFF = "It stopped before it was complete."
AN_HOUR = timedelta(hours=1)  # as long as one may take
FAILED = (
    "The last backup failed ({at:%Y-%m-%d %H:%M} UTC): {why} To make a new one: "
    "manage.py backup FILE"
)


@contextmanager
def record_backup():
    """Records the beginning and the end of a backup."""
    record(BEGUN)
    why = BROKE_OFF
    try:
        yield
        why = DONE
    except CommandError as error:
        why = str(error)
        raise
    finally:
        record(why)


def record(outcome):
    """Writes how a backup goes; a folder that takes no file keeps no record."""
    kept = json.dumps({"at": timezone.now().isoformat(), "outcome": outcome})
    made = path().with_name(f"{NAME}.{os.getpid()}")
    try:
        made.touch(mode=0o600)
        made.write_text(kept)
        made.replace(path())
    except OSError:
        return


def failure():
    """What is wrong with the last backup, a sentence; "" where nothing is known."""
    try:
        kept = parse_json(path().read_text())
        at, outcome = datetime.fromisoformat(kept["at"]), kept["outcome"]
        is_going_on = outcome == BEGUN and timezone.now() - at < AN_HOUR
    except (OSError, ValueError, TypeError, KeyError):
        return ""
    if outcome == DONE or is_going_on:
        return ""
    return FAILED.format(at=at, why=BROKE_OFF if outcome == BEGUN else outcome)


def path():
    return settings.VAR_DIR / NAME
