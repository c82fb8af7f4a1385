"""Payments: recorded, and deleted where one was recorded by mistake.

A payment is a fact: nothing that is entered, corrected or deleted elsewhere changes it.
Each takes the id of its request (`client_id`): the same once more changes nothing.
"""

from django.db import IntegrityError, transaction

from scorekeeper import bounds
from scorekeeper.models import Payment
from scorekeeper.models.asked import is_repeated, note_request


def record(circle, currency, payer, payee, amount, *, client_id, **about):
    """Records what one Person paid another: the Payment.

    `amount`: minor units, more than is owed as well. `about`: the `night` it was
    recorded at, a `note`, `paid_at`, the `key` and the `phone` that it came by. Raises
    TooManyError where the group has as many as it may.
    """
    recorded = Payment.objects.filter(circle_id=circle.pk, client_id=client_id)
    if before := recorded.first():
        return before
    bounds.refuse_payments(circle)
    what = {"payer": payer, "payee": payee, "amount": amount, "currency": currency}
    try:
        with transaction.atomic():
            return Payment.objects.create(
                circle=circle, client_id=client_id, **what, **about
            )
    except IntegrityError:  # the same request came twice at once
        return recorded.get()


@transaction.atomic
def delete(circle, payment, *, client_id=None):
    """Deletes a payment (an id), or finds it gone."""
    if is_repeated(circle.pk, client_id):
        return
    Payment.objects.filter(circle_id=circle.pk, pk=payment).delete()
    note_request(circle.pk, client_id)


def lately(circle, most):
    """The Payments of a circle that were recorded last, the latest first."""
    rows = Payment.objects.filter(circle_id=circle.pk).order_by("-pk")
    return rows.select_related("night", "payer", "payee")[:most]
