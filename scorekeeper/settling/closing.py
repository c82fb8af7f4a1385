"""The end of a night: nothing is entered any more, what is owed is written down."""

from django.db import transaction
from django.utils import timezone

from scorekeeper.settling.writing import held_night, write_dues


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
