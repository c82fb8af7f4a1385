"""The ledger of a group: its balances, the plan, and what each row comes from.

A group has one ledger per currency. The arithmetic is `phone.money`'s, which offline
nights share. docs/decisions/0018-one-ledger-and-one-plan.md says why.
"""

from dataclasses import dataclass, field
from operator import itemgetter

from phone.money.fewest_payments import fewest
from phone.money.ledger import join_heads, sources
from phone.money.plan import plan
from scorekeeper.models import Person
from scorekeeper.money.ledger.balances import (
    LOOKED_BACK,
    balances,
    latest_payments,
    latest_results,
)


@dataclass
class Row:
    """One payment of a plan, and (Night or Payment or None, amount) of its sources.

    The sources are the payer's: they sum to minus `payer_owes`, all that is owed.
    """

    payer: Person
    payee: Person
    amount: int
    payer_owes: int = 0
    because: list = field(default_factory=list)


@dataclass
class Ledger:
    """The balances and the plan of a group in one currency.

    `own`: {person id: minor units}, plus for who is owed; `purses`: the same with those
    who settle as one under one of them. `people` by id; `heads`: {person id: id of the
    one that the purse is named by} of the others. `is_exact`: no plan has fewer rows.
    `here_first`: those who are present settle among themselves first. `lines`: as
    `latest_lines` has them, if there are rows.
    """

    currency: str
    own: dict
    purses: dict
    people: dict
    heads: dict
    rows: list = field(default_factory=list)
    is_exact: bool = True
    here_first: bool = False
    lines: list = field(default_factory=list)

    def members_of(self, head):
        """The ids of those who settle as one, the one it is named by first."""
        return [head, *(pk for pk, own in self.heads.items() if own == head)]

    def purse_name(self, head):
        """Those who settle as one in a column: "Ema + Gita"."""
        return " + ".join(self.names_of(head))

    def names_of(self, head):
        """Their names, the others' by letter."""
        head, *others = (self.people[pk].name for pk in self.members_of(head))
        return [head, *sorted(others)]

    def sources_of(self, head):
        """(Night or Payment or None, amount) that the balance of a purse comes from."""
        own = lines_of(self.lines, self.currency, self.members_of(head))
        return sources(self.purses[head], own)

    def row_of(self, payer, payee, amount):
        """The Row of these people (ids) and this amount, or None."""
        same = (payer, payee, amount)
        rows = (one for one in self.rows if row_key(one) == same)
        return next(rows, None)


def row_key(row):
    """What a Row is known by."""
    return row.payer.pk, row.payee.pk, row.amount


@dataclass
class GroupMoney:
    """The `ledgers` of a group, one for each currency in which anything happened.

    `people` by id; `payments`: those recorded last, the latest first.
    """

    people: dict
    ledgers: list
    payments: list

    def ledger_in(self, currency):
        """The Ledger in a currency, empty where nothing happened in it."""
        found = (one for one in self.ledgers if one.currency == currency)
        return next(found, None) or Ledger(currency, {}, {}, self.people, {})


def money_of(group, result=None):
    """The GroupMoney of a group, in four queries.

    `result`: the NightResult of a page, whose night's payments are read as well,
    however old. Where a game of another night is not counted yet, it takes three more.
    """
    try:
        return money_now(group, result)
    except KeyError:  # a person came or was merged between two of the queries
        return money_now(group, result)


def money_now(group, result):
    """The GroupMoney of a group, as `money_of` has it."""
    night = result and result.night
    people = {one.pk: one for one in group.people.all()}
    heads = {
        pk: person.settles_with_id
        for pk, person in people.items()
        if person.settles_with_id
    }
    paid = latest_payments(group, night)
    with_people(paid, people)
    sums, fresh, present = balances(group, result)
    ledgers = []
    for currency, own in sorted(sums.items()):
        own = {pk: own[pk] for pk in sorted(own)}
        ledger = Ledger(currency, own, join_heads(own, heads), people, heads)
        latest = [row for row in paid[:LOOKED_BACK] if row.currency == currency]
        add_plan(ledger, latest[::-1], present[currency])
        ledgers.append(ledger)
    explain(group, ledgers, paid, fresh)
    return GroupMoney(people, ledgers, paid)


def ledgers_of(group):
    """The Ledger of each currency of a group."""
    return money_of(group).ledgers


def ledger_of(group, currency):
    """The Ledger of a group in one currency, empty where nothing happened in it."""
    return money_of(group).ledger_in(currency)


def fewest_payments(owed):
    """(payer, payee, amount) of the fewest payments that settle some balances."""
    payments, _is_fewest = fewest(list(owed), owed)
    return payments


def with_people(paid, people):
    """Gives payments their people, who are here."""
    for row in paid:
        row.payer, row.payee = people[row.payer_id], people[row.payee_id]


def add_plan(ledger, paid, present):
    """Gives a Ledger its rows. `paid`: its latest payments, the oldest first."""

    def purse(person):
        return ledger.heads.get(person, person)

    pairs = [(purse(one.payer_id), purse(one.payee_id), one.amount) for one in paid]
    between = [pair for pair in pairs if pair[0] != pair[1]]
    here = {purse(person) for person in present}
    open_here = {pk in here for pk, amount in ledger.purses.items() if amount}
    rows, ledger.is_exact = plan(ledger.purses, between, here)
    among = any({payer, payee} <= here for payer, payee, _ in rows)
    ledger.here_first = among and len(open_here) == 2
    ledger.rows = [
        Row(ledger.people[payer], ledger.people[payee], amount)
        for payer, payee, amount in rows
    ]


def explain(group, ledgers, paid, fresh):
    """Gives each Row what its payer owes, and what that comes from.

    `paid`: the latest payments; `fresh`: as `balances` gives it.
    """
    has_rows = any(one.rows for one in ledgers)
    lines = latest_lines(group, paid, fresh) if has_rows else []
    for ledger in ledgers:
        ledger.lines = lines
        for row in ledger.rows:
            row.payer_owes = -ledger.purses[row.payer.pk]
            row.because = ledger.sources_of(row.payer.pk)


def lines_of(lines, currency, people):
    """(source, amount) of some people in one currency; of one source added up."""
    added = {}
    for source, of_currency, person, amount in lines:
        if of_currency == currency and person in people:
            added[source] = added.get(source, 0) + amount
    return list(added.items())


def latest_lines(group, paid, fresh):
    """(Night or Payment, currency, person id, minor units), the newest first.

    Of the latest nights and payments: people check a few of them, however many there
    are.
    """
    worked_out = {night.pk for night, _ in fresh}
    lines = [
        (time_of(row.night), row.night, row.currency, row.person_id, row.amount)
        for row in latest_results(group)
        if row.night_id not in worked_out
    ]
    for night, amounts in fresh:
        own = time_of(night), night, night.currency
        lines += [(*own, person, amount) for person, amount in amounts.items()]
    for row in paid[:LOOKED_BACK]:
        own = (row.paid_at.date(), 1, row.pk), row, row.currency
        lines += [(*own, row.payer_id, row.amount), (*own, row.payee_id, -row.amount)]
    lines.sort(key=itemgetter(0), reverse=True)
    return [line[1:] for line in lines]


def time_of(night):
    """When a night was, before payments of the same day."""
    return night.date, 0, night.pk
