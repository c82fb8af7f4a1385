"""A settled night as Splitwise writes one: a column a person, paid less his share."""

import csv
from decimal import Decimal
from io import StringIO

from scorekeeper.exporting.tables import harmless
from scorekeeper.money.currencies import decimals
from scorekeeper.words import night_title

HEADER = ["Date", "Description", "Category", "Cost", "Currency"]


def table(night, plan):
    """The CSV of a night and its Plan: what all won or lost, and what has been paid.

    Each row sums to zero. Who settles with others stands for them.
    """
    purses = plan.purses
    names = [purse.person.name for purse in purses]
    won = [purse.amount for purse in purses]
    rows = [expense(night, f"Cards, {night_title(night)}", "General", won)]
    for due in plan.dues:
        if due.is_paid:
            named = f"{due.payer} paid {due.payee}"
            paid = [moved(due, purse) for purse in purses]
            rows.append(expense(night, named, "Payment", paid))
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow([harmless(cell) for cell in [*HEADER, *names]])
    writer.writerows([*map(harmless, row[:5]), *row[5:]] for row in rows)
    return text.getvalue()


def moved(due, purse):
    """What a payment is for a purse: more for who paid, less for who was paid."""
    of_payer = due.payer.pk in {person.pk for person in purse.people}
    of_payee = due.payee.pk in {person.pk for person in purse.people}
    return due.amount * (of_payer - of_payee)


def expense(night, name, category, amounts):
    """A row: who of all paid more than his share, in the currency of the night."""
    cost = sum(amount for amount in amounts if amount > 0)
    cells = [night.date.isoformat(), name, category, money(cost, night)]
    return [*cells, night.currency, *(money(amount, night) for amount in amounts)]


def money(minor, night):
    """An amount in minor units as a program reads it: "-12.30"."""
    places = decimals(night.currency)
    return f"{Decimal(minor).scaleb(-places):.{places}f}"
