"""An outbox of any length is settled in parts, whose work grows no faster than it."""

import json
from cProfile import Profile

import pytest

from scorekeeper.models import Game
from scorekeeper.offline.outbox_parsing import MOST_AT_ONCE
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.recording.test_brought_together import LONG, OTHER_DEALS
from tests.web.recording.test_outbox import added, item, send

pytestmark = pytest.mark.alike
MANY = 1700
A_REQUEST, AN_ENTRY = 50_000, 700  # calls of functions, at most


def agreed(number):
    return {"type": "adjust", "side": number % 3, "points": 1, "note": f"{number}"}


def send_in_parts(device, game, mine, seen, most=MOST_AT_ONCE):
    """Sends an outbox as a phone does while others are ahead; the answers."""
    answers = []
    for start in range(0, len(mine), most):
        settled = [[one["id"], one["operation"]] for one in mine[:start]]
        before = {"before": {"seen": seen, "settled": settled}} if start else {}
        part = mine[start : start + most]
        profile = Profile()
        response = profile.runcall(send, device, game, part, seen, **before)
        assert response.status_code == 200, response.content
        calls = sum(function.callcount for function in profile.getstats())
        assert calls < A_REQUEST + AN_ENTRY * (start + len(part))
        answers.append(response.json())
    return answers


def test_more_than_goes_at_once_is_settled_beside_the_entries_of_others(ann, bob, game):
    ann.play(game, BIDS[:2])
    mine = added(*map(agreed, range(MANY)))
    answers = send_in_parts(bob, game, mine, 0)
    assert [one["id"] for one in mine] == sum((one["taken"] for one in answers), [])
    assert all(one["is_behind"] and not one["left"] for one in answers)
    entries = [*BIDS[:2], *map(agreed, range(MANY))]
    assert Game.objects.get(pk=game.pk).entries == entries


@pytest.mark.parametrize("most", [1, 2, 3, 9])
def test_what_a_later_part_takes_back_and_brings_back_is_so(ann, bob, game, most):
    ann.play(game, BIDS[:1])
    first, second, third = added(*map(agreed, range(3)))
    turns = [item("undo"), item("undo"), item("redo")]
    mine = [first, second, *turns, third, item("undo")]
    answers = send_in_parts(bob, game, mine, 0, most)
    assert [one["id"] for one in mine] == sum((one["taken"] for one in answers), [])
    assert Game.objects.get(pk=game.pk).entries == [BIDS[0], agreed(0)]


def test_a_whole_evening_apart_goes_in_parts_into_its_own_game(ann, bob, start):
    game = start(options=LONG)
    ann.play(game, [*ONE_DEAL, *ONE_DEAL])
    answers = send_in_parts(bob, game, added(*OTHER_DEALS), 0, most=5)
    assert len({one["apart"] for one in answers}) == 1
    other = Game.objects.get(pk=answers[0]["apart"].strip("/").split("/")[-1])
    assert other.entries == OTHER_DEALS


def test_an_evening_that_agreed_at_first_goes_on_in_its_own_game(ann, bob, start):
    game = start(options=LONG)
    ann.play(game, ONE_DEAL * 3)
    mine = added(*ONE_DEAL, *OTHER_DEALS)
    answers = send_in_parts(bob, game, mine, 0, most=4)
    assert [one["id"] for one in mine] == sum((one["taken"] for one in answers), [])
    assert answers[0]["apart"] is None
    other = Game.objects.get(pk=answers[-1]["apart"].strip("/").split("/")[-1])
    assert other.entries == [*ONE_DEAL, *OTHER_DEALS]
    assert Game.objects.count() == 2


def test_a_log_without_what_was_settled_asks_for_all_of_it(bob, game):
    before = {"before": {"seen": 0, "settled": [[item()["id"], "add"]]}}
    response = send(bob, game, added(agreed(1)), **before)
    assert response.status_code == 409
    assert response.json()["refusal"]["code"] == "not_here"
    assert Game.objects.get(pk=game.pk).entries == []


@pytest.mark.parametrize(
    "before",
    [[], {"seen": 0, "settled": [[1]]}, {"seen": 0}, {"settled": [["x", "add"]]}],
)
def test_what_tells_nothing_of_before_is_answered_400(bob, game, before):
    assert send(bob, game, added(agreed(1)), before=before).status_code == 400


def test_a_torn_body_enters_nothing_and_is_sent_again(bob, game):
    mine = added(agreed(1), agreed(2))
    body = json.dumps({"seen": 0, "version": "1", "entries": mine})
    url = f"{game.get_absolute_url()}outbox/"
    torn = bob.post(url, body[: len(body) // 2], content_type="application/json")
    assert torn.status_code == 400
    assert torn.json()["refusal"]["message"] == "This is not JSON."
    assert Game.objects.get(pk=game.pk).log_length == 0
    assert len(send(bob, game, mine).json()["taken"]) == 2
