"""What is owed changes one request at a time: the rows that the others wait for."""

from scorekeeper.models import Circle, Night


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
