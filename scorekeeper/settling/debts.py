"""Who owes whom over several nights: all that is unpaid, netted to fewest payments.

To pay a debt that is one payment of one night ticks that one. Any other is first
written down: the payments it comes from, and all that hang together with them, are
taken up in a netting, which has the debts as its payments. So what is owed stands in
one place at any time.
"""

from dataclasses import dataclass, field
from uuid import uuid4

from django.db import transaction
from django.utils import timezone

from phone.money import open_payments
from scorekeeper.models import Night, Payment, Person
from scorekeeper.models.asked import is_repeated, note_request
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.paying import settle_row, unsettle, untick
from scorekeeper.settling.plan import names
from scorekeeper.settling.unpaid import (
    due_now,
    households_of,
    latest,
    open_nights,
    plans_now,
    sums_between,
    unpaid,
)
from scorekeeper.settling.writing import held_circle, held_nights, write, write_dues

LATELY = 6
EACH, IN_ALL = 20, 600  # payments that a debt is opened to, the latest; of all debts


@dataclass
class Debt:
    """What one person owes another; `because`: (Payment, amount) of the payer's own.

    Those are the latest, the amounts minus where he pays. All of them, of which there
    are `count`, come to his `balance`, which is all that he owes.
    """

    payer: Person
    payee: Person
    amount: int
    balance: int
    count: int
    because: list = field(default_factory=list)


@dataclass
class Netted:
    """What is unpaid in one currency: (Person, amount) of each by name, and Debts.

    `between`: (amount, how many payments) by (payer, payee), ids of `people`.
    `is_exact`: nothing settles it with fewer payments, which is proved up to fourteen.
    `heads`: who settles with whom, and so out of whose purse, by ids.
    """

    currency: str
    between: dict
    people: dict
    heads: dict
    balances: list = field(default_factory=list)
    debts: list = field(default_factory=list)
    is_exact: bool = True

    def purse_of(self, person):
        """The id of whoever holds the purse of a person (an id)."""
        return self.heads.get(person, person)

    def others(self, head):
        """The names of those who settle with a Person, by name."""
        others = [one for one in self.heads if self.heads[one] == head.pk]
        return sorted(self.people[one].name for one in others)


def debts_of(circle):
    """What is unpaid in a circle: a Netted for each currency."""
    rows, now = unpaid(circle), plans_now(list(open_nights(circle)))
    sums = netted_each(circle, rows, now)
    tell_why(sums, rows, now)
    return sums


def netted_each(circle, rows, now):
    """The Netted of each currency, of unpaid `rows` and the Plans of open nights."""
    between = sums_between(rows, now)
    heads = households_of(circle, rows, now)
    concerned = {*heads, *heads.values()}
    concerned |= {one for pairs in between.values() for pair in pairs for one in pair}
    people = circle.people.in_bulk(concerned)
    return [netted(one, between[one], people, heads) for one in sorted(between)]


def netted(currency, between, people, heads):
    """The Netted of what is unpaid in one currency."""
    among = Netted(currency, between, people, heads)
    sums, counts = {}, {}
    for pair, (amount, count) in between.items():
        for person, won in zip(pair, (-amount, amount), strict=True):
            head = among.purse_of(person)
            sums[head] = sums.get(head, 0) + won
            counts[head] = counts.get(head, 0) + count
    payments, among.is_exact = open_payments(sorted(sums), sums, [], [])
    among.debts = [
        Debt(people[payer], people[payee], amount, sums[payer], counts[payer])
        for payer, payee, amount in payments
    ]
    balances = [(people[pk], amount) for pk, amount in sums.items()]
    among.balances = sorted(balances, key=lambda balance: balance[0].name)
    return among


