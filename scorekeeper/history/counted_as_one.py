"""What kept payments count of a person, who becomes another; and back.

`Night.counted` names people by their ids, see `scorekeeper.settling.changed_since`.
"""

from scorekeeper.models import Night
from scorekeeper.settling.changed_since import with_another


def count_as(gone, kept):
    """Gives what payments count of one person to another: [night, before, after] each.

    The night is told by its id.
    """
    moved = []
    for night in noting(gone):
        before = night.counted
        night.counted = with_another(before, gone.pk, kept.pk)
        night.save(update_fields=["counted"])
        moved.append([night.pk, before, night.counted])
    return moved


def count_again(moved, kept, back, nights):
    """Gives back what was one's own; `nights` (ids) are those of which all was.

    What was noted anew in between goes by its sources.
    """
    changes = {pk: (before, after) for pk, before, after in moved}
    for night in noting(kept):
        before, after = changes.get(night.pk, ([], None))
        if night.counted == after:
            night.counted = before
        else:
            own = own_sources(before, kept, back)
            every = night.pk in nights
            night.counted = [
                [source, back.pk if is_his and (every or source in own) else pk, money]
                for source, pk, money in night.counted
                for is_his in [pk == kept.pk]
            ]
        night.save(update_fields=["counted"])


def own_sources(counted, kept, back):
    """The sources of which one of two had something, and the other had nothing."""
    of_each = [
        {source for source, person, _money in counted if person == one.pk}
        for one in (back, kept)
    ]
    return of_each[0] - of_each[1]


def noting(person):
    """The nights of a circle whose kept payments count something of a person."""
    nights = Night.objects.filter(circle_id=person.circle_id).exclude(counted=[])
    nights = nights.order_by("pk").select_for_update()
    return [
        night for night in nights if any(pk == person.pk for _, pk, _ in night.counted)
    ]
