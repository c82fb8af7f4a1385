"""What a phone entered while it was apart is taken in once, and answered shortly."""

import json
from uuid import uuid4

import pytest

from scorekeeper.models import Game
from tests.web.devices import BIDS, ONE_DEAL

WRONG = {"type": "bid", "seat": 0, "bid": 5}  # in a deal of one card


def item(operation="add", entry=None, **more):
    return {"id": str(uuid4()), "operation": operation, "entry": entry} | more


def added(*entries):
    return [item(entry=entry) for entry in entries]


def send(device, game, entries, seen=0, **more):
    body = {"seen": seen, "version": "1", "entries": entries} | more
    url = f"{game.get_absolute_url()}outbox/"
    return device.post(url, json.dumps(body), content_type="application/json")


def test_an_outbox_is_entered_in_its_order(bob, game):
    mine = added(*ONE_DEAL)
    response = send(bob, game, mine)
    assert response.status_code == 200, response.content
    answer = response.json()
    assert answer["taken"] == [one["id"] for one in mine]
    assert answer["left"] == []
    assert answer["seen"] == 4
    assert answer["is_behind"] is False
    assert answer["came"]["status"] == "finished"
    game.refresh_from_db()
    assert game.entries == ONE_DEAL


def test_an_outbox_sent_again_changes_nothing(bob, game):
    mine = added(*BIDS)
    first = send(bob, game, mine).json()
    assert send(bob, game, mine).json() == first
    assert Game.objects.get(pk=game.pk).entries == BIDS


def test_undo_and_redo_are_rows_like_entries(bob, game):
    mine = [*added(BIDS[0], BIDS[1]), item("undo"), item("undo"), item("redo")]
    answer = send(bob, game, mine).json()
    assert len(answer["taken"]) == answer["seen"] == 5
    assert Game.objects.get(pk=game.pk).entries == BIDS[:1]


def test_what_the_rules_refuse_is_left_with_the_sentence(bob, game):
    mine = added(WRONG, *BIDS)
    answer = send(bob, game, mine).json()
    assert [one["id"] for one in answer["left"]] == [mine[0]["id"]]
    assert answer["left"][0]["code"] == "bid_range"
    assert Game.objects.get(pk=game.pk).entries == BIDS


def test_another_entry_under_a_known_id_is_refused(bob, game):
    mine = added(BIDS[0])
    send(bob, game, mine)
    answer = send(bob, game, [mine[0] | {"entry": BIDS[1]}]).json()
    assert answer["left"][0]["code"] == "id_used"
    assert answer["taken"] == []


@pytest.mark.parametrize(
    "body",
    [b" ", b"[]", b"{", b"{}", b'{"seen": 0, "entries": [1]}', b"[" * 9000],
)
def test_what_is_no_outbox_is_answered_400(bob, game, body):
    url = f"{game.get_absolute_url()}outbox/"
    response = bob.post(url, body, content_type="application/json")
    assert response.status_code == 400
    assert response.json()["refusal"]["message"].endswith(".")


def test_who_may_not_enter_is_told_so_in_json(watcher, eve, game):
    assert send(watcher, game, added(BIDS[0])).status_code == 403
    response = send(eve, game, added(BIDS[0]))
    assert response.status_code == 404
    assert response.json()["refusal"]["code"] == "not_found"


def test_a_closed_night_takes_nothing_more(bob, game):
    mine = added(*BIDS)
    send(bob, game, mine[:1])
    game.night.closed_at = game.started_at
    game.night.save()
    assert send(bob, game, mine[:1]).status_code == 200
    response = send(bob, game, mine)
    assert response.status_code == 409
    assert response.json()["refusal"]["code"] == "night_closed"
    assert Game.objects.get(pk=game.pk).entries == BIDS[:1]


def test_the_log_tells_a_phone_all_that_it_keeps(watcher, bob, game):
    bob.play(game, BIDS[:2])
    told = watcher.get(f"{game.get_absolute_url()}log.json").json()
    assert told["seen"] == 2
    assert told["record"]["entries"] == BIDS[:2]
    assert told["page"]["may_enter"] is False
    assert told["csrf_token"]


def test_a_log_that_the_rules_now_refuse_takes_nothing_more(bob, game):
    bob.play(game, BIDS)
    game.log.filter(number=1).update(entry=WRONG)
    mine = added(ONE_DEAL[3])
    answer = send(bob, game, mine, 2).json()
    assert [one["code"] for one in answer["left"]] == ["bid_range"]
    assert Game.objects.get(pk=game.pk).entries == BIDS


def test_a_phone_that_undoes_very_often_sends_the_rest_again(bob, game, monkeypatch):
    monkeypatch.setattr("phone.log.merged_log.PATIENCE", 200)
    mine = [one for _ in range(90) for one in (*added(BIDS[0]), item("undo"))]
    answers = [send(bob, game, mine).json() for _ in range(9)]
    assert len(answers[0]["taken"]) < len(mine)
    assert len(answers[-1]["taken"]) == len(mine)
    assert answers[-1]["left"] == []
    assert Game.objects.get(pk=game.pk).entries == []


OLD_PAGES_READ = {"seen", "taken", "left", "question", "is_behind", "apart", "came"}
OLD_PAGES_KEEP = {"seen", "record", "version", "csrf_token", "page"}
OLD_PAGES_KEEP |= {"undoable", "redoable"}


def test_a_page_of_another_version_is_understood_and_answered(bob, game):
    mine = [one | {"of_a_newer_page": True} for one in added(BIDS[0])]
    answer = send(bob, game, mine, version="0", of_a_newer_page=[1]).json()
    assert answer.keys() >= OLD_PAGES_READ
    assert answer["taken"] == [mine[0]["id"]]
    assert answer["came"].keys() >= {"totals", "status"}
    told = bob.get(f"{game.get_absolute_url()}log.json").json()
    assert told.keys() >= OLD_PAGES_KEEP
    assert told["record"]["entries"] == BIDS[:1]


def test_what_only_a_newer_page_can_do_is_refused_and_stays_there(bob, game):
    newer = [*added(BIDS[0]), item("move", BIDS[1])]
    response = send(bob, game, newer)
    assert response.status_code == 400
    assert response.json()["refusal"]["message"].endswith(".")
    assert Game.objects.get(pk=game.pk).log_length == 0


@pytest.mark.parametrize("address", ["outbox/", "choice/", "/evening/sent/"])
def test_what_comes_as_a_form_with_files_is_answered_400(bob, game, address):
    url = address if address[0] == "/" else f"{game.get_absolute_url()}{address}"
    response = bob.post(url, {"seen": "0"})  # multipart, as a test's device posts
    assert response.status_code == 400
    assert response.content


def test_what_came_alone_is_found_by_its_id_as_all_else_is(bob, game):
    [one] = mine = added(BIDS[0])
    send(bob, game, mine)
    assert game.log.filter(client_id=one["id"]).get().entry == BIDS[0]
