"""One request reads so many entries again, whatever an outbox says that it has seen."""

from cProfile import Profile

import pytest

from phone.log.merge import merge_outbox
from phone.log.rows import Row
from tests.often import some

HEADER = {"game": "oh_hell", "options": {}, "players": ["Ann", "Bob", "Cleo"]}
READ, CALLED = 25_000, 1_200_000  # entries that are replayed, calls of functions
ROWS = 2000


def agreed(number):
    return {"type": "adjust", "side": number % 3, "points": 1, "note": f"{number}"}


def log(number):
    return [Row("add", entry=agreed(at), id=f"log {at}") for at in range(number)]


def sent(operation, at, seen, entry=None):
    return {"id": f"mine {at}", "operation": operation, "entry": entry, "seen": seen}


WRONG = {"type": "bid", "seat": 0, "bid": 99}
OUTBOXES = {
    "to and fro": [sent("add", at, ROWS - 1 - at % 2, WRONG) for at in range(1000)],
    "undo and redo": [
        sent("redo" if at % 2 else "undo", at, at % 2) for at in range(1000)
    ],
    "turns": [sent("redo" if at % 2 else "undo", at, ROWS) for at in range(1000)],
    "each its own": [sent("add", at, at, agreed(at)) for at in range(1000)],
}


def work(rows, mine):
    """What merging gives, how many entries it replays, and how many calls it makes."""
    profile = Profile()
    came = profile.runcall(merge_outbox, HEADER, rows, mine)
    stats = [one for one in profile.getstats() if not isinstance(one.code, str)]
    enters = [one for one in stats if one.code.co_qualname == "Referee.enter"]
    return came, sum(one.callcount for one in enters), sum(o.callcount for o in stats)


@pytest.mark.parametrize("name", some([*OUTBOXES], 2))
def test_no_outbox_is_read_again_and_again(name):
    came, read, called = work(log(ROWS), OUTBOXES[name])
    assert came["rows"] or came["left"] or came["question"]
    assert read < READ
    assert called < CALLED


@pytest.mark.parametrize("name", OUTBOXES)
def test_sent_again_and_again_all_of_it_is_settled(name):
    rows, waiting = log(60), OUTBOXES[name][:120]
    left = set()
    for _ in range(len(waiting)):
        mine = [one for one in OUTBOXES[name][:120] if one["id"] not in left]
        came = merge_outbox(HEADER, rows, mine, 200)
        rows = rows + came["rows"]
        left |= {one["id"] for one in came["left"]}
        before, known = len(waiting), {row.id for row in rows} | left
        waiting = [one for one in waiting if one["id"] not in known]
        if not waiting:
            return
        assert len(waiting) < before


def test_what_is_known_already_costs_no_patience():
    rows = log(500)
    mine = [
        {"id": row.id, "operation": "add", "seen": at} for at, row in enumerate(rows)
    ]
    came = merge_outbox(HEADER, rows, [one | {"entry": None} for one in mine], 10_000)
    assert came["rows"] == came["left"] == []
    assert came["patience"] >= 9_000
