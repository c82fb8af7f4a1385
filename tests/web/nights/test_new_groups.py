"""A setting says whether new groups can begin on a server, and a command tidies up."""

from datetime import timedelta
from io import StringIO
from unittest import mock

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from scorekeeper.files import exports
from scorekeeper.models import Group, Key
from scorekeeper.nights import deletion
from tests.web.reading import Reading

NAMES = {"name_1": "Ann", "name_2": "Bob", "date": "2025-11-21", "currency": "EUR"}


@pytest.mark.django_db
def test_a_door_that_is_shut_lets_no_group_begin(eve, settings, group):
    settings.NEW_GROUPS = "off"
    assert "New groups are turned off" in Reading(eve.get("/")).text
    answer = eve.post("/start/", NAMES)
    assert answer.status_code == 403
    assert "New groups are turned off" in Reading(answer).text
    file = StringIO(exports.group_file(group).decode())
    file.name = "group.json"
    assert eve.post("/import/", {"file": file}).status_code == 403
    assert Group.objects.count() == 1


@pytest.mark.django_db
def test_a_door_with_a_word_opens_by_it(eve, settings):
    settings.NEW_GROUPS = "Rumpelstilz"
    assert b'name="word"' in eve.get("/").content
    assert eve.post("/start/", NAMES | {"word": "Rapunzel"}).status_code == 403
    assert eve.post("/start/", NAMES | {"word": "Rumpelstilz"}).status_code == 302
    assert Group.objects.count() == 1


@pytest.mark.django_db
def test_a_door_that_stands_open_asks_for_nothing(eve):
    assert b'name="word"' not in eve.get("/").content


def groups(*given):
    out = StringIO()
    call_command("groups", *given, stdout=out)
    return out.getvalue()


def test_groups_are_listed_with_what_they_keep(ann, bob, game, group):
    bob.play(game)
    listed = groups()
    assert f"{group.pk}  Friday group, created" in listed
    assert "1 night, 1 game, 4 people, 2 access links" in listed
    assert f"last used {timezone.now():%Y-%m-%d}" in listed


def test_what_is_left_of_a_deletion_that_was_cut_off_is_marked_and_goes(
    ann, bob, game, group
):
    assert "nobody can open it" not in groups()
    with (
        mock.patch.object(deletion, "delete_some", side_effect=ConnectionError),
        pytest.raises(ConnectionError),
    ):
        deletion.delete_group(group)
    assert "nobody can open it" in groups()
    assert ann.get(f"/groups/{group.pk}/nights/").status_code == 404
    groups("--delete", str(group.pk), "--yes")
    assert not Group.objects.exists()


def test_one_group_is_deleted_once_it_is_sure(ann, group):
    other = Group.objects.create(name="Other")
    with pytest.raises(CommandError, match="--yes"):
        groups("--delete", str(group.pk))
    assert "Deleted: one group." in groups("--delete", str(group.pk), "--yes")
    assert list(Group.objects.all()) == [other]
    with pytest.raises(CommandError, match="There is no group"):
        groups("--delete", str(group.pk), "--yes")


def test_what_nobody_used_for_long_is_deleted(ann, group):
    long_ago = timezone.now() - timedelta(days=400)
    Group.objects.create(name="Old")
    used = Group.objects.create(name="Used")
    Group.objects.update(made_at=long_ago)
    Key.objects.update(used_at=long_ago)
    Key.objects.create(group=used, role="host", name="x", used_at=timezone.now())
    assert "Used" not in groups("--unused", "365", "--yes")
    assert list(Group.objects.all()) == [used]


@pytest.mark.parametrize("days", ["-5", "1.5", "ten", "9" * 12])
def test_only_a_number_of_days_deletes_what_nobody_used(ann, group, days):
    with pytest.raises(CommandError, match="use a number of days from 0 to 36,500"):
        groups(f"--unused={days}", "--yes")
    assert Group.objects.get() == group
