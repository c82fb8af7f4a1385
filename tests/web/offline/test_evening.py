"""An evening that a phone played by itself comes in whole, once, and where it may."""

import json
from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper.models import Game, Group, Law, Night, Person, Result, Ruling
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.people.statistics.update import add_up
from tests.web.devices import BIDS, ONE_DEAL, Device

URL = "/evening/sent/"
ONE_CARD = {"sequence": "custom", "hands": [1]}


def rows(entries, operation="add"):
    return [
        {"id": str(uuid4()), "operation": operation, "entry": entry}
        for entry in entries
    ]


def played(entries=ONE_DEAL, players=("Ann", "Bob", "Zoe"), **more):
    """A game as a phone sends it."""
    record = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0}
    return {
        "id": str(uuid4()),
        "record": record | {"players": list(players)},
        "stake": {"per_point": "0.05"},
        "started_at": "2025-11-21T20:15:00Z",
        "rows": rows(entries),
    } | more


def evening(group, *games, **more):
    return {
        "group": group.pk,
        "id": str(uuid4()),
        "date": "2025-11-21",
        "currency": "EUR",
        "people": ["Ann", "Bob", "Zoe"],
        "stake": {"per_point": "0.05"},
        "games": list(games),
    } | more


def send(device, body):
    text = body if isinstance(body, (bytes, str)) else json.dumps(body)
    return device.post(URL, text, content_type="application/json")


def test_an_evening_is_there_as_if_it_had_been_here(bob, group, people):
    said = evening(group, played(), played(BIDS[:1]))
    answer = send(bob, said).json()
    night = Night.objects.get()
    assert answer["url"] == night.get_absolute_url()
    assert [game["status"] for game in answer["games"]] == ["finished", "open"]
    assert [one.name for one in night.people.order_by("attendance")] == said["people"]
    first = night.games.order_by("pk")[0]
    assert first.entries == ONE_DEAL
    assert first.started_at.isoformat() == "2025-11-21T20:15:00+00:00"
    assert {row.key for row in first.log.all()} == {bob.key}
    assert night.stake == {"per_point": "0.05"}
    assert Person.objects.filter(name="Zoe", group=group).count() == 1
    assert group.people.filter(name="Ann").get() == people["Ann"]
    group.refresh_from_db()
    assert group.house_rules["oh_hell"]["options"] == ONE_CARD
    [ledger] = ledgers_of(group)
    assert [(row.payee.name, row.amount) for row in ledger.rows] == [("Bob", 5)] * 2
    assert not Result.objects.exists()
    add_up(group.pk)
    assert Result.objects.filter(night=night).count() == 3


def test_an_evening_sent_again_changes_nothing(bob, group, people):
    said = evening(group, played(), played())
    first = send(bob, said).json()
    assert send(bob, said).json() == first
    assert (Night.objects.count(), Game.objects.count()) == (1, 2)
    assert group.people.count() == 5


def test_what_was_entered_since_goes_behind(bob, group, people):
    game = played(BIDS[:2])
    said = evening(group, game)
    send(bob, said)
    game["rows"] += rows(ONE_DEAL[2:])
    said["games"] = [game, played()]
    answer = send(bob, said).json()
    assert [one["status"] for one in answer["games"]] == ["finished", "finished"]
    assert Game.objects.get(client_id=game["id"]).log_length == len(ONE_DEAL)


@pytest.mark.alike
def test_undo_and_redo_come_along(bob, group, people):
    game = played(BIDS[:2])
    game["rows"] += rows([None, None], "undo") + rows([None], "redo")
    send(bob, evening(group, game))
    kept = Game.objects.get()
    assert (kept.entries, kept.taken_back, kept.log_length) == (BIDS[:1], 1, 5)


@pytest.mark.alike
def test_what_the_rules_refuse_keeps_all_of_it_out(bob, group, people):
    wrong = played([BIDS[0] | {"bid": 5}])
    response = send(bob, evening(group, played(), wrong))
    assert response.status_code == 409
    assert response.json()["refusal"]["message"].startswith("Oh Hell: ")
    assert not Night.objects.exists()
    assert group.people.count() == 4


WRONG_GAMES = [
    {"rows": rows([None], "undo")},
    {"stake": {"per_point": "0.00000001"}},
    {"stake": {"per_point": -1}},
    {"record": {"game": "no_game", "options": {}, "dealer": 0, "players": ["Ann"]}},
    {"record": {"game": "oh_hell", "options": {"hands": 7}, "dealer": 0}},
    {"started_at": "yesterday"},
    {"id": "1"},
    {"rows": 5},
    {"rows": [{"id": str(uuid4()), "operation": "leave"}]},
    {"rows": rows([{"type": "bid"}])},
    {"rows": rows([[[]]])},
    {"rows": rows(["\ud800"])},
    {"rows": [rows(BIDS)[0]] * 2},
]


@pytest.mark.parametrize("more", WRONG_GAMES)
def test_a_game_that_cannot_be_is_refused_in_a_sentence(bob, group, people, more):
    response = send(bob, evening(group, played(**more)))
    assert response.status_code in (400, 409)
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()


