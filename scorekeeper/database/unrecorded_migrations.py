"""Migrations that the tables have had already, unrecorded or under an older number.

A migration is noted once it has changed the tables. Where a process was ended between
the two, or somebody put an older list back, the tables are those of this version, and
to run the migration again breaks: what it makes is there.
"""

from django.db import connection, migrations, transaction
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.database.version import OURS, executor_and_waiting

TOLD = (
    "The migration {name} has changed the tables, but is not recorded. It may have "
    "been stopped too soon. Nothing is lost. To record it, run: manage.py migrate "
    "--fake {app} {name}"
)


def unrecorded_steps():
    """The (app, name) of each that only has to be recorded, in order."""
    executor, waiting = executor_and_waiting()
    tables, found = Tables(executor.loader.project_state()), []
    for migration in waiting:
        made = [tables.have(migration.app_label, one) for one in migration.operations]
        known = [one for one in made if one is not None]
        if not known or not all(known):
            break
        found.append((migration.app_label, migration.name))
    return found


def trouble_in_words(app, name):
    """What is the matter with such a migration, and what to do."""
    return TOLD.format(app=app, name=name)


def record(app, name):
    """Notes a migration as one that was applied."""
    MigrationRecorder(connection).record_applied(app, name)


class Tables:
    """The tables as they are, and as all migrations together make them (`state`)."""

    def __init__(self, state):
        self.models = state.models
        with connection.cursor() as cursor:
            self.names = set(connection.introspection.table_names(cursor))

    def have(self, app, operation):
        """Whether what an operation makes is there; None where that cannot be seen."""
        read = LOOKS.get(type(operation))
        return read(self, app, operation) if read else None

    def table(self, app, model):
        """The name of the table of a model."""
        known = self.models.get((app, model.lower()))
        named = known and known.options.get("db_table")
        name = named or f"{app}_{model.lower()}"
        return name if name in self.names else name.replace("circle", "group")

    def has_model(self, app, operation):
        named = operation.options.get("db_table")
        return (named or self.table(app, operation.name)) in self.names

    def has_no_model(self, app, operation):
        return self.table(app, operation.name) not in self.names

    def has_field(self, app, operation):
        if operation.field.many_to_many:
            return None
        key = "_id" if operation.field.is_relation else ""
        return self.has_column(app, operation.model_name, operation.name + key)

    def has_no_field(self, app, operation):
        names = [operation.name, f"{operation.name}_id"]
        found = [self.has_column(app, operation.model_name, name) for name in names]
        return not any(found)

    def has_column(self, app, model, name):
        table = self.table(app, model)
        if table not in self.names:
            return False
        with connection.cursor() as cursor:
            columns = connection.introspection.get_table_description(cursor, table)
        return is_named(name, [column.name for column in columns])

    def has_renamed(self, app, operation):
        return self.has_column(app, operation.model_name, operation.new_name)

    def has_index(self, app, operation):
        return self.has_constraint(app, operation.model_name, operation.index.name)

    def has_rule(self, app, operation):
        return self.has_constraint(app, operation.model_name, operation.constraint.name)

    def has_constraint(self, app, model, name):
        table = self.table(app, model)
        if table not in self.names:
            return False
        with connection.cursor() as cursor:
            return is_named(
                name, connection.introspection.get_constraints(cursor, table)
            )


def is_named(name, names):
    """Whether a name is there, also where it has `group` in place of `circle` now."""
    return name in names or name.replace("circle", "group") in names


LOOKS = {
    migrations.CreateModel: Tables.has_model,
    migrations.DeleteModel: Tables.has_no_model,
    migrations.AddField: Tables.has_field,
    migrations.RemoveField: Tables.has_no_field,
    migrations.RenameField: Tables.has_renamed,
    migrations.AddIndex: Tables.has_index,
    migrations.AddConstraint: Tables.has_rule,
}


# The old name, and the name since. None: an index that no version has, or a limit that
# can be set twice.
RENUMBERED = {
    "0017_ways_to_pay": "0015_ways_to_pay",
    "0018_notes_of_a_night": "0016_notes_of_a_night",
    "0021_own_sums": "0017_own_sums",
    "0019_counted_by_night": "0018_counted_by_night",
    "0020_strength_and_shared_links": "0019_strength_and_shared_links",
    "0025_households_of_a_circle": None,
    "0030_names_of_forty_letters": None,
}


def by_new_names(keys):
    """Migrations, each an (app, name), with the names that they have now."""
    renamed = {(app, new_name(app, name)) for app, name in keys}
    return {(app, name) for app, name in renamed if name}


def new_name(app, name):
    return RENUMBERED.get(name, name) if app == OURS else name


def put_right():
    """Records each renumbered migration under the name that it has now."""
    recorder = MigrationRecorder(connection)
    applied = set(recorder.applied_migrations())
    now = by_new_names(applied)
    with transaction.atomic():
        for app, name in sorted(applied - now):
            recorder.record_unapplied(app, name)
        for app, name in sorted(now - applied):
            recorder.record_applied(app, name)
