"""The page of a person: whose it is, and the latest nights with their money."""

from datetime import date
from uuid import uuid4

import pytest

from scorekeeper import nights, recording
from scorekeeper.money import settlement
from scorekeeper.people.statistics import by_month
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def played(group, people):
    """Plays one deal of Oh Hell, which Bob wins, at a night of its own."""

    def play(month, per_point="0.05"):
        some = [people[name] for name in ("Ann", "Bob", "Cleo")]
        day = date(2025, month, 3)
        night = nights.start_night(group, some, [], date=day, place="", currency="EUR")
        won = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0, "entries": ONE_DEAL}
        won["players"] = [one.name for one in some]
        recording.import_record(night, won, some, stake={"per_point": per_point})
        return night

    return play


@pytest.fixture
def page(people):
    return f"/people/{people['Bob'].pk}/"


def test_the_latest_nights_are_shown_and_the_best_of_all(played, bob, page):
    made = [played(month, "1" if month == 1 else "0.05") for month in range(1, 8)]
    response = bob.get(page)
    shown = response.context["nights"]
    addresses = [night.get_absolute_url() for night in made]
    assert [one["url"] for one in shown] == addresses[:1:-1][: by_month.LATEST_NIGHTS]
    told = Reading(response).text
    assert "3 July 2025 Won 1 of 1 game +€0.10" in told
    assert "Best night: +€2.00" in told


@pytest.mark.alike
def test_the_money_of_a_night_is_its_result_with_shared_costs(
    played, bob, page, people
):
    night = played(5)
    parts = [(people["Ann"], 1000, 1), (people["Bob"], 0, 1)]
    settlement.enter_bill(night, "Drinks", "equal", parts, uuid4())
    told = Reading(bob.get(page)).text
    assert "3 May 2025 Won 1 of 1 game −€4.90" in told
    assert "Money +€0.10" in told


@pytest.mark.alike
def test_a_night_without_stakes_shows_the_wins(played, bob, page):
    played(5, "0")
    told = Reading(bob.get(page)).text
    assert "3 May 2025 Won 1 of 1 game 1 win" in told


@pytest.mark.alike
def test_one_card_game_has_no_nights(played, bob, page):
    played(5)
    assert "Latest nights" not in Reading(bob.get(f"{page}?game=oh_hell")).text


@pytest.mark.alike
def test_the_nights_are_those_of_the_year(played, bob, page):
    played(5)
    assert "Latest nights" in Reading(bob.get(f"{page}?year=2025")).text
    assert bob.get(f"{page}?year=2025").context["nights"] != []


def test_the_page_says_whose_phone_it_is(played, bob, group, people, page):
    played(5)
    assert "This is you" not in Reading(bob.get(page)).text
    bob.post(f"/groups/{group.pk}/me/", {"person": people["Bob"].pk})
    assert "This is you" in Reading(bob.get(page)).text
    other = f"/people/{people['Ann'].pk}/"
    assert "This is you" not in Reading(bob.get(other)).text


def test_the_page_leads_to_the_money_of_the_group(played, bob, group, page):
    played(5)
    money = f'href="/groups/{group.pk}/money/">Money</a>'
    assert money in bob.get(page).text
