"""Who holds connections and says nothing: they are closed, so that others come in.

Granian holds them outside Python and lets a silent one be. A thread of each worker
looks at its own from time to time, as the system knows them, and shuts what was silent
for too long, and of each source what is more than its share.
"""

import os
import socket
import struct
import threading
import time
from collections import defaultdict
from contextlib import contextmanager, suppress

from scorekeeper.server.network import is_one_of, network_of, plain

SILENT = 15_000  # milliseconds after which a connection is closed
EVERY = 0.5  # seconds between two looks
MOST = 1024  # connections of a worker, parted among all sources where many come
FEWEST = 6  # that a source may have all the same, as many as a browser opens
FILES = "/proc/self/fd"
HEARD = struct.Struct("52x2I")  # in TCP_INFO: since when no bytes, no acknowledgement


class Connections:
    """The connections of a worker at a port.

    `of_one`: how many a source may hold that are not at work; `trusted`: addresses that
    may hold any number, such as a proxy's.
    """

    def __init__(self, port, of_one, trusted=()):
        self.port, self.of_one, self.trusted = port, of_one, trusted
        self.at_work = defaultdict(int)  # requests by the connection: "192.0.2.7:5000"

    @contextmanager
    def keep_open(self, client):
        """While this lasts, the connection of a client (address:port) is not closed."""
        self.at_work[client] += 1
        try:
            yield
        finally:
            self.at_work[client] -= 1
            if not self.at_work[client]:
                del self.at_work[client]

    def watch(self):
        """Looks at them for ever, in a thread; nowhere but where the system tells."""
        if os.path.isdir(FILES) and hasattr(socket, "TCP_INFO"):
            threading.Thread(target=self.look_again, daemon=True).start()

    def look_again(self):
        while True:
            self.close_some()
            time.sleep(EVERY)

    def close_some(self):
        """Closes what is silent for too long, or more than a source's share."""
        sources = self.idle_by_source()
        share = max(FEWEST, min(self.of_one, MOST // max(1, len(sources))))
        for source, idle in sources.items():
            most = len(idle) if is_one_of(source, self.trusted) else share
            too_many = len(idle) - most
            for place, (silence, file) in enumerate(sorted(idle, reverse=True)):
                if silence > SILENT or place < too_many:
                    shut_connection(file)

    def idle_by_source(self):
        """Those not at work: lists of (milliseconds of silence, file) by address."""
        sources = defaultdict(list)
        for file in map(int, os.listdir(FILES)):
            with suppress(OSError), as_socket(file) as connection:
                client = self.client_of(connection)
                if client and client not in self.at_work:
                    source = plain(client.rsplit(":", 1)[0])
                    at = (
                        source
                        if is_one_of(source, self.trusted)
                        else network_of(source)
                    )
                    sources[at].append((silence(connection), file))
        return sources

    def client_of(self, connection):
        """Whose connection it is, as Granian writes it; "" for one that is not ours."""
        if connection.family not in (socket.AF_INET, socket.AF_INET6):
            return ""
        if connection.getsockname()[1] != self.port:  # such as one to the database
            return ""
        address, port = connection.getpeername()[:2]
        return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def as_socket(file):
    """A second handle of a socket, to be closed; OSError for what is none."""
    if not os.readlink(f"{FILES}/{file}").startswith("socket:"):
        raise OSError
    return socket.socket(fileno=os.dup(file))


def silence(connection):
    """Milliseconds since the other side was last heard, if only to acknowledge."""
    read = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, HEARD.size)
    return min(HEARD.unpack(read))


def shut_connection(file):
    """Ends a connection, whose task in Granian then ends by itself."""
    with suppress(OSError), as_socket(file) as connection:
        connection.shutdown(socket.SHUT_RDWR)
