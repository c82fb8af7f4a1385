"""One change of what is owed at a time, and none twice."""

from scorekeeper.models import Asked, Night


def locked(night):
    """The night as it is now, held until the transaction ends."""
    rows = Night.objects.select_for_update(of=("self",))
    return rows.get(pk=night.pk, circle=night.circle_id)


def is_known(of_circle, client_id):
    """Whether a request of this id changed something of the circle before."""
    rows = Asked.objects.filter(circle_id=of_circle.circle_id, client_id=client_id)
    return client_id is not None and rows.exists()


def remember(of_circle, client_id):
    """Notes that a request of this id was done; without an id, nothing."""
    if client_id is not None:
        Asked.objects.create(circle_id=of_circle.circle_id, client_id=client_id)
