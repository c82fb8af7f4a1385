"""Those who host Scorekeeper learn whether it is alive and ready."""

import pytest
from django.db import DatabaseError, OperationalError, connection
from django.db.migrations.recorder import MigrationRecorder

from scorekeeper.database import version
from scorekeeper.models import Try
from scorekeeper.pages.views import health


def test_alive_says_so_without_asking_the_database(client):
    response = client.get("/healthz")
    assert response.json() == {"status": "alive"}


@pytest.mark.alike
@pytest.mark.django_db
def test_ready_once_all_migrations_are_applied(client):
    assert client.get("/readyz").json()["status"] == "ready"


@pytest.mark.alike
@pytest.mark.django_db
def test_what_a_phone_would_miss_is_named(client, settings):
    assert client.get("/readyz").json()["missing"] == "engine"
    settings.ENGINE = False
    assert client.get("/readyz").json() == {"status": "ready"}


@pytest.mark.alike
@pytest.mark.django_db
def test_not_ready_on_the_tables_of_a_newer_version(client):
    MigrationRecorder(connection).record_applied("scorekeeper", "9999_later")
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["status"] == "a newer database"
    assert "9999_later" in version.why_not_to_serve()


@pytest.mark.django_db
def test_not_ready_while_migrations_wait(client):
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'scorekeeper'")
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["status"] == "migrations waiting"


def test_not_ready_without_a_database(client, monkeypatch):
    def fail():
        raise DatabaseError

    monkeypatch.setattr(health.version, "unknown_migrations", fail)
    assert client.get("/readyz").status_code == 503


def test_both_are_answered_under_whatever_name_they_are_asked(client, db, settings):
    settings.ALLOWED_HOSTS = ["example.org"]
    settings.SECURE_SSL_REDIRECT = True
    asked = {"HTTP_HOST": "10.0.0.7:8000"}
    assert client.get("/healthz", **asked).status_code == 200
    assert client.get("/readyz", **asked).status_code == 200
    assert client.post("/healthz", **asked).status_code == 405


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("database or disk is full", "no_room"),
        ("attempt to write a readonly database", "no_room"),
        ("database is locked", "busy"),
        ("connection refused", "no_database"),
    ],
)
def test_not_ready_while_nothing_can_be_written(client, db, said, status):
    def fail(execute, sql, *args):
        if sql.startswith("INSERT"):
            raise OperationalError(said)
        return execute(sql, *args)

    with connection.execute_wrapper(fail):
        response = client.get("/readyz")
    assert (response.status_code, response.json()["status"]) == (503, status)
    assert not Try.objects.exists()
