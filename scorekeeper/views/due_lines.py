"""One payment, as the pages of a night list it."""

from uuid import uuid4

from scorekeeper.forms.amounts import PartPaid
from scorekeeper.money.currencies import exact_amount, written


def due_line(due, currency, sources=None, part=None):
    """One payment; with the Sources of its night also what it comes from.

    `part`: which payment (payer, payee, amount) was to be paid in part, and that form.
    """
    line = {
        "payer": due.payer,
        "payee": due.payee,
        "amount": due.amount,
        "words": written(due.amount, currency),
        "settled": settled_words(due),
        "is_netted": due.is_netted,
        "is_carried": bool(due.carried_to),
        "id": str(uuid4()),
    }
    return line | opened(due, currency, sources, part) if sources else line


def settled_words(due):
    if due.is_paid:
        return "Paid"
    return "Netted" if due.is_netted else "Carried on" if due.carried_to else ""


def opened(due, currency, sources, part):
    """What a payment opens to: its parts, their sum, and a form to pay some of it."""
    named, form = part or (None, None)
    is_asked = named == [due.payer.pk, due.payee.pk, due.amount] and not due.is_settled
    form = form if is_asked else PartPaid(amount=due.amount, currency=currency)
    because = [one for one in due.because if one[1]]
    form.auto_id = f"part_{due.payer.pk}_{due.payee.pk}_{due.amount}_%s"
    return {
        "since": sources.since(due.since),
        "parts": [sources.line(*one) for one in because],
        "sum": exact_amount(sum(amount for _, amount in because), currency),
        "came_from": sources.came_from(because),
        "part": form,
        "is_open": is_asked,
    }
