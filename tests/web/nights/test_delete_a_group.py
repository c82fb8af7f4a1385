"""A host deletes a group permanently: all of it goes, and nothing of another."""

from unittest import mock
from uuid import uuid4

import pytest
from django.apps import apps
from django.db import connection

from scorekeeper import recording
from scorekeeper.models import Agreement, Group, Key, Law, Person, Signature
from scorekeeper.models.repeated_requests import note_request
from scorekeeper.money import settlement
from scorekeeper.money.ledger.joint_settlement import settle_as_one
from scorekeeper.money.ledger.payments import record
from scorekeeper.nights import deletion
from scorekeeper.nights.notes import write_note
from scorekeeper.people import same_person
from scorekeeper.people.statistics import ratings, update
from scorekeeper.sharing import links
from tests.web.devices import Device
from tests.web.groups import random_group
from tests.web.reading import Reading


@pytest.fixture
def url(group):
    return f"/groups/{group.pk}/deletion/"


def rows(group):
    """How many rows of each kind belong to a group."""
    models = apps.get_app_config("scorekeeper").get_models()
    return {
        model.__name__: model.objects.filter(group_id=group).count()
        for model in models
        if any(field.attname == "group_id" for field in model._meta.fields)
    }


@pytest.fixture
def other(db):
    """Another group with all that one can have."""
    return random_group(5, nights=2)


def test_the_page_says_what_goes_and_offers_it_as_a_file(ann, bob, url, game):
    bob.play(game)
    text = Reading(ann.get(url)).text
    assert "1 night with 1 game, and all payments" in text
    assert "4 people" in text
    assert b"group.json" in ann.get(url).content


def test_it_goes_with_everything_and_leaves_others_alone(
    ann, bob, url, game, group, night, other
):
    bob.play(game)
    recording.restake(game, {"per_point": "1"})
    here = list(night.people.all())
    record(group, "EUR", *here[:2], 500, client_id=uuid4(), night=night)
    settle_as_one(group, here[:2])
    note_request(group.pk, uuid4())
    asked = {"situation": "revoke", "answers": "0", "came": "passed"}
    recording.note(game, 0, uuid4(), ann.key.pk, **asked)
    Agreement.objects.create(group=group, game=game, side=0, came="signed")
    Law.objects.create(group=group, game=game.key, situation="revoke", words="So.")
    Signature.objects.create(group=group, night=night, person=here[0], state="0")
    settlement.enter_bill(night, "Hall", "equal", [(here[0], 9, 1)], uuid4())
    write_note(night, "Ann dropped the deck", uuid4(), ann.key.pk)
    anna = Person.objects.create(group=group, name="Anna")
    same_person.make_one(anna, group.people.get(name="Ann"))
    links.make(group, "x", "game", "A game", game.pk)
    Group.objects.filter(pk=group.pk).update(is_rated=True)
    update.add_up(group.pk)
    ratings.reckon(group.pk)
    assert all(rows(group.pk).values())
    kept = rows(other.pk)
    assert ann.post(url, {"name": "friday group"}).url == "/"
    assert not any(rows(group.pk).values())
    assert not Group.objects.filter(pk=group.pk).exists()
    assert rows(other.pk) == kept


def test_of_a_large_one_some_rows_go_at_a_time(ann, bob, url, group, start, other):
    for _ in range(3):
        bob.play(start(options={"sequence": "custom", "hands": [1]}))
    kept, gone = rows(other.pk), []

    def noted(execute, sql, params, many, context):
        answer = execute(sql, params, many, context)
        if sql.startswith("DELETE"):
            still = Key.objects.filter(group_id=group.pk, revoked_at=None)
            gone.append((context["cursor"].rowcount, still.exists()))
        return answer

    with (
        mock.patch.multiple(deletion, AT_ONCE=2, PAUSE=0),
        connection.execute_wrapper(noted),
    ):
        assert ann.post(url, {"name": group.name}).url == "/"
    assert max(count for count, _ in gone) == 2
    assert not any(is_open for _, is_open in gone)
    assert not any(rows(group.pk).values())
    assert rows(other.pk) == kept


def test_no_phone_gets_in_any_more(ann, bob, url, group, night):
    other = Group.objects.create(name="Monday table")
    ann.post(url, {"name": group.name})
    for device in (ann, bob):
        assert device.get(night.get_absolute_url()).status_code == 404
        assert device.get("/").status_code == 200
    assert Device.holding(other, "host", "x").get("/").status_code == 200


@pytest.mark.parametrize("name", ["", "Monday table"])
def test_its_name_must_be_typed(ann, url, group, name):
    answer = ann.post(url, {"name": name})
    assert answer.status_code == 422
    assert Group.objects.filter(pk=group.pk).exists()


def test_only_the_host_may(bob, eve, url, group):
    assert bob.post(url, {"name": group.name}).status_code == 403
    assert eve.post(url, {"name": group.name}).status_code == 404
    assert Group.objects.filter(pk=group.pk).exists()


def test_the_host_reads_that_it_is_deleted_and_not_that_access_is_removed(
    ann, url, group
):
    home = ann.post(url, {"name": group.name}, follow=True)
    assert f"{group.name} and everything in it have been deleted." in Reading(home).text
    assert "no longer has access" not in Reading(home).text
