"""Where a balance comes from, in words: nights and payments.

A part is (Night or Payment or None, minor units), as `Ledger.sources_of` has it.
"""

from datetime import timedelta

from django.utils import timezone

from scorekeeper.models import Night, Payment
from scorekeeper.money.currencies import written_amount
from scorekeeper.words import night_title

EARLIER = "earlier nights"


def parts_in_words(ledger, parts, tonight):
    """The parts of a balance: "€12.85 from tonight, minus €0.31 from Friday".

    Those of the balance's own sign come first, and all others are minus.
    """
    sign = 1 if sum(amount for _, amount in parts) > 0 else -1
    own_sign_first = sorted(parts, key=lambda part: part[1] * sign < 0)
    return ", ".join(
        f"{'minus ' if amount * sign < 0 else ''}"
        f"{written_amount(abs(amount), ledger.currency)} "
        f"{origin(ledger, (source, amount), tonight)}"
        for source, amount in own_sign_first
    )


def origin(ledger, part, tonight):
    """Where a part comes from: "from tonight", "paid to Bob"."""
    name = source_name(ledger, part, tonight)
    return name if isinstance(part[0], Payment) else f"from {name}"


def source_name(ledger, part, tonight):
    """What a part comes from: "tonight", "Friday 27 November", "paid to Bob"."""
    source, amount = part
    if source is None:
        return EARLIER
    if isinstance(source, Night):
        is_tonight = source == tonight and source.closed_at is None
        return "tonight" if is_tonight else night_title(source)
    if amount > 0:
        return f"paid to {ledger.people[source.payee_id]}"
    return f"received from {ledger.people[source.payer_id]}"


def tonight_among(parts):
    """The newest night among some parts that is still going on, or None."""
    nights = (source for source, _ in parts if isinstance(source, Night))
    return next((night for night in nights if is_tonight(night)), None)


def is_tonight(night):
    """Whether a night is open and began today, or yesterday before midnight."""
    yesterday = timezone.localdate(timezone=night.zone) - timedelta(1)
    return night.closed_at is None and night.date >= yesterday
