"""`make run` as a newcomer types it, where nothing has been fetched or made."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sysconfig
import urllib.request
import venv
from pathlib import Path

from tests.patience import PATIENCE, wait_until
from tests.server import ROOT, free_port

PARTS = ("phone", "requirements", "rules", "scorekeeper", "scripts", "static")
PARTS += ("templates", "Makefile", "manage.py", "requirements.txt", "package.json")
PARTS += ("package-lock.json", ".npmrc")
NPM = """#!/bin/sh
touch "{folder}/npm was asked"
until [ -e "{folder}/npm answers" ]; do
  [ ! -e "{folder}/npm fails" ] || exit 1
  sleep 0.1
done
mkdir node_modules
cd "{root}/node_modules"
cp -r @micropython lean-qr .package-lock.json "$OLDPWD/node_modules"
"""


class FirstRun:
    """One `make run` in a copy of the checkout; ends with a `with`.

    The packages of Python are those of the tests. npm is a stand-in: it waits until
    `let_npm_answer` lets it bring the packages that a phone needs, or `let_npm_fail`.

    `folder`: an empty one, for all of it; `arguments`: more words after `make run`;
    `environment`: variables beside those that a plain shell has.
    """

    def __init__(self, folder, *arguments, **environment):
        self.checkout, self.venv = folder / "checkout", folder / "venv"
        self.folder, self.log = folder, folder / "log"
        self.port = free_port()
        self.command = ["make", "run", f"PORT={self.port}", f"VENV={self.venv}"]
        self.command += arguments
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
        self.environment |= environment
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        self.copy_checkout()
        self.make_venv()
        self.start()
        return self

    def __exit__(self, *error):
        self.let_npm_fail()  # or it would wait on
        if self.process.poll() is None:
            self.stop()

    def copy_checkout(self):
        self.checkout.mkdir()
        for name in PARTS:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
            copy(ROOT / name, self.checkout / name)

    def make_venv(self):
        """An environment as `make run` leaves it, with the packages of this one."""
        venv.create(self.venv, symlinks=True)
        packages = sysconfig.get_path("purelib", vars={"base": self.venv})
        (Path(packages) / "tests.pth").write_text(sysconfig.get_path("purelib"))
        npm = self.venv / "bin" / "npm"
        npm.write_text(NPM.format(folder=self.folder, root=ROOT))
        npm.chmod(0o700)
        for stamp in (".to-run", ".compiler"):
            (self.venv / stamp).touch()

    def start(self):
        """Starts it, and waits until something listens at the port, or it is over."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.checkout,
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        wait_until(lambda: self.listens() or self.process.poll() is not None)

    def listens(self):
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
            return True
        return False

    def answers(self):
        """Whether it answers plain http."""
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE).close()
            return True
        return False

    def manage(self, *words):
        """What a command of manage.py prints, with the settings of the server."""
        done = subprocess.run(
            [self.venv / "bin" / "python", "manage.py", *words],
            cwd=self.checkout,
            env=self.environment | {"PORT": str(self.port)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout

    def let_npm_answer(self):
        (self.folder / "npm answers").touch()

    def let_npm_fail(self):
        (self.folder / "npm fails").touch()

    def was_npm_asked(self):
        return (self.folder / "npm was asked").exists()

    def is_fetching(self):
        """Whether the engine is still being fetched, or collected."""
        command = ["pgrep", "-f", f"{self.venv}/bin/python manage.py engine"]
        return subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0

    def wait_until_printed(self, words):
        """Until the terminal shows some words."""
        wait_until(lambda: words in self.printed())

    def printed(self):
        """All that the terminal shows so far."""
        return self.log.read_text()

    def stop(self):
        """Ctrl-C; gives the exit status."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)
