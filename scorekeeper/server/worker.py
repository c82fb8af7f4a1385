"""A worker process: the application behind its front, until the first process ends."""

import gc
import multiprocessing
import os
import signal
import threading
import time
from importlib import import_module

from scorekeeper.server.whole_requests import WholeRequests


def worker():
    """The application, as each worker process loads it.

    Ctrl-C reaches every process of the terminal; the first one tells the workers. Few
    of a request's objects are garbage in circles: it is looked for less often.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    gc.set_threshold(50_000)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    application = import_module("scorekeeper.wsgi").application
    adding_up = import_module("scorekeeper.counting.adding_up")
    return WholeRequests(application, adding_up.left_to_do)


def end_with_the_first():
    """Ends this worker soon after the first process is gone, even if it was killed.

    It would go on to hold the port, with nobody to stop it. Who the first one was it
    has from its birth: by now that one may be dead already.
    """
    first = multiprocessing.parent_process().pid
    while os.getppid() == first:
        time.sleep(1)
    os._exit(1)
