"""The rows of a backup of SQLite, put into PostgreSQL: the way over for a server.

The file is opened as a second database beside the own one, and each table is read by
Django and written by COPY, all in one transaction.
"""

from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from django.db import connection, connections

from scorekeeper.files.backup import postgresql, sqlite

BROUGHT = "brought"  # the second database


def restore_backup(file, about):
    """Puts all rows of a zip in the place of those of PostgreSQL."""
    with (
        TemporaryDirectory() as folder,
        file_as_database(file.extract(sqlite.NAME, folder)),
    ):
        postgresql.fill(about["migrations"], copy)


@contextmanager
def file_as_database(path):
    """While this lasts, a file is a database of Django's."""
    about = connection.settings_dict | {"NAME": str(Path(path)), "OPTIONS": {}}
    about |= {"ENGINE": "django.db.backends.sqlite3"}
    connections.databases[BROUGHT] = about
    try:
        yield
    finally:
        connections[BROUGHT].close()
        del connections[BROUGHT], connections.databases[BROUGHT]


def copy(model, cursor):
    """Copies the rows of a table as they are, ids and times and all."""
    fields = model._meta.local_concrete_fields
    names = [field.attname for field in fields]
    rows = model._base_manager.using(BROUGHT).values_list(*names)
    columns = [field.column for field in fields]
    into = postgresql.with_columns(model._meta.db_table, columns)
    with cursor.copy(f"COPY {into} FROM STDIN") as taken:
        for row in rows.iterator(chunk_size=1000):
            taken.write_row(
                field.get_db_prep_save(value, connection)
                for field, value in zip(fields, row, strict=True)
            )


def may_read(about, migrations_here):
    """Whether the tables of a backup can be made here and brought up to date."""
    return set(about["migrations"]) <= migrations_here
