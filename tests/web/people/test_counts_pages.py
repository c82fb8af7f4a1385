"""The pages of what games come to: a person, two people, the records of a group."""

import re
from html import unescape

import pytest
from django.db import connection

from scorekeeper import recording
from scorekeeper.models import Outcome
from scorekeeper.people.statistics import runs
from tests.web.devices import ONE_DEAL
from tests.web.groups import record
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
KEYS = ["oh_hell", "piquet", "bezique_four", "pinochle", "scotch_whist", "tablanette"]
# Each family asks the same of a database.
OPENED = KEYS if connection.vendor == "sqlite" else KEYS[:2]
ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def played(night, people):
    """A random game of each family."""
    everybody = list(people.values())
    for key in KEYS:
        records = (record(key, seed) for seed in range(40))
        game = next(one for one in records if len(one["players"]) <= len(everybody))
        seated = everybody[: len(game["players"])]
        assert recording.import_record(night, game, seated).refusal is None


@pytest.fixture
def one_deal(bob, start):
    """A deal of Oh Hell at one card, twice: Bob bids one and makes it."""
    for _ in range(2):
        bob.play(start(options=ONE_CARD, stake={"per_point": "0.05"}), ONE_DEAL)


def page_of(person, more=""):
    return f"/people/{person.pk}/{more}"


def text(device, address):
    response = device.get(address)
    assert response.status_code == 200, address
    return Reading(response).text


def test_every_card_game_has_its_pages_and_every_number_opens(
    played, ann, people, group
):
    pages = [
        page_of(people["Ann"]),
        page_of(people["Ann"], f"with/{people['Bob'].pk}/"),
    ]
    opened = set()
    for page in [*pages, f"/groups/{group.pk}/records/"]:
        for key in ["", *OPENED]:
            drawn = ann.get(f"{page}?game={key}").content.decode()
            links = set(re.findall(r'href="(/(?!static)[^"]*)"', drawn))
            assert len(links) > 5
            for link in links - opened:
                assert ann.get(unescape(link)).status_code == 200, link
            opened |= links


@pytest.mark.alike
def test_a_person_is_told_by_numbers_that_open_their_games(one_deal, bob, people):
    told = text(bob, page_of(people["Bob"], "?game=oh_hell"))
    assert "2 of 2 games" in told
    assert "Games 2 Won 2 100% Points 22" in told
    assert "Bid 1 2 of 2" in told
    assert "Best game 11" in told
    listed = page_of(people["Bob"], "games/?game=oh_hell&count=bids&part=1")
    assert text(bob, listed).count("Oh Hell Bob won") == 2
    listed = page_of(people["Ann"], "games/?game=oh_hell&count=bids&part=1")
    assert "No games match these filters." in text(bob, listed)


@pytest.mark.alike
def test_the_words_of_the_game_that_is_chosen_come_with_their_meanings(
    one_deal, bob, people, group
):
    bobs, anns = people["Bob"].pk, people["Ann"].pk
    pages = [page_of(people["Bob"]), f"/people/{bobs}/with/{anns}/"]
    for page in [*pages, f"/groups/{group.pk}/records/"]:
        chosen = bob.get(f"{page}?game=oh_hell").content.decode()
        assert 'data-game="oh_hell"' in chosen
        assert "The number of tricks a player promises to take" in chosen
        assert 'class="meanings"' not in bob.get(page).content.decode()


@pytest.mark.alike
def test_a_filter_leaves_some_and_says_how_many(one_deal, bob, people, start):
    bob.play(start(names="Bob Cleo Dan", options=ONE_CARD), ONE_DEAL)
    told = text(bob, page_of(people["Bob"], f"?with={people['Ann'].pk}"))
    assert "2 of 3 games." in told
    assert "Games 2 Won 2" in told
    assert "Games 3" in text(bob, page_of(people["Bob"], "?with=999&year=1&game=x"))


def test_house_rules_are_told_apart_in_words(one_deal, bob, people, start):
    game = start(options=ONE_CARD | {"zero_bid": "five"})
    bob.play(game, ONE_DEAL)
    response = bob.get(page_of(people["Bob"], "?game=oh_hell"))
    assert "A bid of 0: 5" in Reading(response).text
    house = Outcome.objects.get(game=game, person=people["Bob"]).house
    told = text(bob, page_of(people["Bob"], f"?game=oh_hell&house={house}"))
    assert "1 of 3 games." in told


@pytest.mark.alike
def test_two_are_compared(one_deal, bob, people):
    told = text(bob, page_of(people["Ann"], f"with/{people['Bob'].pk}/"))
    assert "Bob leads by two games." in told
    assert "2 games as opponents" in told
    assert "Won 0 2" in told
    assert "have not played together yet." in text(
        bob, page_of(people["Ann"], f"with/{people['Dan'].pk}/")
    )


