"""A debt over several nights paid, and taken back.

To pay a debt that is one payment of one night ticks that one. Any other is first
written down: the payments it comes from, and all that hang together with them, are
taken up in a netting, which has the debts as its payments. So what is owed stands in
one place at any time.
"""

from uuid import uuid4

from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from scorekeeper.models import Attendance, Night, Payment
from scorekeeper.models.asked import is_repeated, note_request
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.debts import in_progress, netted_each
from scorekeeper.settling.paying import settle_row, unsettle, untick
from scorekeeper.settling.plan import names, payments_of
from scorekeeper.settling.unpaid import plans_now, unpaid, unpaid_in, with_people
from scorekeeper.settling.writing import held_circle, write

# Closed nights that are settled anew where a netting is taken back, the latest. Any
# other is owed in all what it was, and in the fewest payments once more of it changes.
MOST_ANEW = 500


@transaction.atomic
def pay_debt(circle, currency, payer, payee, amount, *, part=None, client_id=None):
    """Notes as paid what one person (ids) owes another over all; False if no such debt.

    `part`: how much of it, if not all; the rest stays due.
    """
    circle = held_circle(circle)
    if is_repeated(circle.pk, client_id):
        return True
    held = hold_what_is_unpaid(circle)
    nights = [night for night in in_progress(circle) if night.pk in held]
    all_unpaid = unpaid_in(circle, nights, held)
    sums = netted_each(all_unpaid)
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
    written = write_plans(nights, all_unpaid, currency, people)
    rows = unpaid(circle, written).filter(night__in=held, night__currency=currency)
    row = payment_of(debt, among, people, rows.filter(payer__in=people))
    settle_row(row, {"paid_at": timezone.now()}, part)
    note_request(circle.pk, client_id)
    return True


def hold_what_is_unpaid(circle):
    """The ids of the nights of which something is or may be unpaid, which are held."""
    concerned = set(unpaid(circle).order_by().values_list("night_id", flat=True))
    concerned |= set(in_progress(circle).values_list("pk", flat=True))
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


def write_plans(nights, all_unpaid, currency, people):
    """Writes the Plans of open nights by which some people (ids) owe: which nights."""
    owing = {
        row.night_id
        for row in all_unpaid.due_now
        if row.night.currency == currency and row.payer.pk in people
    }
    for night in nights:
        if night.pk in owing:
            write(night, all_unpaid.plans[night.pk])
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
    written = list(rows)
    if any(row.is_settled for row in written):
        return
    taken_up = Payment.objects.filter(circle_id=circle.pk, netted_in=netting)
    hold(circle, taken_up)
    first = min(row.pk for row in written)
    nights = [*changed_since(circle, taken_up, first), *open_among(circle, taken_up)]
    rows.delete()
    taken_up.update(netted_in=None)
    write_anew(circle, nights)


def hold(circle, rows):
    """Holds the nights of some payments of a circle until the transaction ends."""
    nights = Night.objects.filter(circle_id=circle.pk, pk__in=rows.values("night_id"))
    nights = nights.order_by("pk").select_for_update()
    list(nights.values_list("pk", flat=True))


def open_among(circle, rows):
    """The open Nights of some payments."""
    return in_progress(circle).filter(pk__in=rows.values("night_id"))


def changed_since(circle, taken_up, first):
    """The closed Nights, the latest, that changed since their payments were taken up.

    Of such a night something else is unpaid that was written later than `first` (an
    id), or somebody pays who settles with another now. All others are owed as before.
    """
    own = Payment.objects.filter(UNPAID, circle_id=circle.pk, of_netting=None)
    later = own.filter(pk__gt=first).values("night_id")
    pays = taken_up.filter(night=OuterRef("night"))
    pays = pays.filter(Q(payer=OuterRef("person")) | Q(payee=OuterRef("person")))
    joined = Attendance.objects.filter(
        Exists(pays), circle_id=circle.pk, settles_with__isnull=False
    )
    taken = taken_up.values("night_id")
    changed = Q(pk__in=later) | Q(pk__in=joined.values("night_id"))
    nights = Night.objects.filter(changed, circle_id=circle.pk, pk__in=taken)
    closed = nights.filter(closed_at__isnull=False).order_by("-date", "-pk")
    return closed[:MOST_ANEW]


def write_anew(circle, nights):
    """Writes what is owed for some nights as it is due: all by two statements."""
    people = {one.pk: one for one in circle.people.all()}
    payments = with_people(payments_of(nights, circle), people)
    there = Attendance.objects.filter(circle_id=circle.pk, night__in=nights)
    plans = plans_now(nights, there.order_by("pk"), payments, people)
    is_written = {night.pk: bool(night.closed_at) for night in nights}
    dues = [
        due.payment
        for pk, plan in plans.items()
        for due in plan.dues
        if is_written[pk] or plan.is_kept
    ]
    own = [row for row in payments if not row.of_netting and row.night_id in plans]
    gone = {row.pk for row in own if not row.is_settled} - {row.pk for row in dues}
    Payment.objects.filter(circle_id=circle.pk, pk__in=gone).delete()
    Payment.objects.bulk_create(row for row in dues if row.pk is None)
