"""The end of an offline night, and the group into which it goes."""

from phone import money

from .settlement import stake_of

OF_THE_MONEY = ("currency", "unit", "places")


def end(page):
    """The evening that is over: it is sent as soon as it can be."""
    return {"evening": page["evening"] | {"is_over": True}}


def move(page):
    """The evening in another group; money that is at stake stays what it is."""
    evening = page["evening"]
    [group] = [one for one in page["groups"] if str(one["id"]) == page["value"]]
    old_money = {part: evening["group"][part] for part in OF_THE_MONEY}
    is_kept = money.is_for_money(stake_of(evening))
    return {"evening": evening | {"group": group | old_money if is_kept else group}}
