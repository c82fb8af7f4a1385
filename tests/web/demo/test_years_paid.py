"""The years of the demo: nights are closed, and paid by the plan of the group."""

from datetime import date

import pytest

from scorekeeper.demo.years import play_years
from scorekeeper.models import Game, Group, Night, Payment, Result
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.people.statistics.update import add_up

pytestmark = pytest.mark.django_db
UNTIL, YEARS = date(2026, 11, 27), 0.1


def played():
    group = Group.objects.create(name="The Friday table")
    play_years(group, YEARS, UNTIL)
    add_up(group.pk)
    return group


def facts(group):
    """Results, payments and who settles as one, by name."""
    of_person = "night__date", "person__name", "amount"
    won = Result.objects.filter(group=group).values_list(*of_person)
    paid = Payment.objects.filter(group=group).values_list(
        "night__date", "payer__name", "payee__name", "amount", "paid_at"
    )
    purses = group.people.values_list("name", "settles_with__name")
    return sorted(won), sorted(paid), sorted(purses, key=str)


def test_it_is_the_same_each_time():
    won, *others = facts(played())
    assert len(won) > 10
    assert facts(played()) == (won, *others)


def test_payments_are_made_at_the_end_of_nights_that_are_closed():
    group = played()
    assert not Night.objects.filter(closed_at=None).exists()
    payments = Payment.objects.filter(group=group).select_related("night")
    assert {row.paid_at == row.night.closed_at for row in payments} == {True}
    assert all(row.amount > 0 for row in payments)


def test_the_last_two_nights_leave_payments_to_make():
    group = played()
    [ledger] = ledgers_of(group)
    assert sum(ledger.own.values()) == 0
    assert ledger.rows
    last_two = list(group.nights.order_by("-date")[:2])
    assert not Payment.objects.filter(group=group, night__in=last_two).exists()


def test_players_change_seats_and_winners_change():
    group = played()
    games = Game.objects.filter(group=group)
    assert len({game.players[0]["name"] for game in games}) > 3
    won = Result.objects.filter(group=group, amount__gt=0)
    assert len(set(won.values_list("person__name"))) > 3
