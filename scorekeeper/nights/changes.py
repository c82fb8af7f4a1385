"""All that changes a night and the people of a group, apart from games and money."""

from uuid import uuid4

from django.db import transaction
from django.utils import timezone

from scorekeeper import bounds
from scorekeeper.models import Attendance, Group, Night, Person
from scorekeeper.money import stakes
from scorekeeper.names import key
from scorekeeper.nights import deletion

COLOURS = 8


@transaction.atomic
def start_night(group, people, names, client_id=None, **night):
    """A new night (saved) of a group.

    `people`: those of the group who are here. `names`: who else is here; a name that
    the group does not know becomes one of its people. `night`: date, place, currency.
    A `client_id` makes a repeated start harmless.
    """
    started = client_id and group.nights.filter(client_id=client_id)
    if started and (night_before := started.first()):
        return night_before
    client_id = client_id or uuid4()
    hold_names(group)
    night["stake"] = stakes.read_stake(night.get("stake", {}))
    bounds.refuse_nights(group)
    night = Night.objects.create(group=group, client_id=client_id, **night)
    here = list(people) + [person_named(group, name) for name in names]
    for person in dict.fromkeys(here):
        be_there(night, person)
    return night


def is_unused(night):
    """Whether a night has no game, no shared cost and no payment recorded on it."""
    rows = [night.games, night.bills, night.payments]
    return not any(each.exists() for each in rows)


@transaction.atomic
def delete_night(night):
    """Deletes a night. False, and it stays, if something was played or paid there."""
    night = Night.objects.select_for_update().get(pk=night.pk, group=night.group_id)
    if not is_unused(night):
        return False
    deletion.delete_night(night)
    return True


def hold_names(group):
    """Nobody else names one of a group's people until the transaction ends."""
    Group.objects.select_for_update(no_key=True).get(pk=group.pk)


def person_named(group, name):
    """The person of this name, made if need be; one who arrives plays again."""
    wanted = key(name)
    named = (one for one in group.people.all() if key(one.name) == wanted)
    person = next(named, None)
    if person is None:
        bounds.refuse_people(group)
        colour = group.people.count() % COLOURS
        return Person.objects.create(group=group, name=name, colour=colour)
    if not person.is_active:
        person.is_active = True
        person.save(update_fields=["is_active"])
    return person


@transaction.atomic
def arrive(night, person=None, name=""):
    """Adds one who arrives late, by person or by name; who left is here again."""
    if person is None:
        hold_names(night.group)
        night.group.way_in = getattr(night, "way_in", {})
        person = person_named(night.group, name)
    return set_until(be_there(night, person), None)


def be_there(night, person):
    """The attendance of a person at a night, made if need be; raises TooManyError."""
    attendance = night.attendances.filter(person=person).first()
    if attendance:
        return attendance
    bounds.refuse_here(night)
    attendance, _ = Attendance.objects.get_or_create(
        group_id=night.group_id, night=night, person=person
    )
    return attendance


def leave(attendance):
    """Notes that somebody goes home now; games and money stay."""
    return set_until(attendance, timezone.now())


def set_until(attendance, until):
    attendance.until = until
    attendance.save(update_fields=["until"])
    return attendance


def people_here(night):
    """The people who are at a night now, in the order in which they came."""
    there = night.attendances.filter(until=None).select_related("person")
    return [attendance.person for attendance in there.order_by("pk")]


def names_gone(night):
    """The names of the people of the group who no longer play."""
    people = night.group.people.filter(is_active=False)
    return list(people.values_list("name", flat=True))


def absent(night):
    """The people of the group who still play and are not at a night."""
    there = Attendance.objects.filter(group_id=night.group_id, night_id=night.pk)
    people = night.group.people.active()
    return people.exclude(pk__in=there.values("person_id")).order_by("name")
