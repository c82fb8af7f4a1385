"""What a file says of bills and payments."""

from scorekeeper.exporting.game import at

LATER = ("netted_in", "of_netting")  # parts of a payment that older readers misread


def is_newer(night):
    """Whether the content of a night has what the first readers would misread."""
    payments = night["payments"]
    return "bills" in night or any(set(row) & set(LATER) for row in payments)


def bill_content(bill, names):
    return {
        "id": str(bill.client_id),
        "name": bill.name,
        "way": bill.way,
        "parts": [
            {"name": names[row.person_id], "paid": row.paid, "share": row.share}
            for row in bill.rows_shared
        ],
    }


def counted_content(night, names):
    """What the kept payments of a night count, with names for people."""
    return [[source, names[person], money] for source, person, money in night.counted]


def payment_content(row, names):
    """A payment; what it has none of that the first files did not know is left out."""
    later = {name: getattr(row, name) for name in LATER}
    fields = {name: str(netting) for name, netting in later.items() if netting}
    if row.since:
        fields["since"] = row.since
    return fields | {
        "payer": names[row.payer_id],
        "payee": names[row.payee_id],
        "amount": row.amount,
        "paid_at": at(row.paid_at),
        "carried_to": row.carried_to and str(row.carried_to.client_id),
    }


def names_owing(night):
    """The names of all of whom the content of a night says what they paid or owe."""
    named = {row[side] for row in night["payments"] for side in ("payer", "payee")}
    named |= {name for _source, name, _money in night.get("counted", ())}
    return named | {
        part["name"] for bill in night.get("bills", ()) for part in bill["parts"]
    }
