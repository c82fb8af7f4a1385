"""The tables of Scorekeeper's in a database: which they are, and made anew."""

from django.apps import apps
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

RECORD = "django_migrations"  # which migrations were applied; made anew with the tables


def make_anew(migrations):
    """Drops all tables and makes those of some migrations, each an (app, name).

    Returns their models. Tables of a newer version go as well; tables and views that
    belong to nobody here stay, and the database refuses if they need one that goes.
    """
    drop(tables_here())
    executor = MigrationExecutor(connection)
    state = executor.migrate(newest_of(migrations, executor.loader.graph))
    return state.apps.get_models(include_auto_created=True)


def drop(tables):
    names = ", ".join(connection.ops.quote_name(table) for table in tables)
    if names:
        with connection.cursor() as cursor:
            cursor.execute(f"DROP TABLE {names}")


def tables_here():
    """The names of all tables that this version or another one has made."""
    recorded = {
        app for app, _name in MigrationRecorder(connection).applied_migrations()
    }
    labels = recorded | {config.label for config in apps.get_app_configs()} | {"django"}
    starts = tuple(f"{label}_" for label in labels)
    tables = connection.introspection.table_names()
    return sorted(table for table in tables if table.startswith(starts))


def columns_here():
    """The columns of each table that has rows of ours, whichever version made them."""
    with connection.cursor() as cursor:
        described = connection.introspection.get_table_description
        return {
            table: [column.name for column in described(cursor, table)]
            for table in tables_here()
            if table != RECORD
        }


def newest_of(migrations, graph):
    """Those of some migrations that no other of them builds on."""
    chosen = set(migrations)
    return sorted(
        key for key in chosen if not chosen & set(graph.node_map[key].children)
    )
