"""Every number that phones and files bring, one beyond: refused, or no page breaks."""

import json
from functools import partial
from uuid import uuid4

import pytest
from django.db import transaction

from scorekeeper.models import Night
from tests.web.devices import BIDS, ONE_DEAL, Device
from tests.web.files.test_add_a_record import RECORD
from tests.web.files.test_files import changed
from tests.web.files.test_files import send as upload
from tests.web.full_night import filled
from tests.web.offline.test_evening import evening, played
from tests.web.pages.test_one_beyond import leaves_beyond
from tests.web.recording.test_outbox import added, item
from tests.web.recording.test_outbox_notes import LAW, PASSED

pytestmark = pytest.mark.alike
AT_A_TABLE = ("", "table/", "board/", "log.json", "referee/", "review/", "entries/0/")
OF_A_NIGHT = ("", "settlement/", "picture.svg", "night.json", "closing/")


@pytest.fixture
def finished(ann, bob, night, game):
    for device in (ann, bob):
        device.raise_request_exception = False
    return filled(night, bob, game)


def said(came, side, about=None):
    note = {"note": "agreement", "came": came, "side": side, "about": about or ""}
    return item("note", note | {"state": "0,0,0" if came == "signed" else ""})


def of_a_phone(game):
    """What a phone sends in its outbox, with notes of every kind."""
    row = str(game.log.first().client_id)
    notes = [item("note", PASSED), item("note", LAW), said("side", 2)]
    notes += [said("signed", 2), said("disputed", 2, row), said("stands", 0, row)]
    return {"seen": 2, "version": "1", "entries": [*added(BIDS[2]), *notes]}


def chosen(game):
    more = {"keep": "mine", "place": 0, "seen": 2, "version": "1"}
    return {"id": str(uuid4()), "entry": BIDS[0] | {"bid": 1}} | more


def of_a_night_apart(group):
    """A night of a phone alone, which asks for confirmations."""
    game = played(BIDS)
    about = game["rows"][0]["id"]
    game["rows"] += [item("note", PASSED), said("disputed", 2, about)]
    game["rows"] += [said("signed", 2), item("undo")]
    return evening(group, played(ONE_DEAL), game, agreeing=True, payments=[])


def fresh(body):
    """A body with new ids, as another phone would send it."""
    text = json.dumps(body)
    ids = {one for one in strings(body) if len(one) == 36 and one.count("-") == 4}
    for id in ids - KEPT:
        text = text.replace(id, str(uuid4()))
    return json.loads(text)


KEPT = set()  # the ids of rows that stand on the server


def strings(value):
    if type(value) is str:
        yield value
    elif isinstance(value, list | dict):
        for one in value.values() if type(value) is dict else value:
            yield from strings(one)


def breaks(post, device, after):
    """What breaks by a post: itself, or the pages `after` it; nothing is kept."""
    with transaction.atomic():
        answer = post()
        found = [("post", answer.status_code)] if answer.status_code >= 500 else []
        if answer.status_code < 400:
            found += [(url, device.get(url).status_code) for url in after()]
        transaction.set_rollback(True)
    return answer.status_code, [one for one in found if one[1] >= 500]


def pages_after(*games):
    """The pages of the newest night, and of its games."""
    night = Night.objects.latest("pk")
    pages = [f"/nights/{night.pk}/{page}" for page in OF_A_NIGHT]
    for game in {*games, *night.games.order_by("-pk")[:2]}:
        pages += [f"/games/{game.pk}/{page}" for page in AT_A_TABLE]
    return pages


def attack(body, post, device, after):
    """Posts a body with each of its numbers beyond: what broke, how many went in."""
    status, found = breaks(partial(post, body), device, after)
    assert status < 400
    accepted = 0
    for mutated in leaves_beyond(body):
        status, broken = breaks(partial(post, fresh(mutated)), device, after)
        accepted += status < 400
        found += broken
    return found, accepted


@pytest.fixture
def send(bob):
    """Sends JSON to an address, as Bob's phone."""

    def to(url):
        return lambda body: bob.post(
            url, json.dumps(body), content_type="application/json"
        )

    return to


def test_an_outbox(ann, game, finished, send):
    KEPT.add(str(game.log.first().client_id))
    post = send(f"/games/{game.pk}/outbox/")
    found, accepted = attack(of_a_phone(game), post, ann, lambda: pages_after(game))
    assert found == []
    assert accepted > 10


def test_a_choice(ann, game, finished, send):
    post = send(f"/games/{game.pk}/choice/")
    found, accepted = attack(chosen(game), post, ann, lambda: pages_after(game))
    assert found == []
    assert accepted > 0


def test_a_night_apart(ann, group, finished, send):
    post = send("/evening/sent/")
    found, accepted = attack(of_a_night_apart(group), post, ann, pages_after)
    assert found == []
    assert accepted > 0


def test_a_record(ann, night, finished, bob):
    def post(record):
        fields = {"text": json.dumps(record), "id": uuid4()}
        return bob.post(f"/nights/{night.pk}/record/", fields)

    found, accepted = attack(RECORD, post, ann, pages_after)
    assert found == []
    assert accepted > 0


def test_a_file(ann, night, finished):
    file = ann.get(f"/nights/{night.pk}/night.json").content
    stranger = Device()
    stranger.raise_request_exception = False

    def post(content):
        told = changed(file, lambda whole: whole.clear() or whole.update(content))
        return upload(stranger, "/import/", told)

    content = json.loads(file)["content"]
    found, _accepted = attack(content, post, stranger, pages_after)
    assert found == []