@pytest.mark.alike
@pytest.mark.parametrize(
    "more",
    [
        {"people": ["Ann", "Bob"]},
        {"people": [7]},
        {"people": ["x" * 41]},
        {"people": [f"P{number}" for number in range(41)]},
        {"people": ["\u200b", "Bob", "Zoe", "Ann"]},
        {"people": ["a\ud800", "Bob", "Zoe", "Ann"]},
        {"date": "tomorrow"},
        {"id": 7},
        {"currency": "ZZZ"},
        {"currency": []},
        {"games": {}},
        {"games": [{}] * 101},
        {"id": None},
        {"group": True},
        {"group": "1"},
        {"stake": {"per_point": "1e400"}},
    ],
)
def test_an_evening_that_cannot_be_is_refused_in_a_sentence(bob, group, people, more):
    response = send(bob, evening(group, played()) | more)
    assert response.status_code in (400, 409)
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()


@pytest.mark.alike
@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"{}", b"\xff", b"[" * 9000])
def test_what_is_no_evening_is_answered_400(bob, body):
    assert send(bob, body).status_code == 400


@pytest.mark.alike
def test_an_evening_has_a_bound(bob, group):
    body = json.dumps(evening(group) | {"more": "x" * 900_000})
    assert send(bob, body).status_code == 400


@pytest.mark.alike
def test_nobody_comes_to_a_night_that_is_closed(bob, group, people):
    said = evening(group)
    assert send(bob, said).status_code == 200
    Night.objects.update(closed_at=timezone.now())
    assert send(bob, said).status_code == 200
    late = send(bob, said | {"people": [*said["people"], "Late"]})
    assert late.status_code == 409
    assert "Late was not there" in late.json()["refusal"]["message"]
    assert not Person.objects.filter(name="Late").exists()


def test_only_who_may_enter_sends_an_evening(watcher, eve, group, night, people):
    said = evening(group, played())
    guest = Device.holding(group, "enter", "A guest", night=night)
    other = Device.holding(Group.objects.create(name="Other"), "host", "Other")
    assert send(watcher, said).status_code == 403
    for device in (eve, guest, other):
        assert send(device, said).status_code == 404
    assert Night.objects.count() == 1


@pytest.mark.alike
def test_a_name_is_a_person_of_this_group_alone(bob, group, people):
    other = Group.objects.create(name="Other")
    stranger = Person.objects.create(group=other, name="Zoe")
    send(bob, evening(group, played()))
    seated = Game.objects.get().players[2]["person"]
    assert seated != stranger.pk
    assert Person.objects.get(pk=seated).group == group


@pytest.mark.alike
def test_two_whom_the_phone_told_apart_are_two_here(bob, group, people):
    names = ["Wei\u00df", "Weiss", "Weiss 2"]
    paid = {"payer": "Weiss", "payee": "Wei\u00df", "amount": 5, "paid_at": None}
    game = played(players=names)
    said = evening(group, game, people=names, payments=[paid])
    assert send(bob, said).status_code == 200
    assert send(bob, said).status_code == 200
    night = Night.objects.get()
    assert [one["name"] for one in night.games.get().players] == [
        "Wei\u00df",
        "Weiss 3",
        "Weiss 2",
    ]
    assert night.people.count() == 3


@pytest.mark.alike
def test_a_game_of_another_night_is_left_alone(bob, group, people):
    game = played()
    send(bob, evening(group, game))
    response = send(bob, evening(group, game))
    assert response.status_code == 409
    assert Night.objects.count() == 1


@pytest.mark.alike
def test_a_phone_learns_where_it_may_enter(bob, watcher, eve, group, people):
    group.house_rules = {
        "oh_hell": {"options": ONE_CARD},
        "gone": {"options": {"a": 1}},
    }
    group.save()
    told = bob.get("/evening/groups.json").json()
    [known] = told["groups"]
    assert known["people"] == ["Ann", "Bob", "Cleo", "Dan"]
    assert (known["unit"], known["places"]) == ("€", 2)
    assert known["house_rules"]["oh_hell"]["options"] == ONE_CARD
    assert list(known["house_rules"]) == ["oh_hell"]
    assert watcher.get("/evening/groups.json").json()["groups"] == []
    assert eve.get("/evening/groups.json").json()["groups"] == []


@pytest.mark.alike
def test_the_page_is_the_same_for_all_and_may_run_the_engine(eve):
    response = eve.get("/evening/")
    assert response.status_code == 200
    assert "'wasm-unsafe-eval'" in response["Content-Security-Policy"]
    assert "'unsafe-" not in response["Content-Security-Policy"]


def test_what_was_noted_at_a_table_comes_with_it_once(bob, group):
    about = {"situation": "revoke", "answers": "0", "came": "passed", "place": 1}
    law = about | {"note": "law", "words": "Here it costs nothing."}
    notes = rows([about | {"note": "ruling"}, law], "note")
    said = evening(group, played(), people=["Ann", "Bob", "Zoe"])
    said["games"][0]["rows"] += notes
    for _ in range(2):
        assert send(bob, said).status_code == 200
    assert Game.objects.get().entries == ONE_DEAL
    assert Ruling.objects.get().came == "passed"
    assert Law.objects.get().words == "Here it costs nothing."
