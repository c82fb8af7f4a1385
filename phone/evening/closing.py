"""The end of an evening: what is paid, and the circle into which it goes."""

from phone import money

from .settlement import settled, stake_of

OF_THE_MONEY = ("currency", "unit", "places")
OF_A_DUE = ("payer", "payee", "amount", "paid_at")


def pay(page):
    """The evening with a payment ticked as paid, or as due again.

    What was shown then is kept, so that no more of it changes than must.
    """
    place, dues = int(page["value"]), settled(page["evening"])["dues"]
    kept = [{part: due[part] for part in OF_A_DUE} for due in dues]
    kept[place]["paid_at"] = "" if kept[place]["paid_at"] else page["now"]
    is_kept = any(due["paid_at"] for due in kept)
    return {"evening": page["evening"] | {"kept": kept if is_kept else []}}


def end(page):
    """The evening that is over: it is sent as soon as it can be."""
    return {"evening": page["evening"] | {"is_over": True}}


def move(page):
    """The evening in another circle; money that is at stake stays what it is."""
    evening = page["evening"]
    [circle] = [one for one in page["circles"] if str(one["id"]) == page["value"]]
    own = {part: evening["circle"][part] for part in OF_THE_MONEY}
    is_kept = money.is_for_money(stake_of(evening))
    return {"evening": evening | {"circle": circle | own if is_kept else circle}}
