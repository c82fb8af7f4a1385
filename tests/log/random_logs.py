"""Logs as a table could have made them, and what a stack of records says of them."""

import random

MOST = 40  # rows


def random_log(seed):
    """A log, dicts of Rows' parts; (entries, how many redo brings back) at its end."""
    chance = random.Random(f"log {seed}")
    rows, records, undone = [], [[]], []
    for number in range(chance.randrange(MOST)):
        operation = chance.choice(may_come(records, undone))
        row = row_of(chance, operation, records[-1], number)
        rows.append(row)
        if operation == "undo":
            undone.append(records.pop())
        elif operation == "redo":
            records.append(undone.pop())
        elif operation != "leave":
            records.append(record_after(row, records[-1]))
            undone = []
    return rows, (records[-1], len(undone))


def may_come(records, undone):
    """The operations that the next row may be; entries come often, as at a table."""
    corrections = ["insert", "replace", "remove"] if records[-1] else []
    undo = ["undo"] * 3 if len(records) > 1 else []
    return ["add"] * 5 + corrections + undo + ["redo"] * 3 * bool(undone) + ["leave"]


def row_of(chance, operation, record, number):
    row = {"operation": operation, "place": None, "entry": None, "along": []}
    if operation in ("add", "insert", "replace", "leave"):
        row["entry"] = f"entry {number}"
    if operation in ("insert", "replace", "remove"):
        row["place"] = place = chance.randrange(len(record))
        later = range(place + 1, len(record))
        row["along"] = chance.sample(later, chance.randrange(len(later) + 1))
    return row | {"id": f"{number}"}


def record_after(row, record):
    """A record after a row, written as a person would: what stays, in its order."""
    place, new = row["place"], [row["entry"]] if row["entry"] else []
    if row["operation"] == "add":
        return record + new
    stays = [one for at, one in enumerate(record) if at not in row["along"]]
    rest = stays[place:] if row["operation"] == "insert" else stays[place + 1 :]
    return stays[:place] + new + rest
