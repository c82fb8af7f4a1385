"""Whose names stand under a settlement: as its page shows it, and as it is heard."""

from uuid import uuid4

from scorekeeper import settling
from scorekeeper.keys import access
from scorekeeper.views.night_parts import purse_name

MARK = "names"  # begins what a page says of them in short
PUT = "{name} put their name under it."
TAKEN_BACK = "{name} took their name back."


def names_under(night, purses):
    """What the page shows of the names; None where a night asks for none.

    Each has the `pk` of a person and the `name` of the purse; those that stand under it
    say whether this phone may take them back.
    """
    under = settling.names_under(night, purses)
    if under is None:
        return None
    names = {purse.person.pk: purse_name(purse) for purse in purses}
    may_sign, own = access.may(night, "enter"), night.way_in["pk"]
    mine = [pk for pk in under["names"] if may_sign and under["keys"][pk] == own]

    def lines(pks):
        return [{"pk": pk, "name": names[pk], "is_mine": pk in mine} for pk in pks]

    parts = {part: lines(under[part]) for part in ("names", "before", "missing")}
    about = {"state": under["state"], "id": str(uuid4())}
    return parts | about | {"may_sign": may_sign}


def in_short(under):
    """The names that stand under a settlement, by ids, as an open page knows them."""
    names = under["names"] if under else []
    return ".".join([MARK, *(str(one["pk"]) for one in names)])


def news_of_names(under, parts, *, are_sums_same):
    """Who put a name there or took it back since a page said its `parts`: sentences."""
    if under is None:
        return []
    before = [one for part in parts if part.startswith(MARK) for one in part.split(".")]
    new = [one for one in under["names"] if str(one["pk"]) not in before]
    gone = [one for one in under["missing"] if str(one["pk"]) in before]
    told = [PUT.format(**one) for one in new]
    return told + [TAKEN_BACK.format(**one) for one in gone if are_sums_same]
