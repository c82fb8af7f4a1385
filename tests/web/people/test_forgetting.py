"""A person is forgotten: no name is left anywhere, and every score stays."""

from uuid import uuid4

import pytest
from django.apps import apps
from django.core import serializers

from scorekeeper.files import exports
from scorekeeper.models import Game, Group, Note, Person, Standing
from scorekeeper.money import settlement
from scorekeeper.money.ledger.payments import record
from scorekeeper.people import name_removal, same_person
from scorekeeper.people.name_removal import in_text
from scorekeeper.people.statistics import update
from tests.web.reading import Reading

NAME = "Zebulon"


@pytest.fixture
def zebulon(group, night, people):
    """One of the people at the table, whose name is like no other word."""
    Person.objects.filter(pk=people["Bob"].pk).update(name=NAME)
    people["Bob"].refresh_from_db()
    return people["Bob"]


@pytest.fixture
def played(zebulon, bob, game, group, night, people):
    """A finished game with Bob, and everything else that can hold a name."""
    bob.play(game)
    night.place = f"At {NAME}'s"
    night.save()
    shares = [(people["Ann"], 9, 1)]
    settlement.enter_bill(night, f"{NAME}'s taxi", "equal", shares, uuid4())
    loan = {"client_id": uuid4(), "note": f"A loan of {NAME}'s"}
    record(group, "EUR", people["Ann"], people["Bob"], 5, **loan)
    bob.key.name = f"{NAME}'s phone"
    bob.key.save()
    Note.objects.create(group=group, night=night, text=f"{NAME} brought cake")
    Person.objects.filter(pk=zebulon.pk).update(pay_to=f"{NAME}@example.org")
    zebulon.refresh_from_db()
    twin = Person.objects.create(group=group, name=f"{NAME} B")
    same_person.make_one(twin, zebulon)
    update.add_up(group.pk)
    return game


def everything(group):
    """All rows of all tables, as text."""
    models = apps.get_app_config("scorekeeper").get_models()
    return "\n".join(
        serializers.serialize("json", model.objects.all()) for model in models
    )


def test_no_name_is_left_and_every_score_stays(ann, zebulon, played, group):
    before = list(Standing.objects.order_by("pk").values())
    assert NAME in everything(group)
    page = ann.post(f"/people/{zebulon.pk}/forgetting/", follow=True)
    assert "Somebody" in Reading(page).text
    assert NAME not in everything(group)
    assert NAME.encode() not in exports.group_file(Group.objects.get())
    assert list(Standing.objects.order_by("pk").values()) == before
    game = Game.objects.get(pk=played.pk)
    assert "Somebody" in game.sheet["players"] == game.names()
    assert NAME not in Reading(ann.get(game.get_absolute_url())).text


def test_two_who_are_forgotten_are_two_and_once_is_enough(ann, people, zebulon):
    for person in (zebulon, people["Cleo"], people["Cleo"]):
        ann.post(f"/people/{person.pk}/forgetting/")
    forgotten = Person.objects.filter(name__startswith="Somebody").order_by("pk")
    assert [one.name for one in forgotten] == ["Somebody", "Somebody 2"]
    assert not any(one.is_active for one in forgotten)


def test_of_many_games_some_are_renamed_at_a_time(
    ann, bob, zebulon, start, group, monkeypatch
):
    monkeypatch.setattr(name_removal, "MOST_GAMES", 2)
    for _ in range(3):
        bob.play(start(options={"sequence": "custom", "hands": [1]}))
    address = f"/people/{zebulon.pk}/forgetting/"
    page = ann.post(address, follow=True)
    assert "Some games still contain the name" in Reading(page).text
    assert NAME in everything(group)
    page = ann.post(address, follow=True)
    assert page.redirect_chain[-1][0] == f"/people/{zebulon.pk}/"
    assert NAME not in everything(group)
    edit = Reading(ann.get(f"/people/{zebulon.pk}/edit/")).text
    assert "Forget this person" not in edit


def test_of_long_games_so_many_entries_are_read(ann, bob, zebulon, start, monkeypatch):
    monkeypatch.setattr(name_removal, "MOST_ENTRIES", 5)
    for _ in range(2):
        bob.play(start(options={"sequence": "custom", "hands": [1]}))
    assert not name_removal.forget(zebulon)
    assert name_removal.forget(zebulon)


def test_only_the_host_forgets(ann, bob, eve, zebulon):
    address = f"/people/{zebulon.pk}/forgetting/"
    assert [one.post(address).status_code for one in (bob, eve)] == [403, 404]
    edit = f"/people/{zebulon.pk}/edit/"
    assert "Forget this person" in Reading(ann.get(edit)).text
    assert "Forget this person" not in Reading(bob.get(edit)).text


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Ann bids 3, Annabel 2", "Somebody bids 3, Annabel 2"),
        ("Ann's points", "Somebody's points"),
        ("Joanne & Ann", "Joanne & Somebody"),
    ],
)
def test_a_name_is_a_word(text, after):
    assert in_text("Ann", "Somebody", text) == after


def test_a_code_is_no_word():
    assert in_text("bid", "Somebody", "bid") == "bid"


def test_a_page_says_what_is_kept_and_who_keeps_it(eve, db, settings):
    text = Reading(eve.get("/privacy/")).text
    assert "Keeping and deleting data" in text
    assert "Who runs this server" not in text
    settings.LEGAL_LINK = "https://example.org/imprint"
    assert b'href="https://example.org/imprint"' in eve.get("/privacy/").content
    assert b'href="/privacy/"' in eve.get("/device/").content
