"""From each version to each newer one and back, as docs/hosting.md says it."""

import itertools

import pytest

from tests.versions import NOW, kept_by, listed

RELEASED = list(listed())
# On PostgreSQL these restore only into a database of their own version or an empty one.
INTO_EMPTY_ONES = {"0.1", "0.2", "0.3", "0.4"}
# These restore only into tables, so that `migrate` comes first.
INTO_TABLES_ONLY = {"0.1", "0.2"}
PAIRS = [*itertools.combinations([*RELEASED, NOW], 2)]
ALWAYS = [(RELEASED[-1], NOW)]

pytestmark = pytest.mark.django_db


def marked(pair):
    """A pair of versions that every run tries, or make long alone."""
    return pair if pair in ALWAYS else pytest.param(*pair, marks=pytest.mark.long)


@pytest.mark.parametrize(("old", "new"), [*map(marked, PAIRS)])
def test_back_to_the_version_before_and_forward_again(
    old, new, place, own_database, tmp_path
):
    before, newer = str(tmp_path / "before.backup"), str(tmp_path / "newer.backup")
    commands = ["migrate"], ["demo"], ["backup", before]
    had_before = kept_by(old, place, *commands)
    commands = ["migrate"], ["demo"], ["backup", newer]
    had_then = kept_by(new, place, *commands)
    assert (len(had_before), len(had_then)) == (1, 2)
    if own_database and old in INTO_EMPTY_ONES:
        own_database.make_again()
    assert kept_by(old, place, *restoring(before, old)) == had_before
    assert kept_by(new, place, *restoring(newer, new)) == had_then


def restoring(file, version):
    """The commands with which a version restores a file."""
    commands = [["restore", "--yes", file]]
    return [["migrate"], *commands] if version in INTO_TABLES_ONLY else commands
