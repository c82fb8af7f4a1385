"""What a file says of payments: each is a fact, of a night or of none."""

from datetime import UTC, datetime

from django.db.models import Q

from scorekeeper.files.exports.agreements import phone_content
from scorekeeper.files.file_format import at


def of_year(group, year=None):
    """The nights and the payments of a group, all of them or those of a year.

    A payment is of the year of its night; of one without a night its own time counts.
    """
    nights, payments = group.nights.all(), group.payment_set.all()
    if year is None:
        return nights, payments
    nights = nights.filter(date__year=year)
    first = datetime(year, 1, 1, tzinfo=UTC)
    last = datetime(year, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC)
    apart = Q(night=None, paid_at__gte=first, paid_at__lte=last)
    return nights, payments.filter(apart | Q(night__in=nights))


def payment_content(row, names, keys, nights):
    """A payment; a note and a phone only where there is one.

    `names`: of people by id; `keys`: of keys; `nights`: the ids in the file.
    """
    note = {"note": row.note} if row.note else {}
    return (
        note
        | phone_content(row)
        | {
            "id": str(row.client_id),
            "night": nights.get(row.night_id),
            "currency": row.currency,
            "payer": names[row.payer_id],
            "payee": names[row.payee_id],
            "amount": row.amount,
            "paid_at": at(row.paid_at),
            "by": keys.get(row.key_id),
        }
    )
