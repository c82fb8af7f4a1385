"""What a request does about a lock where it cannot simply be tried again.

A request that finds a lock is tried again from its beginning, and so may be put back
(`scorekeeper.database.write_locks`). That suits one transaction. An operation of
several has kept some of them by then: its later steps wait here. A page that only
shows does not need the sums that it would write on the way.
"""

from contextlib import contextmanager
from time import monotonic, sleep

from django.db import DatabaseError

from scorekeeper.database.troubles import trouble
from scorekeeper.database.write_locks import note_lock

LONGEST = 5  # seconds for which a step is tried again
PAUSE = 0.05  # seconds between two tries


def is_busy(error):
    """Whether an error of the database says that others hold a lock."""
    known_trouble = trouble(error)
    return known_trouble is not None and known_trouble[0] == "busy"


def try_patiently(step, *given):
    """What a step gives, a transaction that is tried again while it finds a lock.

    For all steps after the first. The first finds nothing kept, so the request is tried
    again.
    """
    until = monotonic() + LONGEST
    while True:
        try:
            return step(*given)
        except DatabaseError as error:
            if not is_busy(error) or monotonic() > until:
                raise
        sleep(PAUSE)


@contextmanager
def giving_way():
    """Leaves undone what finds a lock: a page is shown without it."""
    try:
        yield
    except DatabaseError as error:
        if not is_busy(error):
            raise
        note_lock()
