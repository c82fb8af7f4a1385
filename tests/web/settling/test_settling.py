"""A night is settled exactly, by the fewest payments, and what is paid stays paid."""

from datetime import date
from decimal import Decimal
from uuid import uuid4

import pytest

from scorekeeper import recording, settling
from scorekeeper.models import Attendance, Game, Night, Payment, Standing
from scorekeeper.nights.closing import resume
from tests.web.devices import ONE_DEAL
from tests.web.owing import bring

FIVE_CENTS = {"per_point": "0.05"}


@pytest.fixture
def finished(night, people, start):
    """Puts a finished game with these minor units by name onto the night."""

    def finish(**money):
        game = start(names=" ".join([*money, "Dan", "Cleo"][:3]))
        return bring(game, {people[name]: money[name] for name in money})

    return finish


@pytest.fixture
def payments(night):
    """The payments of the night's plan, as names, amount and whether settled."""

    def listed():
        return [
            (due.payer.name, due.payee.name, due.amount, due.is_paid)
            for due in settling.plan(night).dues
        ]

    return listed


def tick(night, people, payer, payee, amount):
    return settling.tick(night, people[payer].pk, people[payee].pk, amount)


@pytest.mark.alike
def test_a_played_game_is_settled_at_its_stake(bob, night, start, payments):
    bob.play(start(options={"sequence": "custom", "hands": [1]}, stake=FIVE_CENTS))
    assert payments() == [("Ann", "Bob", 5, False), ("Cleo", "Bob", 5, False)]


@pytest.mark.alike
def test_a_purse_tells_the_games_it_comes_from(night, finished):
    first = finished(Ann="805", Bob="-560", Cleo="-245")
    second = finished(Ann="-100", Bob="100")
    ann = settling.plan(night).purses[0]
    assert (ann.person.name, ann.amount) == ("Ann", 705)
    assert ann.parts == [(first, Decimal(805)), (second, Decimal(-100))]
    due = settling.plan(night).dues[0]
    assert (due.payer.name, due.payee.name, due.amount) == ("Bob", "Ann", 460)
    assert due.because == [(first, Decimal(-560)), (second, Decimal(100))]


@pytest.mark.alike
def test_money_is_rounded_once_and_the_night_sums_to_zero(night, finished):
    for _ in range(3):
        finished(Ann="0.4", Bob="0.4", Cleo="-0.8")
    plan = settling.plan(night)
    assert [purse.amount for purse in plan.purses] == [1, 1, -2, 0]
    assert sum(purse.amount for purse in plan.purses) == 0


@pytest.mark.alike
def test_the_plan_is_free_until_the_first_tick(night, people, finished, payments):
    finished(Ann="100", Bob="-100")
    assert not settling.plan(night).is_kept
    finished(Ann="50", Cleo="-50")
    assert payments() == [("Bob", "Ann", 100, False), ("Cleo", "Ann", 50, False)]
    assert tick(night, people, "Bob", "Ann", 100)
    assert settling.plan(night).is_kept
    assert payments() == [("Bob", "Ann", 100, True), ("Cleo", "Ann", 50, False)]
    assert Payment.objects.count() == 2


def test_a_correction_after_the_tick_changes_what_is_still_owed(
    night, people, finished, payments
):
    game = finished(Ann="100", Bob="-60", Cleo="-40")
    tick(night, people, "Bob", "Ann", 60)
    Standing.objects.filter(game=game, person=people["Ann"]).update(money=70)
    Standing.objects.filter(game=game, person=people["Bob"]).update(money=-30)
    assert payments() == [
        ("Bob", "Ann", 60, True),
        ("Cleo", "Bob", 30, False),
        ("Cleo", "Ann", 10, False),
    ]
    assert tick(night, people, "Cleo", "Bob", 30)
    assert payments()[1] == ("Cleo", "Bob", 30, True)
    assert len(payments()) == 3


@pytest.mark.alike
def test_a_correction_shows_from_the_entry_to_the_payment(
    bob, night, people, start, payments
):
    game = bob.play(
        start(options={"sequence": "custom", "hands": [1]}, stake=FIVE_CENTS)
    )
    tick(night, people, "Cleo", "Bob", 5)
    entry = {"type": "tricks", "tricks": [1, 0, 0]}
    fields = {"operation": "replace", "confirm": "1"}
    assert bob.enter(game, entry, to="3/", **fields).status_code == 200
    # Cleo alone made it: she wins 100, the others owe 50 each.
    assert ("Cleo", "Bob", 5, True) in payments()
    payers = {payer for payer, _, _, is_paid in payments() if not is_paid}
    assert payers == {"Ann", "Bob"}
    assert settled(payments()) == {"Ann": -50, "Bob": -50, "Cleo": 100}


def settled(payments):
    got = {}
    for payer, payee, amount, _ in payments:
        got[payer] = got.get(payer, 0) - amount
        got[payee] = got.get(payee, 0) + amount
    return got


def test_to_tick_twice_changes_nothing(night, people, finished, payments):
    finished(Ann="100", Bob="-100")
    assert tick(night, people, "Bob", "Ann", 100)
    assert tick(night, people, "Bob", "Ann", 100)
    assert payments() == [("Bob", "Ann", 100, True)]


