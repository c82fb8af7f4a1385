"""What holds on every page: who gets in, and how it is read out."""

import re
from itertools import pairwise

import pytest

from scorekeeper.tables.forms.options import BY_ITSELF
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
NIGHT_PAGES = ["", "settlement/", "closing/", "invite/", "new/", "new/oh_hell/"]
NIGHT_PAGES += ["record/", "bills/", "payments/"]
GROUP_PAGES = ["nights/", "games/", "people/", "keys/", "start/", "files/"]
GROUP_PAGES += ["deletion/", "money/", "payments/"]


@pytest.fixture
def played(bob, game):
    return bob.play(game, ONE_DEAL)


@pytest.fixture
def pages(played, night, people):
    """The addresses of all pages but those of a game."""
    person = people["Ann"].pk
    return [
        "/",
        "/join/",
        *(f"/nights/{night.pk}/{page}" for page in NIGHT_PAGES),
        *(f"/groups/{night.group_id}/{page}" for page in GROUP_PAGES),
        f"/people/{person}/",
        f"/people/{person}/edit/",
    ]


def test_the_host_opens_every_page(ann, pages):
    assert {page: ann.get(page).status_code for page in pages} == dict.fromkeys(
        pages, 200
    )


def test_headings_begin_with_one_h1_and_skip_no_level(ann, pages):
    for page in pages:
        headings = Reading(ann.get(page)).headings
        assert headings.count(1) == 1, page
        assert headings[0] == 1, page
        assert all(b <= a + 1 for a, b in pairwise(headings)), page


def test_every_field_has_a_label_and_every_id_is_used_once(ann, pages):
    for page in pages:
        reading = Reading(ann.get(page))
        assert reading.nameless() == [], page
        assert len(reading.ids) == len(set(reading.ids)), page
        assert reading.mains == 1, page


def test_what_looks_filled_in_is(ann, pages):
    """A placeholder is seen, and not sent. It says what an empty field means."""
    for page in pages:
        html = ann.get(page).content.decode()
        assert set(re.findall('placeholder="(.*?)"', html)) <= {" ", BY_ITSELF}, page


def test_a_stranger_finds_the_way_in_and_nothing_else(eve, pages):
    found = {page: eve.get(page).status_code for page in pages}
    assert found.pop("/") == found.pop("/join/") == 200
    assert set(found.values()) == {404}


def test_a_stranger_cannot_tell_missing_pages_from_private_ones(eve, night):
    hidden, missing = eve.get(f"/nights/{night.pk}/"), eve.get("/nights/999999/")
    assert hidden.status_code == missing.status_code == 404
    assert Reading(hidden).text == Reading(missing).text


def test_one_who_watches_sees_all_and_is_offered_nothing_to_change(watcher, night):
    text = Reading(watcher.get(night.get_absolute_url())).text
    assert "New game" not in text
    assert "Mark as left" not in text
    for page in ["new/", "new/oh_hell/"]:
        assert watcher.get(f"/nights/{night.pk}/{page}").status_code == 403


def test_no_page_is_kept_from_its_scripts_by_the_policy(ann, pages):
    for page in pages:
        policy = ann.get(page)["Content-Security-Policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
