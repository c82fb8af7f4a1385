"""A payment stays what it was; the plan is what the ledger asks for after it."""

import pytest

from phone import money
from scorekeeper import recording
from scorekeeper.models import Payment
from scorekeeper.money import settlement
from scorekeeper.nights import end_of_night
from tests.web.devices import ONE_DEAL

pytestmark = pytest.mark.alike
CAPPED = {"per_point": "2.5", "cap": "10"}
DEAL = {"sequence": "custom", "hands": [1]}


def won(net, winners):
    """What three win in minor units at 2.50 a point, at most 10."""
    coins = money.coins_of(money.won_by(net, winners, CAPPED, 2))
    return dict(zip(["Ann", "Bob", "Cleo"], coins, strict=True))


def test_a_corrected_game_takes_no_more_payments_than_it_must(
    play, correct, pay, rows, balances
):
    game = play(**won([19, 7, -26], [0]))  # for 15, 11 and 0 points
    pay("Cleo", "Ann", 731)
    correct(game, **won([-5, 7, -2], [1]))
    assert balances() == {"Ann": -1731, "Bob": 1500, "Cleo": 231}
    assert sorted(rows()) == [("Ann", "Bob", 1500), ("Ann", "Cleo", 231)]


def test_an_entry_corrected_at_the_table_changes_the_plan_alone(
    bob, url, start, mark, text, balances
):
    game = bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    mark(bob, "Cleo", "Bob", 5)
    entry = {"type": "tricks", "tricks": [1, 0, 0]}
    fields = {"operation": "replace", "confirm": "1"}
    assert bob.enter(game, entry, to="3/", **fields).status_code == 200
    # Cleo alone made it: she wins 100, the others lose 50 each. She paid Bob 5.
    assert balances() == {"Ann": -50, "Bob": -55, "Cleo": 105}
    assert Payment.objects.get().amount == 5
    page = text(bob, url)
    assert "Cleo paid Bob €0.05" in page
    assert "Result so far in € Ann −0.50 Bob −0.50 Cleo +1.00" in page


def test_another_stake_changes_the_plan_alone(bob, start, mark, rows):
    game = bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    mark(bob, "Cleo", "Bob", 5)
    recording.restake(game, {"per_point": "0.15"})
    assert sorted(rows()) == [("Ann", "Bob", 15), ("Cleo", "Bob", 10)]


def test_what_was_paid_for_a_game_that_is_deleted_is_owed_back(play, pay, rows):
    game = play(Ann=300, Bob=-100, Cleo=-200)
    pay("Bob", "Ann", 100)
    recording.delete_game(game)
    assert rows() == [("Ann", "Bob", 100)]
    pay("Ann", "Bob", 100)
    assert rows() == []


def test_a_shared_cost_after_a_payment_is_owed_beside_it(
    night, play, pay, share, balances
):
    play(Ann=620, Bob=-400, Cleo=-220)
    pay("Bob", "Ann", 400)
    bill = share("Ann", 4000, "Ann Bob Cleo Dan")
    assert balances() == {"Ann": 3220, "Bob": -1000, "Cleo": -1220, "Dan": -1000}
    settlement.remove_bill(night, bill)
    assert balances() == {"Ann": 220, "Cleo": -220}


def test_more_than_is_owed_is_owed_back(play, pay, rows):
    play(Ann=1750, Bob=-1750)
    pay("Bob", "Ann", 2000)
    assert rows() == [("Ann", "Bob", 250)]


def test_a_payment_the_other_way_round_is_owed_on_top(play, pay, rows):
    play(Ann=300, Bob=-300)
    pay("Ann", "Bob", 50)
    assert rows() == [("Bob", "Ann", 350)]


def test_a_loan_is_a_payment_without_a_night(group, pay, rows):
    pay("Ann", "Dan", 2000)
    assert rows() == [("Dan", "Ann", 2000)]


def test_a_payment_to_the_wrong_person_moves_the_debt(play, pay, rows):
    play(Ann=300, Bob=-300)
    pay("Bob", "Cleo", 300)
    assert rows() == [("Cleo", "Ann", 300)]


def test_parts_and_whole_payments_come_to_the_same(play, pay, rows, balances):
    play(Ann=560, Bob=-500, Cleo=-60)
    for amount in (100, 150, 250):
        assert ("Cleo", "Ann", 60) in rows()
        pay("Bob", "Ann", amount)
    assert balances() == {"Ann": 60, "Cleo": -60}


def test_closing_and_reopening_change_nothing(night, play, pay, correct, rows):
    game = play(Ann=300, Bob=-100, Cleo=-200)
    pay("Bob", "Ann", 100, night=night)
    end_of_night.close(night)
    assert rows() == [("Cleo", "Ann", 200)]
    end_of_night.reopen(night)
    correct(game, Ann=260, Cleo=-160)
    end_of_night.close(night)
    assert rows() == [("Cleo", "Ann", 160)]
    assert Payment.objects.get().amount == 100


def test_the_plan_keeps_what_was_shown_where_it_may(play, pay, rows):
    play(Ann=300, Bob=-100, Cleo=-200)
    pay("Bob", "Ann", 40)
    assert sorted(rows()) == [("Bob", "Ann", 60), ("Cleo", "Ann", 200)]
    play(Ann=10, Bob=-10)
    assert sorted(rows()) == [("Bob", "Ann", 70), ("Cleo", "Ann", 200)]


def test_nobody_pays_and_is_paid_after_parts_costs_and_games(play, share, pay, rows):
    play(Ann=300, Bob=-100, Cleo=-200)
    pay("Cleo", "Ann", 200)
    share("Bob", 900, "Ann Bob Cleo Dan")
    for part in (50, 30):
        payer, payee, _ = rows()[0]
        pay(payer, payee, part)
    play(Ann=40, Bob=-90, Cleo=50)
    play(Ann=-170, Bob=20, Cleo=150)
    payers, payees = ({row[side] for row in rows()} for side in (0, 1))
    assert payers
    assert not payers & payees


def test_one_night_reopened_with_a_payment_on_money_between_has_one_plan(
    bob, night, url, money_url, start, mark, text, rows
):
    """The night and Money never offer two plans, of which both could be ticked."""
    stake = {"per_point": "5"}
    bob.play(start(options=DEAL, stake=stake), ONE_DEAL)
    end_of_night.close(night)
    mark(bob, "Ann", "Bob", 500)
    end_of_night.reopen(night)
    bob.play(start(names="Cleo Dan Ann", options=DEAL, stake=stake), ONE_DEAL)
    mark(bob, *rows()[0], to=f"/groups/{night.group_id}/payments/")
    [left] = rows()
    for page in (url, money_url):
        said = text(bob, page)
        assert "One payment settles it" in said
        assert f"{left[0]} pays {left[1]} €{left[2] / 100:.2f}" in said
