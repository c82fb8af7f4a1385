"""What is paid stays; what is open is the fewest payments of what is still owed."""

import json
from datetime import date
from uuid import uuid4

import pytest

from phone import money
from scorekeeper import exporting, recording, settling
from scorekeeper.models import Attendance, Game, Night, Payment, Person
from tests.web.owing import bring
from tests.web.reading import Reading

CAPPED = {"per_point": "2.5", "cap": "10"}


@pytest.fixture
def play(night, people, start):
    """Puts a finished game with these minor units by name onto the night."""

    def finish(**money):
        game = start(names="Ann Bob Cleo")
        game.status, game.sheet["result"] = "finished", {"winners": []}
        game.save()
        return bring(game, {people[name]: money[name] for name in money})

    return finish


@pytest.fixture
def share(night, people):
    """Enters a bill that one paid for some: share("Ann", 4000, "Ann Bob")."""

    def enter(payer, amount, names):
        parts = {people[name]: [0, 1] for name in names.split()}
        parts.setdefault(people[payer], [0, 0])[0] = amount
        said = [(person, *part) for person, part in parts.items()]
        return settling.enter_bill(night, "Hall", "equal", said, uuid4())

    return enter


@pytest.fixture
def tick(night, people):
    def pay(payer, payee, amount, **more):
        named = people[payer].pk, people[payee].pk, amount
        assert settling.tick(night, *named, **more)

    return pay


def owed(night):
    """The open payments of a night, in any order."""
    return sorted(map(words, settling.plan(night).open_dues))


def people_with(night, amounts):
    """Amounts by Person instead of by name."""
    return {night.people.get(name=name): amounts[name] for name in amounts}


def debts(circle):
    """The debts of all nights, in any order."""
    return sorted(
        words(one) for sums in settling.debts_of(circle) for one in sums.debts
    )


def words(due):
    return f"{due.payer} pays {due.payee} {due.amount}"


@pytest.mark.alike
def test_a_corrected_game_takes_no_more_payments_than_it_must(night, play, tick):
    game = play(**won([19, 7, -26], [0]))  # for 15, 11 and 0 points
    tick("Cleo", "Ann", 731)
    game.standings.all().delete()
    bring(game, people_with(night, won([-5, 7, -2], [1])))
    assert owed(night) == ["Ann pays Bob 1500", "Ann pays Cleo 231"]


def won(net, winners):
    """What three win in minor units at 2.50 a point, at most 10."""
    coins = money.coins_of(money.won_by(net, winners, CAPPED, 2))
    return dict(zip(["Ann", "Bob", "Cleo"], coins, strict=True))


@pytest.mark.alike
def test_what_is_carried_to_another_night_is_owed_there(bob, circle, night, play):
    play(Ann=100, Bob=-100)
    later = Night.objects.create(circle=circle, date=date(2025, 11, 28))
    due = settling.plan(night).dues[0]
    assert settling.carry(night, due.payer.pk, due.payee.pk, 100, to=later)
    page = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "Nothing is left to pay here" in page
    assert "All is settled" not in page
    assert owed(later) == ["Bob pays Ann 100"]
    assert debts(circle) == ["Bob pays Ann 100"]
    text = Reading(bob.get(f"/circles/{circle.pk}/debts/")).text
    assert "Nobody owes anything" not in text


def test_a_game_that_is_deleted_after_a_tick_is_owed_back(circle, night, play, tick):
    game = play(Ann=300, Bob=-100, Cleo=-200)
    tick("Bob", "Ann", 100)
    recording.delete_game(game)
    assert owed(night) == debts(circle) == ["Ann pays Bob 100"]
    tick("Ann", "Bob", 100)
    assert owed(night) == debts(circle) == []


@pytest.mark.alike
def test_the_file_of_an_open_night_has_what_its_page_lists(night, play, tick):
    play(Ann=300, Bob=-100, Cleo=-200)
    tick("Bob", "Ann", 100)
    play(Ann=-50, Bob=-50, Cleo=100)
    [kept] = json.loads(exporting.night_file(night))["content"]["nights"]
    rows = [
        f"{row['payer']} pays {row['payee']} {row['amount']}"
        for row in kept["payments"]
        if not row["paid_at"]
    ]
    assert sorted(rows) == owed(night)
    assert len(rows) == 2


