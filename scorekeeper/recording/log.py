"""The log of a game: operations on its record, which fold into the record's entries.

A row is (operation, place, entry, along). `add` puts an entry at the end; `insert`
puts one before a place, `replace` and `remove` take the one at a place, and each may
take later entries `along`, named by their places before the change. `undo` takes back
the last operation that stands, `redo` brings back the last one taken back, until
another operation is made. `leave` keeps what a phone said beside what stands, and
changes nothing.
"""

from collections import namedtuple

Row = namedtuple("Row", "operation place entry along", defaults=(None, None, ()))


def entries(rows):
    """The record's entries after a log."""
    standing, _ = folded(rows)
    return applied(standing, [])


def folded(rows):
    """The operations that stand, and those taken back, the next to redo last."""
    standing, taken_back = [], []
    for row in rows:
        if row.operation == "undo":
            taken_back.append(standing.pop())
        elif row.operation == "redo":
            standing.append(taken_back.pop())
        elif row.operation != "leave":
            standing.append(row)
            taken_back = []
    return standing, taken_back


def applied(rows, entries):
    """Entries after operations none of which is an undo or a redo."""
    entries = list(entries)
    for row in rows:
        for place in sorted(row.along, reverse=True):
            del entries[place]
        APPLY[row.operation](entries, row)
    return entries


def add(entries, row):
    entries.append(row.entry)


def insert(entries, row):
    entries.insert(row.place, row.entry)


def replace(entries, row):
    entries[row.place] = row.entry


def remove(entries, row):
    del entries[row.place]


APPLY = {"add": add, "insert": insert, "replace": replace, "remove": remove}


def places_after(row, count):
    """Where each of `count` entries and the new one stands after a correction.

    A list of places before the change in the order after it; the entry that the row
    brings is None.
    """
    return applied([row._replace(entry=None)], range(count))
