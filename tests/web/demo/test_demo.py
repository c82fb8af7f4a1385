"""The demo evening can be opened by the key it prints."""

from io import StringIO

import pytest
from django.core.management import call_command

from scorekeeper.models import Game
from scorekeeper.money.night_unit import stake_of
from tests.web.reading import Reading

pytestmark = pytest.mark.alike


def test_the_demo_is_a_whole_evening(eve, db):
    said = StringIO()
    call_command("demo", stdout=said)
    link = said.getvalue().split()[1]
    eve.post(link)
    text = Reading(eve.get("/")).text
    assert "The Friday table" in text
    assert "Oh Hell Deal 5" in text


def test_each_game_of_the_demo_is_played_for_what_it_counts(db):
    call_command("demo", stdout=StringIO())
    played = Game.objects.select_related("night")
    assert {len(game.stake) for game in played} == {1}
    assert all(game.stake == stake_of(game.night, game) for game in played)
