"""Payments: recorded, and deleted where one was recorded by mistake.

A payment is a fact: nothing that is entered, corrected or deleted elsewhere changes it.
Each takes the id of its request (`client_id`): the same once more changes nothing.
"""

from django.db import IntegrityError, transaction

from scorekeeper import bounds
from scorekeeper.models import Group, Payment
from scorekeeper.models.repeated_requests import is_repeated, note_request
from scorekeeper.money.ledger.plan import ledger_of


def record(group, currency, payer, payee, amount, *, client_id, **about):
    """Records what one Person paid another: the Payment.

    `amount`: minor units, more than is owed as well. `about`: the `night` it was
    recorded at, a `note`, `paid_at`, the `key` and the `phone` that it came by. Raises
    TooManyError where the group has as many as it may.
    """
    recorded = Payment.objects.filter(group_id=group.pk, client_id=client_id)
    if before := recorded.first():
        return before
    bounds.refuse_payments(group)
    what = {"payer": payer, "payee": payee, "amount": amount, "currency": currency}
    try:
        with transaction.atomic():
            return Payment.objects.create(
                group=group, client_id=client_id, **what, **about
            )
    except IntegrityError:  # the same request came twice at once
        return recorded.get()


@transaction.atomic
def mark_as_paid(
    group, currency, payer, payee, amount, *, part=None, client_id, **about
):
    """Records that a row of the plan was paid: the Payment, None if no such row is due.

    `payer`, `payee`: ids; `amount`: that of the row. `part`: what was paid, if it is
    another amount. `about` as in `record`.
    """
    held = Group.objects.select_for_update().get(pk=group.pk)
    recorded = Payment.objects.filter(group_id=held.pk, client_id=client_id)
    if before := recorded.first():
        return before
    row = ledger_of(held, currency).row_of(payer, payee, amount)
    if row is None:
        return None
    paid = part or amount
    both = row.payer, row.payee
    return record(group, currency, *both, paid, client_id=client_id, **about)


@transaction.atomic
def delete(group, payment, *, among=None, client_id=None):
    """Deletes a payment (an id), or finds it gone: whether it is.

    `among`: those that may be deleted here, None for any.
    """
    Group.objects.select_for_update().get(pk=group.pk)
    if is_repeated(group.pk, client_id):
        return True
    rows = Payment.objects.filter(group_id=group.pk, pk=payment)
    if among is not None and rows.exclude(pk__in=among.values("pk")).exists():
        return False
    rows.delete()
    note_request(group.pk, client_id)
    return True
