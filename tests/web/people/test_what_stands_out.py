"""What stands out on a person's page: form, best night, partner, milestones, months."""

from datetime import date

import pytest
from django.utils.formats import date_format

from scorekeeper import nights, recording
from scorekeeper.models import MonthSum
from scorekeeper.people.figures.over_time import over_time as month_by_month
from scorekeeper.people.statistics.by_month import nights_of
from tests.web.devices import ONE_DEAL
from tests.web.groups import record
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
CLEO_TAKES_IT = [
    {"type": "bids", "bids": [1, 1, 1]},
    {"type": "tricks", "tricks": [0, 0, 1]},
]


def page(device, person, more=""):
    response = device.get(f"/people/{person.pk}/{more}")
    assert response.status_code == 200
    return response


def text(device, person, more=""):
    return Reading(page(device, person, more)).text


def test_the_form_is_the_last_ten_games_the_latest_last(bob, start, people):
    for _ in range(10):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    bob.play(start(options=ONE_CARD), CLEO_TAKES_IT)
    told = text(bob, people["Bob"])
    assert "Form W W W W W W W W W – Won 9 of the last 10 games." in told
    assert f"/games/{start().pk - 1}/review/" in page(bob, people["Bob"]).text


@pytest.mark.alike
def test_the_form_of_one_game_is_no_share(bob, start, people):
    bob.play(start(options=ONE_CARD), ONE_DEAL)
    assert "Form W One game so far." in text(bob, people["Bob"])


@pytest.mark.alike
def test_the_tenth_game_is_a_milestone_that_opens(bob, start, people):
    for _ in range(9):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    assert "10th game" not in text(bob, people["Ann"])
    tenth = start(options=ONE_CARD)
    bob.play(tenth, ONE_DEAL)
    assert "10th game Oh Hell" in text(bob, people["Ann"])
    assert f"/games/{tenth.pk}/review/" in page(bob, people["Ann"]).text


@pytest.mark.alike
def test_the_best_night_is_of_money_and_opens(bob, start, people, night):
    bob.play(start(options=ONE_CARD, stake={"per_point": "0.05"}), ONE_DEAL)
    assert "Best night: +€0.10" in text(bob, people["Bob"])
    assert night.get_absolute_url() in page(bob, people["Bob"]).text
    assert "Best night" not in text(bob, people["Ann"])


@pytest.mark.alike
def test_of_several_nights_the_best_is_that_with_the_most_money(group, people, bob):
    three = [people[name] for name in ("Ann", "Bob", "Cleo")]
    for day, stake in ((1, "0.05"), (2, "0.5"), (3, "0.1")):
        taken_in(group, three, date(2025, 3, day), stake)
    text(bob, people["Bob"])
    assert nights_of(people["Bob"])[0].played_on == date(2025, 3, 2)
    assert nights_of(people["Bob"], 2024)[0] is None


def taken_in(group, three, day, stake):
    """A night on which Bob won a deal of one card."""
    night = nights.start_night(group, three, [], date=day, place="", currency="EUR")
    won = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0}
    won |= {"players": [one.name for one in three], "entries": ONE_DEAL}
    asked = {"stake": {"per_point": stake}}
    assert recording.import_record(night, won, three, **asked).refusal is None


@pytest.mark.alike
def test_the_best_partner_won_most_of_at_least_three_games(bob, night, people):
    four = (record("pinochle", seed) for seed in range(60))
    four = [one for one in four if one["options"].get("form") == "partnership"]
    for played in four[:3]:
        assert (
            recording.import_record(night, played, [*people.values()]).refusal is None
        )
    games = list(night.games.all())
    won = sum(0 in game.sheet["result"]["winners"] for game in games)
    told = text(bob, people["Ann"])
    if won:
        assert f"Best partner: Cleo won {won} of 3 together" in told
    else:
        assert "Best partner" not in told


@pytest.mark.alike
def test_the_favourite_game_is_the_one_played_most(bob, start, people, night):
    for _ in range(2):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    assert "Favourite" not in text(bob, people["Bob"])
    two = [people["Bob"], people["Ann"]]
    assert recording.import_record(night, record("piquet", 0), two).refusal is None
    assert "Favourite game: Oh Hell two games, 100% won" in text(bob, people["Bob"])


@pytest.mark.alike
def test_months_are_told_as_curves_and_as_numbers(group, people, bob):
    three = [people[name] for name in ("Ann", "Bob", "Cleo")]
    taken_in(group, three, date(2025, 3, 1), "0.05")
    assert "Month by month" not in text(bob, people["Bob"])
    taken_in(group, three, date(2025, 5, 1), "0.05")
    told = text(bob, people["Bob"])
    assert "May 2025 1 of 1 100% +€0.20 Mar 2025 1 of 1 100% +€0.10" in told
    assert "Month by month" not in text(bob, people["Bob"], "?game=oh_hell")


@pytest.mark.alike
def test_what_is_long_ago_stands_by_year_with_all_its_games():
    days = [
        date(year, month, 1) for year in (2022, 2023, 2024) for month in range(1, 13)
    ]
    own = {"games": 4, "wins": 1, "money": 100, "currency": "EUR"}
    months = [MonthSum(month=day, **own) for day in days]
    told = month_by_month(months)["rows"]
    assert [row["name"] for row in told] == [
        *(date_format(day, "M Y") for day in days[:23:-1]),
        2023,
        2022,
    ]
    assert told[-1]["won"] == "12 of 48"
    assert [told[-2]["money"], told[-3]["money"]] == ["+€24.00", "+€25.00"]
