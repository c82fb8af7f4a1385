"""How a device comes to its keys, holds them, and gives them back."""

import hashlib
import secrets
from base64 import urlsafe_b64encode

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404
from django.utils import timezone
from django.utils.crypto import salted_hmac

from scorekeeper.keys.access import DELETED, WAYS, ways
from scorekeeper.keys.sessions import MOST_HELD
from scorekeeper.keys.tries import WHILE, count
from scorekeeper.models import Circle, Key


class TooManyKeys(PermissionDenied):
    """The device holds as many keys as it can; none is pushed out for another."""

    code = "too_many_keys"


@transaction.atomic
def start_circle(request, name, currency="EUR", client_id=None):
    """A new circle (saved), whose host is this device.

    A `client_id`, the UUID of the request, makes a repeated start harmless: whoever
    repeats it is the host of the same circle. Raises TooManyTries where one source
    starts one circle after another.
    """
    if client_id and (circle := just_started(client_id)):
        hold(request, circle.keys.valid().filter(role="host").earliest("pk"))
        return circle
    count(request, "circle")
    refuse_at_the_door(request)
    if Circle.objects.filter(client_id=client_id).exists():  # begun long ago
        client_id = None
    circle = Circle.objects.create(name=name, currency=currency, client_id=client_id)
    hold(request, new_key(circle, "host", "The first phone")[0])
    return circle


class NoNewCircles(PermissionDenied):
    """No new circle begins here, or not without the word; the message says so."""

    code = "no_new_circles"


def refuse_at_the_door(request):
    """Raises NoNewCircles unless whoever runs the server lets new circles begin."""
    word = settings.NEW_CIRCLES
    if word == "off":
        raise NoNewCircles("This server begins no new circles.")
    if word != "on" and request.POST.get("word", "").strip() != word:
        raise NoNewCircles(
            "New circles begin with a word here: ask whoever runs this server for it."
        )


def just_started(client_id):
    """The circle that a request of this id has just started, or None."""
    since = timezone.now() - WHILE
    return Circle.objects.filter(client_id=client_id, made_at__gt=since).first()


def new_key(circle, role, name, night=None, secret=None):
    """A key (saved) to a circle or one of its nights, and its secret.

    Only the secret's hash is kept: the secret can be shown this once. With a `secret`
    that a valid key of the circle has already it is that key.
    """
    secret = secret or secrets.token_urlsafe(24)
    fields = {"circle": circle, "role": role, "name": name, "night": night}
    key, _ = circle.keys.valid().get_or_create(
        secret_hash=hashed(secret), defaults=fields
    )
    return key, secret


def secret_of(client_id):
    """The secret of the key that a request (its UUID) makes, however often it comes."""
    made = salted_hmac("scorekeeper.secret", str(client_id), algorithm="sha256")
    return urlsafe_b64encode(made.digest()[:24]).decode()


def key_of(secret):
    """The valid key of a secret; else Http404."""
    key = Key.objects.valid().filter(secret_hash=hashed(secret)).first()
    if key is None:
        raise Http404
    return key


def holds(request, key):
    """Whether this device holds a key already."""
    return [key.pk, key.circle_id] in ways(request)


@transaction.atomic
def hold(request, key):
    """Puts a key into the device's session, which gets a new name for it.

    Raises TooManyKeys rather than push out another.
    """
    if not holds(request, key):
        opening = set(Key.objects.opening(ways(request)).values_list("pk", flat=True))
        held = [way for way in ways(request) if way[0] in opening]
        if len(held) >= MOST_HELD:
            raise TooManyKeys(f"This phone holds {MOST_HELD} keys: give some back.")
        put(request, [*held, [key.pk, key.circle_id]])
    key.used_at = timezone.now()
    key.save(update_fields=["used_at"])
    return key


def put(request, held):
    """Keeps the keys of a device under a new name, on disk with what goes with it."""
    request.session.move()
    request.session[WAYS] = held
    request.session.pop(DELETED, None)
    request.session.save()


@transaction.atomic
def give_back(request, key):
    """Takes a key off this device. False, and it stays, if it is the last host key."""
    if is_last_host_key(key):
        return False
    put(request, [way for way in ways(request) if way[0] != key.pk])
    return True


def forget(request, circle):
    """Takes all keys of a circle that is gone off this device."""
    put(request, [way for way in ways(request) if way[1] != circle.pk])
    request.session[DELETED] = circle.name
    request.session.save()


def has_forgotten(request, pk):
    """Whether a circle is gone that a device deleted: it may know its id still."""
    knew = any(circle == pk for _, circle in ways(request))
    is_gone = not Circle.objects.filter(pk=pk).exists()
    return is_gone and (DELETED in request.session or knew)


def is_last_host_key(key):
    """Whether a circle has no other host key; asked with the circle held."""
    Circle.objects.select_for_update().get(pk=key.circle_id)
    hosts = Key.objects.valid().filter(circle_id=key.circle_id, role="host", night=None)
    return [host.pk for host in hosts] == [key.pk]


@transaction.atomic
def revoke(key):
    """Shuts a key out at once. False, and it stays, if it is the last host key."""
    if is_last_host_key(key):
        return False
    key.revoked_at, key.code_hash = timezone.now(), ""
    key.save(update_fields=["revoked_at", "code_hash"])
    return True


def hashed(secret):
    # Unguessable already, so one quick hash keeps it.
    return hashlib.sha256(secret.encode()).hexdigest()
