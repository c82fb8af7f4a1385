"""Settling up an offline night: its result, who pays whom, and what was paid."""

from phone import money
from rules.words import spell_count, with_capital

from .words import games_words, send_part, title_of

SPACE = "\u00a0"  # behind most units; the small Python strips no such one


def settle_page(evening, settlement, groups, yesterday):
    """What the page is drawn from on which an offline night is settled.

    Once it is sent it has no plan: that of the group has the earlier nights as well.
    """
    balance = balance_part(evening, settlement)
    count = len(settlement["plan"])
    page = {
        "id": evening["id"],
        "title": title_of(evening),
        "is_open": still_open(evening["games"]),
        "has_plan": balance["has_money"] and not evening["sent"],
        "verdict": verdict(count, count),
        "plan": [payment_line(evening, row) for row in settlement["plan"]],
        "payments": [payment_line(evening, one) for one in evening["payments"]],
        "has_payments": balance["has_money"],
        "may_change": not evening["sent"],
    }
    return page | balance | send_part(evening, groups, yesterday)


def payment_line(evening, payment):
    """A payment as it is shown; `value` names it where it is in the plan."""
    sign, places = evening["group"]["unit"], evening["group"]["places"]
    written = money.written_sum(payment["amount"], places)
    line = {name: payment.get(name, "") for name in ("payer", "payee", "id", "note")}
    return line | {"words": sign + written, "value": value_of(evening, payment)}


def value_of(evening, payment):
    """What names a payment of a plan to a button: two people and the amount."""
    people = evening["people"]
    pair = [people.index(payment[end]) for end in ("payer", "payee")]
    return " ".join([str(number) for number in pair + [payment["amount"]]])


def record_part(evening, filled):
    """The form that records any payment; `filled`: what a refusal has left in it."""
    ends = ("payer", "payee")
    chosen = {
        f"{end}s": [
            {"name": name, "is_chosen": name == filled.get(end)}
            for name in evening["people"]
        ]
        for end in ends
    }
    typed = {name: filled.get(name, "") for name in ("amount", "note")}
    currency = evening["group"]["unit"].replace(SPACE, "")
    return chosen | typed | {"is_open": bool(filled), "currency": currency}


def still_open(games):
    """What is said of games that are not over; "" where all are."""
    left = [game for game in games if not game["came"]["net"]]
    if not left:
        return ""
    are = "is" if len(left) == 1 else "are"
    return with_capital(f"{games_words(left)} {are} still in play and not counted yet.")


def balance_part(evening, settlement):
    """The result of each person, in money where any is at stake."""
    unit, sign = settlement["unit"], evening["group"]["unit"]
    is_money = unit == money.MONEY
    return {
        "counted_in": sign.replace(SPACE, "") if is_money else money.in_units(unit),
        "has_money": is_money or bool(evening["payments"]),
        "rows": settlement["rows"],
        "beside": beside_part(settlement["beside"]),
        "no_stake": [
            {"name": game["name"], "words": game["came"]["words"]}
            for game in settlement["no_stake"]
        ],
    }


def beside_part(beside):
    """The table beside money, under the name of its unit: "Points", "Games won"."""
    return beside and beside | {"title": with_capital(money.in_units(beside["unit"]))}


def verdict(count, left):
    """The settlement by `count` payments, of which so many are `left` to be made."""
    if not count:
        return "Nobody owes anything"
    if not left:
        return "Everything is settled"
    return settled_by(left, "more payment" if left < count else "payment")


def settled_by(count, payment="payment"):
    """How many payments settle it: "Two more payments settle it"."""
    verb = "settles" if count == 1 else "settle"
    return with_capital(f"{spell_count(count, payment)} {verb} it")
