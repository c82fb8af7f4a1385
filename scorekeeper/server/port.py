"""The port: one socket of the first process, at which all workers take connections.

Each worker with a socket of its own would take with it, as it ends, the connections
that wait there. A connection that comes while all workers start waits here instead.
"""

import errno
import os
import resource
import socket
import sys
import time

from granian import Granian
from granian._granian import SocketHolder

from scorekeeper.server.wakeup import Wakeup

LOGGER = "_granian"  # under which Granian logs
HANDED_OVER = 3  # the first file that systemd gives, where it holds the port
ORPHANS_LAST = 5  # seconds
NOT_TO_BE_HAD = (
    "Port {1} at {0} is not available ({2}). Set PORT to another port, or ADDRESS to "
    "an address of this machine."
)
FILES = 8192  # that a process may have open, where the system lets it


class SharedPort(Granian):
    """Granian at a socket that stays, whichever workers come and go."""

    def __init__(self, *args, address, port, **more):
        super().__init__(*args, address=address, port=port, **more)
        self.socket = open_socket(address, port, self.backlog)
        self.main_loop_interrupt = Wakeup(lambda: self.interrupt_signal)

    def _init_shared_socket(self):
        self._ssp, self._sso = None, None
        self._shd = SocketHolder(self.socket.fileno(), False, self.backlog)

    def signal_handler_reload(self, *signal):
        """A terminal that is closed ends the server."""
        self.signal_handler_interrupt()


def open_socket(address, port, backlog):
    """The socket that listens: what systemd holds for this process, else a new one.

    The workers of a server that was killed hold the port for a second still. Ends with
    a sentence where another program has it.
    """
    if os.environ.get("LISTEN_PID") == str(os.getpid()):
        return socket.socket(fileno=HANDED_OVER)
    until = time.monotonic() + ORPHANS_LAST
    while True:
        try:
            return listening_socket(address, port, backlog)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                sys.exit(NOT_TO_BE_HAD.format(address, port, error.strerror))
        time.sleep(0.1)


def listening_socket(address, port, backlog):
    """A new socket that listens; with "::" on IPv4, too. OSError where it cannot."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    both = address == "::" and socket.has_dualstack_ipv6()
    given = {"family": family, "backlog": backlog, "dualstack_ipv6": both}
    return socket.create_server((address, port), **given)


def allow_many_files():
    """Lets this process and its workers hold many connections; how many files."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(now, wanted)
