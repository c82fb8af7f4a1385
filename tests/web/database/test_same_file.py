"""A connection notes which file it has opened, if any."""

from types import SimpleNamespace

import pytest

from scorekeeper.database import file_identity

pytestmark = pytest.mark.alike


def opened(name):
    """What a connection to a database of SQLite with a name notes."""
    connection = SimpleNamespace(vendor="sqlite", settings_dict={"NAME": name})
    file_identity.note_the_file(connection)
    return connection.opened_file


def test_a_database_in_memory_opens_none():
    assert opened("file:memory?mode=memory") is None
    assert opened(":memory:") is None


def test_a_file_is_told_from_another_and_from_none(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    one.touch()
    other.touch()
    assert opened(one) == opened(one) != opened(other)
    assert opened(tmp_path / "missing") is None
