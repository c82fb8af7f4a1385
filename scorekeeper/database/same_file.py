"""Sees that SQLite's file is the one that was opened: what a deleted one takes is lost.

SQLite itself goes on to write into a file that has no name any more. Where a copy was
put back, it is opened at once.
"""

from pathlib import Path

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.db import connection
from django.db.backends.signals import connection_created

from scorekeeper.database.troubles import GONE, in_full
from scorekeeper.views.errors import refused


def refuse_without_it(get_response):
    """The middleware that refuses everything while the file is gone."""
    if file_of(connection) is None:
        raise MiddlewareNotUsed
    connection_created.connect(note_the_file)

    def middleware(request):
        is_page = not request.path_info.startswith(settings.STATIC_URL)
        if is_page and is_gone():
            return refused(request, 503, *in_full(request, GONE))
        return get_response(request)

    return middleware


def note_the_file(connection, **signal):
    """Remembers with a connection which file it has opened."""
    connection.opened_file = mark(connection)


def is_gone():
    """Whether there is no file; another than was opened is opened in its stead."""
    if file_of(connection) is None:
        return False
    found = mark(connection)
    if found != getattr(connection, "opened_file", found):
        connection.close()
    return found is None


def mark(connection):
    """What tells the file of a connection from any other, None where there is none."""
    try:
        found = file_of(connection).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def file_of(connection):
    """Where a database lies; None where it lies in no file."""
    name = str(connection.settings_dict["NAME"])
    is_file = connection.vendor == "sqlite" and not name.startswith((":", "file:"))
    return Path(name) if is_file else None