@pytest.mark.alike
def test_nobody_pays_and_is_paid_after_parts_bills_and_games(night, play, share, tick):
    play(Ann=300, Bob=-100, Cleo=-200)
    tick("Cleo", "Ann", 200)
    share("Bob", 900, "Ann Bob Cleo Dan")
    for part in (50, 30):
        due = settling.plan(night).open_dues[0]
        tick(due.payer.name, due.payee.name, due.amount, part=part)
    play(Ann=40, Bob=-90, Cleo=50)
    play(Ann=-170, Bob=20, Cleo=150)
    dues = settling.plan(night).open_dues
    assert not {due.payer for due in dues} & {due.payee for due in dues}


@pytest.mark.alike
def test_debts_have_a_bill_that_came_after_a_tick(
    circle, night, people, play, share, tick
):
    people["Eve"] = Person.objects.create(circle=circle, name="Eve")
    Attendance.objects.create(circle=circle, night=night, person=people["Eve"])
    play(Ann=620, Bob=-400, Cleo=-220)
    tick("Bob", "Ann", 400)
    share("Ann", 4000, "Ann Bob Cleo Dan Eve")
    before = debts(circle)
    assert before == owed(night)
    assert "Cleo pays Ann 1020" in before
    settling.close(night)
    assert debts(circle) == before


def test_debts_have_a_correction_of_a_night_that_was_reopened(circle, night, play):
    game = play(Ann=100, Bob=-100)
    settling.close(night)
    settling.reopen(night)
    game.standings.all().delete()
    bring(game, people_with(night, {"Ann": 70, "Bob": -70}))
    assert debts(circle) == owed(night) == ["Bob pays Ann 70"]


@pytest.mark.alike
def test_one_tick_of_three_debts_does_not_settle_it_all(bob, circle, night, play):
    play(Ann=-300, Bob=100, Cleo=200)
    settling.close(night)
    other = Night.objects.create(circle=circle, date=date(2025, 11, 28))
    nobody_won = {"result": {"winners": []}, "sides": []}
    about = {"status": "finished", "sheet": nobody_won}
    game = Game.objects.create(circle=circle, night=other, **about)
    ann, bob_, cleo, dan = night.people.order_by("pk")
    bring(game, {ann: -50, bob_: -60, cleo: 10, dan: 100})
    settling.close(other)
    one = settling.debts_of(circle)[0].debts[0]
    named = one.payer.pk, one.payee.pk, one.amount
    assert settling.pay_debt(circle, "EUR", *named)
    for each in (night, other):
        text = Reading(bob.get(f"/nights/{each.pk}/settlement/")).text
        assert "All is settled" not in text
        assert "Nothing is left to pay here" in text


@pytest.mark.alike
def test_a_plan_keeps_what_was_shown_where_it_may(night, play, tick):
    play(Ann=300, Bob=-100, Cleo=-200)
    tick("Bob", "Ann", 100, part=40)
    assert owed(night) == ["Bob pays Ann 60", "Cleo pays Ann 200"]
    play(Ann=10, Bob=-10)
    assert owed(night) == ["Bob pays Ann 70", "Cleo pays Ann 200"]


@pytest.mark.alike
def test_a_payment_is_explained_in_cents_by_what_it_is_for_now(bob, night, play, tick):
    play(Ann="204.696969", Bob="-204.696969")
    play(Ann="100.5", Bob="-100.5")
    tick("Bob", "Ann", 305, part=5)
    text = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "Game 1, Oh Hell −2.05 Game 2, Oh Hell −1.00" in text
    assert "Bob to Ann, paid +0.05 Bob in all −3.00" in text
    assert "Since" not in text


@pytest.mark.alike
def test_a_household_may_be_made_after_a_tick(night, people, play, tick):
    play(Ann=300, Bob=-100, Cleo=-200)
    tick("Bob", "Ann", 100)
    assert settling.settle_together(night, people["Bob"], people["Cleo"])
    assert owed(night) == ["Cleo pays Ann 200"]
    assert settling.settle_together(night, people["Bob"])
    assert owed(night) == ["Cleo pays Ann 200"]


def test_rows_of_what_is_no_longer_owed_are_gone(night, play, tick):
    game = play(Ann=300, Bob=-100, Cleo=-200)
    tick("Bob", "Ann", 100)
    settling.close(night)
    settling.reopen(night)
    recording.delete_game(game)
    settling.close(night)
    [row] = Payment.objects.filter(paid_at=None)
    assert words(row) == "Ann pays Bob 100"
