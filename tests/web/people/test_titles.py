"""Games on the score pad are counted by their titles."""

from collections import Counter

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper.game_kinds import Kinds, kind_of
from scorekeeper.models import Outcome, Rating
from scorekeeper.people.statistics import ratings, update
from tests.web.reading import Reading
from tests.web.titled import cribbage, hearts, played

KIND = kind_of("score_pad", {"title": "Hearts"})


@pytest.fixture
def titled(night):
    """Hearts three times, written in three ways, then Cribbage, and one without."""
    titles = "Hearts", "hearts ", " H\u00e9arts"
    games = [hearts(night, title) for title in titles]
    return [*games, cribbage(night), played(night, "", [5, 2, 1])]


def text(device, address):
    response = device.get(address)
    assert response.status_code == 200
    return Reading(response).text


def test_letters_case_accents_and_spaces_make_no_other_title():
    titles = "Hearts", "HEARTS ", "h\u00e9arts"
    assert {kind_of("score_pad", {"title": one}) for one in titles} == {KIND}
    assert kind_of("score_pad", {"title": "Spades"}) != KIND


def test_a_pad_without_a_title_or_called_score_pad_is_counted_as_the_card_game():
    for options in ({}, {"title": ""}, {"title": "score PAD"}, {"title": 7}):
        assert kind_of("score_pad", options) == "score_pad"
    assert kind_of("oh_hell", {"hands": [1]}) == "oh_hell"


def test_games_of_one_title_are_counted_as_one_game(group, titled):
    update.add_up(group.pk)
    rows = Outcome.objects.filter(group=group).values_list("key", "game").distinct()
    games = Counter(kind for kind, _game in rows)
    assert sorted(games.values()) == [1, 1, 3]
    assert games[KIND] == 3


def test_a_kind_is_called_as_its_newest_game(group, titled):
    kinds = Kinds(group.pk)
    assert kinds.name(KIND) == "H\u00e9arts"
    assert [one.name for one in kinds.titles] == ["Cribbage", "H\u00e9arts"]
    assert kinds.name("score_pad") == "Score pad"
    titled[2].delete()
    assert Kinds(group.pk).name(KIND) == "hearts"


def test_the_page_of_a_person_names_each_title(bob, people, titled):
    page = text(bob, f"/people/{people['Cleo'].pk}/")
    assert "H\u00e9arts" in page
    assert "Score pad" in page
    assert "Cribbage" not in page


def test_the_page_of_a_person_is_narrowed_to_a_title(bob, people, titled):
    page = text(bob, f"/people/{people['Cleo'].pk}/?game={KIND}")
    assert "H\u00e9arts: 3 of 4 games." in page
    assert "Points a deal" in page


def test_where_the_fewest_win_the_fewest_are_the_best(bob, people, group, night):
    hearts(night)
    played(night, "hearts", [9, 4, 1], wins="fewest")
    response = bob.get(f"/people/{people['Ann'].pk}/?game={KIND}")
    bests = {one["name"]: one["words"] for one in response.context["bests"]}
    assert bests["Best game"] == "9"
    assert bests["Worst game"] == "23"
    records = bob.get(f"/groups/{group.pk}/records/?game={KIND}").context["records"]
    best = next(one for one in records if one["name"] == "Best game")
    assert (best["words"], best["holders"][0]["people"][0].name) == ("1", "Cleo")


def test_where_the_fewest_win_nothing_is_the_best(bob, group, night):
    for _ in range(3):
        hearts(night)
    page = bob.get(f"/groups/{group.pk}/records/?game={KIND}").context
    best = next(one for one in page["records"] if one["name"] == "Best deal")
    assert (best["words"], best["holders"][0]["people"][0].name) == ("0", "Cleo")
    [block] = page["leaders"]
    [holder] = block["records"][0]["holders"]
    assert holder["people"][0].name == "Cleo"


def test_the_best_is_as_the_newest_game_of_a_title_is_won(bob, people, night):
    played(night, "Darts", [50, 20, 10], wins="fewest")
    played(night, "darts", [70, 30, 10])
    kind = kind_of("score_pad", {"title": "darts"})
    page = f"/people/{people['Ann'].pk}/?game={kind}"
    bests = {one["name"]: one["words"] for one in bob.get(page).context["bests"]}
    assert (bests["Best game"], bests["Worst game"]) == ("70", "50")


def test_places_are_those_of_the_game_that_was_played(group, people, night):
    hearts(night)
    update.add_up(group.pk)
    places = {row.person.name: row.place for row in Outcome.objects.filter(group=group)}
    assert places == {"Cleo": 1, "Bob": 2, "Ann": 3}


def test_eight_players_have_places(bob, group, night):
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal"]
    for name in names[4:]:
        group.people.create(name=name)
    played(night, "Rummy", [8, 7, 6, 5, 4, 3, 2, 1], names=names)
    hal = group.people.get(name="Hal")
    assert "8th" in text(bob, f"/people/{hal.pk}/")


PAGES = ["people/{ann}/", "people/{ann}/?game={kind}", "people/{ann}/?with={bob}"]
PAGES += ["people/{ann}/with/{bob}/", "people/{ann}/with/{bob}/?game={kind}"]
PAGES += ["people/{ann}/games/?game={kind}", "groups/{group}/records/"]
PAGES += ["groups/{group}/records/?game={kind}", "groups/{group}/people/"]
PAGES += ["groups/{group}/records/?game={kind}&with={bob}", "share/person/{ann}/"]
PAGES += ["groups/{group}/season/?since=2025-01-01&until=2025-12-31"]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_figures_names_titles(bob, group, people, titled, page):
    update.add_up(group.pk)
    where = {"ann": people["Ann"].pk, "bob": people["Bob"].pk}
    address = "/" + page.format(**where, group=group.pk, kind=KIND)
    bob.get(address)
    with CaptureQueriesContext(connection) as made:
        response = bob.get(address)
    assert response.status_code == 200
    assert len(made) <= 12, [one["sql"][:120] for one in made.captured_queries]
    read = Reading(response).text
    assert "score_pad" not in read
    if "group}/people" not in page:
        assert "H\u00e9arts" in response.text
    assert KIND.partition(":")[2] not in read


def test_a_season_tells_the_first_game_of_a_title(bob, group, titled):
    address = f"/groups/{group.pk}/season/?since=2025-01-01&until=2025-12-31"
    page = text(bob, address)
    assert "The first Cribbage" in page
    assert "The first H\u00e9arts" in page
    assert "The first Score pad" not in page


def test_strength_is_that_at_a_title(group, titled):
    group.is_rated = True
    group.save()
    update.add_up(group.pk)
    while ratings.reckon(group.pk):
        pass
    families = Rating.objects.filter(group=group).values_list("family", flat=True)
    kinds = Outcome.objects.filter(group=group).values_list("key", flat=True)
    assert {*families} == {*kinds}
    rated = ratings.read_ratings(group)[1][KIND]
    games = {one.person.name: one.games for one in rated}
    assert games == {"Ann": 3, "Bob": 3, "Cleo": 3}
