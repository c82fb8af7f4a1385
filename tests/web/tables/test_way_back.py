"""Sent again after a way back, with a change: done or refused, and not swallowed."""

import json
from datetime import timedelta
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from scorekeeper.files import exports
from scorekeeper.models import Bill, Game, Group, Key, Night, Payment
from scorekeeper.money.ledger.plan import ledger_of
from tests.web.access.test_key_pages import link
from tests.web.devices import ONE_DEAL, Device
from tests.web.groups import random_group
from tests.web.owing import plan_of
from tests.web.reading import Reading
from tests.web.shared_costs import shown

TODAY = {"date": "2025-11-28", "currency": "EUR"}
FIRST = TODAY | {"name_1": "Ann", "name_2": "Bob", "game": "piquet"}


@pytest.fixture
def id():
    return {"id": str(uuid4())}


@pytest.fixture
def drinks(bob, people, night):
    """The address of bills, and that Ann paid so much for all."""

    def paid(amount):
        asked = {"name": "Drinks", "way": "equal", f"paid_{people['Ann'].pk}": amount}
        asked |= {f"equal_{people[name].pk}": "on" for name in ("Ann", "Bob")}
        return shown(bob, url, asked)

    url = f"/nights/{night.pk}/bills/"
    return url, paid


def test_a_bill_of_other_amounts_is_not_said_to_be_entered(bob, night, drinks, id):
    url, paid = drinks
    assert bob.post(url, id | paid("20")).status_code == 302
    assert bob.post(url, id | paid("20")).status_code == 302
    refused = bob.post(url, id | paid("30"))
    assert refused.status_code == 409
    assert "This shared cost has already been added" in Reading(refused).text
    assert "20.00" in refused.content.decode()
    assert f"{url}{Bill.objects.get().pk}/" in refused.content.decode()
    assert plan_of(night.group) == [("Bob", "Ann", 1000)]


@pytest.mark.alike
def test_a_bill_changed_twice_under_one_id_says_what_it_is_now(bob, drinks, id):
    url, paid = drinks
    bob.post(url, paid("20"))
    to = f"{url}{Bill.objects.get().pk}/"
    assert bob.post(to, id | paid("40") | {"seen": "0"}).status_code == 302
    refused = bob.post(to, id | paid("50") | {"seen": "0"})
    assert refused.status_code == 409
    assert "40.00" in refused.content.decode()


def test_another_part_of_a_payment_is_another_payment(bob, night, drinks, id):
    url, paid = drinks
    bob.post(url, paid("20"))
    [row] = ledger_of(night.group, "EUR").rows
    named = {"payer": row.payer.pk, "payee": row.payee.pk, "amount": row.amount}
    part = named | id | {"paid": "part", "currency": "EUR"}
    to = f"/nights/{night.pk}/payments/"
    answers = [bob.post(to, part | {"paid_amount": paid}) for paid in ("3", "3", "4")]
    assert [answer.status_code for answer in answers] == [302, 302, 409]
    assert "have changed since" in Reading(answers[2]).text
    assert Payment.objects.get().amount == 300


def test_a_key_for_somebody_else_is_a_key_of_its_own(ann, group, id):
    url = f"/groups/{group.pk}/keys/"
    first = ann.post(url, id | {"name": "Cleo", "role": "enter"})
    other = ann.post(url, id | {"name": "Dan", "role": "watch"})
    assert link(first) != link(other)
    assert Key.objects.get(name="Dan").role == "watch"


def test_who_is_invited_to_watch_does_not_enter(ann, eve, night, game, id):
    url = f"/nights/{night.pk}/invite/"
    ways = [link(ann.post(url, id | {"role": role})) for role in ("enter", "watch")]
    eve.post(ways[1])
    assert eve.enter(game, ONE_DEAL[0]).status_code == 403


def test_a_key_that_was_revoked_is_not_shown_as_if_it_opened(ann, group, id):
    url = f"/groups/{group.pk}/keys/"
    ann.post(url, id | {"name": "Cleo", "role": "enter"})
    ann.post(f"/keys/{Key.objects.get(name='Cleo').pk}/revocation/")
    again = ann.post(url, id | {"name": "Cleo", "role": "enter"})
    assert again.status_code == 409


def test_a_recovery_code_without_an_id_is_nobody_elses(ann, group):
    url = f"/groups/{group.pk}/recovery/"
    codes = {ann.post(url).context["recovery"] for _ in range(2)}
    assert len(codes) == 2


def test_a_first_night_begun_otherwise_is_another_of_the_same_group(eve, id):
    first, same, other = (
        eve.post("/start/", id | FIRST | more)
        for more in ({}, {}, {"name_3": "Cleo", "game": "oh_hell"})
    )
    assert first.url == same.url != other.url
    assert Group.objects.count() == 1
    assert sorted(Game.objects.values_list("key", flat=True)) == ["oh_hell", "piquet"]


def test_what_is_told_of_a_first_night_makes_nobody_its_host(eve, id):
    eve.post("/start/", id | FIRST)
    night = Night.objects.get()
    watcher = Device.holding(night.group, "watch", "A watcher", night)
    told = json.loads(watcher.get(f"/nights/{night.pk}/night.json").content)
    said = told["content"]["nights"][0]
    for known in (said["id"], said["games"][0]["id"]):
        Client().post("/start/", FIRST | {"id": known})
        assert Key.objects.filter(group=night.group, role="host").count() == 1
        watcher.post("/start/", FIRST | {"id": known})
    assert watcher.get(f"/groups/{night.group_id}/keys/").status_code == 404


@pytest.mark.alike
def test_a_page_left_open_for_an_hour_starts_another_group(eve, id):
    eve.post("/start/", id | FIRST)
    Group.objects.update(made_at=timezone.now() - timedelta(hours=1))
    assert Client().post("/start/", id | FIRST).status_code == 302
    assert Group.objects.count() == 2


def test_another_file_is_another_group(eve, id):
    files = [exports.group_file(random_group(seed, nights=1)) for seed in (1, 2)]
    before = Group.objects.count()
    for file in files:
        upload = SimpleUploadedFile("group.json", file)
        assert eve.post("/import/", id | {"file": upload}).status_code == 200
    new = Group.objects.order_by("pk")[before:]
    assert [group.name for group in new] == ["Group 1 é", "Group 2 é"]
