"""Where requests come from, and how often one source may try the same."""

from datetime import timedelta

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.utils import timezone
from django.utils.crypto import salted_hmac

from scorekeeper.models import Try
from scorekeeper.server import network

WHILE = timedelta(minutes=10)
MOST = {  # tries in ten minutes of one source, of all together; a refusal of each
    "code": (
        settings.CODES_FROM_ONE,
        1000,
        "Too many wrong codes. Wait ten minutes, or scan the QR code.",
        "Too many wrong codes from many places. For now, a code works only on the "
        "network of the phone that shows it. Scan the QR code instead.",
    ),
    "group": (
        settings.GROUPS_FROM_ONE,
        2000,
        "Too many new groups from this network. Wait ten minutes.",
        "Too many new groups right now. Wait ten minutes.",
    ),
    "file": (
        settings.FILES_FROM_ONE,
        2000,
        "Too many files from this network. Wait ten minutes.",
        "Too many files right now. Wait ten minutes.",
    ),
    "large": (
        20,
        500,
        "Too many large files from this network. Wait ten minutes.",
        "Too many large files right now. Wait ten minutes.",
    ),
}


class TooManyTries(PermissionDenied):
    """Too many of a kind came from where this one came from; the message says so."""

    code = "too_many_tries"


def refuse_more(request, kind):
    """Raises TooManyTries where the source of a request, or all, tried too often."""
    refuse_more_from_here(request, kind)
    _, everybody, _, message = MOST[kind]
    if recent(kind).count() >= everybody:
        raise TooManyTries(message)


def refuse_more_from_here(request, kind):
    """Raises TooManyTries where the source of a request tried too often."""
    mine, _, message, _ = MOST[kind]
    if recent(kind).filter(source=source_of(request)).count() >= mine:
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
    """Where a request came from, hashed."""
    address, forwarded = request.META["REMOTE_ADDR"], "X-Forwarded-For"
    source = network.source_of(address, request.headers.get(forwarded), settings)
    return salted_hmac("scorekeeper.source", source, algorithm="sha256").hexdigest()
