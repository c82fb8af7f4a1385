"""A column that is gone or of another type is named, by all who are asked."""

import json
from contextlib import contextmanager

import pytest
from django.db import connection

from scorekeeper.database import schema
from scorekeeper.server.log_lines import JsonLines
from tests.web.reading import Reading

IS_SQLITE = connection.vendor == "sqlite"
GONE = "the column scorekeeper_night.place is missing"
SAID = f"The database does not match this version: {GONE}."


@contextmanager
def changed(change, back):
    """Tables that somebody changed by hand, for a while."""
    with connection.cursor() as cursor:
        cursor.execute(change)
        try:
            yield
        finally:
            cursor.execute(back)


def renamed(table, column):
    """Tables in which a column has another name."""
    names = column, f"{column}_old"
    rename = f"ALTER TABLE {table} RENAME COLUMN {{}} TO {{}}"
    return changed(rename.format(*names), rename.format(*reversed(names)))


@pytest.mark.django_db
def test_after_all_migrations_nothing_is_missing():
    assert schema.columns_used()
    assert schema.faults() == []


@pytest.mark.django_db(transaction=True)
def test_page_log_and_probe_name_the_same_column(ann, night, caplog):
    ann.raise_request_exception = False
    with renamed("scorekeeper_night", "place"):
        page = ann.get(night.get_absolute_url())
        ready = ann.get("/readyz")
    assert (page.status_code, ready.status_code) == (503, 503)
    assert SAID in Reading(page).text
    assert ready.json()["status"] == "old_database"
    assert ready.json()["faults"] == [GONE]
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    messages = [line["message"] for line in lines]
    assert f"The database: old_database, {GONE}" in messages
    assert "old_database" in [line.get("code") for line in lines]
    assert GONE in [line.get("reason") for line in lines]
    assert ann.get("/readyz").status_code == 200


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("column", ["sheet", "log_length"])
def test_an_entry_that_needs_it_says_so_and_is_not_kept(bob, game, column):
    before = game.log_length
    with renamed("scorekeeper_game", column):
        answer = bob.enter(game, {"type": "bid", "seat": 0, "bid": 0}, seen=before)
        assert answer.status_code == 503
    text = Reading(answer).text
    assert f"the column scorekeeper_game.{column} is missing" in text
    assert "Your change was not saved" in text
    game.refresh_from_db()
    assert game.log_length == before


@pytest.mark.django_db(transaction=True)
def test_a_table_that_is_gone_is_named_once(client):
    table = "scorekeeper_standing"
    rename = "ALTER TABLE {} RENAME TO {}"
    names = table, f"{table}_old"
    with changed(rename.format(*names), rename.format(*reversed(names))):
        assert schema.faults() == [f"the table {table} is missing"]
        assert client.get("/readyz").status_code == 503


@pytest.mark.django_db(transaction=True)
@pytest.mark.skipif(IS_SQLITE, reason="SQLite keeps anything in any column")
def test_a_column_of_another_type_is_named(client):
    alter = "ALTER TABLE scorekeeper_try ALTER COLUMN made_at TYPE {0} "
    alter += "USING made_at::{0}"
    kind = "timestamp with time zone"
    fault = f"the column scorekeeper_try.made_at is of type text, not {kind}"
    with changed(alter.format("text"), alter.format(kind)):
        assert schema.faults() == [fault]
        answer = client.post("/join/", {"code": "ABCDEF"})
        assert answer.status_code == 503
    assert fault in Reading(answer).text


@pytest.mark.django_db
@pytest.mark.skipif(IS_SQLITE, reason="SQLite keeps anything in any column")
def test_a_wider_type_of_the_same_kind_fits():
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE scorekeeper_night ALTER COLUMN place TYPE text")
    assert schema.faults() == []


def test_of_many_faults_a_sentence_names_three(monkeypatch):
    monkeypatch.setattr(schema, "faults", lambda: ["a", "b", "c", "d", "e"])
    assert schema.why_it_failed() == "a, b, c, and 2 more"


@pytest.mark.django_db
def test_it_costs_a_probe_one_question(django_assert_num_queries):
    with django_assert_num_queries(1):
        schema.faults()
