"""Who holds no key, another's or one that is too low changes nothing."""

from random import Random
from uuid import uuid4

import pytest
from django.db import connection
from django.urls import reverse
from django.utils import timezone

from scorekeeper.models import Group, Law, Night
from scorekeeper.money import settlement
from scorekeeper.money.ledger import payments
from scorekeeper.nights.notes import write_note
from tests.web.devices import BIDS, Device
from tests.web.page_forms import plainly_filled, posted_by
from tests.web.pages.test_fuzz import Writes, parameters, routes

pytestmark = pytest.mark.alike

# Whose addresses name no row of a group, or lead to another address of it.
FOR_ALL = {
    "open_key",
    "rules_of",
    "count_of",
    "referee_of",
    "situation_of",
    "worked_of",
    "sheet",
    "giving_back",
    "debts",
    "old_group",
}  # the same, whatever is named


@pytest.fixture
def named(group, night, people, game, ann, bob):
    """The id of a row of each kind, as addresses name them, of what has all kinds."""
    bob.play(game, BIDS[:2])
    parts = [(people["Ann"], 500, 0), (people["Bob"], 0, 1)]
    bill = settlement.enter_bill(night, "Hall", "equal", parts, uuid4()).pk
    kept = {"groups": group.pk, "nights": night.pk, "games": game.pk, "bills": bill}
    write_note(night, "Ann dropped the deck", uuid4(), bob.key.pk)
    kept["notes"] = night.notes.get().pk
    both = people["Bob"], people["Ann"]
    paid = {"night": night, "client_id": uuid4()}
    kept["payments"] = payments.record(group, "EUR", *both, 200, **paid).pk
    kept["laws"] = Law.objects.create(group=group, game=game.key).pk
    of_people = {"people": people["Ann"].pk, "other": people["Bob"].pk}
    return kept | of_people | {"keys": bob.key.pk, "held": bob.key.pk}


@pytest.fixture
def strangers(eve, group, night):
    """One without a key, the host of others, and the host of another night."""
    host = Device.holding(Group.objects.create(name="Others"), "host", "Hugo's")
    other_night = Night.objects.create(group=group, date=night.date)
    guest = Device.holding(group, "host", "A guest's", other_night)
    return [eve, host, guest]


@pytest.mark.parametrize("method", ["get", "post"])
def test_no_address_of_a_group_is_there_for_a_stranger(method, named, strangers):
    writes = Writes()
    for route in routes():
        known = parameters(route, named)
        if not known or route in FOR_ALL:
            continue
        url = reverse(route, kwargs=known)
        with connection.execute_wrapper(writes):
            answers = [getattr(one, method)(url).status_code for one in strangers]
        assert set(answers) <= {400, 404, 405}, url
        assert writes.made == [], url


def forms_of(device, named):
    """Every form that a device is offered, as (action, fields filled in plainly)."""
    group, night = f"/groups/{named['groups']}/", f"/nights/{named['nights']}/"
    game, person = f"/games/{named['games']}/", f"/people/{named['people']}/"
    pages = [night, game, f"{game}review/", f"{person}edit/"]
    pages += [f"{person}same/?of={named['other']}"]
    pages += [f"{game}{page}/" for page in ("referee", "entries/0", "entries/0/later")]
    named_so = ("people", "keys", "start", "files", "money", "payments", "deletion")
    pages += [f"{group}{page}/" for page in named_so]
    named_so = ("settlement", "bills", "record", "closing", "invite", "new/oh_hell")
    named_so += ("payments",)
    pages += [f"{night}{page}/" for page in (*named_so, f"bills/{named['bills']}")]
    for url in pages:
        page = device.get(url)
        assert page.status_code == 200, url
        for form in posted_by(page.content.decode(), url):
            if form.action == f"{group}me/":  # everyone says whose phone it is
                continue
            yield form.action, plainly_filled(form, Random(url))


@pytest.fixture
def offered(ann, named):
    """All forms of the host, drawn before others send them."""
    return list(forms_of(ann, named))


def sent(device, offered):
    """What a device gets for the forms of another: all codes, and where it wrote."""
    codes, written = set(), set()
    for action, fields in offered:
        writes = Writes()
        with connection.execute_wrapper(writes):
            code = device.post(action, fields).status_code
        assert code < 400 or writes.made == [], action
        codes.add(code)
        written |= {action} if writes.made else set()
    return codes, written


def test_who_watches_can_send_no_form_of_the_host(watcher, offered):
    assert len(offered) > 40
    assert sent(watcher, offered) == ({403}, set())


def test_a_key_to_a_night_that_is_over_changes_its_payments_alone(
    group, night, named, offered
):
    guest = Device.holding(group, "enter", "A guest's", night)
    Night.objects.update(closed_at=timezone.now())
    url = f"/nights/{night.pk}/payments/"
    deletion = f"{url}{named['payments']}/deletion/"
    assert sent(guest, offered)[1] == {url, deletion}
