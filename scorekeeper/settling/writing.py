"""A night held while what is owed changes; its payments written down; its end."""

from django.db import transaction
from django.utils import timezone

from scorekeeper.models import Circle, Night, Payment
from scorekeeper.settling.changed_since import what_counts
from scorekeeper.settling.plan import own_payments, plan


def write_dues(night):
    """Writes what is owed for a night once it is closed, so that it is found among all.

    A plan that is not kept is still free to change: it is written anew, and for a night
    that is open not at all.
    """
    now = plan(night)
    if not now.is_kept:
        own_payments(night).delete()
        note(night, [])
    elif night.closed_at:
        note(night, now.purses)
    if night.closed_at:
        write(night, now)


def keep(night, plan):
    """Keeps a plan: each Due gets its row, and the night notes what they count."""
    if not plan.is_kept:
        own_payments(night).delete()
    write(night, plan)
    note(night, plan.purses)


def write(night, plan):
    for due in plan.dues:
        due.payment = due.payment or kept(night, due)


def note(night, purses):
    """Notes what the payments of a night count."""
    night.counted = what_counts(purses)
    night.save(update_fields=["counted"])


def kept(night, due):
    return Payment.objects.create(
        circle_id=night.circle_id,
        night=night,
        payer=due.payer,
        payee=due.payee,
        amount=due.amount,
        since=due.since,
    )


def held_circle(circle):
    """The circle as it is now, held until the transaction ends."""
    return Circle.objects.select_for_update().get(pk=circle.pk)


def held_night(night):
    """The night as it is now, held until the transaction ends."""
    rows = Night.objects.select_for_update(of=("self",))
    return rows.get(pk=night.pk, circle=night.circle_id)


def held_nights(ids, circle):
    """The nights of some ids by id, held until the transaction ends."""
    nights = Night.objects.filter(circle_id=circle.pk, pk__in=ids).order_by("pk")
    return {night.pk: night for night in nights.select_for_update()}


def close(night):
    """Closes a night: nothing is entered any more, payments can still be ticked."""
    return set_closed(night, timezone.now())


def reopen(night):
    return set_closed(night, None)


@transaction.atomic
def set_closed(night, closed_at):
    held = held_night(night)
    held.closed_at = night.closed_at = closed_at
    held.save(update_fields=["closed_at"])
    write_dues(held)
    return night
