"""Where machines are made and kept, and gone once their walk is over."""

import subprocess
from contextlib import contextmanager
from pathlib import Path

from tests.hosting import machine, versions
from tests.hosting.follow import Follower


class Place:
    """A folder of machines. `installed` are those that others begin as a copy of."""

    def __init__(self, folder):
        self.folder, self.installed = Path(folder), {}

    @contextmanager
    def machine(self, name, version, install):
        """A Follower in a machine on which install(follower) was done.

        Its copy of the project has that version as the newest.
        """
        if version not in self.installed:
            self.installed[version] = self.make(version, install)
        system = self.folder / name
        copy(self.installed[version], system)
        try:
            with self.running(system) as follower:
                yield follower
        finally:
            remove(system)

    def make(self, version, install):
        """The folder of a new system in which install(follower) was done."""
        system = self.folder / f"installed-{version}"
        copy(machine.bare_system(), system)
        versions.put_copy(system, version)
        with self.running(system) as follower:
            install(follower)
        return system

    @contextmanager
    def running(self, system):
        """A Follower in the machine of a system."""
        with (
            Path(f"{system}.log").open("w") as log,
            machine.Machine(system, f"hosting-{system.name}", log) as booted,
        ):
            yield Follower(booted, Path(f"{system}.json"))


def copy(system, to):
    remove(to)
    subprocess.run(["cp", "-a", "--reflink=auto", system, to], check=True)


def remove(system):
    subprocess.run(["rm", "-rf", system], check=True)
