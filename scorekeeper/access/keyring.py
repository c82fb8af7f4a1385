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

from scorekeeper.access.attempts import WHILE, count
from scorekeeper.access.permissions import DELETED, WAYS, ways
from scorekeeper.access.sessions import MOST_HELD
from scorekeeper.models import Group, Key

NO_ACCESS = "This link no longer gives access. Ask the host for a new link or code."
TOO_MANY = (
    f"This phone already has access to {MOST_HELD} groups or nights. Remove one first."
)


class DeadLink(Http404):
    """A link that opens nothing now, or never did; the message says what to do."""

    code = "dead_link"


class TooManyKeys(PermissionDenied):
    """The device holds as many keys as it can; none is pushed out for another."""

    code = "too_many_keys"


@transaction.atomic
def start_group(request, name, currency="EUR", client_id=None):
    """A new group (saved), whose host is this device.

    A `client_id`, the UUID of the request, makes a repeated start harmless: it leads to
    the same group. Raises TooManyTries where one source
    starts one group after another.
    """
    if client_id and (group := just_started(client_id)):
        hold(request, group.keys.valid().filter(role="host").earliest("pk"))
        return group
    count(request, "group")
    refuse_at_the_door(request)
    if Group.objects.filter(client_id=client_id).exists():  # begun long ago
        client_id = None
    group = Group.objects.create(name=name, currency=currency, client_id=client_id)
    hold(request, new_key(group, "host", "The first phone")[0])
    return group


class NoNewGroups(PermissionDenied):
    """No new group begins here, or not without the word; the message says so."""

    code = "no_new_groups"


def refuse_at_the_door(request):
    """Raises NoNewGroups unless the settings let new groups begin."""
    word = settings.NEW_GROUPS
    if word == "off":
        raise NoNewGroups("New groups are turned off on this server.")
    if word != "on" and request.POST.get("word", "").strip() != word:
        raise NoNewGroups(
            "Enter the password for new groups. If you don't have one, ask the person "
            "who runs this server."
        )


def just_started(client_id):
    """The group that a request of this id has just started, or None."""
    since = timezone.now() - WHILE
    return Group.objects.filter(client_id=client_id, made_at__gt=since).first()


def new_key(group, role, name, night=None, secret=None):
    """A key (saved) to a group or one of its nights, and its secret.

    Only the secret's hash is kept: the secret can be shown this once. With a `secret`
    that a valid key of the group has already it is that key.
    """
    secret = secret or secrets.token_urlsafe(24)
    fields = {"group": group, "role": role, "name": name, "night": night}
    key, _ = group.keys.valid().get_or_create(
        secret_hash=hash_secret(secret), defaults=fields
    )
    return key, secret


def secret_of(client_id):
    """The secret of the key that a request (its UUID) makes, however often it comes."""
    made = salted_hmac("scorekeeper.secret", str(client_id), algorithm="sha256")
    return urlsafe_b64encode(made.digest()[:24]).decode()


def key_of(secret):
    """The valid key of a secret; raises DeadLink."""
    key = Key.objects.valid().filter(secret_hash=hash_secret(secret)).first()
    if key is None:
        raise DeadLink(NO_ACCESS)
    return key


def holds(request, key):
    """Whether this device holds a key already."""
    return [key.pk, key.group_id] in ways(request)


@transaction.atomic
def hold(request, key):
    """Puts a key into the device's session, which gets a new name for it.

    Raises TooManyKeys rather than push out another.
    """
    if not holds(request, key):
        opening = set(
            Key.objects.still_valid(ways(request)).values_list("pk", flat=True)
        )
        held = [way for way in ways(request) if way[0] in opening]
        if len(held) >= MOST_HELD:
            raise TooManyKeys(TOO_MANY)
        put(request, [*held, [key.pk, key.group_id]])
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


def forget(request, group):
    """Takes all keys of a group that is gone off this device."""
    put(request, [way for way in ways(request) if way[1] != group.pk])
    request.session[DELETED] = group.name
    request.session.save()


def has_forgotten(request, pk):
    """Whether a group is gone that a device deleted: it may know its id still."""
    knew = any(group == pk for _, group in ways(request))
    is_gone = not Group.objects.filter(pk=pk).exists()
    return is_gone and (DELETED in request.session or knew)


def is_last_host_key(key):
    """Whether a group has no other host key; asked with the group held."""
    Group.objects.select_for_update().get(pk=key.group_id)
    hosts = Key.objects.valid().filter(group_id=key.group_id, role="host", night=None)
    return [host.pk for host in hosts] == [key.pk]


@transaction.atomic
def revoke(key):
    """Shuts a key out at once. False, and it stays, if it is the last host key."""
    if is_last_host_key(key):
        return False
    key.revoked_at, key.code_hash = timezone.now(), ""
    key.save(update_fields=["revoked_at", "code_hash"])
    return True


def hash_secret(secret):
    # Unguessable already, so one quick hash keeps it.
    return hashlib.sha256(secret.encode()).hexdigest()
