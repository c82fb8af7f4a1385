"""A real server for the tests: served as in `make run`, a database of its own."""

import contextlib
import fcntl
import functools
import json
import os
import secrets
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from tests.patience import PATIENCE, wait_until

ROOT = Path(__file__).parents[1]
PORTS = range(20_000, 32_000)  # below those that the system gives away
SHARED = "PREPARED_FOR_TESTS"  # names a folder that all processes of a run share
TABLES = "scorekeeper.sqlite3"
KEPT = []  # folders that last as long as this process


class Server:
    """One running server. `url` has no slash at its end; `var` holds its database."""

    def __init__(self, var, settings="scorekeeper.settings", **environment):
        self.var, self.port = Path(var), environment.get("PORT") or free_port()
        self.settings = settings
        is_home = environment.get("HTTPS") == "home"
        self.url = f"{'https' if is_home else 'http'}://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "DJANGO_SETTINGS_MODULE": settings,
            "SCOREKEEPER_VAR": str(var),
            "DATABASE_URL": "",
            "PORT": str(self.port),
            **environment,
        }

    def __enter__(self):
        return self.made_ready().start()

    def made_ready(self):
        """With all that it needs to start: tables without rows, files for phones."""
        shutil.copytree(prepared(), self.var, dirs_exist_ok=True)
        if self.environment["DATABASE_URL"] or self.settings.startswith("tests."):
            self.manage("migrate", "--verbosity", "0")
        return self

    def prepare(self):
        """Makes the tables, and the files that phones fetch."""
        self.manage("migrate", "--verbosity", "0")
        self.manage("collectstatic", "--noinput", "--verbosity", "0")

    def start(self):
        """Starts it, also again after a stop, on the same port."""
        self.log = (self.var / "server.log").open("a+")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scorekeeper.server"],
            cwd=ROOT,
            env=self.environment,
            stdout=self.log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.wait()
        return self

    def __exit__(self, *error):
        if self.process.poll() is None:
            self.stop()
        if "setter" in vars(self):
            self.setter.communicate()
        self.log.close()

    def manage(self, *arguments):
        """Runs a command of manage.py against this server's database: what it says."""
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            check=True,
            text=True,
        )
        return done.stdout

    def tables(self, records):
        """Sets up a game for each record: (session of its host, address) of each."""
        self.setter.stdin.write(json.dumps(records) + "\n")
        self.setter.stdin.flush()
        return json.loads(self.setter.stdout.readline())

    @functools.cached_property
    def setter(self):
        """What sets up tables, a process that is started once."""
        return subprocess.Popen(
            [sys.executable, "-m", "tests.tables"],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait(self):
        """Until it answers; an AssertionError with its log if it ends instead."""
        wait_until(lambda: self.answers() or self.process.poll() is not None)
        assert self.process.poll() is None, self.said()

    def answers(self):
        """Whether it does."""
        with contextlib.suppress(OSError):
            self.open("/healthz").close()
            return True
        return False

    def open(self, path, **headers):
        """The answer to a request for a path; its own authority is trusted."""
        asked = urllib.request.Request(self.url + path, headers=headers)
        made = self.var / "https" / "authority.pem"
        # to read all that a system trusts takes longer than an answer
        trusted = ssl.create_default_context(cafile=made) if made.exists() else None
        return urllib.request.urlopen(asked, timeout=PATIENCE, context=trusted)

    def stop(self):
        """Stops it as Ctrl-C does; gives the exit status."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)

    @contextlib.contextmanager
    def away(self):
        """While this lasts it is stopped; then it is there again."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextlib.contextmanager
    def hanging(self):
        """While this lasts it lets itself be asked, and answers nothing."""
        os.killpg(self.process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.killpg(self.process.pid, signal.SIGCONT)

    def said(self):
        """All that it printed so far."""
        return (self.var / "server.log").read_text()


@functools.cache
def prepared():
    """A folder with a database without rows and the static files."""

    def prepare(folder):
        # a reader of the tables lays files beside them that come and go
        shutil.copytree(
            tables(), folder, ignore=shutil.ignore_patterns("*-wal", "*-shm")
        )
        Server(folder).manage("collectstatic", "--noinput", "--verbosity", "0")

    return made_once("prepared", prepare)


@functools.cache
def tables():
    """A folder with a database of SQLite without rows: TABLES names its file."""
    return made_once(
        "tables", lambda folder: Server(folder).manage("migrate", "--verbosity", "0")
    )


def made_once(name, make):
    """A folder that is made once, whichever process of a run needs it first.

    make(folder) makes it.
    """
    shared = Path(os.environ.get(SHARED) or kept_folder())
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made, making = shared / name, shared / f"{name}.making"
        if not made.exists():
            make(making)
            making.rename(made)
    return made


def kept_folder():
    """A new folder that lasts as long as this process."""
    KEPT.append(tempfile.TemporaryDirectory())
    return KEPT[-1].name


def workers(server):
    """The processes that answer for a server."""
    done = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(server.process.pid)],
        stdout=subprocess.PIPE,
        text=True,
    )
    lines = [line.split(None, 1) for line in done.stdout.splitlines()]
    return [int(pid) for pid, args in lines if "tracker" not in args]


def orphans(server):
    """The processes of a server whose first one is gone, by the port that they hold."""
    port, found = f"PORT={server.port}".encode(), []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = folder.joinpath("stat").read_text().rsplit(")", 1)[1].split()[1]
            said = folder.joinpath("environ").read_bytes().split(b"\0")
            if parent == "1" and port in said:
                found.append(int(folder.name))
    return found


def free_port():
    """A port that nobody listens on, and that no connection is given by itself.

    So it is still free where a server is stopped and started again.
    """
    while True:
        port = secrets.choice(PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
