"""Has Linux refuse a process, and all that it starts, each change outside its places.

Landlock does that for any user, root too, and is never lifted again. It refuses what
changes content and names; owner, mode and times stay with the usual rights.
<https://docs.kernel.org/userspace-api/landlock.html>
"""

import ctypes
import os
import struct
import sys

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION, PATH_BENEATH = 1, 1
NO_NEW_PRIVILEGES = 38  # for prctl: sudo would be a way out

WRITE, TRUNCATE = 1 << 1, 1 << 14
MAKE_AND_REMOVE = sum(1 << bit for bit in range(4, 13))  # files, folders, links ...
MOVE = 1 << 13  # between folders
OF_FILES = WRITE | TRUNCATE


def refusable():
    """What this machine's kernel can refuse, as bits; 0 for too little to be of use."""
    if sys.platform != "linux":
        return 0
    version = libc().syscall(CREATE_RULESET, None, 0, ASK_VERSION)
    if version < 2:  # none, or before Linux 5.19: nothing could be moved
        return 0
    # Before Linux 6.2 a path could still be truncated; to open and write is refused.
    return WRITE | MAKE_AND_REMOVE | MOVE | (TRUNCATE if version > 2 else 0)


def header():
    """What a run says at its beginning where the kernel cannot."""
    return (
        [] if refusable() else ["no Landlock here: programs of tests are not guarded"]
    )


def keep_within(places):
    """Refuses from now on, where the kernel can. `places`: folders and files."""
    changes = refusable()
    if not changes:
        return
    ruleset = called(CREATE_RULESET, struct.pack("=Q", changes), 8, 0)
    for path in filter(os.path.exists, places):
        allow(ruleset, path, changes if os.path.isdir(path) else changes & OF_FILES)
    assert libc().prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    called(RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)


def allow(ruleset, path, changes):
    place = os.open(path, os.O_PATH)
    called(ADD_RULE, ruleset, PATH_BENEATH, struct.pack("=Qi", changes, place), 0)
    os.close(place)


def called(number, *arguments):
    """What the kernel answers to a call; an OSError if it refuses."""
    words = [ctypes.c_long(a) if isinstance(a, int) else a for a in arguments]
    answer = libc().syscall(ctypes.c_long(number), *words)
    if answer < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return answer


def libc():
    return ctypes.CDLL(None, use_errno=True)
