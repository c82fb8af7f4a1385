"""A worker process: the application behind its front, until the first process ends."""

import ctypes
import gc
import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress
from importlib import import_module

from django.conf import settings

from scorekeeper.database import write_locks
from scorekeeper.server.connections import Connections
from scorekeeper.server.whole_requests import WholeRequests

# What is set free is given back: glibc would keep what large bodies took. Its options
# by their numbers: from how many bytes on memory is the system's own, how many arenas.
MEMORY = {-3: 262_144, -8: 2}


def worker():
    """The application, as each worker process loads it.

    Ctrl-C reaches every process of the terminal; the first one tells the workers, which
    have begun nothing yet while they load. Few of a request's objects are garbage in
    groups: it is looked for less often.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # not what it is to the first one
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    gc.set_threshold(50_000)
    give_memory_back()
    threading.Thread(target=end_with_the_first, daemon=True).start()
    write_locks.wait_shortly(settings.DATABASES["default"])
    application = import_module("scorekeeper.wsgi").application
    adding_up = import_module("scorekeeper.people.statistics.update")
    connections = watched_connections()
    return WholeRequests(application, adding_up.left_to_do, connections)


def give_memory_back():
    """Sets it so that what is free goes back to the system, where that can be set."""
    with suppress(AttributeError):  # no other C library than glibc has it
        for option, value in MEMORY.items():
            ctypes.CDLL(None).mallopt(option, value)


def watched_connections():
    """The connections of this worker; a trusted proxy's are those of many phones."""
    trusted = settings.TRUSTED_PROXIES if settings.PROXIES else ()
    connections = Connections(settings.PORT, settings.CONNECTIONS, trusted)
    connections.watch()
    return connections


def end_with_the_first():
    """Ends this worker soon after the first process is gone, even if it was killed.

    It would go on to hold the port, with nobody to stop it. Who the first one was it
    has from its birth: by now that one may be dead already.
    """
    first = multiprocessing.parent_process().pid
    while os.getppid() == first:
        time.sleep(1)
    os._exit(1)
