"""The log of a game: rows of what was done, which fold into the record's entries.

`add` puts an entry at the end; `insert` puts one before a place, `replace` and `remove`
take the one at a place, and each may take later entries `along`, named by their places
before the change: a place alone where an entry goes, a list of the place and of what
stands there then, `[7, entry]`, where something was re-entered. `undo` takes back the
last row that stands, `redo` brings back the last one taken back, until something else
is done. `leave` keeps what a phone said beside what stands, and changes
nothing; no more does a `note`, which only an outbox has: it is kept beside the log.
"""

NOTE = "note"
CHANGE_NOTHING = ("leave", NOTE)


class Row:
    """What one request did to a record; `id`: that of the request."""

    def __init__(self, operation, place=None, entry=None, along=(), id=None):
        self.operation, self.place, self.entry = operation, place, entry
        self.along, self.id = along, id


def fold_rows(rows, standing=(), taken_back=()):
    """The rows that stand, and those taken back, the next to redo last.

    `standing`, `taken_back`: the same before these rows.
    """
    standing, taken_back = list(standing), list(taken_back)
    for row in rows:
        fold(standing, taken_back, row.operation, row)
    return standing, taken_back


def fold(standing, taken_back, operation, item):
    """Changes both lists by one operation more; `item`: what then stands of it."""
    if operation == "undo":
        move_last(standing, taken_back)
    elif operation == "redo":
        move_last(taken_back, standing)
    elif operation not in CHANGE_NOTHING:
        standing.append(item)
        taken_back.clear()


def move_last(items, other):
    """The last of one list goes to the end of another, if there is any."""
    if items:
        other.append(items.pop())


def entry_of(row, _old):
    return row.entry


def apply_rows(standing, before=(), made=entry_of):
    """What rows that all stand make of what stood before: entries.

    `made`: what stands there by a row, of the row and of what stood there, None where
    nothing did.
    """
    after = list(before)
    for row in standing:
        apply_row(after, row, made)
    return after


def apply_row(after, row, made=entry_of):
    """Changes a list of what stands as a row does that is no undo and no redo."""
    if row.operation == "add":
        after.append(made(row, None))
        return
    for late in sorted(row.along, key=place_of, reverse=True):
        say_anew(after, late, row.id, made)
    old = None if row.operation == "insert" else after.pop(row.place)
    if row.operation != "remove":
        after.insert(row.place, made(row, old))


def place_of(late):
    """The place before a change of an entry that goes along."""
    return late if type(late) is int else late[0]


def said_anew(late):
    """The entries that stand where an entry went along."""
    return [] if type(late) is int else late[1:]


def say_anew(after, late, id, made):
    """Takes a later entry out, or puts the re-entered one there."""
    place = place_of(late)
    rows = [Row("replace", place, entry, id=id) for entry in said_anew(late)]
    last = [made(row, after[place]) for row in rows[-1:]]
    after[place : place + 1] = [made(row, None) for row in rows[:-1]] + last


def number_gone(row):
    """How many entries a row takes out that took one out itself."""
    return 1 + len([late for late in row.along if not said_anew(late)])


def entries_after(rows):
    """The entries of the record after a log."""
    return apply_rows(fold_rows(rows)[0])


def rows_in(outbox):
    """The rows of a phone's outbox, a list of dicts, which calls a place `at`."""
    return [
        Row(row["operation"], row.get("at"), row.get("entry"), row.get("along") or ())
        for row in outbox
    ]
