"""A large file is bounded, and is written in parts between which others come."""

import json
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import bounds
from scorekeeper.database import lock_waits
from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import file_of
from scorekeeper.files.imports import batches, merge
from scorekeeper.files.imports.night import read_nights
from scorekeeper.models import Entry, Game, Group, Night, Person
from tests.web.devices import ONE_DEAL


@pytest.fixture
def content(bob, start, night):
    """What a file says of a group with one night and one finished game."""
    bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    return json.loads(exports.group_file(night.group))["content"]


def many(content, count):
    """The content with its night so many times, each with ids of its own."""
    [night] = content["nights"]
    return content | {"nights": [anew(night) for _ in range(count)]}


def anew(night):
    games = [
        game | {"id": str(uuid4()), "log": [row | {"id": str(uuid4())} for row in log]}
        for game in night["games"]
        for log in [game["log"]]
    ]
    return night | {"id": str(uuid4()), "games": games}


def send(device, content, url="/import/"):
    file = SimpleUploadedFile("c.json", file_of(content))
    return device.post(url, {"file": file, "id": str(uuid4())})


@pytest.mark.alike
def test_a_large_file_is_written_in_parts(ann, content, group, monkeypatch):
    monkeypatch.setattr(batches, "ROWS_AT_ONCE", 20)
    monkeypatch.setattr(merge, "LONGEST_PAUSE", 0)
    with CaptureQueriesContext(connection) as asked:
        came = imports.take(group, many(content, 9))
    assert (came.nights, came.games) == (9, 9)
    statements = [one["sql"].split("(")[0].strip() for one in asked.captured_queries]
    written = [n for n, sql in enumerate(statements) if "scorekeeper_night" in sql]
    assert len([n for n in written if statements[n].startswith("INSERT")]) > 3
    assert Night.objects.count() == 10
    assert Entry.objects.count() == 10 * len(ONE_DEAL)


@pytest.mark.alike
def test_what_stops_midway_is_whole_and_goes_on(group, content, monkeypatch):
    monkeypatch.setattr(batches, "ROWS_AT_ONCE", 20)
    monkeypatch.setattr(merge, "LONGEST_PAUSE", 0)
    whole, parts = many(content, 9), []

    def write(*given):
        parts.append(given)
        if len(parts) == 3:
            raise OperationalError("database or disk is full")
        return written(*given)

    written = merge.write
    monkeypatch.setattr(merge, "write", write)
    with pytest.raises(imports.FileError, match="Import the file again"):
        imports.take(group, whole)
    came_first = Night.objects.count()
    assert 1 < came_first < 10
    assert all(night.games.count() == 1 for night in Night.objects.all())
    came = imports.take(group, whole)
    assert (Night.objects.count(), came.here) == (10, came_first - 1)


@pytest.mark.alike
def test_a_lock_midway_is_waited_for(group, content, monkeypatch):
    monkeypatch.setattr(batches, "ROWS_AT_ONCE", 20)
    monkeypatch.setattr(merge, "LONGEST_PAUSE", 0)
    monkeypatch.setattr(lock_waits, "PAUSE", 0)
    parts, taken = [], merge.merge_part

    def found_locked(*given):
        parts.append(given)
        if len(parts) in (2, 3, 4, 7):
            raise OperationalError("database is locked")
        return taken(*given)

    monkeypatch.setattr(merge, "merge_part", found_locked)
    came = imports.take(group, many(content, 9))
    assert (came.nights, Night.objects.count()) == (9, 10)
    assert len(parts) > 7


def test_payments_come_in_parts_in_the_order_in_which_they_were_recorded(
    content, group, monkeypatch
):
    monkeypatch.setattr(batches, "ROWS_AT_ONCE", 1)
    monkeypatch.setattr(merge, "LONGEST_PAUSE", 0)
    whole = many(content, 3)
    nights = [night["id"] for night in whole["nights"]]
    whole["payments"] = [payment(night) for night in [*nights[::-1], None]]
    assert imports.take(group, whole).payments == 4
    assert imports.take(group, whole).payments == 0
    rows = group.payment_set.order_by("pk").select_related("night")
    ids = [str(row.night.client_id) if row.night else None for row in rows]
    assert ids == [*nights[::-1], None]


