"""The shared costs of a night in words: who paid them, and who shares them how."""

from django.urls import reverse

from rules.words import join_with_and, spell_count
from scorekeeper.models import Bill
from scorekeeper.money.currencies import written

REST = "; the other {rest} in proportion"  # of a bill by what each had


def bill_title(bill):
    """A bill, its name between quotes: what is typed there is no line of its own."""
    return f"Shared cost “{bill.name}”"


def bill_line(bill, currency, *, may_change):
    """A bill as the page lists it: who paid how much, and who shares it how."""
    parts = bill.shown_parts
    paid = [
        f"{part.person} paid {written(part.paid, currency)}"
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
    had = [f"{part.person} had {written(part.share, currency)}" for part in parts]
    rest = sum(part.paid - part.share for part in bill.shown_parts)
    return join_with_and(had) + (
        REST.format(rest=written(rest, currency)) if rest else ""
    )


def shares(number):
    return spell_count(number, "share")