@pytest.mark.alike
def test_a_payment_that_is_no_longer_asked_for_is_not_ticked(night, people, finished):
    finished(Ann="100", Bob="-100")
    assert not tick(night, people, "Bob", "Ann", 90)
    assert not tick(night, people, "Ann", "Bob", 100)
    assert not Payment.objects.exists()


@pytest.mark.alike
def test_when_the_last_tick_is_taken_back_the_plan_is_free(
    night, people, finished, payments
):
    finished(Ann="100", Bob="-60", Cleo="-40")
    tick(night, people, "Bob", "Ann", 60)
    tick(night, people, "Cleo", "Ann", 40)
    assert settling.untick(night, people["Bob"].pk, people["Ann"].pk, 60)
    assert payments() == [("Bob", "Ann", 60, False), ("Cleo", "Ann", 40, True)]
    settling.untick(night, people["Cleo"].pk, people["Ann"].pk, 40)
    assert not settling.plan(night).is_kept
    assert not Payment.objects.exists()
    assert not settling.untick(night, people["Cleo"].pk, people["Ann"].pk, 40)


@pytest.mark.alike
def test_a_payment_is_carried_into_the_next_night(night, people, finished, payments):
    finished(Ann="100", Bob="-100")
    later = Night.objects.create(circle=night.circle, date=date(2025, 11, 28))
    pair = (people["Bob"].pk, people["Ann"].pk, 100)
    assert settling.carry(night, *pair, to=later)
    assert settling.plan(night).dues[0].carried_to == later
    assert payments() == [("Bob", "Ann", 100, False)]
    carried = settling.plan(later)
    assert [(purse.person.name, purse.amount) for purse in carried.purses] == [
        ("Ann", 100),
        ("Bob", -100),
    ]
    assert carried.dues[0].because == [(night, Decimal(-100))]


@pytest.mark.alike
def test_nothing_is_carried_to_where_it_cannot_be_paid(night, people, finished):
    finished(Ann="100", Bob="-100")
    pair = (people["Bob"].pk, people["Ann"].pk, 100)
    pounds = Night.objects.create(
        circle=night.circle, date=date(2025, 11, 28), currency="GBP"
    )
    assert not settling.carry(night, *pair, to=pounds)
    assert not settling.carry(night, *pair, to=night)
    later = Night.objects.create(circle=night.circle, date=date(2025, 11, 28))
    settling.close(later)
    assert not settling.carry(night, *pair, to=later)
    assert not Payment.objects.exists()


@pytest.mark.alike
def test_a_household_has_one_purse(night, people, finished, payments):
    finished(Ann="100", Bob="-60", Cleo="-40")
    assert settling.settle_together(night, people["Cleo"], people["Bob"])
    assert payments() == [("Bob", "Ann", 100, False)]
    purse = next(p for p in settling.plan(night).purses if p.person == people["Bob"])
    assert [person.name for person in purse.people] == ["Bob", "Cleo"]
    assert settling.settle_together(night, people["Cleo"])
    assert len(payments()) == 2


@pytest.mark.alike
def test_households_do_not_go_round_in_circles(night, people):
    ann, bob, cleo = people["Ann"], people["Bob"], people["Cleo"]
    assert settling.settle_together(night, ann, bob)
    assert not settling.settle_together(night, bob, ann)
    assert not settling.settle_together(night, bob, cleo)
    assert not settling.settle_together(night, cleo, ann)
    assert not settling.settle_together(night, cleo, cleo)


def test_who_is_not_there_is_nobodys_household(night, people):
    Attendance.objects.filter(person=people["Dan"]).delete()
    assert not settling.settle_together(night, people["Ann"], people["Dan"])
    assert not settling.settle_together(night, people["Dan"], people["Ann"])


def test_the_host_closes_and_reopens_a_night(night, game):
    settling.close(night)
    game = Game.objects.for_change().get(pk=game.pk)
    asked = {"seen": 0, "client_id": uuid4()}
    refused = recording.enter(game, ONE_DEAL[0], **asked)
    assert refused.refusal["code"] == "night_closed"
    settling.reopen(night)
    game = Game.objects.for_change().get(pk=game.pk)
    refused = recording.enter(game, ONE_DEAL[0], **asked)
    assert refused.refusal["code"] == "left_out"
    assert resume(game)
    game = Game.objects.for_change().get(pk=game.pk)
    assert recording.enter(game, ONE_DEAL[0], **asked).refusal is None


@pytest.mark.alike
def test_an_empty_night_owes_nothing(night):
    plan = settling.plan(night)
    assert plan.dues == []
    assert plan.is_exact


@pytest.mark.alike
def test_a_plan_takes_six_queries_however_long_the_night(
    night, people, finished, django_assert_num_queries
):
    for _ in range(12):
        finished(Ann="100", Bob="-60", Cleo="-40")
    tick(night, people, "Bob", "Ann", 720)
    with django_assert_num_queries(6):
        plan = settling.plan(night)
    assert len(plan.dues) == 2
