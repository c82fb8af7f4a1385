"""Anyone who has its link steps through a shared game, and sees nothing else."""

import re
from uuid import uuid4

import pytest

from tests.web.devices import FIRST, SECOND, TWO_DEALS
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
HTMX = {"headers": {"HX-Request": "true"}}


@pytest.fixture
def game(bob, start):
    return bob.play(start(options=TWO_DEALS), [*FIRST, *SECOND])


@pytest.fixture
def link(ann, game):
    """The path of the link to a finished game."""
    page = ann.post(f"/share/game/{game.pk}/", {"id": uuid4()}).text
    return re.search(r'href="http://testserver(/[^"]+)" data-share', page)[1]


@pytest.mark.alike
def test_a_stranger_steps_through_it(link, eve, django_assert_max_num_queries):
    with django_assert_max_num_queries(12):
        page = eve.get(link, {"at": 1}).text
    assert f'hx-get="{link}"' in page
    assert f'action="{link}"' in page
    assert 'data-at="1"' in page
    assert '<noscript><button class="btn">Show</button></noscript>' in page
    links = re.findall(r'href="(\?at=\d+)#story" data-(?:step|turn)="(-?1)"', page)
    assert links == [("?at=0", "-1"), ("?at=2", "1"), ("?at=1", "-1"), ("?at=2", "1")]


@pytest.mark.alike
def test_a_moment_of_it_comes_alone_and_is_no_page_of_a_cache(link, eve):
    moment = eve.get(link, {"at": 4}, **HTMX)
    assert moment.text.startswith('<section id="stood"')
    assert "Turning point" in moment.text
    assert moment["X-Robots-Tag"] == "noindex"
    assert "HX-Request" in moment["Vary"]
    assert "no-store" in moment["Cache-Control"]


@pytest.mark.alike
def test_it_lists_each_of_its_turning_points_once(link, eve, game):
    text = Reading(eve.get(link, {"at": 1})).text
    game.refresh_from_db()
    assert len(game.story["turned"]) == 2
    for turn in game.story["turned"]:
        assert text.count(turn["text"]) == 1
        assert turn["name"] in text


@pytest.mark.alike
@pytest.mark.parametrize("place", ["", "0", "x", "99"])
def test_nothing_of_it_can_be_changed_and_nothing_else_seen(link, eve, place, game):
    page = eve.get(link, {"at": place}).text
    assert "Correct this" not in page
    assert f"/games/{game.pk}" not in page
    assert "/nights/" not in page
