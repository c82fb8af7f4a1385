"""The board: a table in large for viewers, with nothing to enter."""

import re
from html import unescape

import pytest

from tests.web.devices import BIDS, ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.alike


def board(device, game):
    return device.get(f"{game.get_absolute_url()}board/")


def test_viewers_see_totals_call_and_lines(watcher, bob, game):
    bob.play(game, ONE_DEAL)
    answer = board(watcher, game)
    text = Reading(answer).text
    assert "Bob wins with 11" in text
    assert "All made it" in text
    assert b"<form" not in answer.content


def test_who_holds_no_key_sees_none(eve, game):
    assert board(eve, game).status_code == 404


def test_it_follows_by_the_poll_of_the_table(watcher, bob, game):
    found = re.search(r'data-poll="([^"]+)"', board(watcher, game).content.decode())
    address = unescape(found[1]) + "&way="
    old = watcher.get(address, headers={"If-None-Match": '"0"'})
    assert old.status_code == 304
    bob.enter(game, BIDS[0])
    new = watcher.get(address, headers={"If-None-Match": '"0"'})
    assert new["ETag"] == '"1"'
    assert 'class="board"' in new.content.decode()


def test_the_table_leads_to_it_and_to_the_settings_of_the_phone(watcher, game):
    page = watcher.get(game.get_absolute_url()).content.decode()
    assert f'href="{game.get_absolute_url()}board/"' in page
    assert 'href="/device/"' in page
