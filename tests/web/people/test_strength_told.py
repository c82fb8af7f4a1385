"""Strength is told as people would say it, where the group wants it."""

import pytest

from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}


def text(device, address):
    response = device.get(address)
    assert response.status_code == 200, address
    return Reading(response).text


@pytest.fixture
def played(bob, start):
    for _ in range(3):
        bob.play(start(options=ONE_CARD), ONE_DEAL)


def test_strength_is_off_until_the_host_turns_it_on(played, ann, bob, group, people):
    records = f"/groups/{group.pk}/records/?game=oh_hell"
    assert "Strength" not in text(bob, records)
    sent = {"group-name": group.name, "group-currency": "EUR"}
    address = f"/groups/{group.pk}/"
    assert bob.post(address, sent | {"group-is_rated": "on"}).status_code == 403
    assert ann.post(address, sent | {"group-is_rated": "on"}).status_code == 302
    told = text(bob, records)
    assert "Bob Ahead of Ann in about 8 of 10 games (only 3 games so far)" in told
    one = text(bob, f"/people/{people['Ann'].pk}/?game=oh_hell")
    assert "Bob Ann is ahead in about 2 of 10 games (only 3 games so far)" in one
    assert "Strength" not in text(bob, f"/people/{people['Ann'].pk}/")
    assert ann.post(address, sent).status_code == 302
    assert "Strength" not in text(bob, records)
