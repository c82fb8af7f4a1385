"""An entry is accepted, refused, too late, or comes from a stranger."""

import pytest
from tests.web.devices import BIDS, ONE_DEAL


def test_bob_enters_and_the_table_shows_it(bob, game):
    response = bob.enter(game, BIDS[0])
    assert response.status_code == 200
    assert response.content.lstrip().startswith(b"<section")
    game.refresh_from_db()
    assert game.entries == BIDS[:1]
    assert game.log.get().key == bob.key
