"""A side has the colour of its person at the table, whoever draws it."""

import re

import pytest

from scorekeeper.models import Person
from tests.web.devices import BIDS, ONE_DEAL

pytestmark = pytest.mark.alike

COLOURS = [6, 2, 5]


@pytest.fixture
def coloured(game):
    """A game whose people have colours of their own choice."""
    for player, colour in zip(game.players, COLOURS, strict=True):
        person = Person.objects.get(pk=player["person"], group_id=game.group_id)
        person.colour = colour
        person.save()
    return game


def in_the_score(page):
    return [int(one) for one in re.findall(r'<li class="c(\d)', page)]


def above_the_columns(page):
    return [int(one) for one in re.findall(r'<th scope="col" class="n c(\d)', page)]


def test_the_page_shows_a_side_in_the_colour_of_its_person(watcher, bob, coloured):
    bob.play(coloured, ONE_DEAL)
    page = watcher.get(coloured.get_absolute_url()).content.decode()
    assert in_the_score(page) == above_the_columns(page) == COLOURS


def test_the_answer_to_an_entry_does_too(bob, coloured):
    answer = bob.enter(coloured, BIDS[0]).content.decode()
    assert in_the_score(answer) == COLOURS


def test_a_phone_learns_the_colours_with_the_game(bob, coloured):
    log = bob.get(f"{coloured.get_absolute_url()}log.json").json()
    assert log["page"]["colours"] == COLOURS


def test_a_moment_of_a_review_has_the_same_colours(bob, coloured):
    bob.play(coloured, ONE_DEAL)
    page = bob.get(f"{coloured.get_absolute_url()}review/").content.decode()
    stood = page[page.index('id="stood"') :]
    assert in_the_score(stood) == above_the_columns(stood) == COLOURS
