"""The page of a season: its days, what it tells, and where each number leads."""

import re
from datetime import date, datetime, timedelta
from html import unescape
from uuid import uuid4

import pytest

from scorekeeper import nights, recording
from scorekeeper.models import Game, Night
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
CLEO_TAKES_IT = [
    {"type": "bids", "bids": [1, 1, 1]},
    {"type": "tricks", "tricks": [0, 0, 1]},
]


@pytest.fixture
def played(group, people):
    """Plays one deal of Oh Hell at a night of its own, for money."""

    def play(day, entries=ONE_DEAL, per_point="0.05"):
        three = [people[name] for name in ("Ann", "Bob", "Cleo")]
        night = nights.start_night(group, three, [], date=day, place="", currency="EUR")
        won = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0, "entries": entries}
        won["players"] = [one.name for one in three]
        stake = {"per_point": per_point}
        return recording.import_record(night, won, three, stake=stake).game

    return play


def season(device, group, **days):
    response = device.get(f"/groups/{group.pk}/season/", days)
    assert response.status_code == 200
    return response


@pytest.mark.alike
def test_a_year_is_told_and_every_number_opens(played, bob, group):
    played(date(2024, 5, 3))
    played(date(2025, 5, 3), CLEO_TAKES_IT, "1")
    page = season(bob, group, since="2024-01-01", until="2024-12-31")
    told = Reading(page).text
    assert "The year 2024" in told
    assert "Nights 1 Games 1" in told
    assert "Bob took the lead 3 May 2024" in told
    assert "1 Bob 1 1 100% +€0.10" in told
    assert "The first Oh Hell 3 May 2024" in told
    for link in set(re.findall(r'href="([/?][^"]*)"', page.text)):
        address = unescape(link)
        address = (
            address if address.startswith("/") else page.request["PATH_INFO"] + address
        )
        if not address.startswith("/static"):
            assert bob.get(address).status_code == 200, address


@pytest.mark.alike
def test_the_last_year_is_told_unless_another_is_asked_for(played, bob, group):
    assert "No games between these dates" in Reading(season(bob, group)).text
    played(date(2024, 5, 3))
    played(date(2025, 5, 3))
    assert "The year 2025" in Reading(season(bob, group)).text
    for days in ({"since": "x"}, {"since": "2024-01-01"}, {"since": "", "until": "\0"}):
        assert "The year 2025" in Reading(season(bob, group, **days)).text


@pytest.mark.alike
def test_any_days_may_be_a_season_and_the_next_begins_after_it(played, bob, group):
    for month in (3, 4, 5):
        played(date(2025, month, 1))
    page = season(bob, group, since="2025-04-30", until="2025-03-01")
    assert "Nights 2 Games 2" in Reading(page).text
    assert "?since=2025-05-01&amp;until=" in page.text
    one = Reading(season(bob, group, since="2025-03-01", until="2025-03-01")).text
    assert f"{group.name}, 1 March 2025 2025" in one


def test_a_number_opens_the_games_of_its_days(played, bob, group, people):
    for month in (3, 4, 5):
        played(date(2025, month, 1))
    listed = f"/people/{people['Bob'].pk}/games/?from=2025-03-01&to=2025-04-30"
    assert Reading(bob.get(listed)).text.count("Bob won") == 2
    found = f"/groups/{group.pk}/games/?since=2025-03-01&until=2025-04-30"
    assert "2 of 3 games" in Reading(bob.get(found)).text


def test_a_record_that_was_broken_is_told_with_the_one_before(played, bob, group):
    played(date(2024, 5, 3), [{"type": "bids", "bids": [0, 0, 0]}, CLEO_TAKES_IT[1]])
    assert "Records broken" not in season(bob, group).text
    played(date(2025, 5, 3))
    told = Reading(season(bob, group)).text
    assert "Best game at Oh Hell Bob, previously 10 11" in told


def test_the_hours_are_those_from_the_first_deal_to_the_end(played, bob, group):
    game, other = played(date(2025, 5, 3)), played(date(2025, 5, 4))
    assert "Hours" not in Reading(season(bob, group)).text
    begun = datetime.fromisoformat("2025-05-03T19:00+00:00")
    Game.objects.filter(pk=game.pk).update(started_at=begun, is_counted=False)
    nights_there = Night.objects.filter(pk=game.night_id)
    nights_there.update(closed_at=begun + timedelta(hours=3))
    Night.objects.filter(pk=other.night_id).update(
        closed_at=begun + timedelta(days=900)
    )
    assert "Hours on one night 3" in Reading(season(bob, group)).text


@pytest.mark.alike
def test_a_season_is_shared_as_a_picture_and_by_a_link(played, ann, eve, group):
    played(date(2025, 5, 3))
    address = f"/share/season/{group.pk}/?since=2025-01-01&until=2025-12-31"
    assert "Bob took the lead" in ann.get(address.replace("/?", "/picture.svg?")).text
    made = ann.post(address, {"id": uuid4()}).text
    link = re.search(r'href="http://testserver(/s/[^"]+)"', made)[1]
    told = Reading(eve.get(link)).text
    assert "The year 2025" in told
    assert "1. Bob won 1 of 1, 100% +€0.10" in told
    assert eve.get(address).status_code == 404
    assert ann.get(f"/share/season/{group.pk}/").status_code == 404


def test_a_stranger_sees_no_season(eve, group):
    assert eve.get(f"/groups/{group.pk}/season/").status_code == 404
