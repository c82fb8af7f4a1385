"""The database of SQLite, copied whole by its own means while others write to it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from django.db import connection

NAME = "database.sqlite3"


def write(file):
    """Puts the database into a zip, as it stands at one moment.

    There is no more to say of it: returns an empty dict.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / NAME
        with closing(sqlite3.connect(copy)) as target:
            connection.ensure_connection()
            connection.connection.backup(target)
        file.write(copy, NAME)
    return {}


def restore_backup(file, about):
    """Puts the database back as a zip has it; who is writing is waited for."""
    with TemporaryDirectory() as folder:
        file.extract(NAME, folder)
        with closing(sqlite3.connect(Path(folder) / NAME)) as source:
            connection.ensure_connection()
            source.backup(connection.connection)


def may_read(about, migrations_here):
    """Whether the tables of a backup can be brought up to date here."""
    return set(about["migrations"]) <= migrations_here
