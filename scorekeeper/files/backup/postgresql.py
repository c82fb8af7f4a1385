"""The rows of PostgreSQL, read and put back by COPY, each time in one transaction."""

from django.apps import apps
from django.core.management.color import no_style
from django.db import connection, transaction

from scorekeeper.files.backup import tables

AT_ONCE = 1 << 16  # bytes


def write(file):
    """Puts the rows of all tables into a zip, as they stand at one moment.

    Returns what the backup has to say of them: the order of the columns of each. They
    are those of the database, so between an update and its migrations all is kept too.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        columns = tables.columns_here()
        for table, names in columns.items():
            rows = cursor.copy(f"COPY {with_columns(table, names)} TO STDOUT")
            with file.open(name_of(table), "w", force_zip64=True) as to, rows as chunks:
                for chunk in chunks:
                    to.write(chunk)
    return {"columns": columns}


def restore_backup(file, about):
    """Puts all rows back as a zip has them, into tables of the version it is of.

    A table that the database lacked when the backup was made stays empty.
    """
    columns = about.get("columns") or columns_of_this_version()

    def copy(model, cursor):
        table = model._meta.db_table
        names = columns.get(table, [])
        if not {*names} <= {*tables.columns_of(model)}:
            raise ValueError(table)
        if names:
            put_back(cursor, file.open(name_of(table)), with_columns(table, names))

    fill(about["migrations"], copy)


def put_back(cursor, source, into):
    """Copies the rows of an open file into a table with its columns."""
    with source, cursor.copy(f"COPY {into} FROM STDIN") as taken:
        while chunk := source.read(AT_ONCE):
            taken.write(chunk)


def fill(migrations, copy):
    """Empties the tables of some migrations; copy(model, cursor) brings the rows.

    All of it or none: until the end everybody sees what was there before.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        models = tables.empty_models(migrations)
        cursor.execute("SET CONSTRAINTS ALL DEFERRED")  # migrations leave some at once
        for model in models:
            copy(model, cursor)
        for statement in connection.ops.sequence_reset_sql(no_style(), models):
            cursor.execute(statement)


def name_of(table):
    return f"{table}.copy"


def with_columns(table, names):
    """A table with some of its columns, as COPY has it."""
    return f"{tables.quote_names([table])} ({tables.quote_names(names)})"


def columns_of_this_version():
    """As backups have them that do not say so: those before version 0.5."""
    models = apps.get_models(include_auto_created=True)
    return {model._meta.db_table: tables.columns_of(model) for model in models}


def may_read(about, migrations_here):
    """Whether the tables of a backup can be made here and brought up to date."""
    if "columns" in about:
        return set(about["migrations"]) <= migrations_here
    return set(about["migrations"]) == migrations_here
