"""A night held while what is owed changes; its payments written down; its end."""

from django.db import transaction
from django.utils import timezone

from scorekeeper.models import Circle, Night
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.plan import own_payments, plan


def write_dues(night):
    """Writes what is owed for a night that is closed, so that it is found among all.

    For one that is open it is reckoned by whoever asks; what was shown is written as
    soon as something is paid, so that no more changes than must.
    """
    now = plan(night)
    if night.closed_at or now.is_kept:
        write(night, now)
    else:
        own_payments(night).delete()


def write(night, plan):
    """Gives each payment of a plan its row; what is no longer owed has none."""
    rows = [due.payment for due in plan.dues]
    kept = [row.pk for row in rows if row.pk]
    own_payments(night).filter(UNPAID).exclude(pk__in=kept).delete()
    for row in rows:
        if row.pk is None:
            row.save()


def held_circle(circle):
    """The circle as it is now, held until the transaction ends."""
    return Circle.objects.select_for_update().get(pk=circle.pk)


def held_night(night):
    """The night as it is now, held until the transaction ends."""
    rows = Night.objects.select_for_update(of=("self",))
    return rows.get(pk=night.pk, circle=night.circle_id)


def close(night):
    """Closes a night: nothing is entered any more, payments can still be ticked.

    What is not finished is left out, and stays so when the night is opened again.
    """
    return set_closed(night, timezone.now())


def reopen(night):
    return set_closed(night, None)


@transaction.atomic
def set_closed(night, closed_at):
    held = held_night(night)
    held.closed_at = night.closed_at = closed_at
    held.save(update_fields=["closed_at"])
    if closed_at:
        held.games.open().update(is_left_out=True)
    write_dues(held)
    return night
