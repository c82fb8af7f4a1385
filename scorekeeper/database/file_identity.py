"""Sees that SQLite's file is the one that was opened, and that only its owner reads it.

SQLite itself goes on to write into a file that has no name any more, and what it takes
is lost. Where a copy was put back, it is opened at once.
"""

from contextlib import suppress
from pathlib import Path

from django.db import connection
from django.db.backends.signals import connection_created

BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite makes them like the file itself


def is_a_file():
    """Whether the database is a file; each connection notes which, from now on."""
    if file_of(connection) is None:
        return False
    connection_created.connect(note_the_file)
    return True


def note_the_file(connection, **signal):
    """Remembers with a connection which file it has opened."""
    connection.opened_file = mark(connection)


def is_gone():
    """Whether there is no file; another than was opened is opened in its stead."""
    if file_of(connection) is None:
        return False
    mark_now = mark(connection)
    if mark_now != getattr(connection, "opened_file", mark_now):
        connection.close()
    return mark_now is None


def mark(connection):
    """What tells the file of a connection from any other, None where there is none."""
    file = file_of(connection)
    if file is None:
        return None
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def file_of(connection):
    """Where a database lies; None where it lies in no file."""
    name = str(connection.settings_dict["NAME"])
    is_file = connection.vendor == "sqlite" and not name.startswith((":", "file:"))
    return Path(name) if is_file else None


def keep_to_owner(connection, **signal):
    """Lets only the owner read the file of a connection."""
    path = file_of(connection)
    for name in BESIDE if path else ():
        file = path.with_name(path.name + name)
        with suppress(OSError):  # not there, or somebody else's, who sees to it
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


def watch():
    """From now on each connection sees to it as it is made."""
    connection_created.connect(keep_to_owner)
