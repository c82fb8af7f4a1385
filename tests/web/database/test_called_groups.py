"""The tables of circles become those of groups: each row stays, and no old name."""

import pytest
from django.core.management import call_command
from django.db import connection

from scorekeeper.database import schema
from scorekeeper.models import Entry, Game, Group, Standing
from tests.web.database.test_updates import tables_of
from tests.web.devices import ONE_DEAL

BEFORE = "0035_only_the_ledger"
MODELS = (Group, Game, Entry, Standing)
NAMES = {
    "sqlite": "SELECT name || coalesce(sql, '') FROM sqlite_master",
    "postgresql": """
        SELECT relname FROM pg_class UNION SELECT conname FROM pg_constraint
        UNION SELECT attname FROM pg_attribute
        JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r'""",
}


def named(word):
    """The names in the database that have a word."""
    with connection.cursor() as cursor:
        cursor.execute(NAMES[connection.vendor])
        return sorted(name for (name,) in cursor.fetchall() if word in name)


def rows():
    return [list(model.objects.order_by("pk").values()) for model in MODELS]


@pytest.mark.django_db(transaction=True)
def test_rows_stay_and_names_change_there_and_back(bob, start):
    bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    before, is_named = rows(), named("group_id")
    try:
        old = tables_of(BEFORE)
        assert len(named("circle_id")) >= 60
        assert named("group_id") == []
        kept = old.get_model("scorekeeper", "Game").objects.get()
        assert kept.circle_id == kept.night.circle_id == before[0][0]["id"]
    finally:
        call_command("migrate", verbosity=0)
    assert rows() == before
    assert named("circle") == []
    assert named("group_id") == is_named
    assert schema.faults() == []


@pytest.mark.django_db(transaction=True)
def test_rows_lead_to_a_group_that_is_there():
    with connection.cursor() as cursor:
        found = connection.introspection.get_relations(cursor, "scorekeeper_game")
        assert found["group_id"][:2] == ("id", "scorekeeper_group")
