"""Payments recorded at an offline night: each is recorded here once, however often.

The ids of all that were brought are noted. So a payment that was deleted here since
does not come back when the night is sent again.
"""

from scorekeeper import bounds
from scorekeeper.models import Payment
from scorekeeper.models.asked import Asked

IN_PARTS = 200  # rows that are looked for by one statement
PARTS = ("payer", "payee", "amount", "paid_at", "note")


def bring_payments(night, payments, removed, key_id, phone=None):
    """Records those payments of a phone that are new, and deletes those `removed`.

    `payments`: dicts with `id`, `payer` and `payee` (Persons), `amount`, `paid_at` and
    `note`; `removed`: ids of payments that were deleted on the phone, perhaps after
    they were sent. Raises TooManyError.
    """
    ids = [one["id"] for one in payments] + removed
    noted = known_ids(Asked, night, ids)
    known = noted | known_ids(Payment, night, ids) | set(removed)
    new = [one for one in payments if one["id"] not in known]
    record(night, without_earlier(night, new), key_id, phone)
    night.payments.filter(client_id__in=removed).delete()
    Asked.objects.bulk_create(
        (
            Asked(circle_id=night.circle_id, client_id=id)
            for id in dict.fromkeys(ids)
            if id not in noted
        ),
        IN_PARTS,
    )


def known_ids(model, night, ids):
    """Those of some ids that rows of the circle of a night have."""
    rows = model.objects.filter(circle_id=night.circle_id)
    parts = [ids[at : at + IN_PARTS] for at in range(0, len(ids), IN_PARTS)]
    return {
        id
        for part in parts
        for id in rows.filter(client_id__in=part).values_list("client_id", flat=True)
    }


def without_earlier(night, payments):
    """Payments without those that came before payments had the ids of phones."""
    if not payments:
        return []
    rows = night.payments.values_list("payer_id", "payee_id", "amount", "paid_at")
    here = set(rows)
    return [one for one in payments if what_of(one) not in here]


def what_of(payment):
    """What a payment is known by where its id is not."""
    ends = payment["payer"].pk, payment["payee"].pk
    return (*ends, payment["amount"], payment["paid_at"])


def record(night, payments, key_id, phone):
    """Records payments at a night."""
    bounds.refuse_payments(night.circle, len(payments))
    about = {"circle_id": night.circle_id, "night": night, "currency": night.currency}
    about |= {"key_id": key_id, "phone": phone}
    Payment.objects.bulk_create(
        (
            Payment(client_id=one["id"], **{part: one[part] for part in PARTS}, **about)
            for one in payments
        ),
        IN_PARTS,
    )
