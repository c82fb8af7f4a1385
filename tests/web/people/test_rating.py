"""The strength of people: as worked out a second time, and never lower by a win."""

import random
from datetime import timedelta
from statistics import fmean

import pytest
from django.db import connection
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper import recording, scoring
from scorekeeper.models import Group, Outcome, Rating, RatingStep
from scorekeeper.nights.deletion import delete_group
from scorekeeper.people.statistics import luck, ratings, update
from scorekeeper.people.statistics.strength import FIRST, after, chance
from tests.web.devices import ONE_DEAL, Device
from tests.web.people import naive_counts as naive
from tests.web.people import naive_ratings
from tests.web.people.test_adding_up import change_some, deleted, games_in, played_group
from tests.web.reading import Reading

ONE_GAME = {"game": "oh_hell", "options": {"sequence": "custom", "hands": [1]}}
ONE_GAME |= {"players": ["Ann", "Bob", "Cid"], "entries": ONE_DEAL}


def known(group):
    """{(person, family): [strength, unsure, games, share]} as it is kept."""
    rows = Rating.objects.filter(group=group)
    return {
        (r.person_id, r.family): [r.strength, r.unsure, r.games, r.share] for r in rows
    }


def reckon(group):
    update.add_up(group.pk, seconds=None)
    while ratings.reckon(group.pk):
        pass


def assert_as_worked_out_by_hand(group):
    reckon(group)
    by_hand = naive_ratings.ratings(games_in(group))
    assert known(group).keys() == by_hand.keys()
    for who, values in known(group).items():
        assert values == pytest.approx(by_hand[who]), who


@pytest.mark.django_db
def test_ratings_are_those_of_naive_ones_however_games_change(monkeypatch):
    monkeypatch.setattr(ratings, "MOST_ROWS", 60)
    group = played_group(36 if connection.vendor == "sqlite" else 26)
    group.is_rated = True
    group.save()
    assert_as_worked_out_by_hand(group)
    change_some(group, random.Random(7))
    assert_as_worked_out_by_hand(group)


@pytest.mark.django_db
def test_a_person_whose_games_are_taken_out_has_no_rating_until_they_are_back():
    group = played_group(12, seed=3)
    group.is_rated = True
    group.save()
    reckon(group)
    before, person = known(group), group.people.first()
    games = [game.pk for game in games_in(group)]
    update.take_out(group.pk, games)
    assert not Rating.objects.filter(person=person).exists()
    assert not RatingStep.objects.filter(group=group).exists()
    reckon(group)
    assert known(group) == before


@pytest.mark.django_db
def test_nothing_is_worked_out_unless_the_group_wants_it():
    group = played_group(3)
    reckon(group)
    assert not Rating.objects.exists()


PERSON = st.tuples(st.floats(0, 50), st.floats(1, 9))
SIDES = st.lists(st.lists(PERSON, min_size=1, max_size=2), min_size=2, max_size=6)


@given(SIDES, st.data())
def test_a_win_never_lowers_what_is_shown_of_anybody(sides, more):
    places = more.draw(
        st.lists(st.integers(1, 6), min_size=len(sides), max_size=len(sides))
    )
    winner = more.draw(st.integers(0, len(sides) - 1))
    places[winner] = 1
    now = after(sides, places)
    [(mine, _), *_] = now[winner]
    [(before, _), *_] = sides[winner]
    assert mine >= before
    for own, new in zip(sides, now, strict=True):
        for (was, _), (strength, _) in zip(own, new, strict=True):
            assert chance(mine, strength) >= chance(before, was) - 1e-9


def test_two_who_have_not_played_are_alike_and_a_winner_is_ahead():
    assert chance(FIRST[0], FIRST[0]) == 0.5
    [[one], [other]] = after([[FIRST], [FIRST]], [1, 2])
    assert chance(one[0], other[0]) > 0.51


PLAYER = st.tuples(st.floats(15, 35), st.floats(1, 9))
SHARE = st.floats(luck.LEAST, luck.MOST)
A_GAME = st.lists(st.lists(PLAYER, min_size=1, max_size=2), min_size=2, max_size=4)


