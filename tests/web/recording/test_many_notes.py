"""A thousand notes in one outbox: counted like entries, and written at once."""

import time
from uuid import uuid4

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from scorekeeper import bounds, recording
from scorekeeper.models import Agreement, Game, Law, Ruling
from scorekeeper.offline.outbox_parsing import MOST_AT_ONCE
from scorekeeper.recording import notes, outbox
from tests.web.devices import BIDS
from tests.web.recording.test_outbox import added, item, send
from tests.web.recording.test_outbox_notes import LAW, PASSED

pytestmark = pytest.mark.alike  # its cost is that of the code

WORD = {"note": "agreement", "side": 1, "state": ""}
SIGNED = {"note": "agreement", "came": "signed", "side": 0, "state": "0,0,0"}
TIMES_THE_FLOOR = 8  # one by one it was 60 times
A_THIRD = MOST_AT_ONCE // 3


@pytest.fixture(autouse=True)
def asked(game):
    """The game asks for confirmations."""
    Game.objects.filter(pk=game.pk).update(agreeing=True)


def many(note, count=MOST_AT_ONCE):
    return [item("note", note) for _ in range(count)]


def floor(game, count=MOST_AT_ONCE):
    """Seconds of processor that it takes to write so many rows and nothing else."""
    started = time.process_time()
    with transaction.atomic():
        Ruling.objects.bulk_create(
            Ruling(
                group_id=game.group_id,
                game=game,
                client_id=uuid4(),
                place=0,
                situation="revoke",
                came="passed",
            )
            for _ in range(count)
        )
        transaction.set_rollback(True)
    return time.process_time() - started


@pytest.fixture
def seconds_locked(monkeypatch):
    """The seconds of processor for which each outbox holds its game locked."""
    seconds = []

    def timed(*given, **named):
        started = time.process_time()
        taken = outbox.take_in(*given, **named)
        seconds.append(time.process_time() - started)
        return taken

    monkeypatch.setattr(recording, "take_in", timed)
    return seconds


@pytest.mark.parametrize("note", [PASSED, SIGNED])
def test_many_notes_cost_little_more_than_their_rows(bob, game, note, seconds_locked):
    least = min(floor(game, A_THIRD) for _ in range(3))
    for _ in range(3):
        answer = send(bob, game, many(note, A_THIRD)).json()
        assert len(answer["taken"]) == A_THIRD
    assert min(seconds_locked) <= TIMES_THE_FLOOR * least


@pytest.mark.parametrize("note", [PASSED, SIGNED])
def test_many_notes_ask_no_more_often_than_one(bob, game, note):
    with CaptureQueriesContext(connection) as asked_for_one:
        send(bob, game, many(note, 1))
    with CaptureQueriesContext(connection) as asked_for_many:
        send(bob, game, many(note, 90))
    assert len(asked_for_many) <= len(asked_for_one)


def disputed_and_agreed(row):
    """As many words about a row, each of which changes the one before."""
    said = [WORD | {"about": row, "came": came} for came in ("disputed", "agreed")]
    return [item("note", said[number % 2]) for number in range(MOST_AT_ONCE)]


@pytest.mark.parametrize("kind", ["ruling", "agreement"])
def test_notes_for_which_there_is_no_room_cost_less(bob, game, kind, seconds_locked):
    bob.play(game, BIDS[:1])
    row = str(game.log.get().client_id)
    is_ruling = kind == "ruling"
    notes = many(PASSED) if is_ruling else disputed_and_agreed(row)
    most = bounds.MOST_BESIDE if is_ruling else bounds.MOST_SAID["enter"]
    send(bob, game, notes, seen=1)
    assert Ruling.objects.count() + Agreement.objects.count() == most
    least = min(floor(game) for _ in range(3))
    for _ in range(3):
        more = (
            many(PASSED) if is_ruling else many(WORD | {"came": "stands", "about": row})
        )
        answer = send(bob, game, more, seen=1).json()
        assert len(answer["left"]) == MOST_AT_ONCE
    assert min(seconds_locked[1:]) <= TIMES_THE_FLOOR / 2 * least
    assert Ruling.objects.count() + Agreement.objects.count() == most


def test_notes_wait_where_one_request_has_done_enough(bob, game, monkeypatch):
    monkeypatch.setattr(notes, "PATIENCE", 3)
    monkeypatch.setattr(outbox.log, "PATIENCE", 3)
    mine = [*added(BIDS[0]), *many(PASSED, 4), *many(LAW, 2)]
    taken = []
    while len(taken) < len(mine):
        rest = [one for one in mine if one["id"] not in taken]
        answer = send(bob, game, rest, seen=min(1, len(taken))).json()
        assert answer["taken"]
        assert not answer["left"]
        taken += answer["taken"]
    assert (Ruling.objects.count(), Law.objects.count()) == (4, 2)


def test_a_ruling_is_kept_behind_no_more_entries_than_there_are(bob, game):
    send(bob, game, [*added(*BIDS[:2]), item("note", PASSED | {"place": 3})])
    assert Ruling.objects.get().place == 2


@pytest.mark.parametrize("note", [PASSED, LAW])
def test_a_situation_that_the_game_does_not_have_is_refused(bob, game, note):
    mine = item("note", note | {"situation": "no_such_situation"})
    answer = send(bob, game, [mine]).json()
    assert [one["code"] for one in answer["left"]] == ["unknown_situation"]
    assert not Ruling.objects.exists()
    assert not Law.objects.exists()
