"""The standings of a season, and its podium: by money or by games won, with ties."""

import re
from datetime import date

import pytest

from scorekeeper import nights, recording
from scorekeeper.history.season import shown_season, standings
from scorekeeper.models import Person
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
DAY = date(2025, 5, 3)


@pytest.fixture
def played(group):
    """Plays one deal of Oh Hell, which the second player wins: 11 points to 10 and 10.

    played("Ann Bob Cleo", per_point="0.05")
    """

    def play(names, day=DAY, per_point="0"):
        some = [group.people.get_or_create(name=name)[0] for name in names.split()]
        night = nights.start_night(group, some, [], date=day, place="", currency="EUR")
        won = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0, "entries": ONE_DEAL}
        won["players"] = names.split()
        recording.import_record(night, won, some, stake={"per_point": per_point})

    return play


def season(device, group, **query):
    response = device.get(f"/groups/{group.pk}/season/", query)
    assert response.status_code == 200
    return response


def rows(page):
    """(place, name) of each row of the table."""
    own = page.context["standings"]["rows"]
    return [(row["place"], row["person"].name) for row in own]


def steps(page):
    """(place, names, words) of each step of the podium."""
    return [
        (step["place"], [one.name for one in step["people"]], step["words"])
        for step in page.context["standings"]["podium"]
    ]


@pytest.mark.alike
def test_without_stakes_games_won_make_the_places(played, bob, group):
    for names in ("Ann Bob Cleo", "Ann Bob Cleo", "Bob Cleo Ann", "Cleo Ann Dan"):
        played(names)
    page = season(bob, group)
    assert rows(page) == [(1, "Bob"), (2, "Ann"), (2, "Cleo"), (4, "Dan")]
    assert steps(page) == [(1, ["Bob"], "2 wins"), (2, ["Ann", "Cleo"], "1 win")]
    told = Reading(page).text
    assert "Standings by games won" in told
    assert "1 Bob 3 2 67%" in told
    assert "Money" not in told.partition("Standings")[2].partition("Totals")[0]


@pytest.mark.alike
def test_all_who_share_the_first_place_are_on_its_step(played, bob, group):
    played("Ann Bob Cleo")
    played("Bob Cleo Ann")
    page = season(bob, group)
    assert rows(page) == [(1, "Bob"), (1, "Cleo"), (3, "Ann")]
    assert steps(page) == [(1, ["Bob", "Cleo"], "1 win")]


def test_a_step_with_very_many_says_how_many_more(played, bob, group):
    for winner in ("Bob", "Cleo", "Dan", "Eve", "Fay"):
        played(f"Ann {winner} Gil")
    [step] = season(bob, group).context["standings"]["podium"]
    assert (len(step["people"]), step["more"]) == (3, 2)
    assert "and 2 more" in Reading(season(bob, group)).text


def test_where_all_are_level_nobody_is_on_a_podium(played, bob, group):
    for names in ("Ann Bob Cleo", "Bob Cleo Ann", "Cleo Ann Bob"):
        played(names)
    page = season(bob, group)
    assert steps(page) == []
    assert 'class="podium"' not in page.text
    assert {place for place, _ in rows(page)} == {1}


@pytest.mark.alike
def test_money_makes_the_places_unless_games_are_asked_for(played, bob, group):
    played("Ann Bob Cleo", per_point="1")
    played("Ann Cleo Bob", per_point="0.05")
    played("Ann Cleo Bob", per_point="0.05")
    page = season(bob, group)
    assert rows(page) == [(1, "Bob"), (2, "Cleo"), (3, "Ann")]
    assert steps(page)[0] == (1, ["Bob"], "+€1.90")
    assert "Standings by money" in Reading(page).text
    assert re.search(r'class="money" aria-sort="descending"', page.text)
    page = season(bob, group, sort="won")
    assert rows(page) == [(1, "Cleo"), (2, "Bob"), (3, "Ann")]
    assert "Standings by games won" in Reading(page).text
    assert re.search(r'class="won" aria-sort="descending"', page.text)
    assert "+€1.90" in Reading(page).text


@pytest.mark.alike
def test_of_very_many_it_says_how_many_more_there_are_and_opens_them(
    played, bob, group, monkeypatch
):
    monkeypatch.setattr(standings, "MOST_SHOWN", 3)
    for names in ("Ann Bob Cleo", "Dan Eve Fay", "Gil Hal Ida"):
        played(names)
    page = season(bob, group)
    assert len(rows(page)) == 3
    [link] = re.findall(r'href="([^"]*)"\s*>and 6 more', page.text)
    link = link.replace("&amp;", "&").partition("#")[0]
    page = bob.get(f"/groups/{group.pk}/season/{link}")
    assert len(rows(page)) == 9
    assert " more<" not in page.text


def test_my_row_is_shown_and_marked_though_it_is_far_down(
    played, bob, group, monkeypatch
):
    monkeypatch.setattr(standings, "MOST_SHOWN", 3)
    for names in ("Ann Bob Cleo", "Dan Eve Fay", "Gil Hal Ida"):
        played(names)
    last = Person.objects.get(name="Ida")
    bob.post(f"/groups/{group.pk}/me/", {"person": last.pk})
    page = season(bob, group)
    assert rows(page)[-1][1] == "Ida"
    assert page.text.count('class="mine"') == 1
    assert "Ida , you" in Reading(page).text
    assert "and 5 more" in Reading(page).text


@pytest.mark.alike
def test_the_picture_says_how_many_players_it_leaves_out(
    played, ann, group, monkeypatch
):
    monkeypatch.setattr(shown_season, "MOST_PLAYERS", 8)
    for names in ("Ann Bob Cleo", "Dan Eve Fay", "Gil Hal Ida", "Jo Kim Leo"):
        played(names)
    days = "since=2025-01-01&until=2025-12-31"
    drawn = ann.get(f"/share/season/{group.pk}/picture.svg?{days}").text
    assert len(re.findall(r">\d\. \w+<", drawn)) == 7
    assert "and 5 more players" in drawn
