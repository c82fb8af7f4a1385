"""The key of this installation, made at the first start and never beside old data."""

import os
import secrets
import sys
from pathlib import Path

LOST = (
    "There is a database, but its secret key {path} is missing, and SECRET_KEY is not "
    "set. Put the file back from your backup. If it is lost, write fifty random "
    "characters into it: nobody is shut out by a new one, only open pages must be "
    "loaded again."
)


def kept_key(var, database):
    """The key in the folder `var`, made there if nothing was ever stored.

    `database`: the settings of the database. Where it is in use already the key must
    have been lost: that ends the program with a sentence.
    """
    path = var / "secret_key"
    if not path.exists():
        if is_in_use(database):
            sys.exit(LOST.format(path=path))
        made = var / f"secret_key.{os.getpid()}"
        made.touch(mode=0o600)
        made.write_text(secrets.token_urlsafe(50))
        made.replace(path)  # whole at once, for whoever reads at the same time
    return path.read_text().strip()


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
    with psycopg.connect(**where) as connection:
        row = connection.execute("SELECT to_regclass('django_migrations')").fetchone()
    return row[0] is not None
