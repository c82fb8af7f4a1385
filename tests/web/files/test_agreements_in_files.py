"""What the sides of a game said leaves with its file and comes in again."""

import json
from uuid import uuid4

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.models import Agreement, Entry, Game, Group, Night, Signature
from tests.web.devices import BIDS


@pytest.fixture
def asked(group, bob, game):
    """A game in which one side has said something to what the other entered."""
    Night.objects.update(agreeing=True)
    Game.objects.update(agreeing=True)
    where = f"{game.get_absolute_url()}agreements/"
    bob.post(where, {"id": uuid4(), "came": "side", "side": 0})
    bob.play(game, BIDS)
    about = {"about": game.log.first().client_id, "side": 1, "came": "disputed"}
    assert bob.post(where, {"id": uuid4()} | about).status_code == 302
    return game


def test_it_comes_back_with_who_said_it(group, asked):
    file = exports.group_file(group)
    copy = Group.objects.create(name="A copy", file_id=group.file_id)
    for _ in range(2):
        imports.take(copy, imports.content_of(file))
    here, there = (Agreement.objects.get(group=one) for one in (copy, group))
    assert here.client_id == there.client_id
    assert (here.side, here.came, here.about) == (1, "disputed", there.about)
    assert here.key.name == "Bob's phone"
    said = Entry.objects.filter(group=copy).values_list("said_by", flat=True)
    assert list(said) == [0, 0, 0]
    assert Game.objects.get(group=copy).agreed_length == 1
    assert copy.nights.get().agreeing
    Group.objects.filter(pk=copy.pk).update(name=group.name)
    copy.refresh_from_db()
    assert json.loads(exports.group_file(copy)) == json.loads(file)


def test_names_under_a_settlement_come_back(group, bob, night, game, people):
    Night.objects.update(agreeing=True)
    bob.play(game, BIDS)
    about = {"night": night, "person": people["Ann"], "state": "-5,5"}
    Signature.objects.create(group=group, key=bob.key, **about)
    file = exports.group_file(group)
    copy = Group.objects.create(name=group.name, file_id=group.file_id)
    for _ in range(2):
        imports.take(copy, imports.content_of(file))
    name = Signature.objects.get(group=copy)
    assert (name.person.name, name.state, name.key.name) == (
        "Ann",
        "-5,5",
        "Bob's phone",
    )
    assert name.night == copy.nights.get()
    assert json.loads(exports.group_file(copy)) == json.loads(file)


def test_a_removed_signature_stays_out_of_the_file(group, ann, bob, night, people):
    about = {"group": group, "night": night, "state": "-5,5", "key": bob.key}
    for name in ("Ann", "Bob"):
        Signature.objects.create(person=people[name], phone=7, **about)
    where = f"/nights/{night.pk}/signatures/"
    gone = {"person": people["Bob"].pk, "signed": "0", "id": uuid4()}
    assert ann.post(where, gone).status_code == 302
    file = json.loads(exports.group_file(group))
    [row] = file["content"]["nights"][0]["signatures"]
    assert (row["name"], row["phone"]) == ("Ann", 7)
