"""A night held while its result changes."""

from scorekeeper.models import Night


def held_night(night):
    """The night as it is now, held until the transaction ends."""
    rows = Night.objects.select_for_update(of=("self",))
    return rows.get(pk=night.pk, group=night.group_id)
