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
import tempfile
import venv
from pathlib import Path

from tests.guard import landlock
from tests.server import ROOT, Server, made_once

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


def may_start_it():
    """Whether Linux can refuse changes here, and root can start it as another user."""
    if not landlock.refusable() or os.geteuid() != 0:
        return bool(landlock.refusable())
    is_there = shutil.which("setpriv") is not None
    return is_there and subprocess.run([*AS_ANOTHER_USER, "true"]).returncode == 0


def variables(tree, var):
    """Those of the image, with a tree for /app and a folder for /data."""
    words = given_to("ENV")[-1].replace("/app", str(tree)).replace("/data", str(var))
    return assigned(words.replace("$PATH", os.environ["PATH"])) | {"HOME": str(var)}


def build(tree):
    """Makes what the steps of the Containerfile make, in a folder."""
    tree.mkdir()
    for source, place in copied():
        (tree / place).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
        copy(ROOT / source, tree / place)
    venv.create(tree / ".venv", symlinks=True)
    packages = sysconfig.get_path("purelib", vars={"base": tree / ".venv"})
    Path(packages, "tests.pth").write_text(sysconfig.get_path("purelib"))
    (tree / "node_modules").symlink_to(ROOT / "node_modules")
    with tempfile.TemporaryDirectory() as var:
        collect(tree, var)


def collect(tree, var):
    """Collects as the build does. `var`: a folder that the image does not have."""
    known = os.environ | variables(tree, var)
    known |= assigned(next(run for run in given_to("RUN") if "SECRET_KEY" in run))
    known |= {"SCOREKEEPER_VAR": var, "SCOREKEEPER_STATIC": str(tree / "collected")}
    known["DJANGO_SETTINGS_MODULE"] = "scorekeeper.settings"
    command = [sys.executable, "manage.py", "collectstatic", "--noinput", "-v0"]
    subprocess.run(command, cwd=tree, env=known, check=True)


class Image(Server):
    """A container of the image: `tree` is its /app, `var` its only volume.

    Root starts it as another user. Linux refuses it each change outside its volume.
    """

    def __init__(self, folder):
        self.tree, self.log_file = made_once("image", build), folder / "log"
        var = folder / "data"
        super().__init__(var, **variables(self.tree, var))

    def made_ready(self):
        """With an empty volume of its user's."""
        self.var.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self.var, int(NEITHER), int(NEITHER))
        return self

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
