"""The head of a table: the way back by name, and one menu of all that is not asked."""

import re

import pytest

from scorekeeper.access import me
from scorekeeper.nights import end_of_night
from tests.web.devices import BIDS
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

HEAD = re.compile(r'<div class="score-head">.*?</div>\s*<ol', re.DOTALL)


def table(device, game):
    return device.get(game.get_absolute_url())


def head(device, game):
    return HEAD.search(table(device, game).content.decode())[0]


def test_the_menu_stands_in_the_head_and_nothing_of_it_below_the_sheet(ann, game):
    ann.play(game, BIDS)
    page, menu = table(ann, game).content.decode(), head(ann, game)
    for words in ("House rules", "Correct", "Invite", "Board", "Settings", "Stop the"):
        assert menu.count(words) == 1
    for address in ("correct/", "invite/", "board/", "referee/?stop=1"):
        assert page.count(f'href="{game.get_absolute_url()}{address}"') == 1


def test_a_phone_that_only_watches_can_neither_correct_nor_stop(watcher, ann, game):
    ann.play(game, BIDS)
    menu = head(watcher, game)
    assert "Board" in menu
    for words in ("Correct", "Invite", "Stop"):
        assert words not in menu


def test_the_way_back_is_named_by_the_night_it_leads_to(ann, game, night):
    assert '<a href="/nights/' in head(ann, game)
    assert ">Tonight</a>" in head(ann, game)
    end_of_night.close(night)
    assert ">Tonight</a>" not in head(ann, game)
    assert str(night.date.year) in head(ann, game)


def test_stop_leads_to_the_one_ruling_that_stops(ann, game):
    text = Reading(ann.get(f"{game.get_absolute_url()}referee/?stop=1")).text
    assert "Stop the game?" in text
    assert "Stop the game now" in text
    assert "All rulings" not in text


def test_a_game_that_is_over_cannot_be_stopped(ann, game):
    ann.enter(game, {"type": "stop"})
    assert "Stop the game" not in head(ann, game)


def with_me(device, game, person):
    session = device.session
    session[me.ME] = {str(game.group_id): person.pk}
    session.save()
    return table(device, game).content.decode()


def test_a_phone_that_says_whose_it_is_asks_that_person(bob, game, people):
    assert "Ann bids" in Reading(table(bob, game)).text
    page = with_me(bob, game, people["Ann"])
    assert re.search(r">You bid</h2>", page)
    assert page.count(" mine") == 1
    assert "Ann bids" in with_me(bob, game, people["Bob"])


def test_the_engine_of_that_phone_is_told_the_seat(bob, game, people):
    address = f"{game.get_absolute_url()}log.json"
    assert bob.get(address).json()["page"]["mine"] is None
    with_me(bob, game, people["Bob"])
    assert bob.get(address).json()["page"]["mine"] == 1