@pytest.mark.alike
def test_two_are_compared_in_all_that_a_game_counts(one_deal, bob, people):
    pair = page_of(people["Ann"], f"with/{people['Bob'].pk}/")
    told = text(bob, f"{pair}?game=oh_hell")
    assert "Bid 0 Ann: 2 of 2 Bob: none" in told
    assert "Bid 1 Ann: none Bob: 2 of 2" in told
    assert "Bid 0" not in text(bob, pair)


@pytest.mark.alike
def test_the_filter_of_two_offers_what_they_played_together(
    one_deal, bob, people, night
):
    others = [people["Ann"], people["Dan"]]
    assert recording.import_record(night, record("piquet", 0), others).refusal is None
    ann = page_of(people["Ann"])
    assert "Piquet" in text(bob, ann)
    pair = f"{ann}with/{people['Bob'].pk}/"
    assert "Piquet" not in text(bob, pair)
    assert "2 of 2 games." in text(bob, f"{pair}?game=oh_hell")


def test_several_others_leave_the_games_in_which_all_of_them_played(
    one_deal, bob, people, start
):
    bob.play(start(names="Bob Ann Dan", options=ONE_CARD), ONE_DEAL)
    ann, cleo, dan = (people[name].pk for name in ("Ann", "Cleo", "Dan"))
    for others, games in [((ann,), 3), ((ann, cleo), 2), ((ann, dan), 1)]:
        asked = "&".join(f"with={one}" for one in others)
        told = text(bob, page_of(people["Bob"], f"?game=oh_hell&{asked}"))
        assert f"Games {games}" in told
        listed = text(bob, page_of(people["Bob"], f"games/?{asked}"))
        assert listed.count("Oh Hell") == games
    none = text(bob, page_of(people["Bob"], f"?with={cleo}&with={dan}"))
    assert "No finished games yet." in none


@pytest.mark.alike
def test_of_very_many_games_of_three_the_latest_count(
    one_deal, bob, people, monkeypatch
):
    monkeypatch.setattr(runs, "LATEST", 1)
    with_two = f"?with={people['Ann'].pk}&with={people['Cleo'].pk}"
    told = text(bob, page_of(people["Bob"], with_two))
    assert "Ann · Cleo: the latest 1 of 2 games." in told


@pytest.mark.alike
def test_two_are_compared_where_a_third_played(one_deal, bob, people, start):
    bob.play(start(names="Bob Ann Dan", options=ONE_CARD), ONE_DEAL)
    pair = page_of(people["Ann"], f"with/{people['Bob'].pk}/")
    told = text(bob, f"{pair}?game=oh_hell&with={people['Cleo'].pk}")
    assert "2 of 3 games." in told
    assert "Won 0 2" in told
    assert "Bid 1 Ann: none Bob: 2 of 2" in told


@pytest.mark.parametrize("other", ["0", "999999"])
def test_nobody_is_compared_with_nobody(bob, people, other):
    assert bob.get(page_of(people["Ann"], f"with/{other}/")).status_code == 404


@pytest.mark.alike
def test_a_stranger_sees_nothing(one_deal, eve, people, group):
    pages = ["", "games/", f"with/{people['Bob'].pk}/"]
    addresses = [page_of(people["Ann"], page) for page in pages]
    for address in [*addresses, f"/groups/{group.pk}/records/"]:
        assert eve.get(address).status_code == 404


def test_a_game_that_is_deleted_is_out_of_the_sums(one_deal, ann, bob, people, night):
    assert "Games 2 Won 2" in text(bob, page_of(people["Bob"]))
    ann.post(f"/games/{night.games.first().pk}/deletion/")
    assert "Games 1 Won 1" in text(bob, page_of(people["Bob"]))


@pytest.mark.parametrize(
    "asked",
    [
        "before=x",
        "before=2020-01-01~1",
        "place=99999999999999999999",
        "until=x",
        "won=",
        "game=oh_hell&count=bids&part=%00",
        "currency=%00",
        "game=%00&house=%00&year=%00&with=%00",
        "game=oh_hell&count=%00",
        "before=9999-12-31T23:59:59Z~1",
        "before=9999-12-31T23:59:59-14:00~1",
        "before=0001-01-01T00:00:00%2B14:00~1",
        "before=2020-01-01T00:00:00~1",
    ],
)
def test_an_address_that_makes_no_sense_is_no_mistake(one_deal, bob, people, asked):
    assert bob.get(page_of(people["Bob"], f"games/?{asked}")).status_code == 200
