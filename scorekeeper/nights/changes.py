"""All that changes a night and the people of a circle, apart from games and money."""

from uuid import uuid4

from django.db import transaction
from django.utils import timezone

from scorekeeper import bounds, deleting
from scorekeeper.models import Attendance, Circle, Night, Person
from scorekeeper.money import stakes
from scorekeeper.names import key

COLOURS = 8


@transaction.atomic
def start_night(circle, people, names, client_id=None, **night):
    """A new night (saved) of a circle.

    `people`: those of the circle who are here. `names`: who else is here; a name that
    the circle does not know becomes one of its people. `night`: date, place, currency.
    A `client_id` makes a repeated start harmless.
    """
    started = client_id and circle.nights.filter(client_id=client_id)
    if started and (night_before := started.first()):
        return night_before
    client_id = client_id or uuid4()
    hold_names(circle)
    night["stake"] = stakes.read(night.get("stake", {}))
    bounds.refuse_nights(circle)
    night = Night.objects.create(circle=circle, client_id=client_id, **night)
    here = list(people) + [person_named(circle, name) for name in names]
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
    night = Night.objects.select_for_update().get(pk=night.pk, circle=night.circle_id)
    if not is_unused(night):
        return False
    deleting.delete_night(night)
    return True


def hold_names(circle):
    """Nobody else names one of a circle's people until the transaction ends."""
    Circle.objects.select_for_update(no_key=True).get(pk=circle.pk)


def person_named(circle, name):
    """The person of this name, made if need be; whoever arrives plays again."""
    wanted = key(name)
    named = (one for one in circle.people.all() if key(one.name) == wanted)
    person = next(named, None)
    if person is None:
        bounds.refuse_people(circle)
        colour = circle.people.count() % COLOURS
        return Person.objects.create(circle=circle, name=name, colour=colour)
    if not person.is_active:
        person.is_active = True
        person.save(update_fields=["is_active"])
    return person


@transaction.atomic
def arrive(night, person=None, name=""):
    """Adds one who arrives late, by person or by name; who left is here again."""
    if person is None:
        hold_names(night.circle)
        night.circle.way_in = getattr(night, "way_in", {})
        person = person_named(night.circle, name)
    return set_until(be_there(night, person), None)


def be_there(night, person):
    """The attendance of a person at a night, made if need be; raises TooManyError."""
    attendance = night.attendances.filter(person=person).first()
    if attendance:
        return attendance
    bounds.refuse_here(night)
    attendance, _ = Attendance.objects.get_or_create(
        circle_id=night.circle_id, night=night, person=person
    )
    return attendance


def leave(attendance):
    """Notes that somebody goes home now; games and money stay."""
    return set_until(attendance, timezone.now())


def set_until(attendance, until):
    attendance.until = until
    attendance.save(update_fields=["until"])
    return attendance


def here(night):
    """The people who are at a night now, in the order in which they came."""
    there = night.attendances.filter(until=None).select_related("person")
    return [attendance.person for attendance in there.order_by("pk")]


def gone(night):
    """The names of the people of the circle who no longer play."""
    people = night.circle.people.filter(is_active=False)
    return list(people.values_list("name", flat=True))


def absent(night):
    """The people of the circle who still play and are not at a night."""
    there = Attendance.objects.filter(circle_id=night.circle_id, night_id=night.pk)
    people = night.circle.people.active()
    return people.exclude(pk__in=there.values("person_id")).order_by("name")
