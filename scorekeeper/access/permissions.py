"""Who may see, enter and decide: the keys, and the devices that opened them."""

from contextlib import contextmanager

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404

from scorekeeper import scoring
from scorekeeper.access import phones
from scorekeeper.models import Game, Group, Night, Person
from scorekeeper.models.querysets import RANKS
from scorekeeper.unreadable.games import UnreadableGameError, is_stand_in

WAYS = "ways"  # in a session: [key id, group id] of each key the device opened
DELETED = "deleted"  # in a session: the name of the group that the device deleted
LEFT_OUT = (
    "This game was left out when the night was closed. First resume the game on the "
    "night's page."
)
TOO_LOW = {
    "enter": "This phone can only watch. Ask the host to invite it as a scorer.",
    "host": "Only the host can do this.",
}


class NotAllowed(PermissionDenied):
    """The device sees this, but its role is too low; the message says so."""

    code = "not_allowed"


class NightClosed(NotAllowed):
    """The device may do it, but only while the night goes on."""

    code = "night_closed"

    def __init__(self, message="The night is closed. The host can reopen it."):
        super().__init__(message)


class LeftOut(NotAllowed):
    """The device may do it, but only once the game is resumed."""

    code = "left_out"

    def __init__(self, message=LEFT_OUT):
        super().__init__(message)


def refuse_shut(game):
    """NightClosed or LeftOut where nothing is entered at a game now."""
    if game.night.closed_at:
        raise NightClosed
    if game.is_left_out:
        raise LeftOut


# What a device may see. Each gives the row with its `way_in`; what the device's keys
# do not open is Http404, a role that is too low is NotAllowed.


def group(request, pk, role="watch"):
    return opened_row(Group.objects.all(), request, pk, role)


def person(request, pk, role="watch"):
    return opened_row(Person.objects.select_related("group"), request, pk, role)


def night(request, pk, role="watch"):
    return opened_row(Night.objects.select_related("group"), request, pk, role)


def game(request, pk, role="watch"):
    row = opened_row(Game.objects.select_related("night"), request, pk, role)
    if is_stand_in(row):
        raise UnreadableGameError
    return scoring.by_these_rules(row)


@contextmanager
def lock_for_change(request, pk, role="enter"):
    """A transaction that holds a game locked, for `recording` to change it."""
    if not ways(request):
        raise Http404
    with transaction.atomic():
        row = row_if_allowed(Game.objects.locked_game(ways(request), pk), role)
        row.said_by = phones.said_by(request, pk)
        row.phone = phones.phone_of(request.session)
        yield scoring.by_these_rules(row)


def opened_row(rows, request, pk, role):
    """The row of a queryset that the device's keys open in at least this role.

    It gets the number of the `phone` that asks, and the request gets it as `opened`.
    """
    row = row_if_allowed(rows.found_by(ways(request), pk), role)
    row.phone = phones.phone_of(request.session)
    request.opened = row  # the page is about it, see pages/places.py
    return row


def row_if_allowed(row, role):
    """A row found by a device's keys, if their role is high enough."""
    if row is None:
        raise Http404
    if RANKS.index(row.way_in["role"]) < RANKS.index(role):
        raise NotAllowed(TOO_LOW[role])
    return row


def is_of_the_group(row):
    """Whether the way in to a row found here opens its whole group."""
    return row.way_in["night_id"] is None


def payments_of(night):
    """The payments of a night found here; a guest sees those of its people alone."""
    rows = night.payments.all()
    if is_of_the_group(night):
        return rows
    there = night.attendances.values("person_id")
    return rows.filter(payer__in=there, payee__in=there)


def ways(request):
    """The keys that this device opened: a list of (key id, group id)."""
    return request.session.get(WAYS, [])


def may(row, role):
    """Whether the way in to a row found here is good for a role."""
    return RANKS.index(row.way_in["role"]) >= RANKS.index(role)
