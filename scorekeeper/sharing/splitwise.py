"""Results and payments as Splitwise reads them: a column a person, paid less share.

Each row sums to zero. The columns of all rows of a group in one currency come to its
balances.
"""

import csv
from collections import namedtuple
from io import StringIO
from operator import itemgetter

from scorekeeper.files.exports import TooMuchError
from scorekeeper.files.exports.payments import of_year
from scorekeeper.files.exports.tables import harmless
from scorekeeper.money.currencies import decimals
from scorekeeper.money.ledger.by_night import results_by_night
from scorekeeper.words import night_title

HEADER = ["Date", "Description", "Category", "Cost", "Currency"]
PAID = ("pk", "paid_at", "currency", "payer_id", "payee_id", "amount", "note")
AFTER_NIGHTS = 2**63  # of the same day
MOST_CELLS = 1_000_000  # a second, or two
TOO_MUCH = "This is too much for one Splitwise file. Export it year by year."


OfADay = namedtuple("OfADay", "date")


def night_table(night, payments):
    """The CSV of a night: its result, and some `payments` recorded at it."""
    nights = night.group.nights.filter(pk=night.pk)
    here = night.attendances.values_list("person_id", flat=True)
    return table(night.group, nights, payments, here)


def group_table(group, currency, year=None):
    """The CSV of all nights and payments of a group, or of a year, in one currency."""
    nights, payments = of_year(group, year)
    nights, payments = (rows.filter(currency=currency) for rows in (nights, payments))
    return table(group, nights, payments)


def table(group, nights, payments, here=()):
    """The CSV of some nights and payments. `here`: ids of people who have a column."""
    stored = results_by_night(group, nights)
    names = stored.names
    rows = [*rows_of_nights(nights, stored.results)]
    rows += rows_of_payments(group, payments, names)
    columns = set(here).union(*(amounts for _, amounts in rows))
    if len(rows) * len(columns) > MOST_CELLS:
        raise TooMuchError(TOO_MUCH)
    columns = [pk for pk in names if pk in columns]
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(map(harmless, [*HEADER, *(names[pk] for pk in columns)]))
    rows.sort(key=itemgetter(0))
    writer.writerows(cells(head, amounts, columns) for head, amounts in rows)
    return text.getvalue()


# A row is (head, {person id: minor units}). The head is a date, its place among those
# of a day, a description, a category and a currency.


def rows_of_nights(nights, results):
    """A row of each night with money."""
    rows = nights.order_by("pk").values_list("pk", "date", "currency")
    for pk, date, currency in rows:
        if any(results[pk].values()):
            title = f"Cards, {night_title(OfADay(date))}"
            yield (date, pk, title, "General", currency), results[pk]


def rows_of_payments(group, payments, names):
    """A row of each payment: more for who paid, less for who was paid."""
    rows = payments.filter(group_id=group.pk).order_by("pk").values_list(*PAID)
    for pk, paid_at, currency, payer, payee, amount, note in rows:
        named = payment_note(names, payer, payee, note)
        head = paid_at.date(), AFTER_NIGHTS + pk, named, "Payment", currency
        yield head, {payer: amount, payee: -amount}


def payment_note(names, payer, payee, note):
    """Who paid whom, and the note."""
    named = f"{names[payer]} paid {names[payee]}"
    return harmless(f"{named}: {note}" if note else named)


def cells(head, amounts, columns):
    """A row as it is written: what each person paid more than their share."""
    date, _place, description, category, currency = head
    places = decimals(currency)
    cost = sum([amount for amount in amounts.values() if amount > 0])
    nothing = money(0, places)
    own = {pk: money(amount, places) for pk, amount in amounts.items()}
    about = [date.isoformat(), description, category, money(cost, places), currency]
    return about + [own.get(pk, nothing) for pk in columns]


def money(minor, places):
    """An amount in minor units as a program reads it: "-12.30"."""
    sign, digits = "-" if minor < 0 else "", f"{abs(minor):0{places + 1}}"
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{minor}"
