"""Nights on which money is owed, made at random, and what must hold of them."""

import random
from datetime import date, timedelta
from decimal import Decimal
from uuid import uuid4

from scorekeeper.models import Attendance, Game, Group, Night, Person, Standing
from scorekeeper.money import settlement
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.plan import ledger_of
from scorekeeper.money.ledger.results import write_results

CURRENCIES = ["JPY", "EUR", "KWD"]  # with no, two and three decimals
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]


def bring(game, money):
    """The game, finished, with what it brought: minor units by Person."""
    Standing.objects.bulk_create(
        Standing(
            group_id=game.group_id,
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
    write_results(game.group_id, [game.night_id])
    return game


def plan_of(group, currency="EUR"):
    """The rows of a group's plan, as names and an amount in minor units."""
    rows = ledger_of(group, currency).rows
    return [(row.payer.name, row.payee.name, row.amount) for row in rows]


def balances_of(group, currency="EUR"):
    """What each person is owed or owes, in minor units by name, level ones left out."""
    ledger = ledger_of(group, currency)
    return {ledger.people[pk].name: own for pk, own in ledger.own.items() if own}


class Evenings:
    """A group whose nights are played, shared and settled by chance."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.group = Group.objects.create(name=f"Group {seed}")
        names = NAMES[: self.chance.randint(2, 8)]
        people = [Person(group=self.group, name=name) for name in names]
        self.people = Person.objects.bulk_create(people)
        self.currency = self.chance.choice(CURRENCIES)

    def night(self, number=0):
        """A night with some games, perhaps bills."""
        night = self.night_of(number)
        for _ in range(self.chance.randint(1, 3)):
            self.play(night)
        for _ in range(self.chance.randint(0, 2)):
            self.share(night)
        return night

    def night_of(self, number):
        """A night at which all are and nothing was played."""
        night = Night.objects.create(
            group=self.group,
            date=date(2025, 1, 3) + timedelta(7 * number),
            currency=self.currency,
        )
        Attendance.objects.bulk_create(
            Attendance(group=self.group, night=night, person=person)
            for person in self.people
        )
        return night

    def play(self, night):
        """A finished game of which everybody wins or loses some."""
        game = Game.objects.create(
            group=self.group, night=night, key="oh_hell", status="finished"
        )
        return bring(game, dict(zip(self.people, self.amounts(), strict=True)))

    def amounts(self):
        """An amount for each, few enough that some come out even; they sum to zero."""
        step = self.chance.choice([Decimal(1), Decimal("0.4"), Decimal("0.000001")])
        size = self.chance.choice([3, 20, 100_000])
        won = [step * self.chance.randint(-size, size) for _ in self.people[1:]]
        return [-sum(won, Decimal(0)), *won]

    def correct(self, night):
        """One of the games, which comes out differently."""
        game = self.chance.choice(list(night.games.all()))
        rows = list(game.standings.all())
        for row, money in zip(rows, self.amounts(), strict=True):
            row.money = money
        Standing.objects.bulk_update(rows, ["money"])
        write_results(night.group_id, [night.pk])
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
        return settlement.enter_bill(night, "Drinks", way, said, uuid4())

    def pay(self, night):
        """One row of the plan is paid, in part or with more than it asks for."""
        rows = ledger_of(self.group, self.currency).rows
        if not rows:
            return None
        row = self.chance.choice(rows)
        part = self.chance.choice([None, self.chance.randint(1, 2 * row.amount)])
        named = row.payer.pk, row.payee.pk, row.amount
        about = {"part": part, "night": night, "client_id": uuid4()}
        return payments.mark_as_paid(self.group, self.currency, *named, **about)
