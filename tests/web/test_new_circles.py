"""Whoever runs a server says whether new circles begin on it, and tidies up."""

from datetime import timedelta
from io import StringIO
from unittest import mock

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from scorekeeper import deleting, exporting
from scorekeeper.models import Circle, Key
from tests.web.reading import Reading

NAMES = {"name_1": "Ann", "name_2": "Bob", "date": "2025-11-21", "currency": "EUR"}


@pytest.mark.django_db
def test_a_door_that_is_shut_lets_no_circle_begin(eve, settings, circle):
    settings.NEW_CIRCLES = "off"
    assert "begins no new circles" in Reading(eve.get("/")).text
    answer = eve.post("/start/", NAMES)
    assert answer.status_code == 403
    assert "begins no new circles" in Reading(answer).text
    file = StringIO(exporting.circle_file(circle).decode())
    file.name = "circle.json"
    assert eve.post("/import/", {"file": file}).status_code == 403
    assert Circle.objects.count() == 1


@pytest.mark.django_db
def test_a_door_with_a_word_opens_by_it(eve, settings):
    settings.NEW_CIRCLES = "Rumpelstilz"
    assert b'name="word"' in eve.get("/").content
    assert eve.post("/start/", NAMES | {"word": "Rapunzel"}).status_code == 403
    assert eve.post("/start/", NAMES | {"word": "Rumpelstilz"}).status_code == 302
    assert Circle.objects.count() == 1


@pytest.mark.django_db
def test_a_door_that_stands_open_asks_for_nothing(eve):
    assert b'name="word"' not in eve.get("/").content


def circles(*given):
    out = StringIO()
    call_command("circles", *given, stdout=out)
    return out.getvalue()


def test_circles_are_listed_with_what_they_keep(ann, bob, game, circle):
    bob.play(game)
    listed = circles()
    assert f"{circle.pk}  Friday circle, begun" in listed
    assert "1 night, 1 game, 4 people, 2 keys" in listed
    assert f"last used {timezone.now():%Y-%m-%d}" in listed


def test_what_is_left_of_a_deletion_that_was_cut_off_is_marked_and_goes(
    ann, bob, game, circle
):
    assert "nobody gets in" not in circles()
    with (
        mock.patch.object(deleting, "delete_some", side_effect=ConnectionError),
        pytest.raises(ConnectionError),
    ):
        deleting.delete_circle(circle)
    assert "nobody gets in" in circles()
    assert ann.get(f"/circles/{circle.pk}/nights/").status_code == 404
    circles("--delete", str(circle.pk), "--yes")
    assert not Circle.objects.exists()


def test_one_circle_is_deleted_once_it_is_sure(ann, circle):
    other = Circle.objects.create(name="Other")
    with pytest.raises(CommandError, match="--yes"):
        circles("--delete", str(circle.pk))
    assert "Deleted: one circle." in circles("--delete", str(circle.pk), "--yes")
    assert list(Circle.objects.all()) == [other]
    with pytest.raises(CommandError, match="There is no circle"):
        circles("--delete", str(circle.pk), "--yes")


def test_what_nobody_used_for_long_is_deleted(ann, circle):
    long_ago = timezone.now() - timedelta(days=400)
    Circle.objects.create(name="Old")
    used = Circle.objects.create(name="Used")
    Circle.objects.update(made_at=long_ago)
    Key.objects.update(used_at=long_ago)
    Key.objects.create(circle=used, role="host", name="x", used_at=timezone.now())
    assert "Used" not in circles("--unused", "365", "--yes")
    assert list(Circle.objects.all()) == [used]


@pytest.mark.parametrize("days", ["-5", "1.5", "ten", "9" * 12])
def test_only_a_number_of_days_deletes_what_nobody_used(ann, circle, days):
    with pytest.raises(CommandError, match="use a number of days from 0 to 36,500"):
        circles(f"--unused={days}", "--yes")
    assert Circle.objects.get() == circle
