"""A file that has everything at once comes back the same, to the byte."""

import json

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.models import Group, SamePerson
from scorekeeper.nights import deletion
from tests.web.everything import whole_group

pytestmark = pytest.mark.django_db
OF_PAYMENTS = ["night", "note", "phone", "by"]


def wiped_and_taken_again(group):
    """A group (deleted) from its own file, and the file."""
    file = exports.group_file(group)
    about = {"name": group.name, "currency": group.currency}
    about |= {"house_rules": group.house_rules, "file_id": group.file_id}
    deletion.delete_group(group)
    again = Group.objects.create(**about)
    imports.take(again, imports.content_of(file))
    return again, file


def assert_has_all(file):
    """Whether there is nothing that a file can hold and this one does not."""
    content = json.loads(file)["content"]
    nights = content["nights"]
    assert {night["currency"] for night in nights} == {"EUR", "JPY", "KWD"}
    assert {night["closed_at"] is None for night in nights} == {True, False}
    assert all(any(night.get(part) for night in nights) for part in ("bills", "stake"))
    assert any(row["until"] for night in nights for row in night["people"])
    assert any("settles_with" in person for person in content["people"])
    assert_has_all_of_money(content["payments"])
    assert_has_all_of_games([game for night in nights for game in night["games"]])


def assert_has_all_of_money(payments):
    for part in OF_PAYMENTS:
        assert any(row.get(part) for row in payments), part
        assert not all(row.get(part) for row in payments), part


def assert_has_all_of_games(games):
    apart = {game["apart_from"] for game in games} - {None}
    assert len(apart & {game["id"] for game in games}) > 1
    assert {game["sheet"]["status"] for game in games} == {"open", "finished"}
    operations = {row["operation"] for game in games for row in game["log"]}
    assert {"add", "undo", "redo", "replace"} <= operations
    assert any(game["record"]["players"] != game["people"] for game in games)


def test_a_group_with_all_that_one_can_have_comes_back_to_the_byte():
    group = whole_group(0)
    assert SamePerson.objects.filter(group=group).count() == 1
    again, file = wiped_and_taken_again(group)
    assert_has_all(file)
    assert exports.group_file(again) == file


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
def test_so_does_any_other(seed):
    again, file = wiped_and_taken_again(whole_group(seed))
    assert exports.group_file(again) == file
