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
    """Keys with `my_pk`, `my_name` and `my_colour`: of the person whose phone this is.

    They are of the person who was kept, if two were merged since. All are None if the
    phone is shared or nobody has answered.
    """
    ids = [pk for pk in answers(request).values() if pk]
    now = Q(pk__in=ids) | Q(once_two__group=OuterRef("group"), once_two__was__in=ids)
    groups = {group for _, group in ways(request)}
    mine = Person.objects.filter(now, group=OuterRef("group"), group__in=groups)
    parts = {f"my_{part}": mine.values(part)[:1] for part in ("pk", "name", "colour")}
    return keys.annotate(**{name: Subquery(part) for name, part in parts.items()})


def follow(request, group_id, person_id):
    """Keeps the answer true: of a person who was merged or removed since.

    `person_id`: as `with_me` found it, or None. A phone of nobody is asked again.
    """
    if person_at(request, group_id) in (person_id, None):
        return
    request.session[ME] = {**answers(request)}
    del request.session[ME][str(group_id)]
    if person_id:
        remember(request, group_id, person_id)


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
    parts = ["group_id", "group__name", "night_id", "night__date", "my_pk", "my_name"]
    rows = with_me(keys, request).values(*parts) if held else []
    by_group = groupby(rows, key=lambda row: row["group_id"])
    return [group_on_phone(request, pk, list(rows)) for pk, rows in by_group]


def group_on_phone(request, pk, rows):
    """One of `groups_on_phone`, by the rows of its keys."""
    row, nights = rows[0], {row["night_id"] for row in rows}
    follow(request, pk, row["my_pk"])
    is_whole = None in nights
    night = Night(date=row["night__date"])
    return {
        "pk": pk,
        "name": row["group__name"] if is_whole else f"Night of {night_title(night)}",
        "is_whole": is_whole,
        "nights": nights,
        "my_pk": row["my_pk"],
        "my_name": row["my_name"],
        "is_answered": is_answered(request, pk),
    }


def people_to_choose(group):
    """The people of one of `groups_on_phone` from whom a phone is given its player."""
    people = people_seen(group["pk"], None if group["is_whole"] else group["nights"])
    people = people.filter(Q(is_active=True) | Q(pk=group["my_pk"]))
    return people.order_by("name", "pk").values("pk", "name", "colour")


def people_seen(group_id, nights):
    """The people of a group, or of some of its nights (ids) for a guest of those."""
    people = Person.objects.filter(group_id=group_id)
    if nights is None:
        return people
    seen = {"attendance__group": group_id, "attendance__night__in": nights}
    return people.filter(**seen).distinct()
