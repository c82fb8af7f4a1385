"""What stands in a record after a log, and which row brought each entry."""

from collections import namedtuple

from .rows import apply_row, apply_rows, fold, fold_rows

# What stands at a place of the record: `id` of the row that says it, `root` of the one
# that first stood there, before corrections.
Item = namedtuple("Item", ("id", "root", "entry"))


def item_of(row, old):
    return Item(row.id, old.root if old else row.id, row.entry)


def items_after(rows):
    """The entries of the record after a log, as Items."""
    return items_of(fold_rows(rows)[0])


def items_of(standing):
    """The entries of the record after rows that all stand, as Items."""
    return apply_rows(standing, made=item_of)


class GrowingLog:
    """What stands after a log that grows row by row, as Items."""

    def __init__(self, rows):
        self.standing, self.taken_back = fold_rows(rows)
        self.items = items_of(self.standing)

    def go_on(self, row):
        """One row more; an entry at the end goes and comes without all the others."""
        if row.operation == "leave":
            return
        turned = {"undo": self.standing, "redo": self.taken_back}.get(row.operation)
        last = row if turned is None else turned[-1] if turned else None
        fold(self.standing, self.taken_back, row.operation, row)
        if last is None:
            return
        if row.operation != "undo":
            apply_row(self.items, last, item_of)
        elif last.operation == "add":
            self.items.pop()
        else:
            self.items = items_of(self.standing)
