"""A night is rounded once; the odd cents of many nights hit nobody more than others."""

import pytest

from rules.words import join_with_and
from scorekeeper.models import Night
from scorekeeper.money.ledger.results import result_of
from tests.web.devices import Device
from tests.web.owing import Evenings
from tests.web.reading import Reading

THREE = "Ann Bob Cleo"
TO = "The €0.01 left over goes to"
LARGEST = "who had the largest remainder."
IN_TURN = "People with equal remainders take turns from night to night."


@pytest.fixture
def nights(another_night, share):
    """Plays nights on which one pays for three: nights(["Ann", "Bob"], 10)."""

    def play(payers, amount):
        for payer in payers:
            share(payer, amount, THREE, at=another_night())

    return play


def test_twelve_nights_of_ten_cents_paid_in_turn_cancel_out_exactly(nights, balances):
    nights(THREE.split() * 4, 10)
    assert balances() == {}


@pytest.mark.alike
@pytest.mark.parametrize("amount", [10, 11, 100, 1000])
@pytest.mark.parametrize("order", ["Ann Bob Cleo", "Cleo Ann Bob", "Bob Ann Cleo"])
def test_rounds_of_three_nights_leave_nobody_ahead_in_any_order(
    nights, balances, order, amount
):
    nights(order.split() * 3, amount)
    assert max([0, *map(abs, balances().values())]) <= 1


def test_ten_nights_of_a_euro_paid_by_one_differ_by_a_cent_at_most(nights, balances):
    nights(["Ann"] * 10, 100)
    owed = balances()
    assert sorted([owed["Bob"], owed["Cleo"]]) in ([-334, -333], [-333, -333])
    assert sum(owed.values()) == 0


@pytest.mark.alike
def test_many_nights_differ_by_a_cent_at_most(nights, balances):
    nights(["Ann"] * 31, 100)
    owed = balances()
    assert abs(owed["Bob"] - owed["Cleo"]) <= 1


def test_a_night_is_rounded_once_and_sums_to_zero(night, play, people):
    for _ in range(3):
        play(Ann="0.4", Bob="0.4", Cleo="-0.8")
    assert result_of(night).amounts == [1, 1, -2, 0]


@pytest.mark.alike
def test_the_largest_remainder_is_named_where_it_is_one(bob, night, url, text, play):
    play(Ann="0.4", Bob="1.3", Cleo="-1.7")
    page = text(bob, url)
    assert f"Each amount is rounded down to €0.01. {TO} Ann, {LARGEST}" in page
    assert IN_TURN not in page
    assert "Ann +0.004 +0.01" in page
    assert "Cleo −0.017 −0.02" in page
    assert f"{TO} Ann, {LARGEST}" in bob.get(f"/nights/{night.pk}/settlement.txt").text


@pytest.mark.alike
def test_equal_remainders_are_said_to_take_turns(bob, text, another_night, share):
    luckiest = set()
    for _ in range(3):
        night = another_night()
        share("Dan", 1, "Ann Bob Cleo Dan", at=night)
        page = text(bob, f"/nights/{night.pk}/settlement/")
        assert "largest remainder" not in page
        assert IN_TURN in page
        luckiest.add(page.split("goes to ")[1].split(". People with equal")[0])
    assert len(luckiest) == 3


@pytest.mark.alike
def test_remainders_that_all_round_up_are_said_to_be_the_largest_only_if_they_are(
    bob, url, text, play
):
    play(Ann="0.5", Bob="0.5", Cleo="-1")
    page = text(bob, url)
    assert "largest remainder" not in page
    assert IN_TURN in page


@pytest.mark.alike
def test_nothing_is_said_where_nothing_is_rounded(bob, url, text, play):
    play(Ann=100, Bob=-100)
    assert "Rounding" not in text(bob, url)


@pytest.mark.alike
def test_who_gets_the_odd_cent_does_not_change_while_nothing_else_does(
    night, another_night, share
):
    share("Ann", 100, THREE)
    before = result_of(night).amounts
    another_night()
    assert result_of(Night.objects.get(pk=night.pk)).amounts == before


@pytest.mark.django_db
@pytest.mark.alike
@pytest.mark.parametrize("seed", range(6))
def test_the_sentence_names_those_who_got_more_than_their_exact_amount(seed):
    evenings = Evenings(seed)
    night = evenings.night()
    device = Device.holding(evenings.group, "host", "Ann's phone")
    page = Reading(device.get(f"/nights/{night.pk}/settlement/")).text
    result = result_of(night)
    rows = zip(result.people, result.exact, result.amounts, strict=True)
    up = [person.name for person, exact, whole in rows if whole * 10**6 > exact]
    assert ("Rounding" in page) == bool(up)
    if up:
        assert f"left over goes to {join_with_and(up)}" in page


@pytest.mark.alike
def test_remainders_that_are_not_equal_are_the_largest(bob, url, text, play):
    """Two get a cent each; no turn decides between them and the others."""
    play(Ann="0.9", Bob="0.8", Cleo="-1.7")
    assert "goes to Ann and Bob, who had the largest remainders." in text(bob, url)
