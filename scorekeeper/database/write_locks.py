"""How long a request waits for a lock before the others of its worker have their turn.

A worker has one thread. While a request waited there for a lock for five seconds, all
others waited behind it, also those that only read. So it waits shortly, is put back,
and is tried again (`scorekeeper.server.whole_requests`): it waits as long in all.
"""

from time import monotonic

from django.db import connection

# In an environ: a list, where the request may be tried again; whether the lock has
# lasted for a while.
AGAIN, HURRY = "scorekeeper.again", "scorekeeper.hurry"
PATIENCE, HURRIED, ON_POSTGRESQL = 250, 5, 100  # milliseconds
STILL_LOCKED = 1  # seconds after a lock was found in which others hardly wait
OURS = "-c lock_timeout=5s"  # what the settings say where nobody else did

gave_way = {"until": 0}  # a page of this process did lately; by the monotonic clock


def wait_shortly(database):
    """Lets each request of this process wait shortly; `database`: of the settings."""
    options = database["OPTIONS"]
    if "timeout" in options:
        options["timeout"] = PATIENCE / 1000
    elif options.get("options") == OURS:
        options["options"] = f"-c lock_timeout={ON_POSTGRESQL}ms"


def hurry(request):
    """Lets a request wait hardly at all, if the lock has lasted for a while.

    On SQLite, which has one lock for all. PostgreSQL has one for each game, and what is
    set between two statements may reach another session through a pooler.
    """
    is_hurried = request.META.get(HURRY)
    if is_hurried is None or connection.vendor != "sqlite":
        return
    connection.ensure_connection()
    is_hurried = is_hurried or monotonic() < gave_way["until"]
    wanted = connection.connection, HURRIED if is_hurried else PATIENCE
    if getattr(connection, "waits", None) != wanted:
        wanted[0].execute(f"PRAGMA busy_timeout = {wanted[1]}")
        connection.waits = wanted


def note_lock():
    """Lets the next requests of this process hardly wait, since a page found a lock."""
    gave_way["until"] = monotonic() + STILL_LOCKED


def is_tried_again(request):
    """Whether a request that found a lock is tried again, which is noted."""
    tries = request.META.get(AGAIN)
    if tries is None:
        return False
    tries.append(True)
    return True
