"""The key of this installation, made at the first start and never beside old data."""

import os
import secrets
import sys
from pathlib import Path

LOST = (
    "The database's secret key {path} is missing, and SECRET_KEY is not set. "
    "Restore the file from your backup. If the file is lost, write fifty random "
    "characters into a new one. Nobody loses access. Only open pages must be reloaded."
)

UNKNOWN = (
    "The secret key {path} is missing, and the database does not answer: {error}. "
    "Start the database, or correct DATABASE_URL."
)
CLOSED = (
    "The secret key {path} cannot be read or created ({error}). Run this as the user "
    "who owns the folder, or set SECRET_KEY."
)


def kept_key(var, database):
    """The key in the folder `var`, made there if nothing was ever stored.

    `database`: the settings of the database. Where it is in use already the key must
    have been lost: that ends the program with a sentence.
    """
    path = var / "secret_key"
    try:
        if not path.exists():
            stop_beside_a_database(path, database)
            make_key(path)
        return path.read_text().strip()
    except OSError as error:
        sys.exit(CLOSED.format(path=path, error=error.strerror))


def stop_beside_a_database(path, database):
    """Ends the program with a sentence where a database had a key."""
    try:
        if is_in_use(database):
            sys.exit(LOST.format(path=path))
    except NoAnswerError as error:
        sys.exit(UNKNOWN.format(path=path, error=error))


def make_key(path):
    """Writes a new key to a file, whole at once: others may read at the same time."""
    made = path.with_name(f"secret_key.{os.getpid()}")
    made.touch(mode=0o600)
    made.write_text(secrets.token_urlsafe(50))
    made.replace(path)


class NoAnswerError(Exception):
    """A database that does not answer; the message is its reason."""


def is_in_use(database):
    """Whether a database was there before the key."""
    if database["ENGINE"].endswith("sqlite3"):
        file = Path(database["NAME"])
        return file.is_file() and file.stat().st_size > 0
    return has_tables(database)


def has_tables(database):
    """Whether Scorekeeper's tables stand in a PostgreSQL database."""
    import psycopg

    names = {"NAME": "dbname", "USER": "user", "PASSWORD": "password"}
    names |= {"HOST": "host", "PORT": "port"}
    where = {ours: database[name] for name, ours in names.items() if database.get(name)}
    question = "SELECT to_regclass('django_migrations')"
    try:
        with psycopg.connect(**where) as connection:
            return connection.execute(question).fetchone()[0] is not None
    except psycopg.OperationalError as error:
        raise NoAnswerError(str(error).splitlines()[0]) from error
