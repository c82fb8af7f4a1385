"""The ledger of a group: its balances, the plan, and what each row comes from.

A group has one ledger per currency. Design, section 5; the arithmetic is
`phone.money`'s, which offline nights share.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from operator import itemgetter

from django.db.models import Sum

from phone.money.ledger import joined, sources
from phone.money.plan import plan
from scorekeeper.models import Attendance, Game, Night, Payment, Person, Result
from scorekeeper.money.results import results_now

LOOKED_BACK = 60  # nights and payments among which what a row comes from is looked for


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
    `here_first`: those who are present settle among themselves first.
    """

    currency: str
    own: dict
    purses: dict
    people: dict
    heads: dict
    rows: list = field(default_factory=list)
    is_exact: bool = True
    here_first: bool = False

    def purse_name(self, head):
        """The names of those who settle as one, the one it is named by first."""
        others = (pk for pk, own in self.heads.items() if own == head)
        names = sorted(self.people[pk].name for pk in others)
        return " + ".join([self.people[head].name, *names])

    def row_of(self, payer, payee, amount):
        """The Row of these people (ids) and this amount, or None."""
        same = (payer, payee, amount)
        rows = (one for one in self.rows if named(one) == same)
        return next(rows, None)


def named(row):
    """What a Row is known by."""
    return row.payer.pk, row.payee.pk, row.amount


def ledgers_of(circle):
    """The Ledger of each currency of a circle, in at most eight queries."""
    people = {one.pk: one for one in circle.people.all()}
    heads = {
        pk: one.settles_with_id for pk, one in people.items() if one.settles_with_id
    }
    latest, present = latest_payments(circle), present_now(circle)
    found = []
    for currency, own in sorted(balances(circle).items()):
        own = {pk: own[pk] for pk in sorted(own)}
        one = Ledger(currency, own, joined(own, heads), people, heads)
        paid = [row for row in latest if row.currency == currency]
        add_plan(one, paid[::-1], present[currency])
        found.append(one)
    explain(circle, found, latest)
    return found


def ledger_of(circle, currency):
    """The Ledger of a circle in one currency, empty where nothing happened in it."""
    found = (one for one in ledgers_of(circle) if one.currency == currency)
    return next(found, None) or Ledger(currency, {}, {}, {}, {})


def balances(circle):
    """{currency: {person id: minor units}} of a circle; each sums to zero."""
    sums = defaultdict(lambda: defaultdict(int))
    for currency, person, amount in [*results(circle), *paid_or_got(circle)]:
        sums[currency][person] += amount
    return sums


def results(circle):
    """(currency, person id, minor units) of the results of all nights, added up."""
    stored = Result.objects.filter(circle_id=circle.pk)
    yield from summed(stored)
    stale = stale_nights(circle)
    if not stale:
        return
    for currency, person, amount in summed(stored.filter(night__in=stale)):
        yield currency, person, -amount
    for night, amounts in results_now(circle.pk, stale):
        for person, amount in amounts.items():
            yield night.currency, person, amount


def summed(rows):
    """(currency, person id, minor units) of some Results, added up by the database."""
    rows = rows.values_list("currency", "person_id").annotate(Sum("amount"))
    return list(rows.order_by())


def stale_nights(circle):
    """The ids of nights with a game that is not counted: their Results are old."""
    games = Game.objects.filter(circle_id=circle.pk, is_counted=False)
    return list(games.values_list("night_id", flat=True).distinct().order_by())


def paid_or_got(circle):
    """(currency, person id, minor units) of all payments, added up."""
    rows = Payment.objects.filter(circle_id=circle.pk).order_by()
    rows = rows.values_list("currency", "payer_id", "payee_id").annotate(Sum("amount"))
    for currency, payer, payee, amount in rows:
        yield currency, payer, amount
        yield currency, payee, -amount


def latest_payments(circle):
    """The payments that were recorded last, the latest first."""
    rows = Payment.objects.filter(circle_id=circle.pk).order_by("-pk")
    return list(rows[:LOOKED_BACK])


def present_now(circle):
    """By currency the ids of those who are at a night in progress."""
    nights = Night.objects.filter(circle_id=circle.pk, closed_at=None)
    nights = dict(nights.order_by().values_list("pk", "currency"))
    # Of all nights the database would read who was there, and then which are open.
    rows = Attendance.objects.filter(circle_id=circle.pk, night__in=list(nights))
    present = defaultdict(set)
    for night, person in rows.filter(until=None).values_list("night_id", "person_id"):
        present[nights[night]].add(person)
    return present


def add_plan(ledger, paid, present):
    """Gives a Ledger its rows. `paid`: its latest payments, the oldest first."""

    def purse(person):
        return ledger.heads.get(person, person)

    pairs = [(purse(one.payer_id), purse(one.payee_id), one.amount) for one in paid]
    between = [pair for pair in pairs if pair[0] != pair[1]]
    here = {purse(person) for person in present}
    open_here = {pk in here for pk, amount in ledger.purses.items() if amount}
    ledger.here_first = len(open_here) == 2
    rows, ledger.is_exact = plan(ledger.purses, between, here)
    ledger.rows = [
        Row(ledger.people[payer], ledger.people[payee], amount)
        for payer, payee, amount in rows
    ]


def explain(circle, ledgers, paid):
    """Tells each Row where what its payer owes comes from; `paid`: latest payments."""
    lines = list(latest_lines(circle, paid)) if any(one.rows for one in ledgers) else []
    for ledger in ledgers:
        members = defaultdict(set)
        for pk in ledger.own:
            members[ledger.heads.get(pk, pk)].add(pk)
        for row in ledger.rows:
            row.payer_owes = -ledger.purses[row.payer.pk]
            own = lines_of(lines, ledger.currency, members[row.payer.pk])
            row.because = sources(ledger.purses[row.payer.pk], own)


def lines_of(lines, currency, people):
    """(source, amount) of some people in one currency; of one source added up."""
    added = {}
    for source, of_currency, person, amount in lines:
        if of_currency == currency and person in people:
            added[source] = added.get(source, 0) + amount
    return list(added.items())


def latest_lines(circle, paid):
    """(Night or Payment, currency, person id, minor units), the newest first.

    Of the latest nights and payments: who looks reads a few of them, however many there
    are.
    """
    nights = Night.objects.filter(circle_id=circle.pk).order_by("-date", "-pk")
    nights = {night.pk: night for night in nights[:LOOKED_BACK]}
    rows = Result.objects.filter(circle_id=circle.pk, night_id__in=nights)
    lines = [
        ((nights[row.night_id].date, 0, row.night_id), nights[row.night_id], row)
        for row in rows
    ]
    lines += [((row.paid_at.date(), 1, row.pk), row, row) for row in paid]
    for _when, source, row in sorted(lines, key=itemgetter(0), reverse=True):
        for person, amount in amounts_of(row):
            yield source, row.currency, person, amount


def amounts_of(row):
    """(person id, minor units) of a Result or a Payment."""
    if isinstance(row, Result):
        return [(row.person_id, row.amount)]
    return [(row.payer_id, row.amount), (row.payee_id, -row.amount)]
