"""Who owes whom over several nights: all that is unpaid, netted to fewest payments.

Of nights that are closed only unpaid payments are read, however many there are; what is
owed for one that is open is reckoned as its own page has it. To pay a debt that is one
payment of one night ticks that one. Any other is first written down: the payments it
comes from, and all that hang together with them, are taken up in a netting, which has
the debts as its payments. So what is owed stands in one place at any time.
"""

from dataclasses import dataclass, field
from itertools import groupby
from uuid import uuid4

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from phone.money import open_payments
from scorekeeper.models import Attendance, Night, Payment, Person
from scorekeeper.models.asked import is_repeated, note_request
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.paying import settle_row, unsettle, untick
from scorekeeper.settling.plan import names, plans
from scorekeeper.settling.purses import sums_of_games
from scorekeeper.settling.writing import held_circle, held_nights, write, write_dues

LATELY = 6


@dataclass
class Debt:
    """What one person owes another; `because`: (Payment, amount) of the payer's own.

    The amounts are minus where he pays, and come to all that he owes.
    """

    payer: Person
    payee: Person
    amount: int
    because: list = field(default_factory=list)


@dataclass
class Netted:
    """What is unpaid in one currency: (Person, amount) of each by name, and Debts.

    `is_exact`: nothing settles it with fewer payments, which is proved up to fourteen.
    `heads`: who settles with whom, and so out of whose purse: a Person by Person.
    """

    currency: str
    rows: list
    balances: list
    debts: list
    is_exact: bool
    heads: dict

    def purse_of(self, person):
        """The id of whoever holds the purse of a Person."""
        return self.heads.get(person, person).pk

    def others(self, head):
        """The names of those who settle with somebody, by name."""
        return sorted(one.name for one in self.heads if self.heads[one] == head)


def debts_of(circle):
    """What is unpaid in a circle: a Netted for each currency."""
    now = plans(list(open_nights(circle)), sums_of_games)
    by_currency = sorted(owed(circle, now), key=lambda row: row.night.currency)
    heads = households_of(circle, by_currency)
    groups = groupby(by_currency, key=lambda row: row.night.currency)
    return [netted(currency, list(rows), heads) for currency, rows in groups]


def households_of(circle, rows):
    """Who settles with whom over several nights: the head by each other Person.

    Those who settled as one at a night of which some `rows` are unpaid, the latest such
    night counting.
    """
    nights = {row.night_id for row in rows}
    joined = Attendance.objects.filter(circle_id=circle.pk, night__in=nights)
    joined = joined.exclude(settles_with=None).select_related("person", "settles_with")
    heads = {}
    for row in joined.order_by("night__date", "night_id", "pk"):
        heads.pop(row.settles_with, None)
        before = [one for one in heads if heads[one] == row.person]
        heads |= dict.fromkeys([*before, row.person], row.settles_with)
    return heads


def open_nights(circle):
    return Night.objects.in_progress().filter(circle_id=circle.pk).order_by("pk")


def owed(circle, now):
    """The unpaid Payments of a circle, those of the earliest night first.

    `now`: the Plans of its open nights; not all of their payments are saved.
    """
    rows = list(unpaid(circle))
    rows += [due.payment for plan in now.values() for due in plan.open_dues]
    return sorted(rows, key=lambda row: row.night.date)


def unpaid(circle):
    """The unpaid Payments of nights that are closed, and of nettings."""
    written = Q(night__closed_at__isnull=False) | Q(of_netting__isnull=False)
    rows = Payment.objects.filter(UNPAID, written, circle_id=circle.pk)
    return rows.select_related("night", "payer", "payee").order_by("night__date", "pk")


def netted(currency, rows, heads):
    """The Netted of the unpaid payments in one currency."""
    among = Netted(currency, rows, [], [], True, heads)
    people, owed = {}, {}
    for row in rows:
        for person, amount in [(row.payer, -row.amount), (row.payee, row.amount)]:
            head = heads.get(person, person)
            people[head.pk] = head
            owed.setdefault(head.pk, []).append((row, amount))
    sums = {pk: sum(amount for _, amount in parts) for pk, parts in owed.items()}
    payments, among.is_exact = open_payments(sorted(people), sums, [], [])
    among.debts = [
        Debt(people[payer], people[payee], amount, owed[payer])
        for payer, payee, amount in payments
    ]
    balances = [(people[pk], amount) for pk, amount in sums.items()]
    among.balances = sorted(balances, key=lambda balance: balance[0].name)
    return among


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
    concerned = {row.night_id for row in unpaid(circle)}
    concerned |= set(open_nights(circle).values_list("pk", flat=True))
    nights = held_nights(concerned, circle)
    open_now = [night for night in nights.values() if not night.closed_at]
    now_open = plans(open_now, sums_of_games)
    rows = [row for row in owed(circle, now_open) if row.night.currency == currency]
    rows = [row for row in rows if row.night_id in nights]
    now = netted(currency, rows, households_of(circle, rows))
    wanted = [debt for debt in now.debts if names(debt) == (payer, payee, amount)]
    if not wanted:
        return False
    concerned = hanging_together(wanted[0], now)
    for pk in {row.night_id for row in concerned.rows} & set(now_open):
        write(nights[pk], now_open[pk])
    settle_row(payment_of(wanted[0], concerned), {"paid_at": timezone.now()}, part)
    note_request(circle.pk, client_id)
    return True


def hanging_together(debt, among):
    """Of what is unpaid, the part with a debt that no payment joins to the rest."""
    people, before = {debt.payer.pk}, 0
    pairs = [
        {among.purse_of(one.payer), among.purse_of(one.payee)}
        for one in among.rows + among.debts
    ]
    while len(people) > before:
        before = len(people)
        for both in pairs:
            if both & people:
                people |= both
    rows = [row for row in among.rows if among.purse_of(row.payer) in people]
    debts = [one for one in among.debts if one.payer.pk in people]
    return Netted(among.currency, rows, [], debts, among.is_exact, among.heads)


def payment_of(debt, concerned):
    """The Payment of a debt: the one row that it is, or one of a new netting."""
    if [names(row) for row in concerned.rows] == [names(debt)]:
        return concerned.rows[0]
    netting = uuid4()
    ids = [row.pk for row in concerned.rows]
    night = max(concerned.rows, key=lambda row: (row.night.date, row.night_id)).night
    rows = Payment.objects.filter(circle_id=night.circle_id, pk__in=ids)
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
        for one in concerned.debts
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
