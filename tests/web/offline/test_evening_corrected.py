"""An evening comes in with what its phone corrected."""

import json
from uuid import uuid4

import pytest

from phone import corrections
from scorekeeper import recording
from scorekeeper.models import Game, Night
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.offline.test_evening import evening, played, rows, send


def correction(operation, place, entry=None, along=()):
    row = {"id": str(uuid4()), "operation": operation, "entry": entry}
    return row | {"place": place, "along": list(along)}


def tricks(*taken):
    return {"type": "tricks", "tricks": list(taken)}


@pytest.mark.alike
def test_a_correction_says_on_a_phone_what_it_says_here(bob, group, people):
    send(bob, evening(group, played()))
    game = Game.objects.get()
    record = json.loads(json.dumps(game.record()))
    asked = [
        ("replace", 3, tricks(1, 0, 0)),
        ("replace", 0, BIDS[0] | {"bid": 1}),
        ("insert", 1, {"type": "adjust", "seat": 2, "points": 7}),
        ("remove", 0, None),
        ("remove", 3, None),
    ]
    for operation, place, entry in asked:
        fields = [["entry", json.dumps(entry)]] if entry else []
        given = {"record": record, "place": place, "operation": operation}
        said = corrections.preview(given | {"fields": fields})
        here = recording.preview(game, operation, place, entry)
        if said["missing"]:
            assert said["missing"]["words"] == here["missing"]["words"]
            continue
        assert said.get("text", []) == here["text"], (operation, place)
        assert said["refusal"] == (here["refusal"] or {"message": ""})["message"]
        assert said.get("entry") == entry


@pytest.mark.alike
def test_a_game_is_taken_back_on_a_phone_as_here(bob, group, people):
    send(bob, evening(group, played()))
    game = Game.objects.get()
    given = {"record": game.record(), "place": 0, "operation": "later"}
    said = corrections.preview(given)
    assert said["text"] == recording.preview_without_later(game, 0)["text"]
    assert (said["at"], said["along"], len(said["gone"])) == (1, (2, 3), 3)


def test_corrections_come_along_and_may_be_taken_back(bob, group, people):
    game = played()
    game["rows"] += [correction("replace", 3, tricks(1, 0, 0))]
    game["rows"] += [correction("remove", 2, None, [3]), *rows([None], "undo")]
    assert send(bob, evening(group, game)).status_code == 200
    kept = Game.objects.get()
    assert kept.entries == [*BIDS, tricks(1, 0, 0)]
    assert (kept.taken_back, kept.log_length) == (1, len(game["rows"]))
    assert list(kept.log.values_list("along", flat=True))[-2] == [3]


@pytest.mark.alike
def test_corrections_made_since_go_behind(bob, group, people):
    game = played()
    said = evening(group, game)
    send(bob, said)
    game["rows"] += [correction("replace", 3, tricks(1, 0, 0))]
    answer = send(bob, said).json()
    assert send(bob, said).json() == answer
    assert Game.objects.get().entries[3] == tricks(1, 0, 0)
    assert Game.objects.get().log_length == len(game["rows"])


@pytest.mark.alike
def test_corrections_wait_where_others_went_on(bob, group, people):
    game = played(BIDS[:1])
    said = evening(group, game)
    send(bob, said)
    there = Game.objects.get()
    recording.enter(there, BIDS[1], seen=1, client_id=uuid4())
    game["rows"] += [correction("remove", 0)]
    response = send(bob, said)
    assert response.status_code == 409
    assert "Other phones continued" in response.json()["refusal"]["message"]


@pytest.mark.alike
@pytest.mark.parametrize(
    "row",
    [
        correction("replace", 4, BIDS[0]),
        correction("insert", 5, BIDS[0]),
        correction("remove", 4),
        correction("remove", -1),
        correction("remove", None),
        correction("remove", 1, None, [1]),
        correction("remove", 1, None, [2, 2]),
        correction("remove", 1, None, [4]),
        correction("remove", 1, None, [True]),
        correction("remove", 1) | {"along": 2},
        correction("replace", 0, {"type": "no_such"}),
        correction("leave", 0),
    ],
)
def test_a_correction_that_cannot_be_is_refused_in_a_sentence(bob, group, people, row):
    response = send(bob, evening(group, played(rows=[*rows(ONE_DEAL), row])))
    assert response.status_code in (400, 409)
    assert response.json()["refusal"]["message"].endswith(".")
    assert not Night.objects.exists()
