"""On a closed night no correction is shown that would be refused at its end."""

import pytest

from scorekeeper.nights import end_of_night
from tests.web.devices import BIDS
from tests.web.reading import Reading


@pytest.mark.alike
@pytest.mark.parametrize("page", ["entries/0/", "entries/0/later/"])
def test_nothing_is_looked_at_that_would_be_refused(bob, game, night, page):
    bob.play(game, BIDS)
    url = f"{game.get_absolute_url()}{page}"
    assert bob.get(url).status_code == 200
    end_of_night.close(night)
    refused = bob.get(url)
    assert refused.status_code == 403
    assert "The night is closed." in Reading(refused).text


@pytest.mark.alike
def test_no_preview_either(bob, game, night):
    bob.play(game, BIDS)
    end_of_night.close(night)
    url = f"{game.get_absolute_url()}entries/0/"
    posted = {"operation": "remove", "seen": 3, "id": "1" * 32}
    assert bob.post(url, posted).status_code == 403
