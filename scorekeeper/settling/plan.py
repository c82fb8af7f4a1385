"""Who pays whom: what was paid, and the fewest payments of what is still owed."""

from dataclasses import dataclass, field

from django.db.models import Q

from phone.money import open_payments
from scorekeeper.models import Payment, Person
from scorekeeper.settling.purses import purses_from, purses_of


@dataclass
class Due:
    """One payment of a plan; `payment` is its row, saved once it is written down.

    `because`: of one that is open (source, whole minor units) for all that the payer's
    purse has won, lost, paid or got, which comes to what he owes. The source is one of
    a Purse, or a Payment that was made.
    """

    payment: Payment
    because: list = field(default_factory=list)

    @property
    def payer(self) -> Person:
        return self.payment.payer

    @property
    def payee(self) -> Person:
        return self.payment.payee

    @property
    def amount(self):
        return self.payment.amount

    @property
    def is_paid(self):
        return bool(self.payment.paid_at)

    @property
    def carried_to(self):
        return self.payment.carried_to

    @property
    def is_netted(self):
        return bool(self.payment.netted_in)

    @property
    def is_settled(self):
        return self.payment.is_settled


@dataclass
class Plan:
    """Who pays whom: the purses, the payments, and what is known of them.

    `is_kept`: a payment was settled, which stays as it is. `is_exact`: no plan of what
    is still owed has fewer payments, which is proved for up to fourteen people.
    """

    purses: list
    dues: list
    is_kept: bool
    is_exact: bool

    @property
    def open_dues(self):
        return [due for due in self.dues if not due.is_settled]


def plan(night):
    """The Plan of a night, in six queries however long the night."""
    rows = own_payments(night).select_related("payer", "payee", "carried_to")
    return plan_of(night, purses_of(night), list(rows))


def plan_from(night, attendances, parts, rows):
    """The Plan of a night from rows that are here, without a query."""
    return plan_of(night, purses_from(attendances, parts), rows)


def plan_of(night, purses, rows, *, is_told=True):
    """The Plan of a night from its Purses and its own payments, as they were made.

    `is_told`: whether each payment knows what it is for.
    """
    settled = [row for row in rows if row.is_settled]
    shown = [names(row) for row in rows if not row.is_settled]
    heads = {one.pk: purse.person.pk for purse in purses for one in purse.people}
    people = {purse.person.pk: purse.person for purse in purses}
    for row in rows:
        people |= {one.pk: one for one in (row.payer, row.payee) if one.pk not in heads}
    paid = [of_purses(names(row), heads) for row in settled]
    won = {purse.person.pk: purse.amount for purse in purses}
    payments, is_exact = open_payments(sorted(people), won, paid, shown)
    rows = settled + rows_of(night, payments, people, rows)
    rows.sort(key=lambda row: (row.pk is None, row.pk))
    why = explained(purses, settled, heads) if is_told else {}
    dues = [
        Due(row, [] if row.is_settled else why.get(row.payer_id, [])) for row in rows
    ]
    return Plan(purses, dues, bool(settled), is_exact)


def own_payments(night):
    """The rows of a night's own payments, as they were made."""
    rows = Payment.objects.filter(circle_id=night.circle_id, night=night)
    return rows.filter(of_netting=None).order_by("pk")


def payments_of(nights, circle):
    """The payments of some nights and those that were carried to them, in one query."""
    # Each names the circle: else SQLite would go through all payments of the circle.
    own = Q(circle_id=circle.pk, night__in=nights)
    carried = Q(circle_id=circle.pk, carried_to__in=nights)
    rows = Payment.objects.filter(own | carried)
    return rows.select_related("night", "carried_to").order_by("pk")


def names(payment):
    """What a payment (a row or a Due) is named by."""
    return payment.payer.pk, payment.payee.pk, payment.amount


def of_purses(named, heads):
    """A payment as one between purses, whose people it was."""
    payer, payee, amount = named
    return heads.get(payer, payer), heads.get(payee, payee), amount


def rows_of(night, payments, people, rows):
    """The row of each payment that is open: the one that it had, or one not saved."""
    before = {names(row): row for row in rows if not row.is_settled}
    return [
        before.get((payer, payee, amount))
        or Payment(
            circle_id=night.circle_id,
            night=night,
            payer=people[payer],
            payee=people[payee],
            amount=amount,
        )
        for payer, payee, amount in payments
    ]


def explained(purses, settled, heads):
    """By a person's id what his purse owes or is owed: (source, minor units) each."""
    why = {purse.person.pk: purse.in_coins for purse in purses}
    for row in settled:
        payer, payee, amount = of_purses(names(row), heads)
        if payer != payee:
            why.setdefault(payer, []).append((row, amount))
            why.setdefault(payee, []).append((row, -amount))
    return why
