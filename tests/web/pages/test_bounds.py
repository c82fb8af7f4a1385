"""A group as full as it may be: its bounds are said, and no page grows beyond them."""

from datetime import date
from uuid import uuid4

import pytest
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import bounds, recording
from scorekeeper.access import attempts
from scorekeeper.database import troubles
from scorekeeper.history import search
from scorekeeper.history.views import calendar
from scorekeeper.models import Attendance, Night, Person
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.results import result_of
from scorekeeper.money.views import balances, settlement
from scorekeeper.nights import course, end_of_night
from tests.web.devices import ONE_DEAL, Device
from tests.web.offline.test_evening import evening, send
from tests.web.reading import Reading

ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def full(group, people):
    """Lets a group have so many people: full(500)."""

    def fill(count):
        more = range(group.people.count(), count)
        Person.objects.bulk_create(
            Person(group=group, name=f"P{number}") for number in more
        )

    return fill


def arrive(device, night, name):
    return device.post(f"{night.get_absolute_url()}people/", {"name": name})


@pytest.mark.alike
@pytest.mark.parametrize("page", ["people", "records", "games", "nights", "money"])
def test_no_question_grows_with_the_people(ann, group, full, page):
    def longest():
        with CaptureQueriesContext(connection) as asked:
            answer = ann.get(f"/groups/{group.pk}/{page}/?game=oh_hell")
        assert answer.status_code == 200
        return max(len(one["sql"]) for one in asked.captured_queries)

    few = longest()
    full(1500)
    assert longest() <= few + 10


def test_a_guest_brings_fewer_people_than_the_host(ann, bob, night, group, full):
    full(200)
    refused = arrive(bob, night, "Zoe")
    assert refused.status_code == 403
    assert "Scorers can add people until a group has 200" in Reading(refused).text
    assert arrive(ann, night, "Zoe").status_code == 302
    full(500)
    assert "at most 500 people" in Reading(arrive(ann, night, "Yan")).text
    assert group.people.count() == 500


def test_a_guest_of_a_night_fills_no_more_than_that_night(night, group, full):
    guest = Device.holding(group, "enter", "A guest", night=night)
    full(bounds.MOST_HERE)
    Attendance.objects.filter(night=night).delete()
    Attendance.objects.bulk_create(
        Attendance(group=group, night=night, person=one) for one in group.people.all()
    )
    refused = arrive(guest, night, "Zoe")
    assert refused.status_code == 403
    assert "at most 100 people" in Reading(refused).text
    assert group.people.count() == bounds.MOST_HERE
    assert arrive(guest, night, "P50").status_code == 302  # is here


@pytest.mark.alike
def test_the_page_of_people_takes_no_more_than_there_is_room_for(ann, group, full):
    full(500)
    fields = {"name": "Zoe", "colour": 0, "is_active": "on", "id": uuid4()}
    assert ann.post(f"/groups/{group.pk}/people/", fields).status_code == 403


@pytest.mark.alike
def test_an_evening_brings_no_more_people_than_its_phone_may(bob, group, full):
    full(200)
    refusal = send(bob, evening(group)).json()["refusal"]
    assert refusal["code"] == "too_many"
    assert not Night.objects.exists()


@pytest.mark.alike
@pytest.mark.parametrize(
    ("most", "role", "words"),
    [("host", "ann", "at most 2 nights"), ("enter", "bob", "until a group has 2.")],
)
def test_a_group_has_so_many_nights(
    request, group, people, monkeypatch, most, role, words
):
    monkeypatch.setitem(bounds.MOST_NIGHTS, most, 2)
    device = request.getfixturevalue(role)
    for _ in range(2):
        Night.objects.create(group=group, date=date(2025, 1, 1))
    names = {"name_1": "Ann", "name_2": "Bob"}
    answer = device.post(f"/groups/{group.pk}/start/", names)
    assert words in Reading(answer).text
    assert Night.objects.count() == 2


