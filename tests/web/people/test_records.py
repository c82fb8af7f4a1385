"""The records of the house: with all who hold one, of nights and of partners, too."""

from datetime import timedelta

import pytest

from scorekeeper import nights, recording
from scorekeeper.models import Night, NightSum
from scorekeeper.people.figures import records
from scorekeeper.people.statistics import by_month, runs
from scorekeeper.people.statistics.sums import Filter
from tests.web.devices import ONE_DEAL
from tests.web.groups import record
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
CLEO_TAKES_IT = [
    {"type": "bids", "bids": [1, 1, 1]},
    {"type": "tricks", "tricks": [0, 0, 1]},
]


def text(device, address):
    response = device.get(address)
    assert response.status_code == 200, address
    return Reading(response).text


@pytest.fixture
def three_games(bob, start):
    """Bob wins two for money, then Cleo one."""
    for _ in range(2):
        bob.play(start(options=ONE_CARD, stake={"per_point": "0.05"}), ONE_DEAL)
    bob.play(start(options=ONE_CARD), CLEO_TAKES_IT)


def test_a_run_opens_its_own_games(three_games, bob, people, group):
    page = bob.get(f"/groups/{group.pk}/records/").content.decode()
    listed = f"/people/{people['Bob'].pk}/games/?until={last_won(people['Bob'])}&run=2"
    told = text(bob, listed)
    assert "Two games won in a row" in told
    assert told.count("Oh Hell") == 2
    assert listed.replace("&", "&amp;") in page


def last_won(person):
    return runs.runs_of(runs.latest(person, Filter())).longest.until


@pytest.mark.alike
def test_of_a_tie_every_holder_is_told(bob, start, group):
    """Ann and Cleo both bid nothing and make it: 10 points, the lowest there are."""
    bob.play(start(options=ONE_CARD), ONE_DEAL)
    told = text(bob, f"/groups/{group.pk}/records/?game=oh_hell")
    assert "Worst game 10 Ann Cleo" in told


@pytest.mark.alike
def test_a_game_is_to_be_chosen_until_one_is(bob, start, group):
    bob.play(start(options=ONE_CARD), ONE_DEAL)
    records = f"/groups/{group.pk}/records/"
    assert "Choose a card game" in text(bob, records)
    assert "Choose a game" not in text(bob, f"{records}?game=oh_hell")


@pytest.mark.alike
def test_nothing_at_all_is_not_the_worst(three_games, bob, group):
    told = text(bob, f"/groups/{group.pk}/records/?game=oh_hell")
    assert "Best game 11 Bob Cleo" in told
    assert "Worst" not in told


@pytest.mark.alike
def test_the_best_night_is_told_and_how_often_one_was_there(
    three_games, bob, group, night
):
    told = text(bob, f"/groups/{group.pk}/records/")
    assert "Best night +€0.20 Bob" in told
    assert "Most nights 1 of 1 night Bob Cleo Ann" in told
    assert night.get_absolute_url() in bob.get(f"/groups/{group.pk}/records/").text
    assert "Best night" not in text(bob, f"/groups/{group.pk}/records/?game=oh_hell")


@pytest.mark.alike
def test_a_night_counts_for_those_who_were_there_and_played_nothing(
    three_games, bob, group, people
):
    other = nights.start_night(group, [people["Cleo"]], [], date="2025-11-22")
    told = text(bob, f"/groups/{group.pk}/records/")
    assert "Most nights 2 of 2 nights Cleo" in told
    for name, words in {"Cleo": "2 of 2", "Bob": "1 of 2"}.items():
        assert f"Nights {words}" in text(
            bob, f"/share/person/{people[name].pk}/picture.svg"
        )
    Night.objects.filter(pk=other.pk).update(date="2024-11-22")
    assert "1 of 1 night" in text(bob, f"/groups/{group.pk}/records/?year=2025")


