"""Who may see, enter and decide: the keys, and the devices that opened them."""

import hashlib
import secrets
from contextlib import contextmanager
from datetime import timedelta

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404
from django.utils import timezone
from django.utils.crypto import salted_hmac

from scorekeeper.models import Circle, Game, Guess, Key, Night, Person
from scorekeeper.querysets import RANKS

WAYS = "ways"  # in a session: [key id, circle id] of each key the device opened
MOST_WAYS = 50
TOO_LOW = {"enter": "This key only watches.", "host": "Only the host may do this."}

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH = 6
CODE_LASTS = timedelta(minutes=10)
MOST_GUESSES = 10  # wrong codes from one source while a code lasts


class NotAllowed(PermissionDenied):
    """The device sees this, but its role is too low; the message says so."""

    code = "not_allowed"


class TooManyGuesses(PermissionDenied):
    """Too many wrong codes came from where this one came from."""

    code = "too_many_guesses"


# What a device may see. Each gives the row with its `way_in`; what the device's keys
# do not open is Http404, a role that is too low is NotAllowed.


def circle(request, pk, role="watch"):
    return opened(Circle.objects.all(), request, pk, role)


def person(request, pk, role="watch"):
    return opened(Person.objects.select_related("circle"), request, pk, role)


def night(request, pk, role="watch"):
    return opened(Night.objects.select_related("circle"), request, pk, role)


def game(request, pk, role="watch"):
    return opened(Game.objects.select_related("night"), request, pk, role)


@contextmanager
def changing(request, pk, role="enter"):
    """A transaction that holds a game locked, for `recording` to change it."""
    if not ways(request):
        raise Http404
    with transaction.atomic():
        yield allowed(Game.objects.locked(ways(request), pk), role)


def opened(rows, request, pk, role):
    """The row of a queryset that the device's keys open in at least this role."""
    return allowed(rows.found_by(ways(request), pk), role)


def allowed(row, role):
    """A row found by a device's keys, if their role is high enough."""
    if row is None:
        raise Http404
    if RANKS.index(row.way_in["role"]) < RANKS.index(role):
        raise NotAllowed(TOO_LOW[role])
    return row


def ways(request):
    """The keys that this device opened: a list of (key id, circle id)."""
    return request.session.get(WAYS, [])


def may(row, role):
    """Whether the way in to a row found here is good for a role."""
    return RANKS.index(row.way_in["role"]) >= RANKS.index(role)


# How a device comes to its keys.


@transaction.atomic
def start_circle(request, name, currency="EUR", device="The first phone"):
    """A new circle (saved), whose host is this device."""
    circle = Circle.objects.create(name=name, currency=currency)
    key, _ = new_key(circle, "host", device)
    hold(request, key)
    return circle


def new_key(circle, role, name, night=None):
    """A key (saved) to a circle or one of its nights, and its secret.

    Only the secret's hash is kept: the secret can be shown this once.
    """
    secret = secrets.token_urlsafe(24)
    key = Key.objects.create(
        circle=circle, role=role, name=name, night=night, secret_hash=hashed(secret)
    )
    return key, secret


def open_key(request, secret):
    """The key of a secret, from now on held by this device; else Http404."""
    key = Key.objects.valid().filter(secret_hash=hashed(secret)).first()
    if key is None:
        raise Http404
    return hold(request, key)


def hold(request, key):
    """Puts a key into the device's session, which gets a new name for it."""
    held = [way for way in ways(request) if way[0] != key.pk]
    request.session.cycle_key()
    request.session[WAYS] = [*held, [key.pk, key.circle_id]][-MOST_WAYS:]
    key.used_at = timezone.now()
    key.save(update_fields=["used_at"])
    return key


@transaction.atomic
def revoke(key):
    """Shuts a key out at once. False, and it stays, if it is the last host key."""
    Circle.objects.select_for_update().get(pk=key.circle_id)
    hosts = Key.objects.valid().filter(circle_id=key.circle_id, role="host", night=None)
    if [host.pk for host in hosts] == [key.pk]:
        return False
    key.revoked_at, key.code_hash = timezone.now(), ""
    key.save(update_fields=["revoked_at", "code_hash"])
    return True


# The short code, read from one screen and typed on another.


def new_code(key):
    """Six characters that open a key for ten minutes; the code before it ends."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    key.code_hash, key.code_until = code_hashed(code), timezone.now() + CODE_LASTS
    key.save(update_fields=["code_hash", "code_until"])
    return code


def open_code(request, code):
    """The key of a short code, from now on held by this device, or None.

    Raises TooManyGuesses after ten wrong ones in ten minutes from the same source.
    """
    source, now = source_hashed(request), timezone.now()
    recent = Guess.objects.filter(source=source, made_at__gt=now - CODE_LASTS)
    if recent.count() >= MOST_GUESSES:
        raise TooManyGuesses("Too many wrong codes. Wait ten minutes, or scan the key.")
    code_hash = code_hashed("".join(code.split()).upper())
    keys = Key.objects.valid().filter(code_hash=code_hash, code_until__gt=now)
    key = keys.first()
    if key is None:
        Guess.objects.filter(made_at__lte=now - CODE_LASTS).delete()
        Guess.objects.create(source=source)
        return None
    return hold(request, key)


def source_hashed(request):
    """Where a request came from, through as many proxies as the settings name."""
    passed = request.headers.get("X-Forwarded-For", "").split(",")
    hops = settings.PROXIES
    address = request.META["REMOTE_ADDR"]
    if 0 < hops <= len(passed):
        address = passed[-hops].strip()
    return salted_hmac("scorekeeper.source", address, algorithm="sha256").hexdigest()


def code_hashed(code):
    # Six characters could be tried out against a plain hash.
    return salted_hmac("scorekeeper.code", code, algorithm="sha256").hexdigest()


def hashed(secret):
    # Unguessable already, so one quick hash keeps it.
    return hashlib.sha256(secret.encode()).hexdigest()
