"""Signatures under the settlement of a night: each under the sums that it was put to.

A payment changes no sum; a corrected game or another bill does, and asks again.
"""

from django.db import transaction
from django.utils import timezone

from phone import signatures
from scorekeeper import bounds
from scorekeeper.access import phones
from scorekeeper.models import Signature
from scorekeeper.money.ledger.results import result_of
from scorekeeper.money.settlement.bills import held_night
from scorekeeper.recording.row_checks import why_no_signature
from scorekeeper.scoring import agreement_checks
from scorekeeper.unreadable import readable

OTHER_SUMS = (
    "The settlement has changed since you opened this page. Check it again, then sign."
)
CLOSED = (
    "The night is closed. Only someone with access to the whole group can sign it now. "
    "The host can reopen the night."
)
REMOVED = "This signature was removed. Tap the name again to sign."
NOT_HERE = "Only people who played or share a cost tonight can sign."


class SigningError(Exception):
    """A signature that is not put there, or not removed; the message says why.

    `code`: a short name for that.
    """

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def names_under(night, result):
    """Who signed a NightResult: None where a night asks for no names.

    A dict: the `state` of its sums; ids of people as `names` that are under it, as
    `before` that are under other sums, and as `missing`; and the latest Signature of
    each who signed, as `rows` by person.
    """
    playing = taking_part(result)
    if not night.agreeing or not playing:
        return None
    return names_of(night, playing)


def names_of(night, playing):
    """Who signed the sums of those who took part, as `names_under` has it."""
    rows = signatures_of(night)
    signed = [(row.person_id, row.state) for row in rows]
    under = signatures.under_settlement(state_of(playing), signed, list(playing))
    return under | {"rows": {row.person_id: row for row in rows}}


def signatures_of(night):
    """The signatures of a night that are not removed and can be read, in order."""
    rows = night.signatures.filter(removed_at=None).select_related("key").order_by("pk")
    return readable("signature", rows, why_no_signature)


def taking_part(result):
    """{person id: (minor units, points)} of those who played or share a cost, by id."""
    sums = {}
    for person, amount in zip(result.people, result.amounts, strict=True):
        if person.pk in result.took_part:
            points = (own.get(person.pk, 0) for own in result.points.values())
            sums[person.pk] = amount, sum(points)
    return {pk: sums[pk] for pk in sorted(sums)}


def state_of(playing):
    """The sums of those who took part, in short."""
    return signatures.sums_in_short(list(playing.values()))


@transaction.atomic
def sign(night, person, state, *, client_id, key_id, phone=None, is_guest=False):
    """Puts a name (a person's id) under a settlement: whether that is news.

    A name that stands there already is left as it is. `is_guest`: whether the phone has
    access to this night alone. Raises SigningError.
    """
    if held_night(night).closed_at and is_guest:
        raise SigningError("night_closed", CLOSED)
    under = names_under(night, result_of(night))
    if under is None or under["state"] != state:
        raise SigningError("other_sums", OTHER_SUMS)
    if person in under["names"]:
        return under["rows"][person].client_id == client_id
    if person not in under["missing"]:
        raise SigningError("not_here", NOT_HERE)
    about = {"person_id": person, "state": state, "key_id": key_id, "phone": phone}
    keep(night, client_id, about)
    return True


def keep(night, client_id, about):
    """Keeps a signature; SigningError where its request is known: it was removed.

    Also where there is no room for one more.
    """
    here = {"group_id": night.group_id, "client_id": client_id}
    if Signature.objects.filter(**here).exists():
        raise SigningError("removed", REMOVED)
    left, why = room_for_names(night)
    if not left:
        raise SigningError("too_many", why)
    Signature.objects.create(night=night, **here, **about)


def room_for_names(night):
    """How many more signatures there can be under a night, and why no more.

    Those that were removed count as well: each stays as a row.
    """
    count = night.signatures.filter(group_id=night.group_id).count()
    way_in = getattr(night, "way_in", {})
    return bounds.room_for_words(way_in, count, bounds.SIGNED)


@transaction.atomic
def remove(night, person, *, key_id, phone=None, is_host=False):
    """Removes a person's signature, under any sums: whether there was one.

    The host removes any, and a phone what was signed on it; SigningError for others.
    """
    rows = [row for row in signatures_of(held_night(night)) if row.person_id == person]
    here = Signature(key_id=key_id, phone=phone)
    own = [row for row in rows if is_host or phones.is_same(row, here)]
    if rows and rows[-1] not in own:
        raise SigningError("not_allowed", agreement_checks.NOT_YOURS)
    standing = night.signatures.filter(pk__in=[row.pk for row in own])
    standing.update(removed_at=timezone.now())
    return bool(own)


def bring_names(night, names, key_id, phone=None):
    """Keeps the names that a phone alone took, each once.

    `names`: dicts with `id`, `person` (a Person), `state` and `at`, when it was put
    there. Under other sums, or where the person has signed, nothing is kept. Raises
    TooManyError.
    """
    new = names and new_names(night, names)
    left, why = room_for_names(night) if new else (0, "")
    if len(new) > left:
        raise bounds.TooManyError(why)
    about = {"group_id": night.group_id, "night": night}
    about |= {"key_id": key_id, "phone": phone}
    Signature.objects.bulk_create(
        Signature(
            client_id=signature["id"],
            person=signature["person"],
            state=signature["state"],
            made_at=signature["at"],
            **about,
        )
        for signature in new
    )


def new_names(night, names):
    """Those of the names of a phone alone that are put there now, one of each person.

    A request that is known may have been removed since.
    """
    under = names_of(night, taking_part(result_of(night)))
    ids = [one["id"] for one in names]
    known = Signature.objects.filter(group_id=night.group_id, client_id__in=ids)
    known = {str(id) for id in known.values_list("client_id", flat=True)}
    missing, new = set(under["missing"]), []
    for signature in names:
        is_new = (
            str(signature["id"]) not in known and signature["state"] == under["state"]
        )
        if is_new and signature["person"].pk in missing:
            missing.discard(signature["person"].pk)
            new.append(signature)
    return new
