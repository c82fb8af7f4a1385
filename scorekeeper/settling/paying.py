"""What people do about a payment: pay it, or a part of it, carry it on, take it back.

A payment is named by its payer, payee and amount, so that a tick on a page that is out
of date ticks nothing else. Each takes the id of its request (`client_id`): the same
once more changes nothing, whatever came between.
"""

from django.db import transaction
from django.utils import timezone

from scorekeeper import bounds
from scorekeeper.models import Night, Payment
from scorekeeper.models.asked import is_repeated, note_request
from scorekeeper.settling.plan import names, own_payments, plan
from scorekeeper.settling.writing import held_night, write, write_dues


@transaction.atomic
def tick(night, payer, payee, amount, *, part=None, client_id=None):
    """Notes as paid what one person (ids) pays another; the it stays so.

    `part`: how much of it, if not all; the rest stays due. False if the plan has no
    such payment any more. To tick once more changes nothing.
    """
    settled = {"paid_at": timezone.now()}
    named = (payer, payee, amount)
    return settle(held_night(night), named, settled, part=part, client_id=client_id)


@transaction.atomic
def carry(night, payer, payee, amount, to, *, client_id=None):
    """Lets a payment count in another night instead; False where it cannot.

    That night is open, of the same circle and currency, and not the same night.
    """
    to = Night.objects.select_for_update().get(pk=to.pk, circle=night.circle_id)
    if to.closed_at or to.pk == night.pk or to.currency != night.currency:
        return False
    settled, named = {"carried_to": to}, (payer, payee, amount)
    is_done = settle(held_night(night), named, settled, client_id=client_id)
    write_dues(to)
    return is_done


def next_night(night):
    """The night in progress that a payment of this one can be carried to, or None."""
    nights = Night.objects.in_progress().filter(circle_id=night.circle_id)
    later = nights.filter(currency=night.currency, pk__gt=night.pk)
    return later.order_by("pk").first()


def settle(night, named, settled, *, part=None, client_id=None):
    """Settles one of the payments of a night's plan; False if it has no such one."""
    if is_repeated(night.circle_id, client_id):
        return True
    now = plan(night)
    wanted = [due for due in now.dues if names(due) == named]
    open_dues = [due for due in wanted if not due.is_settled]
    if not open_dues:
        return bool(wanted)
    write(night, now)
    settle_row(open_dues[0].payment, settled, part)
    note_request(night.circle_id, client_id)
    return True


def settle_row(row, settled, part=None):
    """Settles a payment, or a part of it: the rest is a payment of its own then.

    Raises TooManyError where a night has more parts than it may.
    """
    if part is not None and part < row.amount:
        bounds.refuse_payments(row.night)
        split(row, part)
    for name, value in settled.items():
        setattr(row, name, value)
    row.save(update_fields=["amount", *settled])


def split(row, part):
    """Leaves a part of a payment in its row (not saved); the rest gets another."""
    rest = {name: getattr(row, name) for name in SAME}
    Payment.objects.create(amount=row.amount - part, **rest)
    row.amount = part


SAME = ["circle_id", "night_id", "payer_id", "payee_id", "of_netting"]


@transaction.atomic
def untick(night, payer, payee, amount, *, is_carried=True, client_id=None):
    """Takes a tick back, or a carry: what was paid is owed again.

    `is_carried`: whether it may be a carry, which counts in another night.
    """
    night = held_night(night)
    if is_repeated(night.circle_id, client_id):
        return True
    settled = own_payments(night).exclude(paid_at=None, carried_to=None)
    if not is_carried:
        settled = settled.filter(carried_to=None)
    row = settled.filter(payer=payer, payee=payee, amount=amount).first()
    if row is None:
        return False
    carried_to = row.carried_to
    unsettle(row)
    note_request(night.circle_id, client_id)
    write_dues(night)
    if carried_to:
        write_dues(held_night(carried_to))
    return True


def unsettle(row):
    """A payment is due again, in one with what is left of it, where it was parted."""
    row.paid_at = row.carried_to = None
    rest = Payment.objects.filter(**{name: getattr(row, name) for name in SAME})
    rest = rest.filter(paid_at=None, carried_to=None, netted_in=None)
    for other in rest.exclude(pk=row.pk):
        row.amount += other.amount
        other.delete()
    row.save(update_fields=["amount", "paid_at", "carried_to"])
