"""Who settles as one: a matter of the group, from now on, not of a night.

Each keeps a balance of their own; the plan adds them up under one of them.
"""

from django.db import transaction

from scorekeeper.models import Group, Person


@transaction.atomic
def settle_as_one(group, people):
    """Lets Persons of a group settle as one, under the first; others leave them alone.

    Those who settled with one of them now settle with somebody of the new purse only if
    they are among `people`.
    """
    Group.objects.select_for_update().get(pk=group.pk)
    head, *others = people
    separate(group, people)
    rows = Person.objects.filter(group_id=group.pk)
    rows.filter(pk__in=[one.pk for one in others]).update(settles_with=head)


@transaction.atomic
def separate(group, people):
    """Lets each of some Persons settle alone again: each has kept their own balance."""
    Group.objects.select_for_update().get(pk=group.pk)
    gone = {one.pk for one in people}
    rows = Person.objects.filter(group_id=group.pk)
    left = rows.filter(settles_with__in=gone).exclude(pk__in=gone).order_by("pk")
    for purse in purses_of(left).values():
        head, *others = purse
        rows.filter(pk=head).update(settles_with=None)
        rows.filter(pk__in=others).update(settles_with=head)
    rows.filter(pk__in=gone).update(settles_with=None)


def purses_of(rows):
    """{head: ids of those who settle with it} of some Persons."""
    purses = {}
    for row in rows:
        purses.setdefault(row.settles_with_id, []).append(row.pk)
    return purses
