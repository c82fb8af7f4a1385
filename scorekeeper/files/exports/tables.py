"""Nights, games, deals, lines, standings, bills, results and payments as tables."""

import csv
import re
from decimal import Decimal
from io import BytesIO, StringIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from django.db.models import Prefetch

from scorekeeper.files.exports.content import TooMuchError
from scorekeeper.files.exports.payments import of_year
from scorekeeper.files.exports.rows import (
    HEADS,
    parts_of,
    payment_row,
    result_rows,
    rows_of,
)
from scorekeeper.models import Attendance, Bill, BillPart, Game, Standing
from scorekeeper.money.ledger.by_night import added_up, stored_results

MOST_GAMES = 3000
TOO_MANY = "There are more than 3,000 games. Export them year by year."
# What a spreadsheet may take for the begin of a formula, also where it parts the cells
# itself, at a tab or a semicolon, and in the wide letters of East Asia.
FORMULA = re.compile(
    r"(^|[\t\r\n;])(?=[ \u3000]*[-=+@\uff0d\uff1d\uff0b\uff20]|[\t\r\n])"
)
BEGUN = (1980, 1, 1, 0, 0, 0)  # the same tables make the same file


def group_tables(group, year=None):
    """A zip (bytes) of the tables of a group, or of one year; see TooMuchError."""
    return tables(group, *of_year(group, year))


def night_tables(night, payments=None):
    """A zip (bytes) of the tables of one night; `payments` as for `night_file`."""
    nights = night.group.nights.filter(pk=night.pk)
    payments = night.payments.all() if payments is None else payments
    return tables(night.group, nights, payments)


def tables(group, nights, payments):
    """A zip with a CSV file for each table of `HEADS`, in nine queries."""
    games = Game.objects.filter(group_id=group.pk, night__in=nights)
    if games.count() > MOST_GAMES:
        raise TooMuchError(TOO_MANY)
    written = {name: [head] for name, head in HEADS.items()}
    results, stale, names = stored_results(group, nights)
    for night in with_results(group, nights):
        for name, row in rows_of(night, names):
            written[name].append(row)
        if night.pk in stale:
            results[night.pk] = added_up(night, parts_of(night))
        written["results"] += result_rows(night, results[night.pk], names)
    for row in payments.filter(group_id=group.pk).order_by("pk"):
        written["payments"].append(payment_row(row, names))
    return zip_tables(written)


def with_results(group, nights):
    """Nights by date, with who was there, games, standings and bills."""
    here = Attendance.objects.filter(group_id=group.pk).order_by("pk")
    games = Game.objects.defer("entries").order_by("pk")
    given = Standing.objects.order_by("pk")
    bills = Bill.objects.filter(group_id=group.pk).order_by("pk")
    shared = BillPart.objects.order_by("pk")
    return nights.order_by("date", "pk").prefetch_related(
        Prefetch("attendances", here, "rows_here"),
        Prefetch("games", games.filter(group_id=group.pk), "rows_played"),
        Prefetch(
            "rows_played__standings", given.filter(group_id=group.pk), "rows_given"
        ),
        Prefetch("bills", bills, "rows_billed"),
        Prefetch("rows_billed__parts", shared.filter(group_id=group.pk), "rows_shared"),
    )


def zip_tables(tables):
    """A zip (bytes) of tables, each a list of rows by its name."""
    made = BytesIO()
    with ZipFile(made, "w") as file:
        for name, rows in tables.items():
            entry = ZipInfo(f"{name}.csv", BEGUN)
            file.writestr(entry, csv_bytes(rows), ZIP_DEFLATED)
    return made.getvalue()


def csv_bytes(rows):
    """Rows as CSV (bytes) that a spreadsheet opens as UTF-8."""
    text = StringIO()
    table = csv.writer(text, quoting=csv.QUOTE_ALL)
    table.writerows([harmless(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig", "replace")


def harmless(cell):
    """A cell that no spreadsheet takes for a formula; a number stays a number."""
    if isinstance(cell, Decimal):
        return f"{cell:f}"
    return FORMULA.sub(r"\1'", cell) if isinstance(cell, str) else cell
