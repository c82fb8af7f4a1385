"""Nights written before the ledger: every balance of every group stays to the cent.

`before_ledger/` holds a database whose latest migration is OLD, with random nights of
the code of then, and what each person owed or was owed by that code.
"""

import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from django.core.management.color import no_style
from django.db import connection, transaction
from django.db.migrations.executor import MigrationExecutor

from scorekeeper.models import Group, Payment, Person, Result
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.money.ledger.results import results_now

pytestmark = pytest.mark.django_db(transaction=True)
FOLDER = Path(__file__).parent / "before_ledger"
OLD = "0032_names_of_forty_letters"
OWED = json.loads((FOLDER / "owed.json").read_text())


@pytest.fixture
def migrated(tmp_path):
    """The rows of the old database in the tables of now."""
    newest = MigrationExecutor(connection).loader.graph.leaf_nodes("scorekeeper")
    old = tmp_path / "nights.db"
    old.write_bytes(lzma.decompress((FOLDER / "nights.db.xz").read_bytes()))
    try:
        models = tables_of([("scorekeeper", OLD)]).get_models()
        models = [one for one in models if one._meta.app_label == "scorekeeper"]
        with closing(sqlite3.connect(old)) as stored, transaction.atomic():
            for model in models:
                copy(stored, model._meta)
        reset_ids(models)
    finally:
        tables_of(newest)


def tables_of(migrations):
    """The models of when some migrations were the newest, with their tables."""
    return MigrationExecutor(connection).migrate(migrations).apps


def copy(stored, table):
    """Copies the rows of a table as they are."""
    fields = table.concrete_fields
    columns = ", ".join(f'"{field.column}"' for field in fields)
    rows = stored.execute(f"SELECT {columns} FROM {table.db_table}").fetchall()
    marks = ", ".join(["%s"] * len(fields))
    with connection.cursor() as cursor:
        cursor.executemany(
            f"INSERT INTO {table.db_table} ({columns}) VALUES ({marks})",
            [list(map(value_of, fields, row)) for row in rows],
        )


def value_of(field, value):
    """A value of SQLite, which has no type of its own for yes and no."""
    is_flag = field.get_internal_type() == "BooleanField"
    return bool(value) if is_flag and value is not None else value


def reset_ids(models):
    with connection.cursor() as cursor:
        for sql in connection.ops.sequence_reset_sql(no_style(), models):
            cursor.execute(sql)


def test_every_balance_is_what_it_was(migrated):
    assert {str(group.pk) for group in Group.objects.all()} == OWED.keys()
    for group in Group.objects.all():
        owed, now = OWED[str(group.pk)], ledgers_of(group)
        added_up = summed(group)
        assert added_up == amounts_of(owed["own"])
        assert amounts_of({one.currency: one.own for one in now}) == added_up
        assert sorted(stored_results(group)) == sorted(worked_out_now(group))
        purses = amounts_of({one.currency: one.purses for one in now})
        assert purses == amounts_of(owed["joined"])
        assert heads_of(group) == {int(pk): one for pk, one in owed["heads"].items()}


def summed(group):
    """What results and payments come to, row by row."""
    owed = {}
    for row in Result.objects.filter(group=group):
        add(owed, row.currency, row.person_id, row.amount)
    for row in Payment.objects.filter(group=group):
        add(owed, row.currency, row.payer_id, row.amount)
        add(owed, row.currency, row.payee_id, -row.amount)
    return amounts_of(owed)


def add(owed, currency, person, amount):
    of_currency = owed.setdefault(currency, {})
    of_currency[person] = of_currency.get(person, 0) + amount


def amounts_of(owed):
    """{(currency, person id): minor units} of those who are not level."""
    return {
        (currency, int(person)): amount
        for currency, of_currency in owed.items()
        for person, amount in of_currency.items()
        if amount
    }


def heads_of(group):
    """{person id: id of the one under whom the person settles}."""
    people = Person.objects.filter(group=group).exclude(settles_with=None)
    return dict(people.values_list("pk", "settles_with_id"))


def stored_results(group):
    """What people won in each night as it is stored, by night and person."""
    rows = Result.objects.filter(group=group)
    return list(rows.values_list("night_id", "person_id", "amount"))


def worked_out_now(group):
    """The same as the page of each night works it out."""
    nights = group.nights.values_list("pk", flat=True)
    return [
        (night.pk, person, amount)
        for night, amounts in results_now(group.pk, nights)
        for person, amount in amounts.items()
    ]
