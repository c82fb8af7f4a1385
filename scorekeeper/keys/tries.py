"""Where requests come from, and how often one source may try the same."""

from datetime import timedelta

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.utils import timezone
from django.utils.crypto import salted_hmac

from scorekeeper.models import Try
from scorekeeper.server.network import is_one_of, network_of

WHILE = timedelta(minutes=10)
MOST = {  # tries in ten minutes of one source, of all together; the refusal
    "code": (
        settings.CODES_FROM_ONE,
        1000,
        "Too many wrong codes. Wait ten minutes, or scan the key.",
    ),
    "circle": (
        settings.CIRCLES_FROM_ONE,
        2000,
        "Too many new circles from here. Wait ten minutes.",
    ),
    "file": (
        settings.FILES_FROM_ONE,
        2000,
        "Too many files from here. Wait ten minutes.",
    ),
    "large": (20, 500, "Too many large files from here. Wait ten minutes."),
}


class TooManyTries(PermissionDenied):
    """Too many of a kind came from where this one came from; the message says so."""

    code = "too_many_tries"


def refuse_more(request, kind):
    """Raises TooManyTries where the source of a request, or all, tried too often."""
    mine, everybody, message = MOST[kind]
    tries = recent(kind)
    if (
        tries.filter(source=source_of(request)).count() >= mine
        or tries.count() >= everybody
    ):
        raise TooManyTries(message)


def count(request, kind):
    """Counts a try of a kind, and forgets the old ones; see `refuse_more`."""
    refuse_more(request, kind)
    Try.objects.filter(made_at__lte=timezone.now() - WHILE).delete()
    Try.objects.create(kind=kind, source=source_of(request))


def recent(kind):
    """The tries of a kind that count; those of a clock that was ahead do not."""
    now = timezone.now()
    return Try.objects.filter(kind=kind, made_at__gt=now - WHILE, made_at__lte=now)


def source_of(request):
    """Where a request came from, hashed.

    Through as many proxies as the settings name, if the nearest is one that is trusted:
    whoever reaches the port himself may write what he likes into the header.
    """
    address, hops = request.META["REMOTE_ADDR"], settings.PROXIES
    passed = request.headers.get("X-Forwarded-For", "").split(",")
    trusted = is_one_of(address, settings.TRUSTED_PROXIES)
    if trusted and 0 < hops <= len(passed):
        address = passed[-hops].strip()
    source = network_of(address)
    return salted_hmac("scorekeeper.source", source, algorithm="sha256").hexdigest()