@given(A_GAME, st.lists(st.floats(15, 35), max_size=3), SHARE, st.data())
def test_a_win_never_lowers_what_is_foretold_of_anybody(players, others, share, more):
    places = more.draw(st.permutations(range(1, len(players) + 1)))
    known = luck.Luck(share, more.draw(st.floats(0, 50)), more.draw(st.floats(-9, 25)))
    people = [[(n, seat) for seat in range(len(own))] for n, own in enumerate(players)]
    strengths = {("other", n): strength for n, strength in enumerate(others)}
    was, now = (
        strengths
        | {
            who: one[0]
            for pair in zip(people, of, strict=True)
            for who, one in zip(*pair, strict=True)
        }
        for of in (players, after(players, places))
    )
    sides = [
        [Outcome(person_id=who, place=place) for who in own]
        for own, place in zip(people, places, strict=True)
    ]
    found = luck.after_game(known, sides, was, now)
    for winner in people[places.index(1)]:
        pairs = [(was[one], now[one]) for one in now if one != winner]
        for before, later in [*pairs, (fmean(was.values()), fmean(now.values()))]:
            was_shown = luck.prediction(share, was[winner], before)
            is_shown = luck.prediction(found.share, now[winner], later)
            assert is_shown >= was_shown - 1e-9


def test_little_is_foretold_until_results_show_that_little_is_luck():
    known, always = luck.UNKNOWN, {1: 45, 2: 5}
    sides = [[Outcome(person_id=1, place=1)], [Outcome(person_id=2, place=2)]]
    assert luck.prediction(known.share, 45, 5) < 0.6
    for _ in range(400):
        known = luck.after_game(known, sides, always, always)
    assert luck.prediction(known.share, 45, 5) > 0.85


def test_where_the_weak_win_as_often_next_to_nothing_is_foretold():
    known, always = luck.UNKNOWN, {1: 45, 2: 5}
    for game in range(400):
        places = [1, 2] if game % 2 else [2, 1]
        sides = [[Outcome(person_id=n, place=places[n - 1])] for n in always]
        known = luck.after_game(known, sides, always, always)
    assert luck.prediction(known.share, 45, 5) < 0.53


def test_a_group_that_was_deleted_meanwhile_is_left_out(group):
    pk = group.pk
    delete_group(group)
    assert not ratings.reckon(pk)


@pytest.fixture
def rated():
    group = played_group(12, seed=3)
    group.is_rated = True
    group.save()
    reckon(group)
    return group


def oldest(group):
    return min(games_in(group), key=lambda game: (game.started_at, game.pk))


@pytest.mark.django_db
def test_older_games_are_worked_out_again_once_a_day_at_most(rated):
    deleted(oldest(rated))
    assert_as_worked_out_by_hand(rated)  # the first time at once
    before = known(rated)
    deleted(oldest(rated))
    reckon(rated)
    assert before | known(rated) == before  # but for who played no other game of it
    yesterday = timezone.now() - timedelta(days=1)
    Group.objects.filter(pk=rated.pk).update(rated_again_at=yesterday)
    assert_as_worked_out_by_hand(rated)


@pytest.mark.django_db
def test_newer_games_are_worked_out_while_older_ones_wait(rated):
    Group.objects.filter(pk=rated.pk).update(rated_again_at=timezone.now())
    deleted(oldest(rated))
    reckon(rated)
    games = sum(one[2] for one in known(rated).values())
    night = rated.nights.latest("pk")
    game = recording.import_record(night, ONE_GAME, list(night.people.all()[:3])).game
    assert game.started_at > oldest(rated).started_at
    reckon(rated)
    assert sum(one[2] for one in known(rated).values()) == games + 3


@pytest.mark.django_db
def test_a_page_says_that_older_games_wait(rated):
    device = Device.holding(rated, "host", "Ann's phone")
    key = max(games_in(rated), key=lambda game: game.started_at).key
    page = f"/groups/{rated.pk}/records/?game={key}"
    assert "within a day" not in device.get(page).text
    Group.objects.filter(pk=rated.pk).update(rated_again_at=timezone.now())
    deleted(oldest(rated))
    text = Reading(device.get(page)).text
    assert (
        "Older games were added or changed. Strength will include them within" in text
    )
    family = scoring.family_of(key)
    person = Rating.objects.filter(group=rated, family=family).first()
    page = f"/people/{person.person_id}/?game={key}"
    assert "within a day" in device.get(page).text


@pytest.mark.django_db
def test_another_stake_changes_no_strength(rated):
    recording.restake(oldest(rated), {"per_point": "0.3"})
    before = known(rated)
    update.add_up(rated.pk, seconds=None)
    assert Group.objects.get(pk=rated.pk).rated_from is None
    assert known(rated) == before


@pytest.mark.django_db
def test_who_has_no_game_left_has_no_strength_at_once(rated):
    Group.objects.filter(pk=rated.pk).update(rated_again_at=timezone.now())
    person = rated.people.first()
    games = [game.pk for game in naive.games_of(games_in(rated), person.pk)]
    update.take_out(rated.pk, games)
    assert not Rating.objects.filter(person=person).exists()
    assert Rating.objects.filter(group=rated).exists()
