"""Payments recorded at an offline night: each is recorded here once, however often.

The ids of all that were brought are noted. So a payment that was deleted here since
does not come back when the night is sent again.
"""

from scorekeeper import bounds
from scorekeeper.models import Payment
from scorekeeper.models.repeated_requests import Asked

IN_PARTS = 200  # rows that one statement looks for or writes
PARTS = {"id": "client_id"}  # of a payment, where its column has another name


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
    record(night, without_earlier(night, new, set(ids)), key_id, phone)
    for some in in_parts(removed):
        night.payments.filter(client_id__in=some).delete()
    Asked.objects.bulk_create(
        (
            Asked(group_id=night.group_id, client_id=id)
            for id in dict.fromkeys(ids)
            if id not in noted
        ),
        IN_PARTS,
    )


def known_ids(model, night, ids):
    """Those of some ids that rows of the group of a night have."""
    rows = model.objects.filter(group_id=night.group_id)
    return {
        id
        for some in in_parts(ids)
        for id in rows.filter(client_id__in=some).values_list("client_id", flat=True)
    }


def in_parts(ids):
    """Ids, as many at a time as a statement takes."""
    return [ids[at : at + IN_PARTS] for at in range(0, len(ids), IN_PARTS)]


def without_earlier(night, payments, ids):
    """Payments without those that came when payments had no ids of phones.

    `ids`: of phones, which other payments have that are alike.
    """
    rows = night.payments.all() if payments else []
    here = {what_of(row) for row in rows if row.client_id not in ids}
    return [one for one in payments if what_of(Payment(**columns(one))) not in here]


def what_of(row):
    """What a Payment is known by where its id is not."""
    return row.payer_id, row.payee_id, row.amount, row.paid_at


def record(night, payments, key_id, phone):
    """Records payments at a night."""
    bounds.refuse_payments(night.group, len(payments))
    about = {"group_id": night.group_id, "night": night, "currency": night.currency}
    about |= {"key_id": key_id, "phone": phone}
    rows = (Payment(**columns(one), **about) for one in payments)
    Payment.objects.bulk_create(rows, IN_PARTS)


def columns(payment):
    """A payment of a phone as columns."""
    return {PARTS.get(part, part): value for part, value in payment.items()}
