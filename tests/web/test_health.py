"""Those who host Scorekeeper learn whether it is alive and ready."""

import pytest
from django.db import DatabaseError, connection

from scorekeeper.views import health


def test_alive_says_so_without_asking_the_database(client):
    response = client.get("/healthz")
    assert response.json() == {"status": "alive"}


@pytest.mark.django_db
def test_ready_once_all_migrations_are_applied(client):
    assert client.get("/readyz").json() == {"status": "ready"}


@pytest.mark.django_db
def test_not_ready_while_migrations_wait(client):
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'scorekeeper'")
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json() == {"status": "migrations waiting"}


def test_not_ready_without_a_database(client, monkeypatch):
    def fail():
        raise DatabaseError

    monkeypatch.setattr(health, "migrations_waiting", fail)
    assert client.get("/readyz").status_code == 503
