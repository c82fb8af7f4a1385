"""Strength is told as people would say it, where the group wants it."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from scorekeeper import recording
from scorekeeper.models import Game, Group
from scorekeeper.people.statistics import update
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
BEGUN = datetime(2025, 5, 2, 20, tzinfo=UTC)


def text(device, address):
    response = device.get(address)
    assert response.status_code == 200, address
    return Reading(response).text


@pytest.fixture
def play(night, people):
    """Plays so many games of one deal, one a week, each of which Bob wins."""
    three = [people[name] for name in ("Ann", "Bob", "Cleo")]
    won = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0, "entries": ONE_DEAL}
    won["players"] = [person.name for person in three]

    def play_some(games):
        Group.objects.update(is_rated=True)
        for _ in range(games):
            game = recording.import_record(night, won, three).game
            started_at = BEGUN + timedelta(weeks=game.pk)
            Game.objects.filter(pk=game.pk).update(started_at=started_at)
        update.add_up(night.group_id)

    return play_some


@pytest.fixture
def pages(group, people):
    ann, bob = people["Ann"].pk, people["Bob"].pk
    return {
        "person": f"/people/{bob}/",
        "game": f"/people/{bob}/?game=oh_hell",
        "pair": f"/people/{ann}/with/{bob}/",
        "records": f"/groups/{group.pk}/records/?game=oh_hell",
    }


def test_strength_is_off_until_the_host_turns_it_on(play, pages, ann, bob, group):
    play(20)
    Group.objects.update(is_rated=False)
    for page in pages.values():
        assert "Strength" not in text(bob, page)
    sent = {"group-name": group.name, "group-currency": "EUR"}
    address = f"/groups/{group.pk}/"
    assert bob.post(address, sent | {"group-is_rated": "on"}).status_code == 403
    assert ann.post(address, sent | {"group-is_rated": "on"}).status_code == 302
    for page in pages.values():
        assert "Strength" in text(bob, page)
    assert ann.post(address, sent).status_code == 302
    for page in pages.values():
        assert "Strength" not in text(bob, page)


def test_nothing_is_foretold_below_20_games(play, pages, bob):
    play(19)
    for page in ("person", "game", "pair"):
        assert "Strength" not in text(bob, pages[page])
    told = text(bob, pages["records"])
    assert "Nobody has played 20 games of this family yet." in told
    assert "of 10" not in told


def test_of_20_games_each_page_tells_it(play, pages, bob):
    play(20)
    assert "Oh Hell 6 of 10" in text(bob, pages["person"])
    told = text(bob, pages["game"])
    assert "Ann Bob is ahead in about 7 of 10 games" in told
    assert "Cleo Bob is ahead in about 7 of 10 games" in told
    assert "Ann is ahead in about 3 of 10 games of Oh Hell." in text(bob, pages["pair"])
    assert "Bob About 6 of 10 games" in text(bob, pages["records"])


def test_the_history_is_a_curve_in_the_colour_of_the_person_and_a_table(
    play, pages, bob, people
):
    play(20)
    page = bob.get(pages["person"]).text
    assert "polyline" not in page[page.index('id="strength"') :].split("</section>")[0]
    play(4)
    page = bob.get(pages["person"]).text
    section = page[page.index('id="strength"') :].split("</section>")[0]
    assert f'class="curve own c{people["Bob"].colour}" href="?game=oh_hell"' in section
    assert len(re.search(r'points="([^"]+)"', section)[1].split()) == 5
    rows = re.findall(r'row">(\w+ \d+)</th>\s*<td class="n">(\d\.\d)</td>', section)
    assert len(rows) >= 2
    numbers = [float(number) for _, number in rows]
    assert numbers == sorted(numbers)  # Bob won every game


@pytest.mark.parametrize("page", ["person", "game", "pair", "records"])
def test_strength_takes_few_queries(
    play, pages, bob, page, django_assert_max_num_queries
):
    play(20)
    bob.get(pages[page])
    with django_assert_max_num_queries(12):
        assert "Strength" in text(bob, pages[page])