@pytest.mark.alike
def test_without_money_the_best_night_has_most_wins(bob, start, group):
    for _ in range(2):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    told = text(bob, f"/groups/{group.pk}/records/")
    assert "Best night 2 of 2 games Bob" in told


def test_of_very_many_best_nights_the_latest_are_told(bob, start, group, night):
    bob.play(start(options=ONE_CARD), ONE_DEAL)
    text(bob, f"/groups/{group.pk}/records/")
    [own] = NightSum.objects.filter(wins=1)
    others = [
        Night(group=group, date=night.date - timedelta(days), number=1 + days)
        for days in range(1, 13)
    ]
    for other in Night.objects.bulk_create(others):
        own.pk, own.night, own.played_on = None, other, other.date
        own.save()
    page = bob.get(f"/groups/{group.pk}/records/")
    assert "Best night 1 of 1 game" in Reading(page).text
    assert "and earlier ones" in Reading(page).text
    told = page.text.split("Best night: Bob")[1:]
    assert len(told) == by_month.MOST_TIED
    assert f"{others[-2].get_absolute_url()}" in page.text
    assert f'"{others[-1].get_absolute_url()}"' not in page.text


@pytest.mark.alike
def test_a_share_of_wins_is_a_record_from_ten_games_on(bob, start, group):
    for games in range(1, 11):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
        told = text(bob, f"/groups/{group.pk}/records/")
        assert ("Highest share of wins 100% of 10 games Bob" in told) == (games == 10)
        assert ("10 of 10, 100%" in told) == (games == 10)


@pytest.mark.alike
def test_partners_have_their_record(bob, night, people, group):
    four = (record("pinochle", seed) for seed in range(40))
    four = next(one for one in four if one["options"].get("form") == "partnership")
    played = four, list(people.values())
    assert recording.import_record(night, *played).refusal is None
    partners = night.games.get()
    told = text(bob, f"/groups/{group.pk}/records/")
    [side] = partners.sheet["result"]["winners"]
    names = [list(people)[seat] for seat in partners.sheet["sides"][side]]
    assert f"Most wins as partners 1 {' '.join(names)}" in told


def test_the_best_game_of_partners_names_both(bob, night, people, group):
    four = (record("pinochle", seed) for seed in range(40))
    four = next(one for one in four if one["options"].get("form") == "partnership")
    played = four, list(people.values())
    assert recording.import_record(night, *played).refusal is None
    sheet = night.games.get().sheet
    scores = sheet["result"]["scores"]
    best = scores.index(max(scores))
    both = " & ".join(list(people)[seat] for seat in sheet["sides"][best])
    page = bob.get(f"/groups/{group.pk}/records/?game=pinochle").text
    assert f'aria-label="Best game: {both}, {scores[best]}"'.replace("&", "&amp;") in (
        page.replace(" & ", " &amp; ")
    )
    assert page.count('aria-label="Best game: ') == 1


@pytest.mark.alike
def test_what_never_was_is_told_in_one_line(three_games, bob, people):
    told = text(bob, f"/people/{people['Ann'].pk}/?game=oh_hell")
    assert "Bid 0 2 of 2" in told
    assert "Never in 1 bid: Bid 1" in told


@pytest.mark.alike
def test_a_place_is_told_with_all_games(three_games, bob, people):
    told = text(bob, f"/people/{people['Bob'].pk}/")
    assert "1st 2 of 3" in told


@pytest.mark.alike
@pytest.mark.parametrize(("won", "of", "words"), [(1, 3, "33%"), (2, 3, "67%")])
def test_a_share_is_rounded(won, of, words):
    assert records.percent(won, of) == words


def test_an_equal_share_of_different_numbers_of_games_names_no_number():
    assert records.share_words([]) == ""
    assert records.share_words([(6, 18)]) == "33% of 18 games"
    assert records.share_words([(6, 18), (4, 12)]) == "33%"
    assert records.share_words([(5, 8), (5, 8)]) == "63% of 8 games"
