"""Who settles as one on a night settles as one under Debts, too."""

from datetime import date

import pytest

from scorekeeper import settling
from scorekeeper.models import Attendance, Game, Night
from tests.web.owing import bring
from tests.web.reading import Reading


@pytest.fixture
def played(circle, people):
    """A night that is over, with money by name, and who settles with whom."""

    def play(day, money, household=()):
        night = Night.objects.create(circle=circle, date=date(2025, 11, day))
        for person in people.values():
            Attendance.objects.create(circle=circle, night=night, person=person)
        about = {"circle": circle, "night": night, "key": "oh_hell"}
        game = Game.objects.create(**about, status="finished")
        bring(game, {people[name]: amount for name, amount in money.items()})
        if household:
            settling.settle_together(night, *(people[name] for name in household))
        return settling.close(night)

    return play


def debts(circle):
    return [
        (debt.payer.name, debt.payee.name, debt.amount)
        for one in settling.debts_of(circle)
        for debt in one.debts
    ]


@pytest.mark.alike
def test_what_one_wins_pays_for_what_the_other_loses(ann, circle, played):
    played(7, {"Ann": 500, "Bob": -500})
    played(14, {"Ann": -100, "Bob": 0, "Cleo": -300, "Dan": 400}, ("Cleo", "Ann"))
    assert debts(circle) == [("Bob", "Dan", 400), ("Bob", "Ann", 100)]
    text = Reading(ann.get(f"/circles/{circle.pk}/debts/")).text
    assert "Ann + Cleo +1.00" in text


@pytest.mark.alike
def test_apart_on_every_night_they_stay_apart(circle, played):
    played(7, {"Ann": 500, "Bob": -500})
    played(14, {"Cleo": -300, "Dan": 300})
    assert sorted(debts(circle)) == [("Bob", "Ann", 500), ("Cleo", "Dan", 300)]


@pytest.mark.alike
def test_a_debt_of_a_household_is_paid_and_taken_back(circle, people, played):
    played(7, {"Ann": 500, "Bob": -500})
    played(14, {"Cleo": -300, "Bob": 300})
    played(21, {"Ann": 50, "Dan": -50}, ("Cleo", "Ann"))
    before = debts(circle)
    assert ("Bob", "Ann", 200) in before
    named = people["Bob"].pk, people["Ann"].pk, 200
    assert settling.pay_debt(circle, "EUR", *named)
    assert debts(circle) == [("Dan", "Ann", 50)]
    [paid] = settling.paid_lately(circle)
    assert settling.take_back_payment(circle, paid.pk)
    assert debts(circle) == before


@pytest.mark.alike
def test_the_latest_night_says_who_holds_the_purse(circle, played):
    played(7, {"Ann": 500, "Bob": -500}, ("Ann", "Cleo"))
    played(14, {"Cleo": -200, "Dan": 200}, ("Cleo", "Ann"))
    assert ("Bob", "Ann", 300) in debts(circle)
