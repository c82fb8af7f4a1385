"""The shared costs of a night in words: who paid them, and who shares them how."""

from fractions import Fraction

from django.urls import reverse

from phone import money
from rules.words import join_with_and, spell_count
from scorekeeper.models import Bill
from scorekeeper.money.currencies import written_amount
from scorekeeper.money.forms.bill import PARTS, mark

REST = "; the remaining {rest} in proportion"  # of a bill by what each had
ABOUT, LESS = "about ", "less than "  # before what is no whole number of coins
REST_SHARED = "{rest} of {total} is split in proportion to each person's items."


def bill_title(bill):
    """A bill, its name between quotes: what is typed there is no line of its own."""
    return f"Shared cost “{bill.name}”"


def bill_line(bill, currency, *, may_change):
    """A bill as the page lists it: who paid how much, and who shares it how."""
    parts = bill.shown_parts
    paid = [
        f"{part.person} paid {written_amount(part.paid, currency)}"
        for part in parts
        if part.paid
    ]
    return {
        "pk": bill.pk,
        "name": bill.name,
        "title": bill_title(bill),
        "paid": join_with_and(paid),
        "shared": shared_words(bill, currency),
        "url": reverse("bill", args=[bill.night_id, bill.pk]),
        "may_change": may_change,
    }


def shared_words(bill, currency):
    """Who shares a bill how: "shared by Ann and Bob", "Ann had €4 and Bob had €5"."""
    parts = [part for part in bill.shown_parts if part.share]
    if bill.way == Bill.Way.EQUAL:
        return f"shared by {join_with_and([part.person.name for part in parts])}"
    if bill.way == Bill.Way.SHARES:
        return join_with_and([f"{part.person} {shares(part.share)}" for part in parts])
    had = [
        f"{part.person} had {written_amount(part.share, currency)}" for part in parts
    ]
    rest = sum(part.paid - part.share for part in bill.shown_parts)
    return join_with_and(had) + (
        REST.format(rest=written_amount(rest, currency)) if rest else ""
    )


def shares(number):
    return spell_count(number, "share")


def who_pays(form):
    """What each person of the form of a bill pays; no rows where it is refused.

    `mark`: what tells these shares from others, to be sent with what is entered.
    """
    way, parts = form.way_and_parts()
    if not parts:
        return {"rows": [], "mark": ""}
    won = won_by_cost([paid for _, paid, _ in parts], [one[2] for one in parts])
    return {
        "rows": [row(*both, form.currency) for both in zip(parts, won, strict=True)],
        "mark": mark(way, parts),
        "total": written_amount(sum(paid for _, paid, _ in parts), form.currency),
        "rest": rest_words(parts, form.currency) if way == Bill.Way.COST else "",
        "is_rounded": any(amount.denominator > 1 for amount in won),
    }


def won_by_cost(paid, shares):
    """What each person wins or loses of a cost, as Fractions; they sum to zero."""
    won, size = money.won_by_cost(paid, shares)
    return [Fraction(amount, size) for amount in won]


def rest_words(parts, currency):
    """That what was paid beyond what people had is shared in proportion, or ""."""
    paid = sum(paid for _, paid, _ in parts)
    rest = paid - sum(share for _, _, share in parts)
    words = {
        "rest": written_amount(rest, currency),
        "total": written_amount(paid, currency),
    }
    return REST_SHARED.format(**words) if rest else ""


def missing_in_form(form):
    """Why nothing can be shown of a form that is being filled in: sentences."""
    names = {
        row[part].name: f"{row['person']}: " for row in form.rows() for part in PARTS
    }
    return [
        names.get(field, "") + words
        for field, errors in form.errors.items()
        for words in errors
    ]


def row(part, won, currency):
    """What one person pays of a bill, and what they get or owe then."""
    person, paid, _share = part
    words = f"Paid {written_amount(paid, currency)}. " if paid else ""
    pays = in_coins(paid - won, currency)
    return {"name": person.name, "pays": pays, "words": words + due(won, currency)}


def due(won, currency):
    """What somebody gets back or owes, in words."""
    if not won:
        return "Even."
    verb = "Gets back" if won > 0 else "Owes"
    return f"{verb} {in_coins(abs(won), currency)}."


def in_coins(amount, currency):
    """An exact amount; one between two coins is about the nearest."""
    coins = int(amount + Fraction(1, 2))
    if amount and not coins:
        return LESS + written_amount(1, currency)
    return (ABOUT if amount != coins else "") + written_amount(coins, currency)
