"""What was ruled on an evening alone is told there, and alike once it is sent."""

from html import unescape
from uuid import uuid4

import pytest

from phone import worker
from scorekeeper import bounds
from scorekeeper.access.phones import phone_of
from scorekeeper.models import Game, Law, Ruling
from scorekeeper.tables import partials
from tests.phone.alone import GROUP, NOW, Alone
from tests.phone.page import PAGE
from tests.web.devices import BIDS
from tests.web.offline.test_evening import send
from tests.web.reading import Reading

RULES = {"oh_hell": {"options": {"sequence": "custom", "hands": [3]}, "words": "three"}}
EXPOSED = "Showed or dropped a card: ruling entered"
REVOKE = "Failed to follow suit: waived"
BID = "Bid out of turn: no agreement"
FINE = {"type": "penalty", "seat": 0, "offence": "card_exposed"}


@pytest.fixture
def phone(group):
    """An evening of the group with a game of Oh Hell, of three cards."""
    people = {"people": ["Ann", "Bob", "Cleo"]}
    phone = Alone(GROUP | people | {"id": group.pk, "house_rules": RULES})
    phone.begin("Ann", "Bob", "Cleo")
    phone.start("oh_hell", "Ann", "Bob", "Cleo")
    return phone


class Table:
    """The table of the evening, each tap at which is a row on the phone's disk."""

    def __init__(self, phone):
        self.rows = phone.rows[phone.evening["games"][0]["id"]]
        self.game = phone.go(f"/game/{phone.evening['games'][0]['id']}")["game"]

    def tap(self, operation, **fields):
        worker.begin(self.game | {"rows": self.rows}, "")
        answer = getattr(worker, operation)(list(fields.items()), PAGE)
        self.keep(operation, answer["entry"])
        if answer.get("note"):
            self.keep("note", answer["note"])
        return answer

    def keep(self, operation, entry):
        row = {"id": str(uuid4()), "operation": operation, "entry": entry}
        self.rows.append(row | {"made_at": NOW, "version": 1})


def ask(came, situation, answers=""):
    return {"came": came, "situation": situation, "answers": answers}


@pytest.fixture
def told(phone):
    """The phone, after one was ruled on, one waived and one not agreed on."""
    table = Table(phone)
    phone.enter(BIDS[0])
    table.tap("note", **ask("disputed", "bid_out_of_turn"))
    phone.enter(*BIDS[1:])
    answer = table.tap("add", ruled="exposed_card/0", **fields_of(FINE))
    assert answer["entry"] == FINE
    answer = table.tap("note", **ask("passed", "revoke", "1"))
    assert answer["names"]["table"]["call"]["said"].startswith("Waived.")
    return phone


def fields_of(entry):
    return {name: str(value) for name, value in entry.items()}


def review_of(phone):
    game = phone.evening["games"][0]["id"]
    shown = phone.go(f"/game/{game}/review")
    return text_of(partials.answer(shown["partial"], shown["names"]))


def text_of(response):
    """What stands on a page, without the spaces that a link leaves."""
    return Reading(response).text.replace(" :", ":")


def test_the_phone_remembers_what_was_asked_and_what_came_of_it(told):
    text = review_of(told)
    assert [text.count(one) for one in (EXPOSED, REVOKE, BID)] == [1, 1, 1]


@pytest.mark.alike
def test_the_server_tells_the_same_at_the_moments_when_it_was(told, bob):
    for _ in range(2):
        assert send(bob, told.sent()).status_code == 200
    game = Game.objects.get()
    came = list(Ruling.objects.order_by("place", "pk").values_list("place", "came"))
    assert came == [(1, "disputed"), (3, "ruled"), (4, "passed")]
    url = f"{game.get_absolute_url()}review/"
    for place, words in ((1, BID), (3, EXPOSED), (4, REVOKE)):
        assert text_of(bob.get(f"{url}?at={place}")).count(words) == 2
    worker.at.clear()
    worker.begin(Table(told).game | {"rows": Table(told).rows}, "")
    call = worker.shown(PAGE)["names"]["table"]["call"]["said"]
    assert call.startswith("Showed a card: Ann.")
    page = bob.get(game.get_absolute_url()).content.decode()
    assert f'data-said="{call}"' in unescape(page)


def test_what_was_ruled_is_asked_first_the_next_time(told):
    worker.begin(Table(told).game | {"rows": Table(told).rows}, "")
    names = worker.referee({"name": "", "fields": []}, PAGE)["names"]
    first = [one["key"] for one in names["asked"]["situations"][:2]]
    assert first == ["revoke", "exposed_card"]


OURS = ask("passed", "revoke", "1") | {"words": "Nobody pays."}


@pytest.mark.alike
def test_a_ruling_of_an_offline_night_is_one_of_the_group(phone, bob):
    """Only a phone with access to the group has an offline night."""
    answer = Table(phone).tap("note", **OURS)
    call = answer["names"]["table"]["call"]["said"]
    assert call.startswith("Saved as our ruling: Nobody pays.")
    for _ in range(2):
        assert send(bob, phone.sent()).status_code == 200
    [law] = Law.objects.all()
    assert (law.words, law.night, law.key) == ("Nobody pays.", None, bob.key)


@pytest.mark.alike
def test_a_proposal_of_an_offline_night_is_of_the_phone_that_sends_it(phone, bob):
    Table(phone).tap("note", **OURS, proposes="1")
    for _ in range(2):
        assert send(bob, phone.sent()).status_code == 200
    law = Law.objects.get(night=Game.objects.get().night)
    assert (law.key, law.phone) == (bob.key, phone_of(bob.session))


@pytest.mark.alike
def test_an_offline_night_leaves_room_for_the_host(phone, ann, bob, monkeypatch):
    monkeypatch.setitem(bounds.MOST_LAWS, "enter", 0)
    Table(phone).tap("note", **OURS)
    refused = send(bob, phone.sent())
    assert refused.status_code == 409
    assert "Scorers can save rulings" in refused.json()["refusal"]["message"]
    assert not Law.objects.exists()
    assert send(ann, phone.sent()).status_code == 200
    assert Law.objects.get().night is None


def test_a_phone_refuses_a_ruling_for_which_there_is_no_room(phone):
    table = Table(phone)
    worker.begin(table.game | {"rows": []}, "")
    law = {"is_friendly": False, "laws": [], "proposals": []}
    law |= {"room": 1, "full": "This night has 40."}
    page, form = PAGE | {"law": law}, OURS | {"proposes": "1"}
    made = worker.note(list(form.items()), page)
    assert made["entry"]["is_proposal"] is True
    said = made["names"]["table"]["call"]["said"]
    assert said.startswith("Proposed for this night: Nobody pays.")
    refused = worker.note(list((form | {"answers": "0"}).items()), page)
    assert refused["refusal"]["message"] == "This night has 40."
    assert refused["partial"] == "tables/_refused.html"
    assert "entry" not in refused


def test_a_phone_refuses_words_of_a_ruling_that_are_too_long(phone):
    table = Table(phone)
    worker.begin(table.game | {"rows": []}, "")
    refused = worker.note(list((OURS | {"words": "x" * 201}).items()), dict(PAGE))
    said = "A ruling can have at most 200 characters. This text has 201."
    assert refused["refusal"]["message"] == said
    assert "entry" not in refused
