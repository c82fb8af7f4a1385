"""The people of a group in a table: its figures, its orders, and a choice of two."""

import re
from datetime import date

import pytest

from scorekeeper import nights, recording
from scorekeeper.models import Person
from scorekeeper.people.statistics import update
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
CLEO_TAKES_IT = [
    {"type": "bids", "bids": [1, 1, 1]},
    {"type": "tricks", "tricks": [0, 0, 1]},
]


@pytest.fixture
def url(group):
    return f"/groups/{group.pk}/people/"


@pytest.fixture
def played(group, people):
    """Plays one deal of Oh Hell at a night of its own, for money."""

    def play(day, names="Ann Bob Cleo", entries=ONE_DEAL, **about):
        some = [people[name] for name in names.split()]
        about = {"currency": "EUR", "per_point": "0.05"} | about
        stake = {"per_point": about.pop("per_point")}
        night = nights.start_night(group, some, [], date=day, place="", **about)
        won = {"game": "oh_hell", "options": ONE_CARD, "dealer": 0, "entries": entries}
        won["players"] = names.split()
        recording.import_record(night, won, some, stake=stake)

    return play


@pytest.fixture
def two_nights(played):
    """Bob wins a night, then Cleo a later one, at which Dan was instead of Ann."""
    played(date(2025, 5, 3))
    played(date(2025, 6, 7), "Dan Bob Cleo", CLEO_TAKES_IT, per_point="1")


def table(device, url):
    response = device.get(url)
    assert response.status_code == 200
    return response.context["people"]


def names(device, url):
    return "".join(row["person"].name[0] for row in table(device, url)["players"])


def test_a_row_has_the_figures_of_a_person(two_nights, bob, url):
    told = Reading(bob.get(url)).text
    assert "Compare Bob Bob 7 Jun 2025 2 1 50%" in told
    assert "Compare Ann Ann 3 May 2025 1 0 0% −€0.05" in told


@pytest.mark.alike
def test_who_played_last_is_the_first_row(two_nights, bob, url):
    Person.objects.create(group_id=url.split("/")[2], name="Abe")
    assert names(bob, url) == "BCDAA"
    told = Reading(bob.get(url)).text
    assert told.index("Ann") < told.index("Abe No games yet")


@pytest.mark.alike
@pytest.mark.parametrize(
    ("sort", "order"),
    [
        ("name", "ABCD"),
        ("-name", "DCBA"),
        ("played", "BCDA"),
        ("-played", "ABCD"),
        ("games", "BCAD"),
        ("won", "BCAD"),
        ("-won", "ADBC"),
        ("share", "BCAD"),
        ("money", "CABD"),
        ("-money", "DBAC"),
        ("strength", "BCDA"),
        ("nonsense", "BCDA"),
    ],
)
def test_each_column_sorts_in_both_orders(two_nights, bob, url, sort, order):
    assert names(bob, f"{url}?sort={sort}") == order


@pytest.mark.alike
def test_the_head_says_the_order_and_a_second_tap_turns_it(two_nights, bob, url):
    usual = heads(bob, url)
    assert usual["played"] == ("descending", "?sort=-played")
    assert usual["money"] == (None, "?sort=money")
    assert heads(bob, f"{url}?sort=money")["money"] == ("descending", "?sort=-money")
    assert heads(bob, f"{url}?sort=-money")["money"] == ("ascending", "?sort=money")
    assert heads(bob, f"{url}?sort=name")["name"] == ("ascending", "?sort=-name")


def heads(device, url):
    """{column: (its aria-sort or None, where a tap leads)}."""
    page = " ".join(device.get(url).content.decode().split())
    found = re.findall(
        r'<th scope="col" class="(\w+)"(?: aria-sort="(\w+)")?> <a [^>]*href="([^"]*)"',
        page,
    )
    return {key: (order or None, to) for key, order, to in found}


@pytest.mark.alike
def test_nobody_who_never_played_for_money_has_a_column_of_it(played, bob, url):
    played(date(2025, 5, 3), per_point="0")
    assert [*heads(bob, url)] == ["name", "played", "games", "won", "share"]


def test_amounts_of_two_currencies_are_never_added(two_nights, played, bob, url):
    played(date(2025, 7, 5), currency="USD", per_point="1")
    [row] = [row for row in table(bob, url)["players"] if row["person"].name == "Bob"]
    euros, dollars = (amount["words"] for amount in row["money"])
    assert euros.startswith("−€")
    assert dollars == "+$2.00"
    assert names(bob, f"{url}?sort=money") == "CABD"


def test_strength_is_a_column_where_the_group_wants_it_from_20_games_on(
    two_nights, played, bob, url
):
    Person.objects.get(name="Bob").group.__class__.objects.update(is_rated=True)
    assert "strength" not in heads(bob, url)
    for _ in range(18):
        played(date(2025, 6, 14), "Bob Cleo Dan")
    assert heads(bob, f"{url}?sort=strength")["strength"][0] == "descending"
    told = Reading(bob.get(url)).text
    assert re.search(r"Bob 14 Jun 2025 20 \d+ \d+% \S+ \d of 10", told)
    assert "Ann 3 May 2025 1 0 0% −€0.05 Strength says" in told  # of one game
    assert "10 games of Oh Hell" in told
    Person.objects.get(name="Bob").group.__class__.objects.update(is_rated=False)
    assert "strength" not in heads(bob, url)


@pytest.mark.alike
def test_who_no_longer_plays_is_apart(two_nights, bob, people, url):
    Person.objects.filter(pk=people["Bob"].pk).update(is_active=False)
    assert names(bob, url) == "CDA"
    assert [row["person"].name for row in table(bob, url)["former"]] == ["Bob"]


def test_my_row_is_marked(two_nights, bob, people, url, group):
    assert 'class="mine"' not in bob.get(url).text
    bob.post(f"/groups/{group.pk}/me/", {"person": people["Bob"].pk})
    page = bob.get(url)
    assert page.text.count('class="mine"') == 1
    assert "Bob , you" in Reading(page).text


@pytest.mark.alike
def test_two_that_are_chosen_are_compared(two_nights, bob, people, url):
    ann, bo, cleo = (people[name].pk for name in ("Ann", "Bob", "Cleo"))
    response = bob.get(f"{url}?who={cleo}&who={ann}&compare=1")
    assert response.url == f"/people/{ann}/with/{cleo}/"
    for others in ("", f"&who={bo}", f"&who={ann}&who={bo}&who={cleo}", "&who=%00"):
        page = bob.get(f"{url}?compare=1&sort=name{others}")
        assert page.status_code == 200
        assert "Choose two people to compare." in Reading(page).text
        ticked = re.findall(r'name="who" value="\d+" checked', page.text)
        assert len(ticked) == others.count("who") - ("%00" in others)
        assert 'name="sort" value="name"' in page.text
    assert "Choose two people to compare." not in bob.get(url).text


@pytest.mark.alike
def test_the_page_asks_the_same_of_a_database_for_many_people(
    two_nights, bob, group, url, django_assert_max_num_queries
):
    Person.objects.bulk_create(Person(group=group, name=f"P{n}") for n in range(30))
    group.__class__.objects.update(is_rated=True)
    update.add_up(group.pk)
    bob.get(url)
    with django_assert_max_num_queries(12):
        assert bob.get(f"{url}?sort=strength").status_code == 200


def test_a_stranger_sees_nobody(two_nights, eve, url):
    assert eve.get(url).status_code == 404
    assert eve.get(f"{url}?who=1&who=2").status_code == 404
