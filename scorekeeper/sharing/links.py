"""Links that show one thing to anyone who has them: made, found again, removed."""

from django.utils import timezone

from scorekeeper.access.keyring import DeadLink, hash_secret
from scorekeeper.models import SharedLink

MOST = 200  # links of a group that are not revoked
REMOVED = "This link no longer shows anything. Ask the sender for a new one."


class TooManyLinksError(Exception):
    """A group has as many links as it can; the message says so."""


def make(group, secret, kind, name, thing=None, **about):
    """A SharedLink (saved) with a secret; the same secret again is the same link.

    Raises TooManyLinksError.
    """
    links = valid(group)
    fields = {"kind": kind, "thing": thing, "about": about, "name": name[:120]}
    known = links.filter(secret_hash=hash_secret(secret)).first()
    if known is None and links.count() >= MOST:
        raise TooManyLinksError(f"The group has {MOST} shared links. Remove one first.")
    return known or group.shared_links.create(secret_hash=hash_secret(secret), **fields)


def valid(group):
    """The links of a group that still show something, the latest first."""
    return group.shared_links.filter(revoked_at=None).order_by("-pk")


def link_of(secret):
    """The valid SharedLink of a secret, with its group; raises DeadLink."""
    links = SharedLink.objects.filter(secret_hash=hash_secret(secret), revoked_at=None)
    link = links.select_related("group").first()
    if link is None:
        raise DeadLink(REMOVED)
    return link


def revoke(group, pk):
    """Shuts a link at once; whether there is such a link."""
    link = group.shared_links.filter(pk=pk).first()
    if link and not link.revoked_at:
        link.revoked_at = timezone.now()
        link.save(update_fields=["revoked_at"])
    return link is not None
