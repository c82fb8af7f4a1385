"""What a game came to is added up as soon as the phone that ended it has its answer."""

from contextlib import suppress

from django.db import DatabaseError, InterfaceError

from scorekeeper.counting.adding_up import AT_ONCE, add_up
from scorekeeper.counting.marking import waiting


def left_to_do():
    """What is to be called now that an answer is sent; most often None."""
    return add_up_what_waits if waiting else None


def add_up_what_waits():
    """Adds up the circles in which this worker ended or changed games.

    What does not succeed stays marked in the database, for whoever looks first.
    """
    while waiting:
        with suppress(DatabaseError, InterfaceError):
            add_up(waiting.pop(), most=AT_ONCE)
