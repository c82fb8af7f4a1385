"""Both databases, and what can be done to each from outside."""

import os
import shutil
import sqlite3
import subprocess
import threading
import time
from contextlib import contextmanager
from pathlib import Path

from tests.postgresql import PostgreSQL, program_named

MEGABYTES = 160  # of a disk that can be filled
DIRT = b"\xa5" * 8192
SILENT = {"PGOPTIONS": "-c client_min_messages=warning"}


class Disk:
    """A small disk of its own in a folder, for as long as it is held; root may."""

    def __init__(self, folder):
        self.folder, self.filler = Path(folder), Path(folder) / "filler"

    def __enter__(self):
        mount("-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=711", "tmpfs", self.folder)
        return self

    def __exit__(self, *error):
        subprocess.run(["umount", "--lazy", self.folder], check=True)

    def fill(self):
        """Leaves no room on it."""
        with self.filler.open("ab", buffering=0) as filler:
            try:
                while filler.write(DIRT):
                    pass
            except OSError:
                return

    def free(self):
        self.filler.unlink()


def mount(*arguments):
    subprocess.run(["mount", *arguments], check=True)


class SQLite:
    """A database in a file of a folder."""

    name = "SQLite"

    def __init__(self, folder):
        self.folder, self.file = folder, folder / "table.sqlite3"
        self.url = f"sqlite:///{self.file}"

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def hold(self, seconds):
        """Locks it for some seconds, as another program would."""
        held = sqlite3.connect(self.file, isolation_level=None)
        held.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        held.execute("ROLLBACK")
        held.close()

    @contextmanager
    def read_only(self, server):
        """Lets nobody write into it; the server is started again, as after a repair."""
        server.stop()
        mount("-o", "remount,ro", self.folder)
        server.start()
        yield
        server.stop()
        mount("-o", "remount,rw", self.folder)
        server.start()

    def start_again(self):
        """Starts it, if what befell it stopped it."""

    def copy(self):
        """Where a copy lies that was made while it was written."""
        copy = self.folder / "copy.sqlite3"
        copy.unlink(missing_ok=True)
        now, then = sqlite3.connect(self.file), sqlite3.connect(copy)
        now.backup(then)
        now.close()
        then.close()
        return f"sqlite:///{copy}"

    def put_back(self):
        """Puts the last copy in its place."""
        self.delete()
        shutil.copy(self.folder / "copy.sqlite3", self.file)

    def delete(self):
        for end in ("", "-wal", "-shm"):
            Path(f"{self.file}{end}").unlink(missing_ok=True)

    def empty(self):
        self.delete()
        self.file.touch()

    def tear(self):
        """Overwrites most of it, as a broken disk does."""
        size = self.file.stat().st_size
        self.put_back()
        with self.file.open("r+b") as file:
            file.seek(4096)
            file.write(DIRT * (size // len(DIRT)))


class ServerOfDatabases(PostgreSQL):
    """A database of PostgreSQL, which waits for the disk as where it hosts."""

    name = "PostgreSQL"

    def __init__(self, folder):
        super().__init__(folder=folder)

    def ask(self, sql, database="postgres"):
        """Runs SQL, as an administrator of the database can, and gives its result."""
        self.shell("psql", "--quiet", "--command", sql, database=database)

    def shell(self, program, *arguments, database="postgres"):
        asked = ["--host=127.0.0.1", f"--port={self.port}", "--username=tests"]
        subprocess.run(
            [program_named(program), *asked, f"--dbname={database}", *arguments],
            env=os.environ | SILENT | {"PGPASSWORD": self.password},
            stdout=subprocess.DEVNULL,
            check=True,
        )

    def hold(self, seconds):
        """Locks the games for some seconds, as another program would."""
        self.ask(f"BEGIN; LOCK scorekeeper_game; SELECT pg_sleep({seconds}); ROLLBACK")

    @contextmanager
    def read_only(self, server):
        self.ask("ALTER SYSTEM SET default_transaction_read_only = on")
        self.ask("SELECT pg_reload_conf()")
        yield
        self.ask("ALTER SYSTEM RESET default_transaction_read_only")
        self.ask("SELECT pg_reload_conf()")

    def start_again(self):
        try:
            self.run("pg_ctl", "status")
        except subprocess.CalledProcessError:
            self.start()

    def copy(self):
        """Where a copy stands that was made while it was written."""
        dump = str(self.dump)
        self.shell("pg_dump", f"--file={dump}")
        self.ask("DROP DATABASE IF EXISTS copy")
        self.ask("CREATE DATABASE copy")
        self.shell("psql", "--quiet", f"--file={dump}", database="copy")
        return self.url.removesuffix("postgres") + "copy"

    @property
    def dump(self):
        return self.folder / "copy.sql"

    def empty(self):
        self.ask("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    delete = empty

    def put_back(self):
        self.empty()
        self.shell("psql", "--quiet", f"--file={self.dump}")

    def tear(self):
        """Overwrites the table of the games, as a broken disk does."""
        asked = "SELECT pg_relation_filepath('scorekeeper_game')"
        table = self.data / self.answer(asked)
        self.stop()
        table.write_bytes(DIRT * (table.stat().st_size // len(DIRT)))
        self.start()

    def answer(self, sql):
        import psycopg

        with psycopg.connect(self.url.replace("postgres:", "postgresql:", 1)) as asked:
            return asked.execute(sql).fetchone()[0]


KINDS = {"sqlite": SQLite, "postgresql": ServerOfDatabases}


@contextmanager
def meanwhile(act, *arguments):
    """Does something beside what is done inside."""
    thread = threading.Thread(target=act, args=arguments)
    thread.start()
    yield thread
    thread.join()
