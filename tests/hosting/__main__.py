"""Follows docs/hosting.md: python -m tests.hosting [WALK ...].

Without the names of walks it does all: each in a Debian of its own, from empty.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from tests.hosting import machine, versions
from tests.hosting.follow import Follower, PageError
from tests.hosting.walks import WALKS


class Place:
    """Where machines are made, each gone once its walk is over."""

    def __init__(self, folder):
        self.folder = Path(folder)

    @contextmanager
    def machine(self, name, version):
        """A Follower in a new machine, whose copy of the project has a version."""
        system = self.folder / name
        copied = ["cp", "-a", "--reflink=auto", machine.bare_system(), system]
        subprocess.run(copied, check=True)
        versions.put_copy(system, version)
        log = (self.folder / f"{name}.log").open("w")
        try:
            with log, machine.Machine(system, f"hosting-{name}", log) as running:
                yield Follower(running, self.folder / f"{name}.json")
        finally:
            shutil.rmtree(system)


def main(asked):
    if why := machine.what_is_missing():
        return why
    if unknown := set(asked) - set(WALKS):
        return f"There is no walk {', '.join(unknown)}: {', '.join(WALKS)}."
    wrong = [name for name in asked or WALKS if not is_right(name)]
    return f"The page is wrong: {', '.join(wrong)}" if wrong else None


def is_right(name):
    """Does one walk; prints how it went."""
    print(name, flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        try:
            WALKS[name](Place(folder))
        except (AssertionError, PageError) as error:
            print(error, flush=True)
            return False
    print(f"  as the page says, in {time.monotonic() - began:.0f} s", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
