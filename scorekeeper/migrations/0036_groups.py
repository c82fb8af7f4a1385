"""A circle is called a group: its table, the columns that name it, and their indexes.

Django would write each table anew on SQLite, for the table and again for the column.
Both databases rename in place, and the rows stay as they are.
"""

from django.db import migrations

OLD, NEW = "circle", "group"


class Rename(migrations.operations.base.Operation):
    """Renames the table, the columns, the indexes and the constraints of all models."""

    reversible = True

    def state_forwards(self, app_label, state):
        state.rename_model(app_label, OLD.title(), NEW.title())
        for (app, name), model in list(state.models.items()):
            if app == app_label and OLD in model.fields:
                state.rename_field(app_label, name, OLD, NEW)
                for kind in ("indexes", "constraints"):
                    told = [renamed(one) for one in model.options.get(kind, ())]
                    model.options[kind] = told
                state.reload_model(app_label, name, delay=True)

    def database_forwards(self, app_label, schema_editor, from_state, to_state):
        rename_all(schema_editor, from_state.apps.get_app_config(app_label), OLD, NEW)

    def database_backwards(self, app_label, schema_editor, from_state, to_state):
        rename_all(schema_editor, from_state.apps.get_app_config(app_label), NEW, OLD)

    def describe(self):
        return "Renames circles to groups"


def renamed(index):
    """An index or a constraint by its new name, with its columns by theirs."""
    _path, arguments, parts = index.deconstruct()
    for name in {"fields", "include"} & parts.keys():
        parts[name] = [NEW if field == OLD else field for field in parts[name]]
    parts["name"] = parts["name"].replace(OLD, NEW)
    return type(index)(*arguments, **parts)


def rename_all(schema_editor, app, old, new):
    """Renames in all tables of an app, and what bears the name beside them."""
    tables = [
        model._meta.db_table for model in app.get_models(include_auto_created=True)
    ]
    named = [model for model in app.get_models() if of_columns(model, f"{old}_id")]
    execute = schema_editor.execute
    execute(f"ALTER TABLE scorekeeper_{old} RENAME TO scorekeeper_{new}")
    for model in named:
        table = model._meta.db_table
        execute(f"ALTER TABLE {table} RENAME COLUMN {old}_id TO {new}_id")
    tables = [table.replace(old, new) for table in tables]
    is_sqlite = schema_editor.connection.vendor == "sqlite"
    by_names = on_sqlite if is_sqlite else on_postgresql
    with schema_editor.connection.cursor() as cursor:
        statements = list(by_names(cursor, tables, old, new))
    for statement in statements:
        execute(statement)


def of_columns(model, column):
    return any(field.column == column for field in model._meta.concrete_fields)


def on_sqlite(cursor, tables, old, new):
    """SQLite has no words for it, and goes by the order in which indexes were made."""
    yield "PRAGMA writable_schema = ON"
    yield (
        f"UPDATE sqlite_master SET name = replace(name, '{old}', '{new}'),"
        f" sql = replace(sql, '{old}', '{new}')"
        f" WHERE type = 'index' AND sql IS NOT NULL AND name LIKE '%{old}%'"
    )
    yield "PRAGMA writable_schema = RESET"


def on_postgresql(cursor, tables, old, new):
    """Constraints first: their indexes go with them. Then indexes and sequences."""
    cursor.execute(
        "SELECT conrelid::regclass::text, conname FROM pg_constraint"
        " WHERE conrelid::regclass::text = ANY(%s) AND conname LIKE %s",
        [tables, f"%{old}%"],
    )
    constraints = cursor.fetchall()
    for table, name in constraints:
        yield (
            f'ALTER TABLE {table} RENAME CONSTRAINT "{name}"'
            f' TO "{name.replace(old, new)}"'
        )
    cursor.execute(
        "SELECT relname, relkind FROM pg_class"
        " WHERE relnamespace = current_schema()::regnamespace"
        " AND relname LIKE %s AND relkind IN ('i', 'S')",
        [f"scorekeeper_%{old}%"],
    )
    others = cursor.fetchall()
    cursor.execute(
        "SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()"
        " AND tablename = ANY(%s) AND indexname LIKE %s",
        [tables, f"%{old}%"],
    )
    kinds = dict(others) | {name: "i" for (name,) in cursor.fetchall()}
    for name in sorted(kinds.keys() - {name for _table, name in constraints}):
        kind = "SEQUENCE" if kinds[name] == "S" else "INDEX"
        yield f'ALTER {kind} "{name}" RENAME TO "{name.replace(old, new)}"'


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0035_only_the_ledger")]
    operations = [Rename()]
