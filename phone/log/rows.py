"""The log of a game: rows of what was done, which fold into the record's entries.

`add` puts an entry at the end; `insert` puts one before a place, `replace` and `remove`
take the one at a place, and each may take later entries `along`, named by their places
before the change. `undo` takes back the last row that stands, `redo` brings back the
last one taken back, until something else is done. `leave` keeps what a phone said
beside what stands, and changes nothing.
"""

from collections import namedtuple

# What stands at a place of the record: `id` of the row that says it, `root` of the one
# that first stood there, before corrections.
Item = namedtuple("Item", ("id", "root", "entry"))
# How many entries there are more for a row.
GROWS = {"add": 1, "insert": 1, "replace": 0, "remove": -1}


class Row:
    """What one request did to a record; `id`: that of the request."""

    def __init__(self, operation, place=None, entry=None, along=(), id=None):
        self.operation, self.place, self.entry = operation, place, entry
        self.along, self.id = along, id


def folded(rows, standing=(), taken_back=()):
    """The rows that stand, and those taken back, the next to redo last.

    `standing`, `taken_back`: the same before these rows.
    """
    standing, taken_back = list(standing), list(taken_back)
    for row in rows:
        fold(standing, taken_back, row.operation, row)
    return standing, taken_back


def fold(standing, taken_back, operation, one):
    """Changes both lists by one operation more; `one`: what then stands of it."""
    if operation == "undo":
        move_last(standing, taken_back)
    elif operation == "redo":
        move_last(taken_back, standing)
    elif operation != "leave":
        standing.append(one)
        taken_back.clear()


def move_last(one, other):
    """The last of one list goes to the end of another, if there is any."""
    if one:
        other.append(one.pop())


def entry_of(row, _old):
    return row.entry


def item_of(row, old):
    return Item(row.id, old.root if old else row.id, row.entry)


def applied(standing, before=(), made=entry_of):
    """What rows that all stand make of what stood before: entries.

    `made`: what stands there by a row, of the row and of what stood there, None where
    nothing did.
    """
    after = list(before)
    for row in standing:
        apply(after, row, made)
    return after


def apply(after, row, made=entry_of):
    """Changes a list of what stands as a row does that is no undo and no redo."""
    for place in sorted(row.along, reverse=True):
        del after[place]
    if row.operation == "add":
        after.append(made(row, None))
        return
    old = None if row.operation == "insert" else after.pop(row.place)
    if row.operation != "remove":
        after.insert(row.place, made(row, old))


def entries_after(rows):
    """The entries of the record after a log."""
    return applied(folded(rows)[0])


def items_after(rows):
    """The entries of the record after a log, as Items."""
    return items_of(folded(rows)[0])


def items_of(standing):
    """The entries of the record after rows that all stand, as Items."""
    return applied(standing, made=item_of)


def places_after(row, count):
    """Where each of `count` entries and the new one stands after a correction.

    A list of places before the change in the order after it; the entry that the row
    brings is None.
    """
    return applied([row], range(count), made=lambda _row, _old: None)


def is_sound(rows):
    """Whether each row of a log is about what is there when it comes."""
    counts, taken_back = [0], []  # of entries, after each row that stands
    for row in rows:
        if not is_there(row, counts, taken_back):
            return False
        count = counts[-1] + GROWS.get(row.operation, 0) - len(row.along)
        fold(counts, taken_back, row.operation, count)
    return True


def is_there(row, counts, taken_back):
    """Whether that is there what a row is about."""
    if row.operation == "undo":
        return len(counts) > 1
    if row.operation == "redo":
        return len(taken_back) > 0
    if row.operation in ("add", "leave"):
        return not row.along
    return row.place is not None and is_place(row, counts[-1])


def is_place(row, count):
    """Whether a correction is about entries of a record that has so many."""
    first = row.place + (row.operation != "insert")
    is_later = all(first <= place < count for place in row.along)
    is_within = 0 <= row.place < count + (row.operation == "insert")
    return is_within and is_later and len(set(row.along)) == len(row.along)


def rows_in(outbox):
    """The rows of a phone's outbox, a list of dicts, which calls a place `at`."""
    return [
        Row(one["operation"], one.get("at"), one["entry"], one.get("along") or ())
        for one in outbox
    ]
