"""What each person pays of a shared cost, exact, as its page shows it."""

from fractions import Fraction

from phone.money import won_by_cost
from scorekeeper.forms.bill import mark
from scorekeeper.models import Bill
from scorekeeper.money.currencies import written

ABOUT = "about "  # before an amount that is no whole number of coins
REST = "{rest} of {total} is shared in proportion to what each person had."


def who_pays(form):
    """Each person of the form of a bill, and why nothing can be shown yet.

    `mark`: what the form says of it, to be sent with what is entered.
    """
    way, parts = form.shared()
    if not parts:
        return {"rows": [], "mark": "", "missing": refusals(form)}
    paid, shares = [one[1] for one in parts], [one[2] for one in parts]
    won, size = won_by_cost(paid, shares)
    rows = [
        row(part, Fraction(amount, size), way, form.currency)
        for part, amount in zip(parts, won, strict=True)
    ]
    rest = sum(paid) - sum(shares) if way == Bill.Way.COST else 0
    sums = {"rest": written(rest, form.currency)}
    sums["total"] = written(sum(paid), form.currency)
    return {
        "rows": rows,
        "mark": mark(way, parts),
        "total": sums["total"],
        "rest": REST.format(**sums) if rest else "",
        "is_rounded": any(amount % size for amount in won),
    }


def refusals(form):
    """Why no amounts can be shown yet: the sentences of a filled-in form."""
    errors = form.errors if form.is_bound else {}
    return list(dict.fromkeys(words for each in errors.values() for words in each))


def row(part, won, way, currency):
    """What one person pays of a bill, and what they get or owe then."""
    person, paid, share = part
    pays = in_coins(paid - won, currency)
    had = f"Had {written(share, currency)}. " if way == Bill.Way.COST and share else ""
    paid = f"Paid {written(paid, currency)}. " if paid else ""
    return {"name": person.name, "pays": pays, "words": had + paid + due(won, currency)}


def due(won, currency):
    """What somebody gets back or owes, in words."""
    if not won:
        return "Even."
    verb = "Gets back" if won > 0 else "Owes"
    return f"{verb} {in_coins(abs(won), currency)}."


def in_coins(amount, currency):
    """An exact amount; one between two coins is said to be about the nearest."""
    coins = int(amount + Fraction(1, 2))
    return (ABOUT if amount != coins else "") + written(coins, currency)