def tell_why(sums, rows, now):
    """Gives each Debt of some Netteds the latest payments that it comes from."""
    debts = [debt for among in sums for debt in among.debts]
    most = max(1, min(EACH, IN_ALL // max(1, len(debts))))
    payers = {debt.payer.pk for debt in debts}
    purses = [one for among in sums[:1] for one in among.people]
    own = [one for one in purses if sums[0].purse_of(one) in payers]
    because = {}
    for row in latest(rows, now, own, most):
        for person, amount in [(row.payer, -row.amount), (row.payee, row.amount)]:
            purse = row.night.currency, sums[0].purse_of(person.pk)
            because.setdefault(purse, []).append((row, amount))
    for among in sums:
        for debt in among.debts:
            debt.because = because[among.currency, debt.payer.pk][-most:]


def nights_behind(circle, rows):
    """The Nights of the payments that were taken up, by the id of their netting."""
    nettings = {row.of_netting for row in rows} - {None}
    payments = Payment.objects.filter(circle_id=circle.pk, netted_in__in=nettings)
    nights = {}
    for row in payments.select_related("night").order_by("night__date", "night_id"):
        nights.setdefault(row.netted_in, {})[row.night_id] = row.night
    return {netting: list(behind.values()) for netting, behind in nights.items()}


def paid_lately(circle):
    """The payments of a circle that were made last, the latest first."""
    rows = Payment.objects.filter(circle_id=circle.pk, paid_at__isnull=False)
    return rows.select_related("night", "payer", "payee").order_by("-paid_at")[:LATELY]


def is_owed_elsewhere(plan):
    """Whether what a plan left to other nights may not be paid yet.

    What is carried on is owed at its night; what was netted until all of it is paid.
    """
    if any(due.carried_to for due in plan.dues):
        return True
    nettings = {due.payment.netted_in for due in plan.dues} - {None}
    seen = set()
    while nettings:
        seen |= nettings
        circle = plan.dues[0].payment.circle_id
        rows = Payment.objects.filter(circle_id=circle, of_netting__in=nettings)
        if rows.filter(UNPAID).exists():
            return True
        nettings = set(rows.values_list("netted_in", flat=True)) - {None} - seen
    return False


@transaction.atomic
def pay_debt(circle, currency, payer, payee, amount, *, part=None, client_id=None):
    """Notes as paid what one person (ids) owes another over all; False if no such debt.

    `part`: how much of it, if not all; the rest stays due.
    """
    circle = held_circle(circle)
    if is_repeated(circle.pk, client_id):
        return True
    held = hold_what_is_unpaid(circle)
    nights = [night for night in open_nights(circle) if night.pk in held]
    rows, now = unpaid(circle).filter(night__in=held), plans_now(nights)
    sums = netted_each(circle, rows, now)
    wanted = [
        (debt, among)
        for among in sums
        for debt in among.debts
        if among.currency == currency and names(debt) == (payer, payee, amount)
    ]
    if not wanted:
        return False
    debt, among = wanted[0]
    people = hanging_together(debt, among)
    written = write_plans(nights, now, currency, people)
    rows = unpaid(circle, written).filter(night__in=held, night__currency=currency)
    row = payment_of(debt, among, people, rows.filter(payer__in=people))
    settle_row(row, {"paid_at": timezone.now()}, part)
    note_request(circle.pk, client_id)
    return True


def hold_what_is_unpaid(circle):
    """The ids of the nights of which something is or may be unpaid, which are held."""
    concerned = set(unpaid(circle).order_by().values_list("night_id", flat=True))
    concerned |= set(open_nights(circle).values_list("pk", flat=True))
    nights = Night.objects.filter(circle_id=circle.pk, pk__in=concerned).order_by("pk")
    return set(nights.select_for_update().values_list("pk", flat=True))


def hanging_together(debt, among):
    """The people (ids) with those of a debt whom no payment joins to the rest."""
    pairs = [{among.purse_of(one) for one in pair} for pair in among.between]
    pairs += [{one.payer.pk, one.payee.pk} for one in among.debts]
    purses, before = {debt.payer.pk}, 0
    while len(purses) > before:
        before = len(purses)
        for both in pairs:
            if both & purses:
                purses |= both
    return {one for one in among.people if among.purse_of(one) in purses}


def write_plans(nights, now, currency, people):
    """Writes the Plans of open nights by which some people (ids) owe: which nights."""
    owing = {
        row.night_id
        for row in due_now(now)
        if row.night.currency == currency and row.payer.pk in people
    }
    for night in nights:
        if night.pk in owing:
            write(night, now[night.pk])
    return owing


def payment_of(debt, among, people, rows):
    """The Payment of a debt: the one row that it is, or one of a new netting.

    `rows`: all that is unpaid and hangs together with the debt, by these `people`.
    """
    named = rows.select_related("night", "payer", "payee")
    latest_first = list(named.order_by("-night__date", "-night_id")[:2])
    if [names(row) for row in latest_first] == [names(debt)]:
        return latest_first[0]
    netting, night = uuid4(), latest_first[0].night
    rows.update(netted_in=netting)
    written = {
        names(one): Payment.objects.create(
            circle_id=night.circle_id,
            night=night,
            payer=one.payer,
            payee=one.payee,
            amount=one.amount,
            of_netting=netting,
        )
        for one in among.debts
        if one.payer.pk in people
    }
    return written[names(debt)]


@transaction.atomic
def take_back_payment(circle, payment, *, client_id=None):
    """A payment (its id) is due again; a netting without any is undone. False if none.

    What a netting took up is due then as it was before, night by night.
    """
    circle = held_circle(circle)
    if is_repeated(circle.pk, client_id):
        return True
    rows = Payment.objects.filter(circle_id=circle.pk, paid_at__isnull=False)
    row = rows.filter(pk=payment).select_related("night").first()
    if row is None:
        return False
    if row.of_netting is None:
        named = (row.payer_id, row.payee_id, row.amount)
        return untick(row.night, *named, client_id=client_id)
    unsettle(row)
    undo_if_unpaid(circle, row.of_netting)
    note_request(circle.pk, client_id)
    return True


def undo_if_unpaid(circle, netting):
    """Undoes a netting of which nothing is paid or taken up in another."""
    rows = Payment.objects.filter(circle_id=circle.pk, of_netting=netting)
    if any(row.is_settled for row in rows):
        return
    taken_up = Payment.objects.filter(circle_id=circle.pk, netted_in=netting)
    nights = held_nights({row.night_id for row in taken_up}, circle)
    rows.delete()
    taken_up.update(netted_in=None)
    for night in nights.values():
        write_dues(night)
