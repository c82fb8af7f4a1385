"""The image of the Containerfile, in a folder, without any program for containers.

The Containerfile says which files it has, and how it starts. The packages of Python are
those of the tests.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from tests.guard import landlock
from tests.server import ROOT, Server

NEITHER = "10001"  # the user: neither root nor an owner of the tree
READS = "dac_read_search"  # an interpreter in a home that is closed to others
AS_ANOTHER_USER = ["setpriv", f"--reuid={NEITHER}", f"--regid={NEITHER}"]
AS_ANOTHER_USER += ["--clear-groups", "--no-new-privs", f"--inh-caps=-all,+{READS}"]
AS_ANOTHER_USER += [f"--ambient-caps=+{READS}", f"--bounding-set=-all,+{READS}"]
# Memory that processes share, as each container has it, and the end of the log.
DEVICES = ("/dev/shm", "/dev/null")


def instructions():
    """The lines of the Containerfile, each a name and its words."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and line[0] != "#"]
    return [tuple(line.split(None, 1)) for line in lines]


def given_to(name):
    """The words after each instruction of a name."""
    return [words for found, words in instructions() if found == name]


def copied():
    """The files and folders that come from the checkout, and where each goes."""
    for words in given_to("COPY"):
        if not words.startswith("--from"):
            *sources, place = words.split()
            for source in sources:
                is_folder = place.endswith("/")
                yield source, f"{place}{Path(source).name}" if is_folder else place


def assigned(words):
    """Variables in the words of an ENV, by names."""
    return dict(re.findall(r"([A-Z_]+)=\"?([^\s\"]*)", words))


def start_command():
    """What a container runs."""
    return json.loads(given_to("CMD")[-1])


def probe():
    """What tells whether a container is healthy."""
    return json.loads(given_to("HEALTHCHECK")[-1].split("CMD ")[1])


class Image(Server):
    """A container of the image: `tree` is its /app, `var` its only volume.

    Root starts it as another user. Linux refuses it each change outside its volume.
    """

    def __init__(self, folder):
        self.tree, self.log_file = folder / "app", folder / "log"
        super().__init__(folder / "data", **self.variables(folder))

    def __enter__(self):
        return self.start()

    def variables(self, folder):
        """Those of the image, with the folders of this one."""
        words = given_to("ENV")[-1].replace("$PATH", os.environ["PATH"])
        for path, place in {"/app": self.tree, "/data": folder / "data"}.items():
            words = words.replace(path, str(place))
        return assigned(words) | {"HOME": str(folder)}

    def build(self):
        """What the steps of the Containerfile do."""
        self.tree.mkdir()
        for source, place in copied():
            (self.tree / place).parent.mkdir(exist_ok=True)
            copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
            copy(ROOT / source, self.tree / place)
        packages = self.make_venv()
        (packages / "tests.pth").write_text(sysconfig.get_path("purelib"))
        (self.tree / "node_modules").symlink_to(ROOT / "node_modules")
        self.var.mkdir()
        self.collect()
        if os.geteuid() == 0:
            shutil.chown(self.var, int(NEITHER), int(NEITHER))
        return self

    def make_venv(self):
        """Makes the environment of the image: the folder of its packages."""
        venv.create(self.tree / ".venv", symlinks=True)
        return Path(sysconfig.get_path("purelib", vars={"base": self.tree / ".venv"}))

    def collect(self):
        """Collects as the build does, with nothing left in the volume."""
        of_the_build = {"SECRET_KEY": "of-the-build"}
        of_the_build["SCOREKEEPER_VAR"] = str(self.tree.parent / "build")
        command = [sys.executable, "manage.py", "collectstatic", "--noinput"]
        known = self.environment | of_the_build
        subprocess.run([*command, "-v0"], cwd=self.tree, env=known, check=True)

    def start(self):
        self.log = self.log_file.open("a")
        self.process = self.opened(start_command(), stderr=self.log, stdout=self.log)
        self.wait()
        return self

    def opened(self, command, **streams):
        """A process in the container."""
        return subprocess.Popen(
            [*(AS_ANOTHER_USER if os.geteuid() == 0 else []), *command],
            cwd=self.tree,
            env=self.environment,
            start_new_session=True,
            preexec_fn=lambda: landlock.keep_within([str(self.var), *DEVICES]),
            **streams,
        )

    def run(self, *command):
        """What a command in the container prints, and its exit status."""
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        process = self.opened(command, **streams)
        return process.communicate()[0], process.returncode

    def said(self):
        return self.log_file.read_text()
