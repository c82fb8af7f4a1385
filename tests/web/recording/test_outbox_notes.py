"""What a phone noted without a network is kept beside the log, once each."""

import pytest

from scorekeeper.models import Game, Law, Ruling
from tests.web.devices import BIDS
from tests.web.recording.test_outbox import added, item, send

PASSED = {
    "note": "ruling",
    "situation": "revoke",
    "answers": "0",
    "came": "passed",
    "place": 2,
}
LAW = PASSED | {"note": "law", "words": "Here it costs nothing."}


def test_a_note_is_kept_among_entries_and_is_none(bob, game):
    mine = [*added(*BIDS[:2]), item("note", PASSED), *added(BIDS[2])]
    answer = send(bob, game, mine).json()
    assert sorted(answer["taken"]) == sorted(one["id"] for one in mine)
    assert (answer["seen"], answer["left"], answer["is_behind"]) == (3, [], False)
    [ruling] = Ruling.objects.all()
    assert (ruling.place, ruling.came, ruling.situation) == (2, "passed", "revoke")
    assert ruling.key == bob.key
    assert Game.objects.get(pk=game.pk).entries == BIDS


def test_notes_sent_again_are_kept_once(bob, game):
    mine = [item("note", PASSED), item("note", LAW)]
    for _ in range(2):
        assert len(send(bob, game, mine).json()["taken"]) == 2
    assert Ruling.objects.count() == Law.objects.count() == 1


def test_a_note_alone_says_that_others_went_on(bob, game):
    bob.play(game, BIDS[:1])
    answer = send(bob, game, [item("note", PASSED)]).json()
    assert answer["is_behind"] is True
    assert send(bob, game, [item("note", PASSED)], seen=1).json()["is_behind"] is False


def test_what_was_settled_before_needs_no_note_again(bob, game):
    [entry], note = added(BIDS[0]), item("note", PASSED)
    send(bob, game, [entry, note])
    settled = [[entry["id"], "add"], [note["id"], "note"]]
    body = {"before": {"seen": 0, "settled": settled}}
    answer = send(bob, game, added(BIDS[1]), **body).json()
    assert (len(answer["taken"]), answer["left"]) == (1, [])
    assert Ruling.objects.count() == 1


def test_at_a_closed_night_it_is_left_and_what_was_kept_stays(bob, game, night):
    kept = item("note", PASSED)
    send(bob, game, [kept])
    type(night).objects.filter(pk=night.pk).update(closed_at="2025-11-22T00:00Z")
    answer = send(bob, game, [kept, item("note", PASSED)]).json()
    assert answer["taken"] == [kept["id"]]
    assert [one["code"] for one in answer["left"]] == ["night_closed"]
    assert Ruling.objects.count() == 1


@pytest.mark.alike
@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        PASSED | {"came": "played"},
        PASSED | {"situation": "no slug"},
        PASSED | {"answers": "x"},
        PASSED | {"place": -1},
        PASSED | {"place": True},
        LAW | {"words": ""},
        LAW | {"words": "x" * 201},
        LAW | {"words": "two\nlines"},
        LAW | {"words": "\0"},
    ],
)
def test_what_is_no_note_is_refused_and_nothing_is_entered(bob, game, broken):
    mine = [*added(BIDS[0]), item("note", broken)]
    assert send(bob, game, mine).status_code == 400
    assert Game.objects.get(pk=game.pk).entries == []


def test_who_may_not_enter_notes_nothing(watcher, eve, game):
    assert send(watcher, game, [item("note", PASSED)]).status_code == 403
    assert send(eve, game, [item("note", LAW)]).status_code == 404
    assert not Ruling.objects.exists()
    assert not Law.objects.exists()
