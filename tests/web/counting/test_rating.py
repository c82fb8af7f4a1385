"""The strength of people: as a second reckoning has it, and never lower by a win."""

import random

import pytest
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.counting import adding_up, rating
from scorekeeper.counting.strength import FIRST, after, chance
from scorekeeper.deleting import delete_circle
from scorekeeper.models import Rating, RatingStep
from tests.web.counting import naive_ratings
from tests.web.counting.test_adding_up import change_some, games_in, played_circle


def known(circle):
    """{(person, family): [strength, unsure, games]} as it is kept."""
    rows = Rating.objects.filter(circle=circle)
    return {(r.person_id, r.family): [r.strength, r.unsure, r.games] for r in rows}


def reckon(circle):
    adding_up.add_up(circle.pk, seconds=None)
    while rating.reckon(circle.pk):
        pass


def assert_as_reckoned_by_hand(circle):
    reckon(circle)
    by_hand = naive_ratings.ratings(games_in(circle))
    assert known(circle).keys() == by_hand.keys()
    for who, values in known(circle).items():
        assert values == pytest.approx(by_hand[who]), who


@pytest.mark.django_db
def test_ratings_are_those_of_a_naive_reckoning_however_games_change(monkeypatch):
    monkeypatch.setattr(rating, "MOST_ROWS", 60)
    circle = played_circle(36 if connection.vendor == "sqlite" else 26)
    circle.is_rated = True
    circle.save()
    assert_as_reckoned_by_hand(circle)
    change_some(circle, random.Random(7))
    assert_as_reckoned_by_hand(circle)


@pytest.mark.django_db
def test_a_person_whose_games_are_taken_out_has_no_rating_until_they_are_back():
    circle = played_circle(12)
    circle.is_rated = True
    circle.save()
    reckon(circle)
    before, person = known(circle), circle.people.first()
    games = [game.pk for game in games_in(circle)]
    adding_up.take_out(circle.pk, games)
    assert not Rating.objects.filter(person=person).exists()
    assert not RatingStep.objects.filter(circle=circle).exists()
    reckon(circle)
    assert known(circle) == before


@pytest.mark.django_db
def test_nothing_is_reckoned_unless_the_circle_wants_it():
    circle = played_circle(3)
    reckon(circle)
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
    assert chance(one[0], other[0]) > 0.6


def test_a_circle_that_was_deleted_meanwhile_is_reckoned_no_more(circle):
    pk = circle.pk
    delete_circle(circle)
    assert not rating.reckon(pk)
