"""The rows of PostgreSQL, read and put back by COPY, each time in one transaction."""

from django.apps import apps
from django.core.management.color import no_style
from django.db import connection, transaction

AT_ONCE = 1 << 16  # bytes


def write(file):
    """Puts the rows of all tables into a zip, as they stand at one moment."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        for model in models():
            rows = cursor.copy(f"COPY {columns_of(model)} TO STDOUT")
            with file.open(name_of(model), "w", force_zip64=True) as to, rows as chunks:
                for chunk in chunks:
                    to.write(chunk)


def read(file):
    """Puts all rows back as a zip has them, for everybody at the same moment."""
    tables = ", ".join(model._meta.db_table for model in models())
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"TRUNCATE {tables}")
        for model in models():
            rows = cursor.copy(f"COPY {columns_of(model)} FROM STDIN")
            with file.open(name_of(model)) as source, rows as taken:
                while chunk := source.read(AT_ONCE):
                    taken.write(chunk)
        for statement in connection.ops.sequence_reset_sql(no_style(), models()):
            cursor.execute(statement)


def models():
    """The models of all tables that hold something."""
    return apps.get_models(include_auto_created=True)


def name_of(model):
    return f"{model._meta.db_table}.copy"


def columns_of(model):
    """A table with its columns, in an order that does not depend on its history."""
    columns = ", ".join(field.column for field in model._meta.local_concrete_fields)
    return f"{model._meta.db_table} ({columns})"


def may_read(migrations, migrations_here):
    """Whether the tables of a backup with some migrations are those of this version."""
    return set(migrations) == set(migrations_here)
