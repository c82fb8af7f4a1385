"""The log of a game, folded so that each entry knows which row brought it."""

from collections import namedtuple

# A row of the log: `id` of the request that made it, and what it did.
Row = namedtuple("Row", ("id", "operation", "place", "entry", "along"))
# An entry of the record: `id` of the row that says it, `root` of the one that first
# stood at its place, before corrections.
Item = namedtuple("Item", ("id", "root", "entry"))


def folded(rows):
    """The operations that stand, and those taken back, the next to redo last."""
    standing, taken_back = [], []
    for row in rows:
        if row.operation == "undo":
            move_last(standing, taken_back)
        elif row.operation == "redo":
            move_last(taken_back, standing)
        elif row.operation != "leave":
            standing.append(row)
            taken_back = []
    return standing, taken_back


def move_last(one, other):
    """The last of one list goes to the end of another, if there is any."""
    if one:
        other.append(one.pop())


def items_after(rows):
    """The entries of the record after a log, as Items."""
    return items_of(folded(rows)[0])


def items_of(standing):
    """The entries of the record after operations that all stand, as Items."""
    items = []
    for row in standing:
        apply(items, row)
    return items


def apply(items, row):
    """Changes a list of Items as an operation does that is no undo and no redo."""
    for place in sorted(row.along, reverse=True):
        del items[place]
    APPLY[row.operation](items, row)


def add(items, row):
    items.append(Item(row.id, row.id, row.entry))


def insert(items, row):
    items.insert(row.place, Item(row.id, row.id, row.entry))


def replace(items, row):
    items[row.place] = Item(row.id, items[row.place].root, row.entry)


def remove(items, row):
    del items[row.place]


APPLY = {"add": add, "insert": insert, "replace": replace, "remove": remove}


def roots_beside(rows, base, own):
    """The roots that rows of one's own behind the base were weighed against."""
    found, items = set(), items_after(rows[:base])
    for place in range(base, len(rows)):
        row = rows[place]
        is_weighed = row.id in own and row.operation in ("leave", "replace")
        if is_weighed and row.place is not None and row.place < len(items):
            found.add(items[row.place].root)
        if row.operation in ("undo", "redo"):
            items = items_after(rows[: place + 1])
        elif row.operation != "leave":
            apply(items, row)
    return found
