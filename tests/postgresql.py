"""A PostgreSQL of the tests' own: `python -m tests.postgresql COMMAND ...` runs in it.

A folder and a port of its own, thrown away at the end; no other PostgreSQL of the
machine is touched. Root lends it to a plain user, for PostgreSQL refuses to be root.
"""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server import free_port

# Where each version's programs are: in Debian, unless a setting names another place.
WHERE = os.environ.get("POSTGRESQL") or "/usr/lib/postgresql"
WHO = ("postgres", "nobody")  # the plain users that root may lend it to
# Nobody needs what is left when the machine stops.
QUICK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
# Nor is tidied what a test throws away at its end.
UNTIDIED = ["autovacuum=off", "wal_level=minimal", "max_wal_senders=0"]


class PostgreSQL:
    """A running PostgreSQL; `url` is what DATABASE_URL is to be.

    `settings`: lines of its configuration, as `name=value`. `folder`: an empty one.
    """

    def __init__(self, settings=(), folder=None):
        program_named("initdb")  # or it ends here, before there is a folder
        self.folder = folder or Path(tempfile.mkdtemp(prefix="scorekeeper-postgresql-"))
        self.data, self.port, self.settings = (
            self.folder / "data",
            free_port(),
            settings,
        )
        self.password = secrets.token_urlsafe(12)
        self.url = f"postgres://tests:{self.password}@127.0.0.1:{self.port}/postgres"

    def __enter__(self):
        self.folder.chmod(0o700)
        given = self.folder / "password"
        given.write_text(self.password)
        if is_root():
            for path in (self.folder, given):
                os.chown(path, plain_user().pw_uid, plain_user().pw_gid)
        login = ["--username=tests", "--auth=scram-sha-256", f"--pwfile={given}"]
        self.run("initdb", "--encoding=UTF8", "--locale=C", "--no-sync", *login)
        self.start()
        return self

    def __exit__(self, *error):
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        """Starts it, and waits until it answers."""
        where = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "max_connections=60",
        ]
        where += [f"unix_socket_directories={self.folder}", *self.settings]
        told = " ".join(f"-c {setting}" for setting in where)
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "--wait", f"--log={log}", "-o", told)

    def stop(self, how="fast"):
        """Stops it: `fast`, or `immediate`, as if it had been killed."""
        self.run("pg_ctl", "stop", "--wait", f"--mode={how}")

    def run(self, program, *arguments):
        """Runs one of PostgreSQL's programs on its folder."""
        user = plain_user().pw_name if is_root() else None
        subprocess.run(
            [program_named(program), f"--pgdata={self.data}", *arguments],
            cwd=self.folder,
            user=user,
            group=user and plain_user().pw_gid,
            extra_groups=user and [],
            stdout=subprocess.DEVNULL,
            check=True,
        )


def is_root():
    return os.getuid() == 0


def plain_user():
    """The user to whom root lends it."""
    names = {user.pw_name: user for user in pwd.getpwall()}
    return next(names[name] for name in WHO if name in names)


def program_named(name):
    """The path of one of PostgreSQL's programs, the newest; exits where it is missing.

    Those of Debian stand in a folder of their own, for there may be several.
    """
    versions = sorted(Path(WHERE).glob("*"), key=lambda path: float(path.name))
    found = [path / "bin" / name for path in versions if (path / "bin" / name).exists()]
    path = found[-1] if found else shutil.which(name)
    return str(path) if path else sys.exit(f"No {name} here: scripts/need-postgresql")


def main(command):
    """Runs a command with a PostgreSQL that it finds in DATABASE_URL."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and it is thrown away
    with PostgreSQL(QUICK + UNTIDIED) as database:
        given = os.environ | {"DATABASE_URL": database.url}
        return subprocess.run(command, env=given).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
