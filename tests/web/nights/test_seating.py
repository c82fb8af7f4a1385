"""Who sits where in a new game, before anybody has said so."""

from datetime import date

import pytest
from django.utils import timezone

from scorekeeper.models import Attendance, Night


@pytest.fixture
def form(bob, night):
    """The form of a new game of a key, as the page shows it first."""
    return lambda key="oh_hell": bob.get(f"/nights/{night.pk}/new/{key}/").context[
        "form"
    ]


def seated(form):
    """The names in the order in which the form seats them."""
    taken = [(field.value(), person.name) for person, field in form.seat_fields()]
    return " ".join(name for seat, name in sorted(taken, key=str) if seat)


def leaves(person):
    Attendance.objects.filter(person=person).update(until=timezone.now())


@pytest.mark.alike
def test_those_who_played_last_sit_as_they_sat_and_the_deal_has_passed(form, start):
    start(names="Dan Ann Cleo", dealer=1)
    assert seated(form()) == "Dan Ann Cleo"
    assert form()["dealer"].value() == form().here[2].pk  # Cleo


@pytest.mark.alike
def test_the_last_of_the_same_game_comes_before_another_game(form, start):
    start(names="Dan Ann Cleo")
    start("scotch_whist", "Bob Ann Dan Cleo")
    assert seated(form()) == "Dan Ann Cleo"
    assert seated(form("piquet_voleur")) == "Bob Ann Dan Cleo"


@pytest.mark.alike
def test_one_who_was_waiting_takes_the_seat_of_one_who_left(form, start, people):
    start(names="Dan Ann Cleo", dealer=0)
    leaves(people["Dan"])
    assert seated(form()) == "Ann Cleo Bob"
    assert form()["dealer"].value() == people["Ann"].pk


def test_on_another_night_they_sit_as_before_and_who_was_not_there_joins(
    form, start, group, people, night, bob
):
    start(names="Dan Ann Cleo")
    later = Night.objects.create(group=group, date=date(2025, 11, 28))
    for person in people.values():
        Attendance.objects.create(group=group, night=later, person=person)
    shown = bob.get(f"/nights/{later.pk}/new/oh_hell/").context["form"]
    assert seated(shown) == "Dan Ann Cleo Bob"


@pytest.mark.alike
def test_at_the_first_game_all_sit_in_the_order_in_which_they_came(form):
    assert seated(form()) == "Ann Bob Cleo Dan"
    assert seated(form("piquet")) == "Ann Bob"


@pytest.mark.alike
@pytest.mark.parametrize(
    ("played", "next_two"),
    [
        (["Ann Bob"], "Ann Bob"),
        (["Ann Bob", "Dan Cleo"], "Dan Cleo"),
        (["Ann Bob", "Dan Cleo", "Dan Bob"], "Dan Bob"),
    ],
)
def test_at_a_game_for_two_the_last_pair_plays_again(form, start, played, next_two):
    for names in played:
        start("piquet", names)
    assert seated(form("piquet")) == next_two
    assert seated(form("bezique")) == next_two


@pytest.mark.alike
def test_the_last_pair_plays_again_after_a_game_for_more(form, start):
    start("piquet", "Dan Bob", dealer=0)
    start(names="Bob Ann Cleo")
    assert seated(form("piquet")) == "Dan Bob"
    assert form("piquet")["dealer"].value() == form().here[1].pk  # Bob


def test_one_who_is_here_takes_the_seat_of_the_one_of_a_pair_who_left(
    form, start, people
):
    start("piquet", "Dan Bob")
    leaves(people["Dan"])
    assert seated(form("piquet")) == "Bob Ann"


def test_two_alone_play_on_in_their_seats(form, start, people):
    start("piquet", "Bob Ann", dealer=0)
    leaves(people["Cleo"])
    leaves(people["Dan"])
    assert seated(form("piquet")) == "Bob Ann"
    assert form("piquet")["dealer"].value() == people["Ann"].pk
