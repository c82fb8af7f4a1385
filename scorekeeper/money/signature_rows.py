"""Who signed a settlement: as its page shows it, and as it is heard."""

from uuid import uuid4

from scorekeeper import recording
from scorekeeper.access import permissions, phones
from scorekeeper.models import Signature
from scorekeeper.money import settlement
from scorekeeper.money.news import BETWEEN

MARK = "names"  # begins what a page says of them in short
SIGNED = "{name} signed."
REMOVED = "The signature of {name} was removed."


def names_under(night, result):
    """What the page shows of the names; None where a night asks for none.

    Each has the `pk` of a person and a `name`; those who signed also
    from which `phone`, and whether the one that looks may remove the signature.
    """
    under = settlement.names_under(night, result)
    if under is None:
        return None
    names = {person.pk: person.name for person in result.people}
    signed = signed_by(night, under["rows"])

    def lines(pks):
        return [{"pk": pk, "name": names[pk]} | signed.get(pk, {}) for pk in pks]

    parts = {part: lines(under[part]) for part in ("names", "before", "missing")}
    about = {"state": under["state"], "id": str(uuid4())}
    return parts | about | {"may_sign": may_sign(night)}


def may_sign(night):
    """Whether this device may sign a night: a guest only while it is open."""
    is_open = not night.closed_at or permissions.is_of_the_group(night)
    return permissions.may(night, "enter") and is_open


def signed_by(night, rows):
    """From which phone each signature came, by person, and what this one may do.

    `rows`: the Signature of each who signed, by person.
    """
    here = Signature(phone=night.phone, key_id=night.way_in["pk"])
    may_enter, is_host = permissions.may(night, "enter"), permissions.may(night, "host")
    named = recording.phone_names(rows.values())
    return {
        person: {
            "phone": named[row.pk],
            "is_own": may_enter and phones.is_same(row, here),
            "may_remove": is_host or (may_enter and phones.is_same(row, here)),
        }
        for person, row in rows.items()
    }


def in_short(under):
    """The names that stand under a settlement, by ids, as an open page knows them."""
    names = under["names"] if under else []
    return ".".join([MARK, *(str(one["pk"]) for one in names)])


def news_of_names(under, before, now):
    """Who signed since a page said its `before`, and who no longer does: sentences.

    Both are as `in_short` has them. Other sums need no word: they ask
    everybody to sign again.
    """
    if under is None:
        return []
    *parts, names = before.split(BETWEEN)
    signed = names.split(".")
    new = [one for one in under["names"] if str(one["pk"]) not in signed]
    gone = [one for one in under["missing"] if str(one["pk"]) in signed]
    are_sums_same = parts[:2] == now.split(BETWEEN)[:2]
    told = [SIGNED.format(**one) for one in new]
    return told + [REMOVED.format(**one) for one in gone if are_sums_same]
