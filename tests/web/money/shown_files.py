"""What the files of a group and of a night say of results and payments."""

import csv
import json
from io import BytesIO, StringIO, TextIOWrapper
from zipfile import ZipFile

from tests.web.money.naive_ledger import add
from tests.web.money.shown_money import minor

ABOUT = ("Date", "Description", "Category", "Cost", "Currency")  # of Splitwise


def splitwise(file):
    """({name: minor units}, (payer, payee, amount) of the payments) of a CSV."""
    rows = list(csv.DictReader(StringIO(file)))
    sums = {name: 0 for name in (rows[0] if rows else {}) if name not in ABOUT}
    for row in rows:
        amounts = {name: minor(row[name], row["Currency"]) for name in sums}
        assert sum(amounts.values()) == 0
        for name, amount in amounts.items():
            sums[name] += amount
    paid = [row for row in rows if row["Category"] == "Payment"]
    return sums, [payment_of(row) for row in paid]


def payment_of(row):
    """Who paid whom how much, by a row of a CSV for Splitwise."""
    payer, _paid, payee = row["Description"].split()
    amount = minor(row["Cost"], row["Currency"])
    assert minor(row[payer], row["Currency"]) == amount
    assert minor(row[payee], row["Currency"]) == -amount
    return payer, payee, amount, row["Currency"]


def payments_in(file):
    """(payer, payee, amount, currency, id of the night or None) of a file in JSON."""
    return [
        (one["payer"], one["payee"], one["amount"], one["currency"], one["night"])
        for one in json.loads(file)["content"]["payments"]
    ]


def balances_in(tables):
    """{(currency, name): minor units} of the results and payments of a zip."""
    sums = {}
    for row in rows_in(tables, "results"):
        add(sums, (row["currency"], row["person"]), units(row))
    for row in rows_in(tables, "payments"):
        add(sums, (row["currency"], row["payer"]), units(row))
        add(sums, (row["currency"], row["payee"]), -units(row))
    return sums


def units(row):
    return minor(row["amount"], row["currency"])


def rows_in(tables, name):
    """The rows of one table of a zip."""
    with ZipFile(BytesIO(tables)) as zipped, zipped.open(f"{name}.csv") as file:
        return list(csv.DictReader(TextIOWrapper(file, "utf-8-sig")))
