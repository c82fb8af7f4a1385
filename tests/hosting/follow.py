"""Follows sections of the page in a machine, command for command."""

import json
import subprocess
import sys
import time

from tests.hosting import versions
from tests.hosting.page import sections, tidy
from tests.server import ROOT

# What the page lets everybody replace. The name of the server stays as it is.
REPLACED = {
    "https://example.org/scorekeeper.git": "/srv/copy.git",
    "a-long-password": "LyXk2Vd9qR7sTw4cZb1nHm6pJf8gA3",
    "10.88.0.0/16": "10.0.2.0/24",  # the network of a machine by slirp4netns
    "10.88.0.2": "10.0.2.100",
}


class PageError(AssertionError):
    """The page is wrong: a command failed, or printed something else."""


class Follower:
    """Follows the page in one machine; `phone` plays there through the proxy."""

    def __init__(self, machine, file):
        self.machine, self.file = machine, file
        self.pages, self.folder = sections(), "/root"
        self.replaced, self.postgresql = dict(REPLACED), False
        self.is_compared = True  # what is printed, with the page

    def follow(self, *titles):
        """Follows sections, by their titles."""
        for title in titles:
            began = time.monotonic()
            for step in self.pages[title].steps:
                if self.is_meant(step):
                    self.do(step)
            print(f"  {title}: {time.monotonic() - began:.0f} s", flush=True)

    def is_meant(self, step):
        if step.why_not_followed():
            return False
        return self.postgresql or not step.is_for_postgresql()

    def do(self, step):
        """Does one step, and compares what it prints with the page."""
        done = self.say(self.filled_in(step.commands))
        if done.returncode:
            failed = f"{step.section}: this failed\n{step.commands}"
            raise PageError(f"{failed}\n{done.stdout[-4000:]}")
        is_shown = self.is_compared and step.prints is not None
        if is_shown and not step.is_printed(done.stdout):
            compared = f"the page says\n{step.prints}\nit printed\n{tidy(done.stdout)}"
            raise PageError(f"{step.section}: {step.commands}\n{compared}")

    def say(self, commands):
        """Runs commands as root, in the folder where the last ones ended."""
        done = self.machine.run(f"{commands}\npwd > /run/where", self.folder)
        if not done.returncode:
            self.folder = self.machine.run("cat /run/where").stdout.strip()
        return done

    def filled_in(self, commands):
        for placeholder, own in self.replaced.items():
            commands = commands.replace(placeholder, own)
        return commands

    def phone(self, what, *path, file=None):
        """What the phone of a file prints that begins, enters or counts points."""
        inside = f"--net=/run/netns/{self.machine.name}"
        asked = [sys.executable, "-m", "tests.hosting.phone", file or self.file]
        asked += [what, *path]
        done = subprocess.run(
            ["nsenter", inside, *asked], cwd=ROOT, capture_output=True, text=True
        )
        if done.returncode:
            raise PageError(f"The phone could not {what}: {done.stderr[-2000:]}")
        return done.stdout.strip()

    def release(self, version):
        versions.release(self.machine.folder, version)

    def commit_of(self, version):
        return versions.commit_of(version)

    def commit(self):
        """The commit whose code the machine has."""
        asked = "sudo -u scorekeeper git -C /srv/scorekeeper/app rev-parse HEAD"
        return self.say(asked).stdout.strip()

    def readiness(self):
        asked = "curl -s --retry 5 http://127.0.0.1:8000/readyz"
        return json.loads(self.say(asked).stdout)