def payment(night):
    about = {"id": str(uuid4()), "night": night, "currency": "EUR", "by": None}
    about |= {"paid_at": "2025-11-22T01:00:00+00:00", "amount": 5}
    return about | {"payer": "Ann", "payee": "Bob"}


@pytest.mark.alike
def test_a_group_has_so_many_payments(group, content, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_PAYMENTS", 2)
    monkeypatch.setattr(batches, "ROWS_AT_ONCE", 1)
    whole = many(content, 1) | {"payments": [payment(None) for _ in range(3)]}
    with pytest.raises(bounds.TooManyError, match="payments"):
        imports.take(group, whole)
    assert (Night.objects.count(), group.payment_set.count()) == (1, 0)
    whole["payments"].pop()
    imports.take(group, whole)
    assert imports.take(group, whole).payments == 0
    assert group.payment_set.count() == 2


def test_a_stranger_brings_no_more_people_than_a_group_holds(eve, content):
    more = bounds.MOST_PEOPLE["host"]
    extra = [{"name": f"P{n}", "colour": 0, "is_active": True} for n in range(more)]
    large = content | {"people": content["people"] + extra}
    answer = send(eve, large)
    assert answer.status_code == 422
    assert "more than 500 people" in answer.content.decode()
    assert Group.objects.count() == 1


@pytest.mark.alike
@pytest.mark.parametrize(
    ("what", "most"), [("people", 3), ("nights", 1), ("games", 1), ("payments", 1)]
)
def test_a_file_is_bounded(eve, content, monkeypatch, what, most):
    monkeypatch.setitem(batches.MOST, what, most)
    two = {"payments": [payment(None), payment(None)]}
    answer = send(eve, many(content, 2) | two)
    assert answer.status_code == 422
    assert f"more than {most} {what}" in answer.content.decode()
    assert Group.objects.count() == 1


def test_a_night_in_a_file_is_bounded(eve, content, monkeypatch):
    monkeypatch.setitem(batches.OF_A_NIGHT, "here", 3)
    assert "has more than 3 people" in send(eve, content).content.decode()


def test_a_log_in_a_file_is_bounded(eve, content, monkeypatch):
    monkeypatch.setitem(batches.OF_A_GAME, "rows", 1)
    page = send(eve, content).content.decode()
    assert "more than 1 entries in the log of a game" in page


@pytest.mark.alike
def test_files_bring_no_more_people_than_there_is_room_for(ann, group, content):
    here = group.people.count()
    Person.objects.bulk_create(
        Person(group=group, name=f"Q{n}") for n in range(500 - here)
    )
    extra = {"name": "Somebody new", "colour": 0, "is_active": True}
    large = many(content, 1) | {"people": [*content["people"], extra]}
    answer = send(ann, large, f"/groups/{group.pk}/import/")
    assert answer.status_code == 403
    assert "at most 500 people" in answer.content.decode()
    assert Game.objects.count() == 1


def test_shared_costs_count_among_what_is_written_at_once(content):
    [night] = read_nights(content, here={})
    plain = batches.weight(night)
    night.bills = [{"parts": [0] * 100}] * 3
    assert batches.weight(night) == plain + 303
    night.before = [0] * 50
    assert batches.weight(night) == plain + 353


@pytest.mark.alike
@pytest.mark.parametrize("what", ["laws", "merged"])
def test_laws_and_merges_of_a_file_are_bounded(eve, content, monkeypatch, what):
    monkeypatch.setitem(bounds.MOST_LAWS, "host", 0)
    monkeypatch.setattr(imports.same_person, "MOST_MERGED", 0)
    law = {"id": str(uuid4()), "game": "oh_hell", "situation": "revoke"}
    law |= {"answers": "0", "came": "passed", "words": "So.", "by": None}
    law |= {"at": "2025-01-01T20:00:00Z", "withdrawn_at": None}
    if what == "laws":
        content["group"] |= {"laws": [law]}
    else:
        content["merged"] = [{}]
    answer = send(eve, content)
    assert answer.status_code == 422
    says = {"laws": "more than 0 rulings", "merged": "at most 500 merged people"}
    assert says[what] in answer.content.decode()
    assert Group.objects.count() == 1
