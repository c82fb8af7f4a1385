"""Whose phone it is: one of the people of a group, kept in the phone's session.

It grants no rights and removes none. Pages mark the person's rows and amounts.
"""

from itertools import groupby

from django.db.models import OuterRef, Q, Subquery

from scorekeeper.access.permissions import ways
from scorekeeper.models import Key, Night, Person
from scorekeeper.words import night_title

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


def question(request, night, people=None):
    """What a page asks until this phone has answered, or None.

    A dict with the id of the `group`, the `people` of the night, each with `pk`, `name`
    and `colour`, and the address to go back to as `next`. `people`: those of the night,
    if they are at hand.
    """
    if is_answered(request, night.group_id):
        return None
    if people is None:
        people = list(people_of(night).values("pk", "name", "colour"))
    here = {"group": night.group_id, "people": people}
    return here | {"next": request.get_full_path()}


def people_of(night):
    """The people of a night, in the order in which they came."""
    people = Person.objects.filter(group=night.group_id)
    there = people.filter(attendance__group=night.group_id, attendance__night=night.pk)
    return there.order_by("attendance__pk")


def groups_on_phone(request):
    """The groups that this phone opens as a whole or for some nights, by name.

    Each is a dict of its `pk`, whether it `is_whole`, else its `nights` (ids), a `name`
    (a guest sees the date of a night), and `my_pk`, `my_name` and `is_answered`.
    """
    held = ways(request)
    keys = Key.objects.still_valid(held).order_by("group__name", "group_id", "-pk")
    parts = ["group_id", "group__name", "night_id", "night__date", "my_name"]
    rows = with_me(keys, request).values(*parts) if held else []
    by_group = groupby(rows, key=lambda row: row["group_id"])
    return [group_on_phone(request, pk, list(rows)) for pk, rows in by_group]


def group_on_phone(request, pk, rows):
    """One of `groups_on_phone`, by the rows of its keys."""
    row, nights = rows[0], {row["night_id"] for row in rows}
    is_whole = None in nights
    night = Night(date=row["night__date"])
    return {
        "pk": pk,
        "name": row["group__name"] if is_whole else f"Night of {night_title(night)}",
        "is_whole": is_whole,
        "nights": nights,
        "my_pk": person_at(request, pk),
        "my_name": row["my_name"],
        "is_answered": is_answered(request, pk),
    }


def people_to_choose(group):
    """The people of one of `groups_on_phone` from whom a phone is given its player."""
    people = Person.objects.filter(group_id=group["pk"])
    if not group["is_whole"]:
        seen = {"attendance__group": group["pk"]}
        people = people.filter(attendance__night__in=group["nights"], **seen).distinct()
    people = people.filter(Q(is_active=True) | Q(pk=group["my_pk"]))
    return people.order_by("name", "pk").values("pk", "name", "colour")
