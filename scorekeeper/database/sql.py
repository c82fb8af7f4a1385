"""Statements that are written out: for many rows, or to find objects by."""

import functools

from django.db import connection


def execute_many(statement, rows):
    """Runs a statement once for each list of values."""
    if rows:
        with connection.cursor() as cursor:
            cursor.executemany(statement, rows)


def stored(model, names, values):
    """Values of columns of a model as its database takes them."""
    return [
        model._meta.get_field(name).get_db_prep_save(value, connection)
        for name, value in zip(names, values, strict=True)
    ]


def objects(model, columns, also, statement, values):
    """The objects of a model that a statement finds.

    Its rows have these `columns` of the model, a tuple of names, and then what each
    object gets under the names in `also`. Django's `raw` thinks anew about each row.
    """
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        return [object_of(model, columns, also, row) for row in cursor.fetchall()]


def object_of(model, columns, also, row):
    names, readings = names_and_readings(model, columns)
    values = list(row[: len(columns)])
    for place, column, reading in readings:
        values[place] = reading(values[place], column, connection)
    found = model.from_db(connection.alias, names, values)
    for name, value in zip(also, row[len(columns) :], strict=True):
        setattr(found, name, value)
    return found


@functools.cache
def names_and_readings(model, columns):
    """The attributes of columns, and (place, column, function) of each to be read."""
    fields = {field.column: field for field in model._meta.concrete_fields}
    readings = []
    for place, name in enumerate(columns):
        column = fields[name].get_col(model._meta.db_table)
        for reading in [
            *connection.ops.get_db_converters(column),
            *fields[name].get_db_converters(connection),
        ]:
            readings.append((place, column, reading))
    return [fields[name].attname for name in columns], readings
