"""Two who settle as one: a purse put into another."""

from django.db import transaction

from scorekeeper.models import Attendance
from scorekeeper.settling.writing import held_night, write_dues


@transaction.atomic
def settle_together(night, person, head=None):
    """Puts a person's purse into that of another, the head, or (None) back in his own.

    False where the head is not at the night or settles with somebody else himself, or
    others settle with the person. What one of them has paid counts for both.
    """
    night = held_night(night)
    rows = Attendance.objects.filter(circle_id=night.circle_id, night=night)
    if head is not None:
        heads = rows.filter(person=head, settles_with=None).exclude(person=person)
        if not heads.exists() or rows.filter(settles_with=person).exists():
            return False
    is_done = rows.filter(person=person).update(settles_with=head) == 1
    write_dues(night)
    return is_done
