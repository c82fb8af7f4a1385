"""Statements that are written out, each one run for many rows."""

from django.db import connection


def execute_many(statement, rows):
    """Runs a statement once for each list of values."""
    if rows:
        with connection.cursor() as cursor:
            cursor.executemany(statement, rows)
