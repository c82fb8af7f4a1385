"""Whether the tables are those of this version of Scorekeeper."""

from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

OURS = "scorekeeper"
NEWER = (
    "The database is from a newer version of Scorekeeper ({names}). Go back to that "
    "version, or restore a backup from before the update (manage.py restore)."
)
NOTHING_HERE = (
    "{place} has no Scorekeeper tables. Check that this command uses the settings of "
    "the server (SCOREKEEPER_VAR, DATABASE_URL). To create the tables in a new "
    "database, run manage.py migrate."
)


def migrations_waiting():
    """The migrations that this code has and the database has not yet."""
    return executor_and_waiting()[1]


def executor_and_waiting():
    """What runs migrations, and those that wait, in the order in which they run.

    One before another that was applied waits as well: Django would not name it.
    """
    executor = MigrationExecutor(connection)
    loader, waiting = executor.loader, {}
    for leaf in loader.graph.leaf_nodes():
        for node in loader.graph.forwards_plan(leaf):
            if node not in loader.applied_migrations:
                waiting[node] = loader.graph.nodes[node]
    return executor, list(waiting.values())


def unknown_migrations():
    """The names of those that the database has and this code does not know."""
    executor = MigrationExecutor(connection)
    known = executor.loader.disk_migrations
    applied = MigrationRecorder(connection).applied_migrations()
    return sorted(
        name for app, name in applied if app == OURS and (app, name) not in known
    )


def why_not_to_serve():
    """Why this version is not to touch the database, a sentence or "".

    A database that does not answer now may do so later: that is no reason.
    """
    try:
        names = unknown_migrations()
    except (DatabaseError, InterfaceError):
        return ""
    finally:
        connection.close()
    return NEWER.format(names=", ".join(names)) if names else ""


def has_no_group():
    """Whether no group is stored; in tables of before a migration it is a circle."""
    is_now = "scorekeeper_group" in connection.introspection.table_names()
    table = "scorekeeper_group" if is_now else "scorekeeper_circle"
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT 1 FROM {table} LIMIT 1")
        return cursor.fetchone() is None


def why_nothing_is_here():
    """Why a command that reads what is stored has nothing to read, a sentence or ""."""
    if "scorekeeper_person" in connection.introspection.table_names():
        return ""
    at = settings.DATABASES["default"]
    place = at["NAME"] if connection.vendor == "sqlite" else f"database {at['NAME']}"
    return NOTHING_HERE.format(place=place)
