"""Whose phone it is: one of the people of a group, kept in the phone's session.

It grants no rights and removes none. Pages mark the person's rows and amounts.
"""

from django.db.models import OuterRef, Subquery

from scorekeeper.access.permissions import ways
from scorekeeper.models import Person

ME = "me"  # in a session: the id of a person, or SHARED, by the id of a group
SHARED = 0


def person_at(request, group_id):
    """The id of the person of a group whose phone this is, or None. No query."""
    return answers(request).get(str(group_id)) or None


def is_answered(request, group_id):
    """Whether this phone was given a person, or is shared."""
    return str(group_id) in answers(request)


def answers(request):
    return request.session.get(ME, {})


def remember(request, group_id, person_id):
    """Keeps whose phone it is; SHARED if several people use it."""
    request.session[ME] = {**answers(request), str(group_id): person_id}


def with_me(keys, request):
    """Keys with `my_name` and `my_colour`: of the person whose phone this is.

    Both are None if the phone is shared or nobody has answered.
    """
    groups = {group for _, group in ways(request)}
    mine = Person.objects.filter(
        group=OuterRef("group"),
        group__in=groups,
        pk__in=[pk for pk in answers(request).values() if pk],
    )
    return keys.annotate(
        my_name=Subquery(mine.values("name")[:1]),
        my_colour=Subquery(mine.values("colour")[:1]),
    )


def question(request, night):
    """What a page asks until this phone has answered, or None.

    A dict with the id of the `group`, the `people` of the night as dicts with `pk`,
    `name` and `colour`, and the address to go back to as `next`.
    """
    if is_answered(request, night.group_id):
        return None
    return {
        "group": night.group_id,
        "people": list(people_of(night).values("pk", "name", "colour")),
        "next": request.get_full_path(),
    }


def people_of(night):
    """The people of a night, in the order in which they came."""
    people = Person.objects.filter(group=night.group_id)
    there = people.filter(attendance__group=night.group_id, attendance__night=night.pk)
    return there.order_by("attendance__pk")
