"""The tables of Scorekeeper in a database: which they are, and how they are emptied."""

from django.apps import apps
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

RECORD = "django_migrations"  # the applied migrations; made again with the tables


def empty_models(migrations):
    """The models of some migrations, each an (app, name), after emptying their tables.

    Tables that another version made, or that lack a column, are dropped and made again.
    Tables and views of others stay. If they need one that goes, the database refuses.
    """
    loader = MigrationLoader(connection)
    newest = newest_of(migrations, loader.graph)
    apps_then = loader.project_state(newest).apps
    models = apps_then.get_models(include_auto_created=True)
    if {*loader.applied_migrations} == {*migrations} and have_columns(models):
        truncate([model._meta.db_table for model in models])
    else:
        drop(tables_here())
        MigrationExecutor(connection).migrate(newest)
    return models


def have_columns(models):
    """Whether the tables here have the columns of some models, and no other tables."""
    wanted = {model._meta.db_table: {*columns_of(model)} for model in models}
    return wanted == {table: {*names} for table, names in columns_here().items()}


def columns_of(model):
    return [field.column for field in model._meta.local_concrete_fields]


def truncate(tables):
    with connection.cursor() as cursor:
        cursor.execute(f"TRUNCATE {quote_names(tables)}")


def drop(tables):
    if tables:
        with connection.cursor() as cursor:
            cursor.execute(f"DROP TABLE {quote_names(tables)}")


def quote_names(names):
    """Names of tables or columns as a statement has them."""
    return ", ".join(connection.ops.quote_name(name) for name in names)


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
