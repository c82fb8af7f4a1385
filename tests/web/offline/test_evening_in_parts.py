"""An evening that is sent again goes on with what it was, in parts where it is much."""

from uuid import uuid4

import pytest

from scorekeeper.models import Game, Night
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.offline.test_evening import evening, played, rows, send
from tests.web.recording.test_long_outbox import agreed


@pytest.fixture
def little_patience(monkeypatch):
    monkeypatch.setattr("phone.log.merged_log.PATIENCE", 400)
    monkeypatch.setattr("scorekeeper.recording.log.PATIENCE", 400)


def send_until_taken(device, body, most=40):
    """The answers to an evening that is sent until all of it is taken."""
    answers = []
    while not answers or answers[-1].status_code == 409:
        assert len(answers) < most
        answers.append(send(device, body))
    assert {one.json()["refusal"]["code"] for one in answers[:-1]} <= {"not_all_yet"}
    return answers


@pytest.mark.alike
def test_several_games_go_in_parts(bob, group, people, little_patience):
    games = [played([agreed(at) for at in range(210)]) for _ in range(4)]
    body = evening(group, *games)
    answers = send_until_taken(bob, body)
    assert len(answers) == 2
    assert [one.log_length for one in Game.objects.order_by("pk")] == [210] * 4
    assert send(bob, body).json() == answers[-1].json()


def test_what_came_since_goes_in_parts_beside_others(
    ann, bob, group, people, little_patience
):
    sent = played([agreed(at) for at in range(30)])
    body = evening(group, sent)
    send(bob, body)
    ann.play(Game.objects.get(), [agreed(at) for at in range(30, 60)])
    sent["rows"] += rows([agreed(at) for at in range(30, 90)])
    answers = send_until_taken(bob, body)
    assert len(answers) > 1
    game = Game.objects.get()
    assert game.entries == [agreed(at) for at in range(90)]
    assert game.log.filter(operation="leave").count() == 30
    assert game.log.count() == 120


CHANGED_ROWS = [
    {"entry": BIDS[2]},
    {"operation": "undo", "entry": None},
    {"operation": "replace", "entry": BIDS[0], "place": 0, "along": []},
]


@pytest.mark.alike
@pytest.mark.parametrize("more", CHANGED_ROWS)
@pytest.mark.parametrize("went_on", [False, True])
def test_another_entry_under_a_known_id_is_refused(
    ann, bob, group, people, more, went_on
):
    sent = played(BIDS[:2])
    body = evening(group, sent)
    send(bob, body)
    if went_on:
        ann.play(Game.objects.get(), BIDS[2:])
    sent["rows"][1] |= more
    sent["rows"] += rows([agreed(1)])
    response = send(bob, body)
    assert response.status_code == 409
    assert "already has the same id" in response.json()["refusal"]["message"]
    assert Game.objects.get().entries == BIDS[: 3 if went_on else 2]


CHANGED_HEADS = [
    {"game": "piquet", "options": {}, "players": ["Ann", "Bob"]},
    {"options": {"sequence": "custom", "hands": [2]}},
    {"dealer": 1},
]


@pytest.mark.alike
@pytest.mark.parametrize("more", CHANGED_HEADS)
def test_another_game_under_a_known_id_is_refused(bob, group, people, more):
    sent = played(BIDS[:1])
    body = evening(group, sent)
    send(bob, body)
    sent["record"] |= more
    response = send(bob, body)
    assert response.status_code == 409
    assert "already has the same id" in response.json()["refusal"]["message"]


@pytest.mark.alike
def test_a_game_known_by_its_id_at_another_night_stays_there(bob, group, people):
    sent = played(ONE_DEAL)
    send(bob, evening(group, sent))
    response = send(bob, evening(group, sent, id=str(uuid4())))
    assert response.status_code == 409
    assert Night.objects.count() == 1
