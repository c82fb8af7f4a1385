"""Payments that a phone kept on an evening without a server, taken in with it."""

from django.db import transaction

from scorekeeper import bounds
from scorekeeper.models import Payment
from scorekeeper.settling.plan import own_payments
from scorekeeper.settling.writing import held_night, write_dues


@transaction.atomic
def bring(night, dues):
    """Notes what was paid on an evening as its phone kept it.

    `dues`: for each a dict with `payer` and `payee` (Persons), `amount`, and when it
    was paid, `paid_at`, None where it is due. The same once more changes nothing; where
    something is paid already, what was paid since is ticked beside it.
    """
    night = held_night(night)
    if not any(due["paid_at"] for due in dues):
        return
    payments = list(own_payments(night))
    is_kept = any(one.is_settled for one in payments)
    for due in dues:
        if due["paid_at"] or not is_kept:
            write(night, due, payments)
    write_dues(night)


def write(night, due, payments):
    """Writes one payment, or ticks the one that is known; each of these serves once."""
    names = due["payer"].pk, due["payee"].pk, due["amount"]
    same = [one for one in payments if names_of(one) == names]
    same.sort(key=lambda one: not one.is_settled)
    if not same:
        bounds.refuse_payments(night)
        Payment.objects.create(circle_id=night.circle_id, night=night, **due)
        return
    payments.remove(same[0])
    if due["paid_at"] and not same[0].is_settled:
        same[0].paid_at = due["paid_at"]
        same[0].save(update_fields=["paid_at"])


def names_of(payment):
    return payment.payer_id, payment.payee_id, payment.amount
