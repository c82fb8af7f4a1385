"""A key to one night ends at that night."""

import pytest

from scorekeeper.models import Person
from tests.web.devices import Device
from tests.web.reading import Reading


@pytest.fixture
def guest(group, night):
    """A device with a key to enter at this night alone."""
    return Device.holding(group, "enter", "A guest", night)


def test_it_brings_nobody_back_to_the_group(guest, bob, night, group):
    zoe = Person.objects.create(group=group, name="Zoe", is_active=False)
    arrivals = f"/nights/{night.pk}/people/"
    refused = guest.post(arrivals, {"name": "zoe"})
    assert refused.status_code == 422
    assert "no longer plays here" in Reading(refused).text
    assert not Person.objects.get(pk=zoe.pk).is_active
    assert guest.post(arrivals, {"name": "Hugo"}).status_code == 302
    assert bob.post(arrivals, {"name": "zoe"}).status_code == 302
    assert Person.objects.get(pk=zoe.pk).is_active


def test_it_does_not_see_who_else_is_of_the_group(guest, bob, night, group):
    Person.objects.create(group=group, name="Zoe")
    address = night.get_absolute_url()
    seen = [Reading(one.get(address)).text for one in (guest, bob)]
    assert ["Zoe" in text for text in seen] == [False, True]


def test_it_lets_nobody_settle_as_one(guest, bob, group, people):
    url = f"/groups/{group.pk}/settling-as-one/"
    chosen = {"people": [people["Cleo"].pk, people["Ann"].pk]}
    assert guest.post(url, chosen).status_code == 404
    assert bob.post(url, chosen).status_code == 302
