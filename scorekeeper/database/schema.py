"""Which tables and columns of this version the database lacks, or has of another type.

The list of migrations says what was run, and not what became of the tables since.
"""

from django.apps import apps
from django.db import DatabaseError, InterfaceError, connection

NAMED = 3  # faults in a sentence; a database of another version may have many
COLUMNS = {  # SQLite keeps anything in a column of any type
    "sqlite": """
        SELECT made.name, part.name, NULL
        FROM sqlite_master AS made JOIN pragma_table_info(made.name) AS part
        WHERE made.name IN ({marks})
    """,
    "postgresql": """
        SELECT made.relname, part.attname, format_type(part.atttypid, NULL)
        FROM pg_class AS made JOIN pg_attribute AS part ON part.attrelid = made.oid
        WHERE made.relname IN ({marks}) AND pg_table_is_visible(made.oid)
            AND part.attnum > 0 AND NOT part.attisdropped
    """,
}
ALIKE = {  # by the name of a type: what takes the same values
    "varchar": "text",
    "character varying": "text",
    "character": "text",
    "smallint": "bigint",
    "integer": "bigint",
}
NO_TABLE = "the table {} is missing"
NO_COLUMN = "the column {}.{} is missing"
OTHER_TYPE = "the column {}.{} is of type {}, not {}"


def faults():
    """What does not fit this version: a text for each fault, in order."""
    here = columns_here()
    tables = {table for table, _ in here}
    found = {fault(here, tables, *column) for column in columns_used().items()}
    return sorted(found - {""})


def fault(here, tables, column, kind):
    """What is wrong with a (table, column) of a kind, a text or ""."""
    if column[0] not in tables:
        return NO_TABLE.format(column[0])
    if column not in here:
        return NO_COLUMN.format(*column)
    is_alike = here[column] is None or kind_of(here[column]) == kind_of(kind)
    return "" if is_alike else OTHER_TYPE.format(*column, here[column], kind)


def why_it_failed():
    """The faults as a sentence has them, a text; "" if there are none, or no answer."""
    try:
        found = faults()
    except (DatabaseError, InterfaceError):
        return ""
    more = len(found) - NAMED
    named = ", ".join(found[:NAMED])
    return f"{named}, and {more} more" if more > 0 else named


def columns_here():
    """The type of each (table, column) of ours that the database has."""
    tables = sorted({table for table, _ in columns_used()})
    marks = ", ".join(["%s"] * len(tables))
    with connection.cursor() as cursor:
        cursor.execute(COLUMNS[connection.vendor].format(marks=marks), tables)
        return {(table, column): kind for table, column, kind in cursor.fetchall()}


def columns_used():
    """The type of each (table, column) that this version reads or writes."""
    models = apps.get_models(include_auto_created=True)
    return {
        (model._meta.db_table, field.column): field.db_type(connection)
        for model in models
        for field in model._meta.local_concrete_fields
    }


def kind_of(type_name):
    """What a type is compared by: without its length."""
    plain = type_name.split("(")[0]
    return ALIKE.get(plain, plain)
