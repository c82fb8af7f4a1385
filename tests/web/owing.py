"""Nights on which money is owed, made at random, and what must hold of them."""

import random
from datetime import date, timedelta
from decimal import Decimal
from uuid import uuid4

from scorekeeper import settling
from scorekeeper.models import (
    Attendance,
    Circle,
    Game,
    Night,
    Payment,
    Person,
    Standing,
)

CURRENCIES = ["JPY", "EUR", "KWD"]  # with no, two and three decimals
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]


def bring(game, money):
    """The game, finished, with what it brought: minor units by Person."""
    Standing.objects.bulk_create(
        Standing(
            circle_id=game.circle_id,
            night=game.night,
            game=game,
            person=person,
            points=0,
            net=int(Decimal(amount)),
            money=Decimal(amount),
            won=Decimal(amount) > 0,
        )
        for person, amount in money.items()
    )
    return game


class Evenings:
    """A circle whose nights are played, shared and settled by chance."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.circle = Circle.objects.create(name=f"Circle {seed}")
        names = NAMES[: self.chance.randint(2, 8)]
        people = [Person(circle=self.circle, name=name) for name in names]
        self.people = Person.objects.bulk_create(people)
        self.currency = self.chance.choice(CURRENCIES)

    def night(self, number=0):
        """A night with some games, perhaps bills and a household."""
        night = self.night_of(number)
        for _ in range(self.chance.randint(1, 3)):
            self.play(night)
        for _ in range(self.chance.randint(0, 2)):
            self.share(night)
        if self.chance.random() < 0.3:
            settling.settle_together(night, *self.chance.sample(self.people, 2))
        return night

    def night_of(self, number):
        """A night at which all are and nothing was played."""
        night = Night.objects.create(
            circle=self.circle,
            date=date(2025, 1, 3) + timedelta(7 * number),
            currency=self.currency,
        )
        Attendance.objects.bulk_create(
            Attendance(circle=self.circle, night=night, person=person)
            for person in self.people
        )
        return night

    def play(self, night):
        """A finished game of which everybody wins or loses some."""
        game = Game.objects.create(
            circle=self.circle, night=night, key="oh_hell", status="finished"
        )
        return bring(game, dict(zip(self.people, self.amounts(), strict=True)))

    def amounts(self):
        """An amount for each, few enough that some come out even; they sum to zero."""
        step = self.chance.choice([Decimal(1), Decimal("0.4"), Decimal("0.000001")])
        size = self.chance.choice([3, 20, 100_000])
        won = [step * self.chance.randint(-size, size) for _ in self.people[1:]]
        return [-sum(won, Decimal(0)), *won]

    def correct(self, night):
        """One of the games, which comes out otherwise."""
        game = self.chance.choice(list(night.games.all()))
        rows = list(game.standings.all())
        for row, money in zip(rows, self.amounts(), strict=True):
            row.money = money
        Standing.objects.bulk_update(rows, ["money"])
        return game

    def share(self, night):
        """A bill that some paid and some share, in one of the three ways."""
        way = self.chance.choice(["equal", "shares", "cost"])
        payers = self.chance.sample(self.people, self.chance.randint(1, 2))
        sharers = self.chance.sample(
            self.people, self.chance.randint(1, len(self.people))
        )
        parts = {person: [self.chance.randint(1, 5000), 0] for person in payers}
        most = {"equal": 1, "shares": 5, "cost": 700}[way]
        for person in sharers:
            parts.setdefault(person, [0, 0])[1] = self.chance.randint(1, most)
        said = [(person, *part) for person, part in parts.items()]
        return settling.enter_bill(night, "Drinks", way, said, uuid4())

    def pay(self, night):
        """One of the payments is made, or a part of it, or taken back."""
        dues = settling.plan(night).dues
        if not dues:
            return
        due = self.chance.choice(dues)
        named = (due.payer.pk, due.payee.pk, due.amount)
        if due.is_settled:
            settling.untick(night, *named)
        else:
            part = self.chance.choice([None, self.chance.randint(1, due.amount)])
            assert settling.tick(night, *named, part=part)

    def pay_over_nights(self):
        """One of the debts over all nights is paid, in part perhaps, or taken back."""
        lately = list(settling.paid_lately(self.circle))
        if lately and self.chance.random() < 0.4:
            settling.take_back_payment(self.circle, self.chance.choice(lately).pk)
            return
        for one in settling.debts_of(self.circle):
            debt = self.chance.choice(one.debts)
            named = (debt.payer.pk, debt.payee.pk, debt.amount)
            part = self.chance.choice([None, self.chance.randint(1, debt.amount)])
            assert settling.pay_debt(self.circle, one.currency, *named, part=part)


def left_open(plan):
    """What each purse of a plan lacks once all its payments are made."""
    left = {purse.person.pk: purse.amount for purse in plan.purses}
    for due in plan.dues:
        left[due.payer.pk] = left.get(due.payer.pk, 0) + due.amount
        left[due.payee.pk] = left.get(due.payee.pk, 0) - due.amount
    return {person: amount for person, amount in left.items() if amount}


def owed_by_rows(circle):
    """What each person owes or is due by the rows that count, paid ones apart."""
    rows = Payment.objects.filter(circle=circle, carried_to=None, netted_in=None)
    paid, due = {}, {}
    for row in rows:
        for person, amount in [(row.payer_id, -row.amount), (row.payee_id, row.amount)]:
            into = paid if row.paid_at else due
            into[person] = into.get(person, 0) + amount
    return paid, due
