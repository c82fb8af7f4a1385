"""Who pays whom: the fewest payments, those kept, and those that came later."""

from dataclasses import dataclass, field

from phone.money import further_payments
from scorekeeper.models import Payment, Person
from scorekeeper.settling.changed_since import Change, changes_since
from scorekeeper.settling.purses import Purse, purses_of


@dataclass
class Due:
    """One payment of a plan; `payment` is its row once the plan is kept.

    `because` are the parts of the payer's purse, as a Purse has them; of a payment that
    came later those that were changed. `since`: (what became of it, id of a source) for
    each source that was changed so that this is owed.
    """

    payer: Person
    payee: Person
    amount: int
    payment: Payment | None = None
    because: list = field(default_factory=list)
    since: list = field(default_factory=list)

    @property
    def is_paid(self):
        return bool(self.payment and self.payment.paid_at)

    @property
    def carried_to(self):
        return self.payment and self.payment.carried_to

    @property
    def is_netted(self):
        return bool(self.payment and self.payment.netted_in)

    @property
    def is_settled(self):
        return bool(self.payment and self.payment.is_settled)


@dataclass
class Plan:
    """Who pays whom: the purses, the payments, and what is known of them.

    `is_kept`: a payment was settled, so that the plan no longer changes. `is_exact`: no
    plan has fewer payments, which is proved for up to fourteen people.
    """

    purses: list
    dues: list
    is_kept: bool
    is_exact: bool


def plan(night):
    """The Plan of a night, in six queries however long the night."""
    purses = purses_of(night)
    rows = list(own_payments(night).select_related("payer", "payee", "carried_to"))
    is_kept = any(row.is_settled for row in rows)
    parts = {purse.person.pk: purse.parts for purse in purses}
    dues = [kept_due(row, parts.get(row.payer_id, [])) for row in rows if is_kept]
    change = changes_since(night.counted, purses) if is_kept else None
    new, is_exact = further_dues(purses, dues, change)
    return Plan(purses, dues + new, is_kept, is_exact)


def own_payments(night):
    """The rows of a night's own payments, as they were made."""
    rows = Payment.objects.filter(circle_id=night.circle_id, night=night)
    return rows.filter(of_netting=None).order_by("pk")


def kept_due(row, parts):
    because = [] if row.since else parts
    return Due(row.payer, row.payee, row.amount, row, because, row.since)


def further_dues(purses, dues, change=None):
    """The fewest Dues for what the given ones leave open, and whether proved so.

    `change`: what became of the night since its payments are kept, if they are.
    """
    won = {purse.person.pk: purse.amount for purse in purses}
    people = {purse.person.pk: purse for purse in purses}
    for due in dues:
        for person in (due.payer, due.payee):
            people.setdefault(person.pk, Purse(person))
    kept = [(due.payer.pk, due.payee.pk, due.amount) for due in dues]
    payments, is_exact = further_payments(sorted(people), won, kept)
    return [
        due_between(people[payer], people[payee], amount, change)
        for payer, payee, amount in payments
    ], is_exact


def due_between(payer: Purse, payee: Purse, amount, change: Change | None):
    if change is None:
        return Due(payer.person, payee.person, amount, because=payer.parts)
    since = change.since(payer.person, payee.person)
    because = change.parts(payer.person)
    return Due(payer.person, payee.person, amount, because=because, since=since)
