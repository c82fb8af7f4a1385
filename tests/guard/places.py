"""Where tests may write: in temporary folders, in their caches, to some devices."""

import contextlib
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
# SQLite takes /var/tmp for what does not fit into memory, browsers /dev/shm.
TEMPORARY = ("/tmp", "/var/tmp", "/dev/shm")
CACHES = (".hypothesis", ".pytest_cache")
# Nothing that is written there stays.
DEVICES = ("null", "zero", "full", "random", "urandom", "tty", "ptmx", "pts")
NOT_OURS = ("node_modules", "var")  # no module of ours lies there


def own_places(asked_for):
    """The real paths of all of them, and of what one run is `asked_for`."""
    settled = [tempfile.gettempdir(), os.environ.get("PYTEST_DEBUG_TEMPROOT")]
    devices = [f"/dev/{name}" for name in DEVICES]
    paths = [*filter(None, settled), *TEMPORARY, *devices, *made_caches(), *asked_for]
    return {os.path.realpath(path) for path in paths}


def made_caches():
    """Those of the checkout, made now: once the guard stands, nobody can make them."""
    caches = [ROOT / name for name in CACHES] + [*bytecode_folders()]
    for folder in caches:
        with contextlib.suppress(OSError):  # a checkout that is only read has none
            folder.mkdir(exist_ok=True)
    return caches


def bytecode_folders():
    """Where Python keeps what it compiled of our modules, if it does."""
    if sys.dont_write_bytecode:
        return
    if sys.pycache_prefix:
        yield Path(sys.pycache_prefix)
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name[0] != "." and name not in NOT_OURS]
        if any(name.endswith(".py") for name in names):
            yield Path(folder) / "__pycache__"
