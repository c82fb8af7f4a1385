"""Refuses this process each change outside its places, and keeps what was refused.

Python tells its audit hooks of each such call before it is carried out (PEP 578).
"""

import os
import sys

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
HERE = -1  # what Python tells for the folder in which the process is


class ForeignFileError(PermissionError):
    """A test would have changed what is not its own."""


def keep_within(places):
    """Refuses from now on, permanently: a hook cannot be taken back.

    `places`: real paths. Gives the list to which each refused change is added.
    """
    refused = []

    def look(event, arguments):
        if event not in CHANGES:
            return
        for path in CHANGES[event](*arguments):
            if not is_within(path, places):
                if not is_bytecode(path):
                    refused.append(f"{path} ({event})")
                raise ForeignFileError(f"Not for tests to change: {path}")

    sys.addaudithook(look)
    return refused


def is_within(path, places):
    return any(f"{path}/".startswith(place.rstrip("/") + "/") for place in places)


def is_bytecode(path):
    """Whether Python only keeps a module there: it does without, and says nothing."""
    return "__pycache__" in path.split("/")[-2:]


def opened(path, mode, flags):
    return content(path) if flags & WRITING else []


def content(path, *rest):
    """Where a path leads through all links, in a list; none for an open file."""
    return [] if isinstance(path, int) else [os.path.realpath(os.fsdecode(path))]


def traits(path, *rest):
    """The file, open or not, whose mode, owner or times would be others."""
    return [os.path.realpath(joined(rest[-1], path))]


def attributes(path, *rest):
    return traits(path, HERE)


def name_in(path, *rest):
    """The name that a path gives in a folder, and not what a link there leads to."""
    folder, name = os.path.split(joined(rest[-1], path).rstrip("/") or "/")
    return [os.path.join(os.path.realpath(folder), name)]


def both_names(path, other, folder, other_folder):
    return name_in(path, folder) + name_in(other, other_folder)


def second_name(path, other, folder):
    return name_in(other, folder)


def joined(folder, path):
    """A path from a folder; each may be one that is open, by its number."""
    if isinstance(path, int):
        return f"/proc/self/fd/{path}"
    start = "" if folder == HERE else f"/proc/self/fd/{folder}"
    return os.path.join(start, os.fsdecode(path))


def database(path):
    """The file of a database; none for one in memory, or behind an address."""
    is_file = not os.fsdecode(path).startswith((":", "file:"))
    return content(path) if is_file else []


# the event: what it changes
CHANGES = {
    "open": opened,
    "os.chmod": traits,
    "os.chown": traits,
    "os.link": both_names,
    "os.mkdir": name_in,
    "os.remove": name_in,
    "os.removexattr": attributes,
    "os.rename": both_names,
    "os.rmdir": name_in,
    "os.setxattr": attributes,
    "os.symlink": second_name,
    "os.truncate": content,
    "os.utime": traits,
    "sqlite3.connect": database,
}
