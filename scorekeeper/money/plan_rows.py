"""The plan as pages show it: who pays whom, what each row comes from, how to pay."""

from uuid import uuid4

from django.utils import timezone
from django.utils.formats import date_format

from scorekeeper import scoring
from scorekeeper.money.currencies import unit, written_amount
from scorekeeper.money.forms.amounts import PaidAmount
from scorekeeper.money.origins import parts_in_words, tonight_among
from scorekeeper.money.proofs import proof, settling_as_one
from scorekeeper.money.ways_to_pay import transfer_code, way_to
from scorekeeper.words import is_this_year, night_title

PAID_FOR = "Scorekeeper"
SAME = "Part of the {amount} above"
CHANGED = "The payments have changed since you opened this page. Check them again."


def plan_shown(ledger, result=None, refused=None):
    """The rows of a Ledger as a page shows them, under a verdict in words.

    `result`: the NightResult that the page is of, if it is of one. `refused`: (payer,
    payee, amount) of a row, and the form of an amount paid that was refused.
    """
    rows, night = rows_seen(ledger, result), result and result.night
    return {
        "currency": ledger.currency,
        "unit": unit(ledger.currency).strip(),
        "verdict": scoring.verdict(len(rows), len(rows)),
        "proof": reasons(ledger) if rows == ledger.rows else "",
        "rows": said_once([row_shown(row, ledger, night, refused) for row in rows]),
    }


def reasons(ledger):
    """Why the plan is as it is, and who settles as one in it."""
    return " ".join(filter(None, [proof(ledger), settling_as_one(ledger)]))


def rows_seen(ledger, result):
    """The rows that this device may see: a guest of one night only those of its people.

    `result`: the NightResult, None for a page of the group.
    """
    if result is None or not is_guest(result.night):
        return ledger.rows
    there = {person.pk for person in result.people}
    return [row for row in ledger.rows if {row.payer.pk, row.payee.pk} <= there]


def payments_seen(payments, result):
    """The payments recorded at a night that this device may see, as `rows_seen`."""
    here = [row for row in payments if row.night_id == result.night.pk]
    if not is_guest(result.night):
        return here
    there = {person.pk for person in result.people}
    return [row for row in here if {row.payer_id, row.payee_id} <= there]


def is_guest(night):
    """Whether a page is seen with access to this one night."""
    return night is not None and night.way_in["night_id"] is not None


def said_once(rows):
    """Rows of which only the first of each payer says where it all comes from."""
    payers = set()
    for row in rows:
        if row["because"] and row["payer"].pk in payers:
            row["because"] = SAME.format(amount=row["owes"])
        payers.add(row["payer"].pk)
    return rows


def row_shown(row, ledger, night, refused):
    """One row: who pays whom how much, why, and a form for another amount."""
    currency = ledger.currency
    named, form = refused or (None, None)
    is_refused = named == (row.payer.pk, row.payee.pk, row.amount)
    form = form if is_refused else PaidAmount(currency=currency)
    form.auto_id = f"paid_{row.payer.pk}_{row.payee.pk}_{currency}_%s"
    return {
        "payer": row.payer,
        "payee": row.payee,
        "people": people_of(row, ledger),
        "amount": row.amount,
        "words": written_amount(row.amount, currency),
        "currency": currency,
        "owes": written_amount(row.payer_owes, currency),
        "because": because(row, ledger, night),
        "form": form,
        "is_refused": is_refused,
        "way": way_of(row, currency),
        "key": f"{row.payer.pk}-{row.payee.pk}-{row.amount}-{currency}",
        "id": str(uuid4()),
    }


def people_of(row, ledger):
    """The ids of those who pay or are paid by a row, with all who settle as one."""
    return ledger.members_of(row.payer.pk) + ledger.members_of(row.payee.pk)


def way_of(row, currency):
    """How the payee of a row is paid, as the page shows it; None where unknown."""
    way = way_to(row.payee, row.amount, currency)
    return way and way | {"code": lambda: transfer_code(way, row.amount, PAID_FOR)}


def because(row, ledger, night):
    """What a row comes from: "€12.85 from tonight, minus €0.31 from Friday"; or "".

    Where the payer owes more than the row, all that is owed comes first. A guest of one
    night sees no part from others.
    """
    if is_guest(night):
        return ""
    words = parts_in_words(ledger, row.because, night or tonight_among(row.because))
    if row.payer_owes == row.amount:
        return words
    if len(row.because) == 1:
        return f"Part of {words}"
    owes = written_amount(row.payer_owes, ledger.currency)
    return f"{row.payer} owes {owes} in all: {words}"


def payment_shown(payment):
    """A payment that was recorded, as a list shows it.

    `night`: the title of the night it was recorded for, "" if that was the same day.
    """
    zone = payment.night and payment.night.zone
    day = timezone.localtime(payment.paid_at, zone).date()
    is_same = payment.night is None or payment.night.date == day
    return {
        "pk": payment.pk,
        "payer": payment.payer,
        "payee": payment.payee,
        "words": written_amount(payment.amount, payment.currency),
        "note": payment.note,
        "night": "" if is_same else night_title(payment.night),
        "day": date_format(day, "j F" if is_this_year(day) else "j F Y"),
        "id": str(uuid4()),
    }
