"""A key to one night ends at that night."""

from datetime import date

import pytest
from django.utils import timezone

from scorekeeper.models import Night, Payment, Person, Standing
from tests.web.devices import ONE_DEAL, Device
from tests.web.reading import Reading


@pytest.fixture
def guest(circle, night):
    """A device with a key to enter at this night alone."""
    return Device.holding(circle, "enter", "A guest", night)


@pytest.fixture
def owed(ann, night, start):
    """What Ann owes Bob: a payment, as a page posts it, to be carried."""
    game = ann.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    ann_row, bob_row = Standing.objects.filter(game=game).order_by("pk")[:2]
    Standing.objects.filter(pk=ann_row.pk).update(money=-100)
    Standing.objects.filter(pk=bob_row.pk).update(money=100)
    due = {"payer": ann_row.person_id, "payee": bob_row.person_id, "amount": 100}
    return due | {"carried": "1"}


def test_it_carries_no_payment_into_a_night_that_it_does_not_open(
    guest, bob, night, circle, owed
):
    Night.objects.create(circle=circle, date=date(2025, 11, 28), currency="EUR")
    assert "Next time" not in Reading(guest.get(f"/nights/{night.pk}/settlement/")).text
    assert guest.post(f"/nights/{night.pk}/payments/", owed).status_code == 409
    assert not Payment.objects.exists()
    assert bob.post(f"/nights/{night.pk}/payments/", owed).status_code == 302


def test_it_takes_nothing_back_out_of_such_a_night(guest, bob, night, circle, owed):
    next_ = Night.objects.create(circle=circle, date=date(2025, 11, 28), currency="EUR")
    payments = f"/nights/{night.pk}/payments/"
    bob.post(payments, owed)
    back = {name: owed[name] for name in ("payer", "payee", "amount")}
    page = guest.get(f"/nights/{night.pk}/settlement/").content.decode()
    assert "Carried on" in page
    assert "tick-1" not in page
    assert guest.post(payments, back).status_code == 409
    assert Payment.objects.get().carried_to == next_
    assert bob.post(payments, back).status_code == 302
    assert not Payment.objects.exclude(carried_to=None).exists()


def test_what_is_paid_there_is_level_when_it_is_carried_again(bob, night, circle, owed):
    next_ = Night.objects.create(circle=circle, date=date(2025, 11, 28), currency="EUR")
    here, there = (f"/nights/{one.pk}/payments/" for one in (night, next_))
    back = {name: owed[name] for name in ("payer", "payee", "amount")}
    bob.post(here, owed)
    bob.post(there, back | {"paid": "1"})
    bob.post(here, back)
    url = f"/nights/{next_.pk}/settlement/"
    assert "One more payment settles it" in Reading(bob.get(url)).text
    bob.post(here, owed)
    assert "All is settled" in Reading(bob.get(url)).text


def test_it_brings_nobody_back_to_the_circle(guest, bob, night, circle):
    zoe = Person.objects.create(circle=circle, name="Zoe", is_active=False)
    arrivals = f"/nights/{night.pk}/people/"
    refused = guest.post(arrivals, {"name": "zoe"})
    assert refused.status_code == 422
    assert "no longer plays here" in Reading(refused).text
    assert not Person.objects.get(pk=zoe.pk).is_active
    assert guest.post(arrivals, {"name": "Hugo"}).status_code == 302
    assert bob.post(arrivals, {"name": "zoe"}).status_code == 302
    assert Person.objects.get(pk=zoe.pk).is_active


def test_it_does_not_see_who_else_is_of_the_circle(guest, bob, night, circle):
    Person.objects.create(circle=circle, name="Zoe")
    address = night.get_absolute_url()
    seen = [Reading(one.get(address)).text for one in (guest, bob)]
    assert ["Zoe" in text for text in seen] == [False, True]


def test_it_leaves_the_households_of_a_closed_night(guest, bob, night, people):
    Night.objects.update(closed_at=timezone.now())
    joined = {"person": people["Cleo"].pk, "head": people["Ann"].pk}
    households = f"/nights/{night.pk}/households/"
    assert guest.post(households, joined).status_code == 403
    assert bob.post(households, joined).status_code == 302
