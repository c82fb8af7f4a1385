"""A circle leaves as a file and comes back the same, to the byte."""

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import exporting, importing
from scorekeeper.models import Attendance, Bill, Circle, Entry, Game, Payment
from tests.often import some
from tests.tries import tries
from tests.web.circles import random_circle

pytestmark = pytest.mark.django_db


def new_like(circle):
    """An empty circle that the files of another are of."""
    return Circle.objects.create(
        name=circle.name,
        currency=circle.currency,
        house_rules=circle.house_rules,
        file_id=circle.file_id,
    )


def taken(circle, file):
    return importing.take(circle, importing.content_of(file))


@pytest.mark.parametrize("seed", some(tries(range(4)), 2))
def test_export_wipe_and_import_give_the_same_file_to_the_byte(seed):
    circle = random_circle(seed)
    file = exporting.circle_file(circle)
    copy = new_like(circle)
    taken(copy, file)
    assert exporting.circle_file(copy) == file


@pytest.mark.alike
def test_the_circles_have_all_that_one_can_have():
    for seed in range(3):
        random_circle(seed)
    assert Payment.objects.exclude(paid_at=None).exists()
    assert Payment.objects.exclude(carried_to=None).exists()
    assert Payment.objects.exclude(of_netting=None).exists()
    assert Payment.objects.exclude(netted_in=None).exists()
    assert Bill.objects.exists()
    assert Attendance.objects.exclude(settles_with=None).exists()
    assert Entry.objects.filter(operation="undo").exists()
    assert Game.objects.filter(status="finished").exists()


@pytest.mark.alike
def test_an_evening_of_every_family_comes_back_the_same():
    call_command("demo")
    circle = Circle.objects.get()
    file = exporting.circle_file(circle)
    copy = new_like(circle)
    assert taken(copy, file).games == circle.game_set.count()
    assert exporting.circle_file(copy) == file


def test_night_by_night_a_circle_comes_to_the_same():
    circle = random_circle(1)
    copy = new_like(circle)
    nights = list(circle.nights.order_by("-pk"))  # what is carried comes first
    for night in nights:
        taken(copy, exporting.night_file(night))
    taken(copy, exporting.circle_file(circle))
    for night in nights:
        same = copy.nights.get(client_id=night.client_id)
        assert exporting.night_file(same) == exporting.night_file(night)


@pytest.mark.alike
def test_a_name_written_otherwise_is_the_same_person():
    circle = random_circle(0, nights=1)
    copy = new_like(circle)
    copy.people.create(name="ANN", colour=5)
    taken(copy, exporting.circle_file(circle))
    names = list(copy.people.values_list("name", flat=True))
    assert "ANN" in names
    assert "Ann" not in names
    assert len(names) == circle.people.count()


def queries(circle, file):
    """How many queries it takes to take a file into an empty circle."""
    content, copy = importing.content_of(file), new_like(circle)
    with CaptureQueriesContext(connection) as made:
        importing.take(copy, content)
    return len(made)


def test_many_games_are_taken_in_as_few_queries_as_one():
    call_command("demo")
    circle = Circle.objects.get()
    many = queries(circle, exporting.circle_file(circle))
    Game.objects.exclude(pk=circle.game_set.earliest("pk").pk).delete()
    batches = 4  # SQLite takes some ninety rows of a log at once
    assert many <= queries(circle, exporting.circle_file(circle)) + batches
    assert many < 30