def test_so_many_nights_are_in_progress_at_once(ann, group, night, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_OPEN", 1)
    url, names = f"/groups/{group.pk}/start/", {"name_1": "Ann", "name_2": "Bob"}
    assert ann.post(url, names).status_code == 403
    end_of_night.close(night)
    assert ann.post(url, names).status_code == 302


@pytest.mark.alike
def test_a_night_has_so_many_games(bob, start, night, monkeypatch):
    start()
    monkeypatch.setattr(bounds, "MOST_GAMES", 1)
    answer = recording.start_game(night, "oh_hell", list(night.people.all())[:3])
    assert answer.refusal["code"] == "too_many_games"


def test_of_many_games_the_course_shows_some_and_ends_as_it_did(
    bob, start, night, monkeypatch
):
    for _ in range(9):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    games, result = list(night.games.order_by("pk")), result_of(night)
    whole = course.hours(result, games)
    monkeypatch.setattr(course, "MOST_CELLS", 4 * 3)
    some = course.hours(result, games)
    assert [len(one["rows"]) for one in (whole, some)] == [9, 3]
    assert some["rows"] == [whole["rows"][place] for place in (2, 5, 8)]
    ends = [[line["words"] for line in one["lines"]] for one in (whole, some)]
    assert ends[0] == ends[1]


@pytest.mark.alike
def test_of_many_games_the_settlement_lists_the_latest(bob, start, night, monkeypatch):
    for _ in range(3):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    monkeypatch.setattr(settlement, "MOST_CELLS", 2 * 4)
    page = bob.get(f"{night.get_absolute_url()}settlement/")
    assert len(page.context["games"]) == 2
    assert "Only the latest games are listed. Earlier games: 1." in Reading(page).text
    text = bob.get(f"{night.get_absolute_url()}settlement.txt").content.decode()
    assert "Only the latest games are listed. Earlier games: 1." in text


@pytest.mark.alike
def test_of_many_payments_the_latest_are_listed(ann, group, night, people, monkeypatch):
    monkeypatch.setattr(settlement, "MOST_LISTED", 2)
    monkeypatch.setattr(balances, "MOST_LISTED", 2)
    both = people["Ann"], people["Bob"]
    for amount in (1, 2, 3):
        about = {"night": night, "client_id": uuid4()}
        payments.record(group, "EUR", *both, amount, **about)
    for page in (f"/nights/{night.pk}/settlement/", f"/groups/{group.pk}/money/"):
        told = Reading(ann.get(page)).text
        amounts = [f"Ann paid Bob €0.0{amount}" in told for amount in (1, 2, 3)]
        assert amounts == [False, True, True]
        assert "Bob pays Ann €0.06" in told


def test_the_nights_of_a_day_are_paged(ann, group, monkeypatch):
    monkeypatch.setattr(calendar, "NIGHTS_A_PAGE", 2)
    nights = [Night.objects.create(group=group, date=date(2025, 1, 1)) for _ in "abc"]
    url = f"/groups/{group.pk}/nights/calendar/?year=2025&day=2025-01-01"
    first = ann.get(url).context
    assert [one["pk"] for one in first["chosen"]] == [one.pk for one in nights[:2]]
    rest = ann.get(f"{url}&after={first['after']}").context
    assert [one["pk"] for one in rest["chosen"]] == [nights[2].pk]
    assert rest["after"] is None


def test_of_a_day_only_some_games_of_a_night_are_shown(
    ann, bob, start, night, monkeypatch
):
    monkeypatch.setattr(calendar, "GAMES_A_NIGHT", 2)
    for _ in range(3):
        start(options=ONE_CARD)
    page = ann.get(f"/groups/{night.group_id}/nights/calendar/")
    [shown] = page.context["chosen"]
    assert (len(shown["played"]), shown["more"]) == (2, 1)
    assert "1 more" in Reading(page).text


@pytest.mark.alike
def test_games_in_play_are_as_many_as_a_page_shows(ann, start, night, monkeypatch):
    monkeypatch.setattr(search, "GAMES_A_PAGE", 2)
    open_games = [start(options=ONE_CARD) for _ in range(3)]
    page = ann.get(f"/groups/{night.group_id}/games/")
    shown = [line["url"] for line in page.context["in_play"]]
    assert shown == [game.get_absolute_url() for game in open_games[:0:-1]]


def test_large_files_are_made_for_one_source_only_so_often(ann, night, monkeypatch):
    monkeypatch.setattr("scorekeeper.files.exports.content.MANY_ROWS", 0)
    monkeypatch.setitem(attempts.MOST, "large", (2, 9, "Too many.", "Too many."))
    url = f"{night.get_absolute_url()}night.json"
    assert [ann.get(url).status_code for _ in range(3)] == [200, 200, 403]
    assert ann.get(night.get_absolute_url()).status_code == 200


@pytest.mark.parametrize(
    "words",
    [
        "Expression tree is too large (maximum depth 1000)",
        "too many SQL variables",
        "stack depth limit exceeded",
    ],
)
def test_a_question_that_is_too_long_is_no_full_disk(words):
    assert troubles.trouble(OperationalError(words)) is None
    full_disk = troubles.trouble(OperationalError("database or disk is full"))
    assert full_disk[0] == "no_room"
