"""What wakes the first process of a server: a signal, or the end of a worker."""

import time

PAUSE = 0.1  # seconds until it looks again


class Wakeup:
    """A flag that one thread waits for, in the place of a `threading.Event`.

    A signal handler sets it, in the middle of anything. An Event has a lock: when
    Ctrl-C and `make run` both stopped a server, the second handler sometimes
    waited for the lock of the first, and the server never stopped. This has no lock, so
    it looks again every tenth of a second, also when another thread took the signal.

    `is_over`: a function that says whether the server is to end. That is not undone by
    a `clear` in between.
    """

    def __init__(self, is_over):
        self.flag, self.is_over = False, is_over

    def set(self):
        self.flag = True

    def clear(self):
        self.flag = False

    def wait(self):
        """Waits until it is set, or all is over."""
        while not (self.flag or self.is_over()):
            time.sleep(PAUSE)
